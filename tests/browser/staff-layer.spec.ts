/** What an agency's people choose over homes that a feed or a file brings, on a phone without JavaScript (decision 156). */
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { pathTo } from '#domain/routes.ts';
import words from '#locales/nl/staff.ts';
import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import { dragOnto } from '../support/dragged.ts';
import { expect, test } from '../support/fixtures.ts';
import { gevelAt } from '../support/gevel-process.ts';
import { send } from '../support/http.ts';
import { expectPlainSound } from '../support/plain-page.ts';
import { AGENCIES, at } from '../support/sites.ts';
import type { SplitSite } from '../support/split-site.ts';
import { signInAs } from '../support/staff-session.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 780 } });
test.describe.configure({ mode: 'default' });

const SITE = 'ardenne';
const FEED = 'package';
const { written: home, homes } = words;
const { layer } = home;
const { pictures } = words;

let split: SplitSite;
let price = '395.000,00';

const file = (): string =>
  [
    'estate.general.id;estate.general.title.nl;estate.general.transaction.id;estate.general.headType.id;' +
      'estate.general.price.value;estate.general.address.city.zip;estate.general.address.city.name.fr;' +
      'estate.general.address.street.nl;estate.general.address.number;estate.openHouses[0].day;' +
      'estate.openHouses[0].from;estate.openHouses[0].to',
    `c1;Huis uit het pakket;1;3;${price};5000;Namur;Rue de la Gare;7;2099-04-04;10:00;12:00`,
    '',
  ].join('\r\n');

const done = async (...more: readonly string[]): Promise<void> => {
  const { code, stderr } = await gevelAt(split.gate.port, localOperatorToken(), ...more);
  expect(code, stderr).toBe(0);
};

const stored = async (): Promise<{ id: string; price: number } | undefined> =>
  (
    await split.content.rows<{ id: string; price: number }>(
      'SELECT e.id, e.price FROM estates AS e JOIN feed_homes AS f ON f.site_id = e.site_id AND f.estate_id = e.id ' +
        'WHERE e.site_id = ? AND f.feed = ?',
      SITE,
      FEED,
    )
  )[0];

let stop = (): void => {};
test.beforeAll(async ({ split: shared }) => {
  split = shared;
  const server = createServer((_request, response) => response.end(file()));
  const { hostname, port } = split.called;
  await new Promise<void>((listening) => {
    server.listen(port, hostname, listening);
  });
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const address = `http://${hostname}:${port}/homes.csv`;
  const options = ['--format', 'csv', '--decimal', 'comma'];
  await done('feed', 'add', SITE, 'file', '--name', FEED, '--address', address, ...options);
  await expect.poll(stored, { timeout: 60_000, intervals: [500] }).toMatchObject({ price: 395_000 });
});
test.afterAll(async () => {
  stop();
  await done('feed', 'remove', SITE, FEED);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const part = (page: Page, field: string) => page.locator(`#layer-${field}`);
const unfold = (page: Page, field: string) => part(page, field).locator('summary').click();
const shots = (page: Page) => part(page, 'pictures').locator('.shot');
const stateOf = async (id: string): Promise<number> =>
  (await send(AGENCIES[SITE].hostname, pathTo('estate', 'nl', { id }), { port: split.port })).status;

test('a home of a feed is hidden and has another open house, through a round, and goes back', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 4(09|22)/);
  test.setTimeout(120_000);
  const id = (await stored())?.id ?? '';
  await signInAs(page.context(), split, { who: 'claire', name: 'Claire Lambert', agency: SITE });
  await page.goto(at(SITE, pathTo('staff-homes', 'nl'), split.port));
  const row = page.locator(`[data-key="estate/${id}"]`);
  await expect(row).toContainText(homes.feed.replace('{{feed}}', FEED));
  await row.getByRole('link').first().click();
  await expect(heading(page)).toHaveText('Rue de la Gare 7');
  const here = page.url();
  await expect(page.getByText(layer.rest.replace('{{feed}}', FEED))).toBeVisible();

  // An open house instead of that of the package; one that cannot be stays as it was typed.
  await unfold(page, 'openHouses');
  const day = part(page, 'openHouses').locator('.home-row').first();
  await day.locator('input[type="date"]').fill('2099-05-02');
  await day.locator('input[type="time"]').first().fill('14:00');
  await day.locator('input[type="time"]').last().fill('13:00');
  await part(page, 'openHouses').getByRole('button', { name: layer.save }).click();
  await expect(page.getByText(home.notices.wrong.title)).toBeVisible();
  await expect(day.locator('input[type="time"]').last()).toHaveValue('13:00');
  await day.locator('input[type="time"]').last().fill('16:00');
  await part(page, 'openHouses').getByRole('button', { name: layer.save }).click();
  await expect(page.getByText(home.done.layered)).toBeVisible();
  await expect(part(page, 'openHouses')).toContainText('Claire Lambert');
  await expectPlainSound(page, 'days');

  await unfold(page, 'hidden');
  await press(page, layer.hide);
  await expect(part(page, 'hidden')).toContainText(layer.isHidden);
  expect(await stateOf(id)).toBe(410);
  await expectPlainSound(page, 'hidden');

  price = '385.000,00';
  await done('feed', 'run', SITE, FEED);
  await expect.poll(stored, { timeout: 60_000, intervals: [500] }).toMatchObject({ price: 385_000 });
  expect(await stateOf(id)).toBe(410);
  await page.goto(at(SITE, pathTo('staff-homes', 'nl'), split.port));
  await expect(page.locator(`[data-key="estate/${id}"]`)).toContainText(homes.hidden);
  await expectPlainSound(page, 'list');
  await page.goto(here);
  await expect(part(page, 'openHouses')).toContainText('14:00');
  await expect(part(page, 'hidden')).toContainText(layer.isHidden);

  await unfold(page, 'hidden');
  await press(page, layer.show);
  await expect(part(page, 'hidden')).toContainText(layer.isShown);
  await unfold(page, 'openHouses');
  await expect(part(page, 'openHouses')).toContainText('10:00');
  await press(page, layer.back);
  await expect(part(page, 'openHouses')).not.toContainText('14:00');
  // The last action is taken back by one press.
  await press(page, home.undo);
  await expect(part(page, 'openHouses')).toContainText('14:00');
});

