import type { Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { faultsOn } from '../support/axe.ts';
import { enhanced, expect, test } from '../support/fixtures.ts';
import { looks, SPOKEN } from '../support/looks.ts';
import { sellPath } from '../support/shown-screens.ts';
import { at, wordsOf } from '../support/sites.ts';
import type { SplitSite } from '../support/split-site.ts';

// All tests share one pair of Workers; the last test closes the gate between them.
test.describe.configure({ mode: 'default', timeout: 90_000 });

/** The person who values homes at this agency, by its rules (decision 72). */
const VALUER = 'pieter@duinzicht.example';
const PHONE = '0478 22 12 34';

let split: SplitSite;
test.beforeAll(({ split: shared }) => {
  split = shared;
});
test.afterEach(() => split.gate.set('open'));

const openSell = (page: Page, locale: Locale) =>
  page.goto(at('duinzicht', sellPath('duinzicht', locale), split.port));
const press = (page: Page): Promise<void> =>
  page.locator('main .form__send button[type="submit"]').first().click();
/** Goes on to the next step; without script all steps are on the page. */
const goOn = async (page: Page, scripted = true): Promise<void> => {
  const link = page.locator('.step__next a:visible');
  // With script one step at a time is shown, each with its link; without it all are, and none.
  await expect(link).toHaveCount(scripted ? 1 : 0);
  if (scripted) await link.click();
};
/** Presses a choice's words, as visitors do: the button itself cannot be seen. */
const choose = (page: Page, name: string, value: string): Promise<void> =>
  page.locator('label', { has: page.locator(`input[name="${name}"][value="${value}"]`) }).click();
const storedOf = (reference: string) =>
  split.content.rows<{ state: string; doc: string }>(
    "SELECT state, doc FROM valuations WHERE site_id = 'duinzicht' AND reference = ?",
    reference,
  );

/** Completes the steps from the second on; returns the reference on the last page. */
async function finish(page: Page, locale: Locale, email: string, scripted: boolean): Promise<string> {
  const t = wordsOf(locale);
  await expect(page.getByRole('heading', { name: t('valuation.home.heading') })).toBeVisible();
  await page.locator('[name="area"]').fill('1.850 m²');
  await choose(page, 'bedrooms', '4');
  await choose(page, 'epc', 'unknown');
  await goOn(page, scripted);
  await expect(page.getByRole('heading', { name: t('valuation.contact.heading') })).toBeVisible();
  // Without telephone number or mail address: shows an error, and keeps all input.
  await page.locator('[name="message"]').fill('De garage staat apart.');
  await press(page);
  await expect(page.locator('.form-summary a')).toHaveAttribute('href', '#f-reach');
  await expect(page.locator('[name="message"]')).toHaveValue('De garage staat apart.');
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="phone"]').fill(PHONE);
  await choose(page, 'moment', 'evening');
  await press(page);
  await expect(page.locator('h1')).toHaveText(t('valuation.sent.heading'));
  const reference = (await page.locator('.sent__reference b').textContent()) ?? '';
  expect(page.url()).toBe(at('duinzicht', `${pathTo('valuation', locale)}?sent=${reference}`, split.port));
  return reference;
}

