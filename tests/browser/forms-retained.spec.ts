/** What was typed stays, whichever way a visitor goes: back, forward, by reloading (decision 107). */
import type { Page } from '@playwright/test';
import { pathTo } from '#domain/routes.ts';
import { estatesToView } from '../support/appointments.ts';
import { enhanced, expect, settled, test } from '../support/fixtures.ts';
import { looks } from '../support/looks.ts';
import { at, wordsOf } from '../support/sites.ts';

test.describe.configure({ mode: 'default' });

const t = wordsOf('nl');
const WIDTHS = [390, 1366] as const;
const ADDRESS = 'Nergensstraat 9, 9999 Elders';

const choose = (page: Page, name: string, value: string): Promise<void> =>
  page.locator('label', { has: page.locator(`input[name="${name}"][value="${value}"]`) }).click();
const heading = (page: Page, step: 'home' | 'contact') =>
  page.getByRole('heading', { name: t(`valuation.${step}.heading`) });

/** The values of a home as typed, in whichever step they are. */
async function expectHome(page: Page): Promise<void> {
  await expect(page.locator('[name="address"]')).toHaveValue(ADDRESS);
  await expect(page.locator('input[name="kind"][value="house"]')).toBeChecked();
  await expect(page.locator('[name="area"]')).toHaveValue('185');
  await expect(page.locator('input[name="state"][value="good"]')).toBeChecked();
}

/** Fails when a page was requested by anything but GET: its reload would ask to send a form again. */
function watchPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() !== 'GET') posts.push(request.url());
  });
  return posts;
}