/** A listing for sale with at least three pictures. */
async function aListing(): Promise<{ readonly guid: string; readonly doc: string }> {
  const [listing] = await split.content.rows<{ guid: string; doc: string }>(
    "SELECT guid, doc FROM source_listings WHERE site_id = ? AND withdrawn_at IS NULL AND json_array_length(doc, '$.pictures') > 2 " +
      "AND doc ->> '$.status' = 'FOR_SALE' ORDER BY guid LIMIT 1",
    SITE,
  );
  if (listing === undefined) throw new Error('no listing');
  return listing;
}

test('a listing of a file has its pictures in another order, and another contact person', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { guid, doc } = await aListing();
  const second = String(JSON.parse(doc).pictures[1].file);
  await signInAs(page.context(), split, { who: 'claire', name: 'Claire Lambert', agency: SITE });
  await page.goto(at(SITE, pathTo('staff-home', 'nl', { kind: 'estate', id: guid }), split.port));
  await expect(page.getByText(layer.fileTitle)).toBeVisible();
  await unfold(page, 'pictures');
  await expectPlainSound(page, 'pictures');
  await shots(page)
    .nth(1)
    .getByRole('button', { name: new RegExp(`^${pictures.forward}`) })
    .click();
  await expect(page.getByText(home.done.layered)).toBeVisible();
  await expect(shots(page).first()).toHaveAttribute('data-name', second);

  await unfold(page, 'contact');
  const [name = ''] = await part(page, 'contact').locator('.home-answer').allInnerTexts();
  await part(page, 'contact').getByRole('radio', { name, exact: true }).check();
  await part(page, 'contact').getByRole('button', { name: layer.save }).click();
  await expect(part(page, 'contact').locator('summary')).toContainText(name);
  await expectPlainSound(page, 'contact');

  await page.getByRole('link', { name: home.toSite }).click();
  const first = page.locator('main img').first();
  await expect(first).toHaveAttribute('src', new RegExp(second));
});

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true });

  test('its pictures are dragged, and moved by buttons, in place', async ({ page }) => {
    const { guid } = await aListing();
    await signInAs(page.context(), split, { who: 'claire', name: 'Claire Lambert', agency: SITE });
    await page.goto(at(SITE, pathTo('staff-home', 'nl', { kind: 'estate', id: guid }), split.port));
    await unfold(page, 'pictures');
    await page.evaluate(() => document.body.setAttribute('data-stayed', ''));
    const names = () =>
      shots(page).evaluateAll((rows) => rows.slice(0, 3).map((row) => row.getAttribute('data-name')));
    const [one, two, three] = await names();
    await dragOnto(page, shots(page).first(), shots(page).nth(1));
    await expect.poll(names).toEqual([two, one, three]);
    await shots(page)
      .nth(2)
      .getByRole('button', { name: new RegExp(`^${pictures.toFront}`) })
      .click();
    await expect.poll(names).toEqual([three, two, one]);
    await expect(part(page, 'pictures')).toContainText('Claire Lambert');
    expect(await page.locator('body[data-stayed]').count()).toBe(1);
    await page.reload();
    expect(await names()).toEqual([three, two, one]);
  });
});
