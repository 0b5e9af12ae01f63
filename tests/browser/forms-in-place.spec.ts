import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { faultsOn } from '../support/axe.ts';
import { estateForSale } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ask } from '../support/http.ts';
import { looks } from '../support/looks.ts';
import { at, wordsOf } from '../support/sites.ts';
import type { SplitSite } from '../support/split-site.ts';

const CONTACT_CALL = '**/ajax/contact-form-handler*';

const { id } = estateForSale('duinzicht');
let split: SplitSite;

// Each test finds its forms by the sender.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1280, height: 900 } });
test.beforeAll(({ split: shared }) => {
  split = shared;
});

const openEstate = (page: Page, locale: Locale) =>
  page.goto(at('duinzicht', pathTo('estate', locale, { id }), split.port));

const dialogIn = (page: Page): Locator => page.getByRole('dialog');
const summaryIn = (page: Page): Locator => page.locator('form[data-send-to]').getByRole('alert');
const contactLink = (page: Page, locale: Locale): Locator =>
  page
    .getByRole('main')
    .getByRole('link', { name: wordsOf(locale)('forms.contact.ask') })
    .filter({ visible: true })
    .first();

async function fillContact(form: Locator, email: string): Promise<void> {
  await form.locator('[name="message"]').fill('Is de tuin op het zuiden?');
  await form.locator('[name="firstname"]').fill('Mia');
  await form.locator('[name="lastname"]').fill('Claes');
  await form.locator('[name="email"]').fill(email);
  await form.getByRole('checkbox').check();
}

/** Requests of one sender that arrived at the content service. */
const arrivalsOf = (email: string) =>
  split.gate.posts
    .filter(({ body }) => body.includes(email))
    .map(({ path, headers, body, status }) => ({
      path,
      key: headers['idempotency-key'],
      body: JSON.parse(body.toString()) as unknown,
      status,
    }));

for (const locale of looks<Locale>(['nl', 'fr'], 1)) {
  test(`a visitor asks a question in a dialog over the page of an estate, in ${locale} (spec 1 §2)`, async ({
    page,
  }) => {
    const t = wordsOf(locale);
    const email = `mia.place.${locale}@example.com`;
    await openEstate(page, locale);
    const address = page.url();
    await contactLink(page, locale).click();
    const dialog = dialogIn(page);
    await expect(dialog).toHaveAccessibleName(new RegExp(t('team.about', { home: '.+' })));
    await fillContact(dialog, email);
    await dialog.getByRole('button', { name: t('forms.contact.send') }).click();

    const done = dialog.getByRole('heading', { name: t('forms.contact.successHeading') });
    await expect(done).toBeFocused();
    await expect(dialog).toContainText(t('forms.contact.successText'));
    expect(arrivalsOf(email)).toMatchObject([
      { status: 202, body: { kind: 'estate', estateId: id, locale, message: 'Is de tuin op het zuiden?' } },
    ]);

    await dialog
      .getByRole('button', { name: t('site.close') })
      .last()
      .click();
    await expect(dialog).toHaveCount(0);
    await expect(contactLink(page, locale)).toBeFocused();
    expect(page.url()).toBe(address);
    // After sending, the form is empty again.
    await contactLink(page, locale).click();
    await expect(dialogIn(page).locator('[name="message"]')).toHaveValue('');
  });
}