for (const [index, locale] of looks(SPOKEN, 1)) {
  const scripted = index % 2 === 0;
  test.describe(`in ${locale}`, () => {
    test.use({ javaScriptEnabled: scripted, viewport: { width: scripted ? 1440 : 390, height: 900 } });

    test(`a visitor requests a valuation, gets a mail, and withdraws it by the link (decision 71)`, async ({
      page,
      watch,
    }) => {
      // A refused form has an error status; with script it is checked before it is sent.
      watch.expectError(/status of 422/);
      const t = wordsOf(locale);
      const email = `mia.value.${locale}.${split.port}@example.com`;
      await openSell(page, locale);
      // The page of the agency asks the first question by links: nothing is posted from a cached page.
      await page.locator('.ask__kinds a[href$="?kind=house"]').first().click();
      await expect(page.locator('h1')).toHaveText(t('valuation.address.heading'));
      await expect(page.locator('input[name="kind"][value="house"]')).toBeChecked();
      await page.locator('[name="address"]').fill('Nergensstraat 7, 9999 Elders');
      await goOn(page, scripted);
      const reference = await finish(page, locale, email, scripted);

      const [stored] = await storedOf(reference);
      expect(JSON.parse(stored?.doc ?? '')).toMatchObject({
        address: 'Nergensstraat 7, 9999 Elders',
        kind: 'house',
        area: 1850,
        epc: 'unknown',
        phone: PHONE,
        locale,
      });
      await expect(async () => {
        const notices = (await split.content.mailsTo(VALUER)).filter(({ replyTo }) =>
          replyTo?.includes(email),
        );
        expect(notices).toHaveLength(1);
        expect(notices[0]?.text).toContain('Nergensstraat 7, 9999 Elders');
        expect(await split.content.mailsTo(email)).toHaveLength(1);
      }).toPass({ timeout: 20_000 });
      // The agency marks the case as called: no mail is sent.
      const [notice] = (await split.content.mailsTo(VALUER)).filter(({ replyTo }) =>
        replyTo?.includes(email),
      );
      await page.goto(/https?:\/\/\S+\/beantwoorden\/\S+/.exec(notice?.text ?? '')?.[0] ?? '');
      await expect(page.getByText('Nergensstraat 7, 9999 Elders')).toBeVisible();
      if (scripted) expect(await faultsOn(page)).toEqual([]);
      await page.getByRole('button', { name: wordsOf('nl')('answers.message.button') }).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).toHaveText(wordsOf('nl')('answers.valuation.answered'));

      const [receipt] = await split.content.mailsTo(email);
      expect(receipt?.text).not.toMatch(/Nergensstraat|garage|0478/);
      const href = /https?:\/\/\S+\/[\w-]{43}/.exec(receipt?.text ?? '')?.[0] ?? '';

      await page.goto(at('duinzicht', new URL(href).pathname, split.port));
      await expect(page.locator('h1')).toHaveText(t('valuation.withdraw.heading'));
      if (scripted) expect(await faultsOn(page)).toEqual([]);
      expect((await storedOf(reference))[0]?.state).toBe('asked');
      await page.locator('main form button').click();
      await expect(page.locator('h1')).toHaveText(t('valuation.withdraw.doneHeading'));
      expect(await storedOf(reference)).toEqual([{ state: 'withdrawn', doc: '{}' }]);
      await expect(async () => {
        const reported = (await split.content.mailsTo(VALUER)).filter(({ subject }) =>
          subject.includes(reference),
        );
        expect(reported).toHaveLength(2);
      }).toPass({ timeout: 20_000 });
    });
  });
}

test('by keyboard: an address is picked from the list, and Enter goes on to the next step', async ({
  page,
}) => {
  const t = wordsOf('nl');
  const [{ street } = { street: '' }] = await split.content.rows<{ street: string }>(
    "SELECT d.doc ->> '$.general.address.street.nl' AS street FROM estates AS e JOIN estate_documents AS d USING (site_id, id) " +
      "WHERE e.site_id = 'duinzicht' AND e.address_hidden = 0 AND e.sold = 0 AND d.doc ->> '$.general.address.street.nl' IS NOT NULL LIMIT 1",
  );
  await page.goto(at('duinzicht', pathTo('valuation', 'nl'), split.port));
  await enhanced(page, 'place');
  await page.locator('input[name="kind"][value="house"]').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  const field = page.locator('[name="address"]');
  await expect(field).toBeFocused();
  await field.pressSequentially(`${street} 41`);
  // Not those of a part of it.
  await expect(page.getByRole('option').first()).toContainText(`${street} 41`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const picked = await field.inputValue();
  expect(picked).toMatch(new RegExp(`^${street} 41, \\d{4} `));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('valuation.home.heading') })).toBeVisible();
  await page.locator('[name="year"]').fill('1931');
  await page.locator('.walk a').first().click();
  await expect(field).toHaveValue(picked);
  await goOn(page);
  await expect(page.locator('[name="year"]')).toHaveValue('1931');
});

test('the telephone number is a link on the line of the words before it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('duinzicht', pathTo('valuation', 'nl'), split.port));
  const call = page.locator('main a[href^="tel:"]');
  await expect(call).toHaveCSS('text-decoration-line', 'underline');
  const tops = await call.evaluate((link) => {
    const range = document.createRange();
    return [link.parentElement?.firstChild, link.lastChild].map((text) => {
      if (text) range.selectNodeContents(text);
      return range.getBoundingClientRect().top;
    });
  });
  expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 99))).toBeLessThan(0.6);
});

test('while the content service is down the request is queued, and delivered later', async ({ page }) => {
  const t = wordsOf('nl');
  await page.goto(at('duinzicht', pathTo('valuation', 'nl'), split.port));
  await page.locator('[name="address"]').fill('Nergensstraat 11, 9999 Elders');
  await choose(page, 'kind', 'land');
  split.gate.set('closed');
  await goOn(page);
  await expect(page.locator('[name="plot"]')).toBeVisible();
  await expect(page.locator('[name="area"]')).toBeHidden();
  await goOn(page);
  await page.locator('[name="phone"]').fill(PHONE);
  await press(page);
  await expect(page.locator('h1')).toHaveText(t('forms.laterHeading'));
  split.gate.set('open');
  await expect(async () => {
    const rows = await split.content.rows(
      "SELECT 1 FROM valuations WHERE doc ->> '$.address' = 'Nergensstraat 11, 9999 Elders'",
    );
    expect(rows).toHaveLength(1);
  }).toPass({ timeout: 20_000 });
});
