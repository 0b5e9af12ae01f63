/**
 * A flat with twelve photographs from nothing to its public page on a phone with one hand, on a slow line (decisions 157
 * and 160): counted in taps, fields and minutes.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { pathTo } from '#domain/routes.ts';
import words from '#locales/nl/staff.ts';
import subTypes from '#locales/nl/subtypes.ts';
import { dayHasBegun, linkIn, newsIsMailed, tenMinutesPass } from '../support/alert-mails.ts';
import { faultsOn } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { ask, askFollowing } from '../support/http.ts';
import { photographs } from '../support/photographs.ts';
import { AGENCIES, at, wordsOf } from '../support/sites.ts';
import type { SplitSite } from '../support/split-site.ts';
import { signedIn } from '../support/staff-session.ts';

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });
test.describe.configure({ mode: 'default', timeout: 420_000 });

const SITE = 'duinzicht';
/** A street that no other home has. */
const STREET = 'Strandloperslaan';
const { written: w, homes, pictures: p } = words;
const LOOK = process.env.LOOK_AT_HOMES;
/** Taps and fields of the journey below; a change that needs more of an agent's hand fails here. */
const MOST = { taps: 31, fields: 14 };
const PHOTOGRAPHS = 12;
/** Most bytes of a photograph of 12 megapixels as it travels. */
const MOST_BYTES = 600_000;
/** What a practised hand needs for a tap and to type a field, seconds: machines type at once. */
const HAND = { tap: 1.5, field: 4 };

let split: SplitSite;
test.beforeAll(({ split: shared }) => {
  split = shared;
});

async function signIn(page: Page, who: string): Promise<void> {
  const email = `phone.${who}.${split.port}@example.com`;
  await split.content.employ(SITE, { name: 'Sofie Claeys', email, sees: 'all', rights: ['homes'] });
  const { secret } = await signedIn((sql, ...params) => split.content.rows(sql, ...params), SITE, email);
  const url = `https://${AGENCIES[SITE].hostname}`;
  await page
    .context()
    .addCookies([{ name: '__Host-gevel', value: secret, url, httpOnly: true, secure: true }]);
}

/** A hand: what it taps and types is counted, and each target is large enough. */
function aHand() {
  const count = { taps: 0, fields: 0 };
  const asked: string[] = [];
  const isAsked = async (target: Locator): Promise<void> => {
    count.fields += 1;
    asked.push((await target.getAttribute('name')) ?? '');
  };
  const tap = async (target: Locator): Promise<void> => {
    count.taps += 1;
    // On this line the styles of a page come after its elements.
    const height = () =>
      target.evaluate((element) => (element.closest('label') ?? element).getBoundingClientRect().height);
    await expect.poll(height, String(target)).toBeGreaterThanOrEqual(43.5);
    // A box is ticked by its label.
    const label = target.locator('xpath=ancestor::label');
    await ((await label.count()) > 0 ? label : target).tap();
  };
  return {
    count,
    asked,
    tap,
    type: async (target: Locator, text: string): Promise<void> => {
      await tap(target);
      await isAsked(target);
      await target.fill(text);
    },
    choose: async (target: Locator, label: string): Promise<void> => {
      await tap(target);
      await isAsked(target);
      await target.selectOption({ label });
    },
    tick: async (target: Locator): Promise<void> => {
      await tap(target);
      await isAsked(target);
    },
  };
}

/** About 400 kbit/s down and 750 kbit/s up, with 300 ms to the site and back. */
async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 94_000,
  });
}

const part = (page: Page, id: string) => page.locator(`#${id}`);
const next = (page: Page, id: string) => part(page, id).getByRole('button', { name: w.saveNext });

/** A visitor who is told at once of flats of up to 430.000 euro; answers with the address that is mailed. */
async function aSeeker(browser: Browser): Promise<string> {
  const t = wordsOf('nl');
  const email = `seeker.${split.port}@example.com`;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at(SITE, `${pathTo('subscribe', 'nl')}?type=1&price-max=430000`, split.port));
  await page.getByRole('radio', { name: t('alerts.rhythm.at_once') }).check();
  const form = page.locator('main form.form');
  await form.getByLabel(t('forms.person.email')).fill(email);
  await form.getByRole('button', { name: t('forms.subscribe.send') }).click();
  const [request] = await split.content.mailsTo(email, 1);
  if (request === undefined) throw new Error('no mail to confirm');
  await page.goto(linkIn(request, 'subscribe-confirm', 'nl'));
  await page.getByRole('button', { name: t('forms.subscribe.confirm') }).click();
  await split.content.mailsTo(email, 2);
  await context.close();
  return email;
}

