/** The settings of a site by one of the agency's people, on a phone, without JavaScript and with it (decision 181). */
import type { Page } from '@playwright/test';
import { pathTo } from '#domain/routes.ts';
import words from '#locales/nl/staff.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectPlainSound } from '../support/plain-page.ts';
import { purge } from '../support/purge.ts';
import { type AgencyId, at } from '../support/sites.ts';
import type { SplitSite } from '../support/split-site.ts';
import { signInAs } from '../support/staff-session.ts';

const SITE: AgencyId = 'huis-haard';
const PAGE = pathTo('staff-site', 'nl');
const p = words.site;

test.use({ viewport: { width: 390, height: 780 } });

/** Counts what a thumb presses, on the page of the settings and below it. */
function counting() {
  let taps = 0;
  return {
    press: async (locator: ReturnType<Page['getByRole']>): Promise<void> => {
      taps += 1;
      await locator.click();
    },
    taps: () => taps,
  };
}

const open = async (page: Page, split: SplitSite, who: string): Promise<void> => {
  await signInAs(page.context(), split, { who, name: 'Annelies Smet', agency: SITE, rights: ['site'] });
  await page.goto(at(SITE, PAGE, split.port));
};
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('an hour is changed, looked at, kept and put back', async ({ page, split, watch }) => {
      test.setTimeout(120_000);
      watch.expectError(/status of 422/);
      const { press, taps } = counting();
      await open(page, split, `own-hours-${String(javaScriptEnabled)}`);
      await press(link(page, `${p.parts.hours}: Huis & Haard`));
      const saturday = page.getByRole('group', { name: 'zaterdag' });
      await expect(saturday.getByLabel(p.to, { exact: true }).first()).toHaveValue('16:00');
      await expectPlainSound(page, 'hours');

      // What is wrong stands beside the day, and stays.
      await saturday.getByLabel(p.to, { exact: true }).first().fill('08:00');
      await button(page, p.save).click();
      await expect(saturday).toContainText(p.wrong.backwards);
      await expectPlainSound(page, 'wrong');

      // Looked at first, as the contact page will show it.
      await saturday.getByLabel(p.to, { exact: true }).first().fill('12:30');
      await button(page, p.look).click();
      await expect(page.getByRole('heading', { name: p.soon })).toBeVisible();
      await expect(page.locator('.own-shown')).toContainText(/12\.30\su/);
      await page.waitForLoadState();
      const soon = await page.locator('.own-shown .office__hours table').first().innerHTML();
      await press(button(page, p.save));
      await expect(page.getByRole('status').filter({ hasText: p.said.saved })).toBeVisible();
      // Opened, and saved: with the typing in between, all there is to press.
      expect(taps()).toBe(2);

      // The page of the site has byte for byte what was shown.
      await purge(SITE, split.port);
      const visitor = await page.context().newPage();
      await expect(async () => {
        await visitor.goto(at(SITE, pathTo('contact', 'nl'), split.port));
        expect(await visitor.locator('.office__hours table').first().innerHTML()).toBe(soon);
      }).toPass({ timeout: 20_000, intervals: [500] });
      await visitor.close();

      // In words, with who did it, and back by one press.
      await page.goto(at(SITE, PAGE, split.port));
      const change = page
        .locator('.own-list > li')
        .filter({ hasText: /zaterdag: .*16\.00\su.*→.*12\.30\su/ });
      await expect(change.first()).toContainText('Annelies Smet');
      await expectPlainSound(page, 'site');
      await change.first().getByRole('button', { name: p.log.putBack }).click();
      await expect(page.getByRole('status').filter({ hasText: p.said.back })).toBeVisible();
      await page.goto(at(SITE, pathTo('staff-journal', 'nl'), split.port));
      await expect(page.locator('.log > li').first()).toContainText(p.log.didBack);
    });

    test('a colleague is added, has a page, and is taken off', async ({ page, split, watch }) => {
      test.setTimeout(120_000);
      watch.expectError(/status of 404/);
      const name = `Liselotte Vandenbroeck ${javaScriptEnabled ? 'Eén' : 'Twee'}`;
      const { press, taps } = counting();
      await open(page, split, `own-person-${String(javaScriptEnabled)}`);
      await press(link(page, p.addPerson));
      await page.getByLabel(p.labels.name, { exact: true }).fill(name);
      await page.getByLabel(p.labels.mobile, { exact: true }).fill('0470 00 44 19');
      await page.getByRole('checkbox', { name: 'Nederlands' }).check();
      await page.getByLabel(p.labels.email, { exact: true }).fill('liselotte@huisenhaard.example');
      await press(button(page, p.save));
      await expect(page.getByRole('status').filter({ hasText: p.said.added })).toBeVisible();
      // Added: two taps beside what is typed and ticked.
      expect(taps()).toBe(2);
      await press(link(page, name));
      await expect(page.locator('.own-shown')).toContainText('0470 00 44 19');
      await expectPlainSound(page, 'person');
      const own = await page.locator('.own-shown').getByRole('link', { name }).getAttribute('href');
      const visitor = await page.context().newPage();
      await purge(SITE, split.port);
      await expect(async () => {
        expect((await visitor.goto(at(SITE, own ?? '', split.port)))?.status()).toBe(200);
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name);
      }).toPass({ timeout: 20_000, intervals: [500] });
      await press(page.getByRole('button', { name: `Haal ${name} van de site` }));
      await expect(page.getByRole('status').filter({ hasText: p.said.removed })).toBeVisible();
      await expect(link(page, name)).toHaveCount(0);
      // Gone again: two more. Their page is gone as well, with a way on.
      expect(taps()).toBe(4);
      await purge(SITE, split.port);
      await expect(async () => {
        expect((await visitor.goto(at(SITE, own ?? '', split.port)))?.status()).toBe(404);
      }).toPass({ timeout: 20_000, intervals: [500] });
      await expect(visitor.locator('main form')).not.toHaveCount(0);
      await visitor.close();
    });

    test('a line of the menu is added, moved, and put back', async ({ page, split, watch }) => {
      test.setTimeout(120_000);
      watch.expectError(/status of 422/);
      await open(page, split, `own-menus-${String(javaScriptEnabled)}`);
      const { press, taps } = counting();
      const name = `Onze buurt ${javaScriptEnabled ? 'Eén' : 'Twee'}`;
      await press(link(page, p.parts.menus));
      await expectPlainSound(page, 'menus');
      const fresh = page.locator('.own-group').first().getByRole('group', { name: p.menus.newRow }).first();
      await fresh.getByLabel(`${p.menus.name} (Nederlands)`).fill(name);
      // Leading nowhere, it is said beside the line, and the name stays.
      await button(page, p.save).click();
      const line = page.getByRole('group', { name, exact: true });
      await expect(line).toContainText(p.wrong.menuTarget);
      await expectPlainSound(page, 'menus-wrong');
      await line.getByLabel(p.menus.target).selectOption({ label: words.pages.links.contact });
      await press(page.getByRole('button', { name: `${p.menus.up}: ${name}` }));
      await expect(page.getByRole('status').filter({ hasText: p.menus.moved })).toBeVisible();
      await press(button(page, p.save));
      await expect(page.getByRole('status').filter({ hasText: p.said.saved })).toBeVisible();
      // Opened, moved and saved.
      expect(taps()).toBe(3);
      await purge(SITE, split.port);
      const visitor = await page.context().newPage();
      await expect(async () => {
        await visitor.goto(at(SITE, pathTo('home', 'nl'), split.port));
        await expect(visitor.locator('.site-header').getByText(name)).toHaveCount(1, { timeout: 1000 });
      }).toPass({ timeout: 20_000, intervals: [500] });
      await visitor.close();
      await putBackLast(page, split);
      await page.goto(at(SITE, pathTo('staff-site-part', 'nl', { part: 'menus' }), split.port));
      await expect(page.getByRole('group', { name, exact: true })).toHaveCount(0);
    });
  });
}