for (const width of looks(WIDTHS))
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a valuation keeps all steps through back, forward and reload', async ({ page, split }) => {
      const posts = watchPosts(page);
      const path = pathTo('valuation', 'nl');
      await page.goto(at('duinzicht', `${path}?kind=house`, split.port));
      await enhanced(page, 'place');
      await page.locator('[name="address"]').fill(ADDRESS);
      await page.locator('.step__next a:visible').click();
      await expect(heading(page, 'home')).toBeInViewport();
      await expect(page.locator('[name="address"]')).toBeHidden();
      await page.locator('[name="area"]').fill('185');
      await choose(page, 'state', 'good');
      await page.locator('.step__next a:visible').click();
      await expect(heading(page, 'contact')).toBeInViewport();
      await page.locator('[name="message"]').fill('De garage staat apart.');
      await page.goBack();
      await expect(heading(page, 'home')).toBeVisible();
      await page.goBack();
      await expect(page.locator('[name="address"]')).toBeVisible();
      await expectHome(page);
      await page.reload();
      await expectHome(page);
      await page.goForward();
      await page.goForward();
      await expect(page.locator('[name="message"]')).toHaveValue('De garage staat apart.');
      await page.reload();
      await expect(heading(page, 'contact')).toBeVisible();
      await expectHome(page);
      await expect(page.locator('[name="message"]')).toHaveValue('De garage staat apart.');
      // A refusal shows every step, on the same page.
      await page.locator('main .form__send button').click();
      await expect(page.locator('.form-summary')).toBeFocused();
      await expect(page.locator('[name="address"]')).toBeVisible();
      await page.locator('[name="phone"]').fill('0478 22 12 34');
      await page.locator('main .form__send button').click();
      await expect(page.locator('h1')).toHaveText(t('valuation.sent.heading'));
      await page.reload();
      await expect(page.locator('h1')).toHaveText(t('valuation.sent.heading'));
      await page.goBack();
      await expectHome(page);
      expect(posts).toEqual([]);
    });

    test('a viewing keeps its details and its time through a reload, on the page of the home', async ({
      page,
      split,
    }) => {
      const [, , , , , id = ''] = estatesToView('duinzicht');
      await page.goto(`${at('duinzicht', pathTo('estate', 'nl', { id }), split.port)}#viewing`);
      const section = page.locator('#viewing');
      await expect(section.getByRole('radiogroup')).toBeVisible();
      await section
        .locator('label', { has: page.getByRole('radio') })
        .first()
        .click();
      const chosen = await section.locator('input[type="radio"]:checked').getAttribute('value');
      await section.locator('[data-agenda="continue"]').click();
      await section.locator('[name="firstname"]').fill('Mia');
      await section.locator('[name="message"]').fill('Is er een lift?');
      await section.locator('[name="email"]').fill('mia@example.com');
      await section.locator('label', { has: page.locator('[name="consent"]') }).click();
      await page.reload();
      await section.scrollIntoViewIfNeeded();
      await expect(section.locator('[name="firstname"]')).toHaveValue('Mia');
      await expect(section.locator('[name="message"]')).toHaveValue('Is er een lift?');
      await expect(section.locator('[name="email"]')).toHaveValue('mia@example.com');
      await expect(section.locator('[name="consent"]')).toBeChecked();
      await expect(section.locator('input[type="radio"]:checked')).toHaveAttribute('value', chosen ?? '');
      await settled(page);
    });

    for (const scripted of [true, false])
      test.describe(scripted ? 'with script' : 'without script', () => {
        test.use({ javaScriptEnabled: scripted });

        test('the page of a viewing keeps what was typed through a refusal, back and reload', async ({
          page,
          split,
          watch,
        }) => {
          watch.expectError(/status of 422/);
          const [, , , , , id = ''] = estatesToView('duinzicht');
          await page.goto(at('duinzicht', pathTo('book-appointment', 'nl', { id }), split.port));
          if (scripted) await enhanced(page, 'kept');
          await page.locator('[name="firstname"]').fill('Mia');
          await page.locator('[name="message"]').fill('Is er een lift?');
          await page.locator('[name="message"]').press('Tab');
          // Without script it is the browser's choice whether a reload empties a form; Chromium does.
          if (scripted) {
            await page.reload();
            await expect(page.locator('[name="firstname"]')).toHaveValue('Mia');
            await expect(page.locator('[name="message"]')).toHaveValue('Is er een lift?');
          }
          for (const lastname of ['Een', 'Twee']) {
            await page.locator('[name="lastname"]').fill(lastname);
            await page.locator('main .form__send button').first().click();
            await expect(page.locator('.form-summary')).toBeVisible();
            await expect(page.locator('[name="lastname"]')).toHaveValue(lastname);
          }
          if (scripted) return;
          // Back to the answer of the first POST, and to the form: no question whether to send it again.
          await page.goBack();
          await expect(page.locator('[name="firstname"]')).toHaveValue('Mia');
          await page.goBack();
          await expect(page.locator('[name="message"]')).toHaveValue('Is er een lift?');
        });
      });
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('a valuation is one page: nothing is sent before its button, and back and reload keep it', async ({
    page,
    split,
    watch,
  }) => {
    watch.expectError(/status of 422/);
    await page.goto(at('duinzicht', pathTo('valuation', 'nl'), split.port));
    await expect(page.locator('.step__next a:visible')).toHaveCount(0);
    await page.locator('[name="address"]').fill(ADDRESS);
    await choose(page, 'kind', 'house');
    await page.locator('[name="area"]').fill('185');
    await choose(page, 'state', 'good');
    await page.locator('main .form__send button').click();
    await expect(page.locator('.form-summary a')).toHaveAttribute('href', '#f-reach');
    await expectHome(page);
    await page.locator('[name="message"]').fill('Tweede poging');
    await page.locator('main .form__send button').click();
    await expect(page.locator('[name="message"]')).toHaveValue('Tweede poging');
    await page.goBack();
    await expectHome(page);
    await page.goBack();
    await expectHome(page);
    // A plot has no bedrooms, and needs no script to say so.
    await choose(page, 'kind', 'land');
    await expect(page.locator('[name="area"]')).toBeHidden();
    await expect(page.locator('[name="plot"]')).toBeVisible();
  });
});