test('a flat with twelve photographs goes out, and is found by search, on the map, in the sitemap and by an alert', async ({
  page,
  context,
  browser,
}, testInfo) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 51.349_371, longitude: 3.273_482 });
  const [seeker, files] = await Promise.all([
    aSeeker(browser),
    photographs(PHOTOGRAPHS, testInfo.outputPath()),
  ]);
  await dayHasBegun(split.content);
  await signIn(page, 'five');
  await page.goto(at(SITE, pathTo('staff-homes', 'nl'), split.port));
  await slow(page);
  const began = Date.now();
  const { count, asked, tap, type, choose, tick } = aHand();
  await tap(page.locator('.hm-new > summary').first());
  await tap(page.getByRole('button', { name: homes.newSale, exact: true }));

  await choose(part(page, 'place').locator('[name="estate.general.headType"]'), 'Appartement');
  await choose(part(page, 'place').locator('[name="estate.general.subType"]'), subTypes.PENTHOUSE);
  await type(page.getByLabel(w.labels.city), '8300 Knokke-Heist');
  await type(page.getByLabel(w.labels.street, { exact: true }), STREET);
  await type(page.getByLabel(w.labels.number, { exact: true }), '7');
  await tick(page.getByLabel(w.labels.shown));
  await tap(page.getByRole('button', { name: w.point.here }));
  await expect(page.getByLabel(w.labels.point)).toHaveValue(/^51[.,]349371,? 3[.,]273482$/);
  await tap(next(page, 'place'));

  // What was typed is saved while the hand goes on.
  await type(page.getByLabel(`${w.labels.price} (€)`), '425.000');
  await tap(next(page, 'price'));
  await tap(next(page, 'status'));
  await type(part(page, 'rooms').locator('[name="estate.general.bedroomCount"]'), '2');
  await type(part(page, 'rooms').locator('[name="estate.dimensions.areaBuild"]'), '96,5');
  await tap(next(page, 'rooms'));
  await type(part(page, 'energy').locator('[name="estate.energy.epcValue"]'), '231');
  await tap(next(page, 'energy'));
  // The questions of the region have come meanwhile.
  const answer = async (question: keyof typeof w.questions, said: string) =>
    tick(
      part(page, 'law')
        .getByRole('group', { name: w.questions[question] })
        .getByRole('radio', { name: said, exact: true }),
    );
  await answer('buildingLicense', w.yes);
  await answer('presaleRight', w.no);
  await tap(next(page, 'law'));
  await type(part(page, 'text-nl').getByLabel(`${w.labels.title} (Nederlands)`), 'Zee voor de ramen');
  // As Word gives it.
  await type(
    part(page, 'text-nl').getByLabel(`${w.labels.text} (Nederlands)`),
    '“Licht”\u00a0— en ruim.\u000bMet:\r\n•\tterras\r\n•\tkelder\u00ad\u200b',
  );
  expect(await faultsOn(page)).toEqual([]);

  // The photographs go one by one while the hand rests.
  let sent = 0;
  await page.route(/fotos\?key=/, async (route) => {
    const bytes = route.request().postDataBuffer()?.byteLength ?? 0;
    expect(bytes).toBeLessThan(MOST_BYTES);
    sent += bytes;
    await route.continue();
  });
  await tap(part(page, 'pictures').locator('summary'));
  await tap(part(page, 'pictures').getByRole('link', { name: p.manage }));
  const chooser = page.waitForEvent('filechooser');
  await tap(page.locator('input[type=file][multiple]'));
  await (await chooser).setFiles([...files]);
  const travelled = Date.now();
  await expect(page.locator('[data-shots] .shot')).toHaveCount(PHOTOGRAPHS, { timeout: 150_000 });
  const onTheLine = Date.now() - travelled;
  await tap(page.locator('.home-bar').getByRole('link', { name: p.back }));

  // The main button is within the thumb's reach, over the tabs.
  const review = page.getByRole('link', { name: w.review });
  await expect(async () => {
    const [box, tabs] = await Promise.all([review.boundingBox(), page.locator('.desk-nav').boundingBox()]);
    expect(box !== null && tabs !== null && box.y > 500 && box.y + box.height <= tabs.y + 1).toBe(true);
  }).toPass();
  if (LOOK !== undefined) await page.screenshot({ path: `${LOOK}/phone-text.png` });
  await tap(review);
  await expect(page.locator('.home-goes')).toContainText('425.000');
  await expect(page.getByText(w.nowText)).toBeVisible();
  await page.waitForLoadState();
  await expect(page.locator('.home-stops')).toHaveCount(0);
  await tap(page.getByRole('button', { name: w.putOnline, exact: true }));
  await expect(page.getByText(w.done.published)).toBeVisible();
  const id = /\/(\d{12})\?/.exec(page.url())?.[1] ?? '';
  await tap(page.getByRole('link', { name: w.toSite }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zee voor de ramen');
  for (const text of ['425.000', STREET, '“Licht”', 'terras'])
    await expect(page.locator('main')).toContainText(text);
  const took = (Date.now() - began) / 1000;
  const hand = count.taps * HAND.tap + count.fields * HAND.field;
  console.log(
    `a flat from nothing to its page: ${count.taps} taps, ${count.fields} fields, ${PHOTOGRAPHS} photographs of ` +
      `${Math.round(sent / 1000)} kB; ${(took / 60).toFixed(1)} minutes of line and machine ` +
      `(${Math.round(onTheLine / 1000)} s for the photographs), ${((took + hand) / 60).toFixed(1)} with a hand`,
  );
  expect([count.taps <= MOST.taps, count.fields <= MOST.fields, count]).toEqual([true, true, count]);
  // No field is asked twice.
  expect(asked.filter((name, index) => asked.indexOf(name) !== index)).toEqual([]);
  const shown = (await page.content()).match(/sent-[0-9a-f]{32}/g);
  expect(new Set(shown).size).toBe(PHOTOGRAPHS);

  const told = (path: string) => askFollowing(SITE, path, { port: split.port });
  await expect(async () => {
    expect((await told(`/nl/aanbod?q=${STREET}`)).text).toContain(id);
    const area = 'bounds=51.3,3.2,51.4,3.35&size=390x600';
    expect((await told(`/nl/ajax/markers?q=${STREET}&${area}`)).text).toContain(id);
    const index = (await ask(SITE, '/sitemap.xml', { port: split.port })).text;
    const maps = [...index.matchAll(/<loc>([^<]*\.xml[^<]*)<\/loc>/g)].map(
      ([, loc = '']) => new URL(loc).pathname,
    );
    const all = await Promise.all(maps.map(async (path) => (await told(path)).text));
    expect([index, ...all].some((text) => text.includes(id))).toBe(true);
  }).toPass({ timeout: 20_000, intervals: [500] });

  // Nobody is mailed before the ten minutes are over, and who looks for such a flat is once they are.
  const { content } = split;
  expect(await content.mailsTo(seeker)).toHaveLength(2);
  await tenMinutesPass(content, SITE);
  await newsIsMailed(content, SITE);
  const [, , news] = await content.mailsTo(seeker, 3);
  expect(news?.subject).toMatch(/^Nieuw: .*€ 425\.000$/);
  expect(news?.text).toContain(at(SITE, pathTo('estate', 'nl', { id }), split.port));
});