test('two clicks make one submission, and two visitors never share a key', async ({ page, context }) => {
  const keys = new Set<string>();
  for (const email of ['twice.one@example.com', 'twice.two@example.com']) {
    const tab = email.includes('one') ? page : await context.newPage();
    await openEstate(tab, 'nl');
    await contactLink(tab, 'nl').click();
    const form = dialogIn(tab).locator('form');
    await fillContact(form, email);
    let calls = 0;
    await tab.route(CONTACT_CALL, async (route) => {
      calls += 1;
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    const send = form.getByRole('button', { name: wordsOf('nl')('forms.contact.send') });
    await send.dblclick();
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await expect(form.getByRole('status')).toHaveText(wordsOf('nl')('forms.sending'));
    await expect(send).toBeFocused();
    await expect(
      dialogIn(tab).getByRole('heading', { name: wordsOf('nl')('forms.contact.successHeading') }),
    ).toBeVisible();
    expect(calls).toBe(1);
    const [arrival, ...others] = arrivalsOf(email);
    expect(others).toEqual([]);
    keys.add(arrival?.key ?? '');
  }
  expect(keys.size).toBe(2);
});

test('a lost answer leaves all input, and a retry is the same submission', async ({ page, watch }) => {
  watch.expectError(/The form was not sent|ERR_FAILED/);
  const t = wordsOf('nl');
  const email = 'lost@example.com';
  await openEstate(page, 'nl');
  await contactLink(page, 'nl').click();
  const form = dialogIn(page).locator('form');
  await fillContact(form, email);
  const send = form.getByRole('button', { name: t('forms.contact.send') });
  // The request arrives, but the visitor does not get the answer.
  await page.route(CONTACT_CALL, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const { status } = await ask('duinzicht', pathname + search, {
      port: split.port,
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      body: route.request().postData() ?? '',
    });
    expect(status).toBe(200);
    await route.abort();
  });
  await send.click();
  await expect(summaryIn(page)).toBeFocused();
  await expect(summaryIn(page)).toContainText(t('forms.unreached.text'));
  await expect(form.locator('[name="message"]')).toHaveValue('Is de tuin op het zuiden?');
  await expect(form.getByRole('checkbox')).toBeChecked();

  await page.unroute(CONTACT_CALL);
  await send.click();
  await expect(
    dialogIn(page).getByRole('heading', { name: t('forms.contact.successHeading') }),
  ).toBeFocused();
  const arrived = arrivalsOf(email);
  expect(arrived).toHaveLength(2);
  // With one key, the second request was answered from the first (decision 17).
  expect(new Set(arrived.map(({ key }) => key)).size).toBe(1);
});

test('errors appear before anything is sent, from the same schema as on the server', async ({ page }) => {
  const t = wordsOf('nl');
  await openEstate(page, 'nl');
  await contactLink(page, 'nl').click();
  const dialog = dialogIn(page);
  let calls = 0;
  await page.route(CONTACT_CALL, async (route) => {
    calls += 1;
    await route.continue();
  });
  await dialog.locator('[name="email"]').fill('mia@');
  await dialog.getByRole('button', { name: t('forms.contact.send') }).click();
  await expect(summaryIn(page)).toBeFocused();
  await expect(summaryIn(page).getByRole('heading')).toHaveText(t.count('forms.summary', 5));
  for (const name of ['message', 'firstname', 'lastname', 'email', 'consent']) {
    await expect(dialog.locator(`[name="${name}"]`)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(dialog.locator('[name="email"]')).toHaveAccessibleDescription(t('forms.errors.email'));
  expect(calls).toBe(0);
  expect(await faultsOn(page, { within: 'dialog' })).toEqual([]);

  // A line of the summary links to its field.
  await summaryIn(page)
    .getByRole('link', { name: t('forms.errors.email') })
    .click();
  await expect(dialog.locator('[name="email"]')).toBeFocused();

  // Even in a very low window, the summary is visible from its first line.
  await page.setViewportSize({ width: 320, height: 256 });
  await dialog.getByRole('button', { name: t('forms.contact.send') }).click();
  await expect(summaryIn(page)).toBeFocused();
  await expect(summaryIn(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
});

test('by keyboard only: open, close, return to the typed text', async ({ page }) => {
  await openEstate(page, 'nl');
  const link = contactLink(page, 'nl');
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogIn(page);
  await expect(dialog.getByRole('heading')).toBeFocused();
  await dialog.locator('[name="message"]').focus();
  await page.keyboard.type('Nog niet af');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.locator('[name="message"]')).toHaveValue('Nog niet af');
  // Going back closes it and does not leave the page.
  const address = page.url();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('two clicks open a form once, also when it was open before', async ({ page }) => {
  await openEstate(page, 'nl');
  const link = contactLink(page, 'nl');
  const dialog = dialogIn(page);
  for (const typed of ['', 'Nog niet af']) {
    await link.dblclick();
    await expect(dialog.locator('[name="message"]')).toHaveValue(typed);
    await dialog.locator('[name="message"]').fill('Nog niet af');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  }
});

test('a form that is opened again before the browser reports its closing stays open', async ({ page }) => {
  await openEstate(page, 'nl');
  const address = page.url();
  const link = contactLink(page, 'nl');
  await link.press('Enter');
  const dialog = dialogIn(page);
  await expect(dialog.getByRole('heading')).toBeFocused();
  // The event comes with a frame, for which a busy machine takes its time.
  await page.evaluate(() => {
    const hold = (event: Event): void => event.stopImmediatePropagation();
    addEventListener('close', hold, { capture: true, once: true });
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading')).toBeFocused();
  await dialog.dispatchEvent('close');
  await expect(dialog.getByRole('heading')).toBeFocused();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(page.url()).toBe(address);
});

test('a visitor sends an estate to a friend in a dialog over its page', async ({ page }) => {
  const t = wordsOf('nl');
  await openEstate(page, 'nl');
  await page.getByRole('link', { name: t('estate.shareMail') }).click();
  const dialog = dialogIn(page);
  await expect(dialog).toHaveAccessibleName(t('forms.friend.heading'));
  await dialog.locator('[name="recipient.email"]').fill('bo.friend@');
  const send = dialog.getByRole('button', { name: t('forms.friend.send') });
  await send.click();
  await expect(summaryIn(page)).toContainText(t('forms.errors.email'));
  await dialog.locator('[name="recipient.email"]').fill('bo.friend@example.com');
  await send.click();
  await expect(dialog.getByRole('heading', { name: t('forms.friend.successHeading') })).toBeFocused();
  expect(arrivalsOf('bo.friend@example.com')).toMatchObject([{ status: 202, body: { estateId: id } }]);
});

test('a visitor turns a search into an alert in a dialog over its page, filled in from the search', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 422/);
  const t = wordsOf('nl');
  await page.goto(at('duinzicht', `${pathTo('offer', 'nl')}?type=1&price-max=450000`, split.port));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('offer.alert') })
    .first()
    .click();
  const dialog = dialogIn(page);
  // A sentence says what it is about, and one field is left to fill in: how often has an answer.
  const about = dialog.getByText(t('forms.subscribe.about', { words: '' }).trim().replace(/\.$/, ''));
  await expect(about).toContainText('€ 450.000');
  await expect(dialog.locator('[data-field] :is(input:not([type="radio"]), select):visible')).toHaveCount(1);
  await expect(dialog.locator('[name="rhythm"][value="daily"]')).toBeChecked();
  await expect(dialog.locator('[name="email"]')).toBeInViewport();
  await expect(dialog.getByRole('button', { name: t('forms.subscribe.send') })).toBeInViewport();
  expect(await faultsOn(page, { within: 'dialog' })).toEqual([]);
  await dialog.getByText(t('forms.subscribe.adjust')).click();
  await expect(dialog.locator('[name="type"][value="1"]')).toBeChecked();
  await expect(dialog.locator('[name="price-max"]')).toHaveValue('450000');
  const ids = await page.locator('[id]').evaluateAll((all) => all.map((element) => element.id));
  expect(ids.filter((one, index) => ids.indexOf(one) !== index)).toEqual([]);

  await dialog.locator('[name="place"]').fill('nergenshuizen');
  await dialog.locator('[name="email"]').fill('mia.alert@example.com');
  const send = dialog.getByRole('button', { name: t('forms.subscribe.send') });
  await send.click();
  // Only the server knows the places.
  await expect(summaryIn(page)).toContainText('nergenshuizen');
  await expect(dialog.locator('[name="place"]')).toHaveAttribute('aria-invalid', 'true');
  await dialog.locator('[name="place"]').fill('');
  await send.click();
  await expect(dialog.getByRole('heading', { name: t('forms.subscribe.successHeading') })).toBeFocused();
  await expect(dialog).toContainText('€ 450.000');
  expect(arrivalsOf('mia.alert@example.com')).toMatchObject([
    { status: 202, body: { criteria: { type: ['1'], priceMax: 450_000 } } },
  ]);
});

test('on its own page a form is also sent in place', async ({ page }) => {
  const t = wordsOf('nl');
  await page.goto(at('duinzicht', pathTo('contact', 'nl'), split.port));
  const form = page.locator('main form[data-send-to]');
  await expect(form.getByRole('status')).toBeAttached();
  await fillContact(form, 'mia.page@example.com');
  await form.getByRole('button', { name: t('forms.contact.send') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('forms.contact.successHeading'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL((url) => url.searchParams.get('sent') === '1');
  // The address shows the same after a reload.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('forms.contact.successHeading'));
  expect(arrivalsOf('mia.page@example.com')).toHaveLength(1);
});

test('when its code fails to load, the link opens the form’s own page', async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED|opens on a page of its own|Failed to load/);
  await page.route(/\/assets\/open-fo-.*\.js/, (route) => route.abort());
  await openEstate(page, 'nl');
  await contactLink(page, 'nl').click();
  await expect(page).toHaveURL((url) => url.pathname === pathTo('contact', 'nl'));
  await expect(page.locator('main form.form')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form sent by a double click is one submission', async ({ page }) => {
    const t = wordsOf('nl');
    const email = 'mia.double@example.com';
    await page.goto(at('duinzicht', pathTo('contact', 'nl'), split.port));
    await fillContact(page.locator('main form.form'), email);
    await page.getByRole('button', { name: t('forms.contact.send') }).dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('forms.contact.successHeading'));
    // All copies have one key, of which the content service stores one (decision 17).
    expect(new Set(arrivalsOf(email).map(({ key }) => key)).size).toBe(1);
    const stored = await split.content.rows(
      "SELECT id FROM submissions WHERE site_id = 'duinzicht' AND doc ->> '$.email' = ?",
      email,
    );
    expect(stored).toHaveLength(1);
  });
});