test('two people at one number: the second sees both, and nothing typed is lost', async ({
  page,
  split,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.expectError(/status of 409/);
  const part = pathTo('staff-site-part', 'nl', { part: 'agency' });
  await signInAs(page.context(), split, {
    who: 'own-first',
    name: 'Bo Peeters',
    agency: SITE,
    rights: ['site'],
  });
  await page.goto(at(SITE, part, split.port));
  const phone = page.getByLabel(p.labels.phone, { exact: true });
  const before = await phone.inputValue();
  const other = await page.context().newPage();
  await other.goto(at(SITE, part, split.port));
  await other.getByLabel(p.labels.phone, { exact: true }).fill('016 29 44 98');
  await other.getByRole('button', { name: p.save, exact: true }).click();
  await expect(other.getByRole('status').filter({ hasText: p.said.saved })).toBeVisible();
  await other.close();
  await phone.fill('016 29 44 97');
  await page.getByLabel(p.labels.city, { exact: true }).fill('Heverlee');
  await button(page, p.save).click();
  await expect(page.getByRole('alert')).toContainText(p.said.some);
  await expect(page.locator('.own-form')).toContainText(
    'Bo Peeters maakte er intussen dit van: “016 29 44 98”',
  );
  await expect(phone).toHaveValue('016 29 44 97');
  await phone.fill(before);
  await page.getByLabel(p.labels.city, { exact: true }).fill('Leuven');
  await button(page, p.save).click();
  await expect(page.getByRole('status').filter({ hasText: p.said.saved })).toBeVisible();
});

/** Puts the last change back, from the page of the settings. */
async function putBackLast(page: Page, split: SplitSite): Promise<void> {
  await page.goto(at(SITE, PAGE, split.port));
  await page.getByRole('button', { name: p.log.putBack }).first().click();
  await expect(page.getByRole('status').filter({ hasText: p.said.back })).toBeVisible();
}

test('a look is chosen: its contrast is said, the agency sees its own pages in it, keeps it and puts it back', async ({
  page,
  split,
}) => {
  test.setTimeout(150_000);
  await open(page, split, 'own-look');
  await link(page, p.parts.look).click();
  await expectPlainSound(page, 'look');
  const accent = page.getByLabel(p.modes.light);
  await accent.fill('#ffd400');
  await button(page, p.look).click();
  const shown = page.locator('.own-shown');
  await expect(shown).toContainText('Gekozen: #ffd400');
  await expect(accent).toHaveValue('#ffd400');
  await expectPlainSound(page, 'look-soon');
  await page.waitForLoadState();
  const [, used = ''] = /Gebruikt: (#[0-9a-f]{6})/.exec((await shown.textContent()) ?? '') ?? [];
  expect(used).not.toBe('');

  // The list of homes and a home, as visitors' own pages draw them, at once and nowhere else.
  const visitor = await page.context().newPage();
  for (const name of [p.lookPages.offer, p.lookPages.estate]) {
    // The content service of these tests says https, and knows no port.
    const { hostname, pathname } = new URL((await link(page, name).getAttribute('href')) ?? '');
    const answer = await visitor.goto(`http://${hostname}:${split.port}${pathname}`);
    expect([answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    const token = () => getComputedStyle(document.documentElement).getPropertyValue('--accent');
    expect(await visitor.evaluate(token)).toContain(used);
  }
  await visitor.goto(at(SITE, pathTo('offer', 'nl'), split.port));
  expect(await visitor.content()).not.toContain('#ffd400');
  await visitor.close();

  await button(page, p.save).click();
  await expect(page.getByRole('status').filter({ hasText: p.said.saved })).toBeVisible();
  await putBackLast(page, split);
});

test('who looks after what is said in rows, by keyboard, and put back', async ({ page, split, watch }) => {
  test.setTimeout(120_000);
  watch.expectError(/status of 422/);
  await open(page, split, 'own-rules');
  await link(page, p.parts.rules).click();
  await expectPlainSound(page, 'rules');
  const row = page.getByRole('group', { name: p.rules.newRow }).first();
  await row.getByRole('checkbox', { name: p.rules.deeds.valuation }).focus();
  await page.keyboard.press('Space');
  await button(page, p.save).click();
  await expect(page.locator('.own-form')).toContainText(p.wrong.who);
  await expect(row.getByRole('checkbox', { name: p.rules.deeds.valuation })).toBeChecked();
  await row.getByLabel(p.rules.who).selectOption({ index: 1 });
  await row.getByLabel(p.rules.place).fill('1');
  await button(page, p.save).click();
  await expect(page.getByRole('status').filter({ hasText: p.said.saved })).toBeVisible();
  await putBackLast(page, split);
});
