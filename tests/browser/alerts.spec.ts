import type { Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { matchPath, pathTo } from '#domain/routes.ts';
import type { Estate } from '#wire/estate.ts';
import { dayHasBegun, linkIn, newsIsMailed } from '../support/alert-mails.ts';
import { faultsOn } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { send } from '../support/http.ts';
import { looks } from '../support/looks.ts';
import { sevenInBrussels } from '../support/seven.ts';
import { AGENCIES, type AgencyId, at, wordsOf } from '../support/sites.ts';
import type { SplitSite } from '../support/split-site.ts';

test.use({ javaScriptEnabled: false });
// All tests share one pair of Workers and move its clock forward: some ten seconds each on an idle machine.
test.describe.configure({ mode: 'default', timeout: 90_000 });

const PRICE_MAX = 450_000;
const MINUTE = 60_000;

let split: SplitSite;
test.beforeAll(({ split: shared }) => {
  split = shared;
});

/** A new loft of an agency. */
const newLoft = (id: number, price: number): Estate => ({
  general: {
    id,
    headType: { id: 1, name: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' } },
    subType: { id: 103, name: { nl: 'Loft', fr: 'Loft', en: 'Loft', de: 'Loft' } },
    transaction: { id: 1, name: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' } },
    price: { value: price },
    address: {
      visible: true,
      street: { nl: 'Kerkstraat', fr: 'Rue de l’Église' },
      number: '1',
      city: { id: 990001, zip: '8300', name: { nl: 'Proefstad' } },
    },
  },
});

async function subscribe(page: Page, agency: AgencyId, locale: Locale, email: string): Promise<void> {
  const t = wordsOf(locale);
  await page.goto(at(agency, `${pathTo('subscribe', locale)}?type=1&price-max=${PRICE_MAX}`, split.port));
  const form = page.locator('main form.form');
  await form.getByLabel(t('forms.person.email')).fill(email);
  await form.getByRole('button', { name: t('forms.subscribe.send') }).click();
  await expect(page).toHaveURL((url) => url.pathname === pathTo('subscribe-success', locale));
  // What was asked for is named.
  await expect(page.getByRole('main')).toContainText('450.000');
}

/** Number of active subscriptions of an agency that wait to be matched. */
const allMatched = (agency: AgencyId): Promise<readonly { readonly waiting: number }[]> =>
  split.content.rows(
    "SELECT count(*) AS waiting FROM subscriptions AS s WHERE s.site_id = ? AND s.state = 'active' " +
      'AND s.seen_event < (SELECT max(r.upto) FROM alert_runs AS r WHERE r.site_id = s.site_id)',
    agency,
  );

/** The cron of a morning: it matches new homes, and a minute later sends the mails. */
async function morning(agency: AgencyId, seven: Date): Promise<void> {
  await split.content.cron(seven);
  await expect(async () => expect(await allMatched(agency)).toEqual([{ waiting: 0 }])).toPass({
    timeout: 15_000,
    intervals: [200],
  });
  await split.content.cron(new Date(seven.getTime() + MINUTE));
}

const JOURNEYS = [
  ['duinzicht', 'nl', 1],
  ['ardenne', 'fr', 11],
] as const satisfies readonly (readonly [AgencyId, Locale, number])[];
for (const [agency, locale, daysLater] of looks<(typeof JOURNEYS)[number]>(JOURNEYS, 1)) {
  const t = wordsOf(locale);

  test(`an alert from the form to the last mail, in ${locale} (spec 1 §1, §2)`, async ({ page }) => {
    const { content, port } = split;
    const email = `mia.${locale}.${port}@example.com`;
    const cheap = 990_000 + daysLater * 10;
    const [dear, later] = [cheap + 1, cheap + 2];

    await subscribe(page, agency, locale, email);
    const [request] = await content.mailsTo(email, 1);
    if (request === undefined) throw new Error('no mail to confirm');
    await page.goto(linkIn(request, 'subscribe-confirm', locale));
    await expect(page.getByRole('main')).toContainText('450.000');
    await page.getByRole('button', { name: t('forms.subscribe.confirm') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('forms.subscribe.confirmedHeading'));
    await expect(page.locator('.page-head')).toContainText('450.000');
    // No date is asked for before somebody wants to pause.
    await expect(page.locator('main input:visible')).toHaveCount(0);

    const [, on] = await content.mailsTo(email, 2);
    if (on === undefined) throw new Error('no mail that says the alert is on');
    await page.goto(linkIn(on, 'alerts', locale));
    await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toContainText('450.000');
    await page.getByText(t('alerts.pauseFor')).click();
    await page.getByRole('button', { name: t('alerts.pause') }).press('Enter');
    await expect(page.getByText(t('alerts.paused'))).toBeVisible();
    await page.getByRole('button', { name: t('alerts.resume') }).press('Enter');
    await expect(page.getByText(t('alerts.saved'))).toBeVisible();
    await page.getByRole('link', { name: t('alerts.change') }).click();
    await page.getByRole('link', { name: t('alerts.all') }).click();
    await expect(page.getByText(t('alerts.pauseFor'))).toBeVisible();

    await content.offer(agency, newLoft(cheap, 399_000), newLoft(dear, PRICE_MAX + 1_000));
    const seven = sevenInBrussels(daysLater);
    await content.cron(new Date(seven.getTime() - MINUTE));
    expect(
      await content.rows('SELECT * FROM alert_runs WHERE site_id = ? AND enqueued_at IS NOT NULL', agency),
    ).toEqual([]);
    await morning(agency, seven);

    const [, , digest] = await content.mailsTo(email, 3);
    if (digest === undefined) throw new Error('no digest');
    expect(digest.from).toContain(AGENCIES[agency].name);
    const estate = at(agency, pathTo('estate', locale, { id: String(cheap) }), port);
    expect(digest.text.split('\n')).toContain(estate);
    expect(digest.text).toContain('€ 399.000');
    expect(digest.text).not.toContain(pathTo('estate', locale, { id: String(dear) }));
    await page.goto(estate);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Loft');

    const link = linkIn(digest, 'unsubscribe', locale);
    expect(digest.headers['List-Unsubscribe']).toBe(`<${link}>`);
    expect(digest.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const answer = await send(AGENCIES[agency].hostname, new URL(link).pathname, {
      port,
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);

    await content.offer(agency, newLoft(later, 299_000));
    await morning(agency, sevenInBrussels(daysLater + 1));
    const reported = await content.rows<{ told: number }>(
      'SELECT count(*) AS told FROM alert_runs WHERE site_id = ? AND finished_at IS NOT NULL AND upto = ' +
        '(SELECT max(seq) FROM estate_events WHERE site_id = alert_runs.site_id AND estate_id = ?)',
      agency,
      String(later),
    );
    expect(reported).toEqual([{ told: 1 }]);
    await content.mailsTo(email, 3);
    const known = await content.rows('SELECT 1 FROM subscriptions WHERE email = ?', email);
    expect(known).toEqual([]);
  });
}

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true });

  test('axe finds nothing on the pages of an alert, from its form to its end', async ({ page }) => {
    const t = wordsOf('nl');
    const email = `axe.${split.port}@example.com`;
    const expectSound = async () => expect(await faultsOn(page)).toEqual([]);
    await subscribe(page, 'duinzicht', 'nl', email);
    await expectSound();
    const [request] = await split.content.mailsTo(email, 1);
    if (request === undefined) throw new Error('no mail to confirm');
    await page.goto(linkIn(request, 'subscribe-confirm', 'nl'));
    await expectSound();
    await page.getByRole('button', { name: t('forms.subscribe.confirm') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('forms.subscribe.confirmedHeading'));
    await expectSound();
    const [, on] = await split.content.mailsTo(email, 2);
    if (on === undefined) throw new Error('no mail that says the alert is on');
    await page.goto(linkIn(on, 'alerts', 'nl'));
    await expectSound();
    await page.getByRole('link', { name: t('alerts.change') }).click();
    await expect(page).toHaveURL((url) => matchPath(url.pathname)?.screen === 'subscribe-edit');
    await expectSound();
    await page.goto(linkIn(on, 'unsubscribe', 'nl'));
    await expectSound();
  });
});

test('a visitor follows a home and gets a mail when its price changes', async ({ page }) => {
  const { content, port } = split;
  const [agency, locale, days] = ['duinzicht', 'nl', 21] as const;
  const t = wordsOf(locale);
  const [id, email] = [990_500, `jan.${port}@example.com`];
  await content.offer(agency, newLoft(id, 399_000));
  const home = at(agency, pathTo('estate', locale, { id: String(id) }), port);
  await page.goto(home);
  await page
    .locator('#contact')
    .getByRole('link', { name: t('alerts.home') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('alerts.home'));
  await page.locator('main form.form').getByLabel(t('forms.person.email')).fill(email);
  await page.getByRole('button', { name: t('forms.subscribe.send') }).click();
  const [request] = await content.mailsTo(email, 1);
  if (request === undefined) throw new Error('no mail to confirm');
  await page.goto(linkIn(request, 'subscribe-confirm', locale));
  await page.getByRole('button', { name: t('forms.subscribe.confirm') }).click();
  await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toContainText(
    '8300 Proefstad',
  );
  await content.mailsTo(email, 2);

  await content.rows(
    "UPDATE shown_prices SET since = '2026-01-01T00:00:00.000Z' WHERE estate_id = ?",
    String(id),
  );
  await content.offer(agency, newLoft(id, 379_000));
  await morning(agency, sevenInBrussels(days));
  const [, , changed] = await content.mailsTo(email, 3);
  expect(changed?.text).toMatch(/€ 379\.000, was € 399\.000/);
});

test('a visitor hears of a home at once, and then once a week', async ({ page }) => {
  const { content, port } = split;
  const [agency, locale, id] = ['duinzicht', 'nl', 990_600] as const;
  const t = wordsOf(locale);
  const email = `eva.${port}@example.com`;
  await page.goto(at(agency, `${pathTo('subscribe', locale)}?type=1&price-max=${PRICE_MAX}`, port));
  const form = page.locator('main form.form');
  const rhythm = (value: 'at_once' | 'daily' | 'weekly') =>
    page.getByRole('radio', { name: t(`alerts.rhythm.${value}`) });
  await expect(rhythm('daily')).toBeChecked();
  await rhythm('daily').press('ArrowUp');
  await expect(rhythm('at_once')).toBeChecked();
  await form.getByLabel(t('forms.person.email')).fill(email);
  await form.getByRole('button', { name: t('forms.subscribe.send') }).click();
  const [request] = await content.mailsTo(email, 1);
  if (request === undefined) throw new Error('no mail to confirm');
  expect(request.text).toContain('binnen een kwartier');
  await page.goto(linkIn(request, 'subscribe-confirm', locale));
  await page.getByRole('button', { name: t('forms.subscribe.confirm') }).click();
  await content.mailsTo(email, 2);

  await dayHasBegun(content);
  await content.offer(agency, newLoft(id, 399_000));
  await newsIsMailed(content, agency);
  const [, , announced] = await content.mailsTo(email, 3);
  if (announced === undefined) throw new Error('no mail about the home');
  expect(announced.subject).toMatch(/^Nieuw: Loft.*8300 Proefstad.*€ 399\.000$/);
  expect(announced.text.split('\n')).toContain(
    at(agency, pathTo('estate', locale, { id: String(id) }), port),
  );

  await page.goto(linkIn(announced, 'alerts', locale));
  await expect(page.getByText(t('alerts.rhythm.at_once'), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: t('alerts.change') }).click();
  await rhythm('weekly').check();
  await page.getByRole('button', { name: t('forms.subscribe.save') }).click();
  await expect(page.getByText(t('forms.subscribe.saved'))).toBeVisible();
  await expect(rhythm('weekly')).toBeChecked();
  await content.offer(agency, newLoft(id + 1, 389_000));
  await newsIsMailed(content, agency);
  await content.mailsTo(email, 3);
});