test('by keyboard alone: Enter saves a part and opens the next one', async ({ page }) => {
  await signIn(page, 'keys');
  await page.goto(at(SITE, pathTo('staff-homes', 'nl'), split.port));
  await page.locator('.hm-new > summary').first().press('Enter');
  await page.getByRole('button', { name: homes.newRent, exact: true }).press('Enter');
  const city = page.getByLabel(w.labels.city);
  await city.focus();
  await page.keyboard.type('8400 Oostende');
  await page.keyboard.press('Enter');
  await expect(part(page, 'price').locator('summary').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(`${w.labels.price} (€)`)).toBeFocused();
  await page.keyboard.type('950');
  await page.keyboard.press('Enter');
  await expect(part(page, 'status').locator('summary').first()).toBeFocused();
  await expect(part(page, 'price').locator('.home-part__said')).toContainText('950');
  await expect(part(page, 'place').locator('.home-part__said')).toContainText('Oostende');
  const review = page.getByRole('link', { name: w.review });
  for (let at = 0; at < 40 && !(await review.evaluate((one) => one === document.activeElement)); at++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.publishTitle);
});

test('a device that gives no position says so, and the point is pasted, with a link to it on the map', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  await signIn(page, 'point');
  await page.goto(at(SITE, pathTo('staff-homes', 'nl'), split.port));
  await page.locator('.hm-new > summary').first().tap();
  await page.getByRole('button', { name: homes.newSale, exact: true }).tap();
  await page.getByRole('button', { name: w.point.here }).tap();
  await expect(page.getByText(w.point.failed)).toBeVisible();
  const point = page.getByLabel(w.labels.point);
  await point.fill('https://maps.app.goo.gl/AbCdEf');
  await point.blur();
  await expect(part(page, 'place').getByText(w.wrong.point)).toBeVisible();
  await expect(point).toHaveValue('https://maps.app.goo.gl/AbCdEf');
  await point.fill('https://www.openstreetmap.org/?mlat=51.349371&mlon=3.273482#map=19/51.3/3.2');
  await point.blur();
  await expect(point).toHaveValue('51,349371 3,273482');
  expect(await faultsOn(page)).toEqual([]);
  await page.getByRole('link', { name: w.point.onMap }).tap();
  await expect(page).toHaveURL((url) => url.searchParams.get('geo_range')?.startsWith('1km;51.3') === true);
  await expect(page.locator('.map-view__map')).toBeVisible();
});
