/** A sentence becomes a search: written, understood, corrected, with and without script (decision 178). */
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { enhanced, expect, test } from '../support/fixtures.ts';
import { looks } from '../support/looks.ts';
import { screenAt, wordsOf } from '../support/sites.ts';
import { expectSound } from '../support/six-sizes.ts';
import { textFaultsOn } from '../support/text-faults.ts';

interface Journey {
  readonly locale: Locale;
  readonly sentence: string;
  /** Words that nobody can search by. */
  readonly unknown: string;
  readonly garden: string;
}

const JOURNEYS: readonly Journey[] = [
  {
    locale: 'nl',
    sentence: 'huis met tuin in Heverlee of Kessel-Lo, tot 900.000, rustig',
    unknown: 'rustig',
    garden: 'tuin',
  },
  {
    locale: 'fr',
    sentence: 'maison avec jardin à Louvain max 900k, calme',
    unknown: 'calme',
    garden: 'jardin',
  },
];

const phrases = (page: Page): Locator => page.locator('.said > li');
const phrase = (page: Page, words: string): Locator =>
  phrases(page).filter({ has: page.locator('.said__words', { hasText: words }) });
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

async function say(page: Page, { locale, sentence }: Journey): Promise<void> {
  const t = wordsOf(locale);
  await page.getByText(t('sentence.open')).click();
  await page.getByRole('textbox', { name: t('sentence.label') }).fill(sentence);
  await page.getByRole('button', { name: t('sentence.submit'), exact: true }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('said') === sentence);
}

/** From the start page to a search, which is corrected by taking away a phrase. */
async function journey(page: Page, written: Journey): Promise<void> {
  const { locale, unknown, garden } = written;
  const t = wordsOf(locale);
  await page.goto(screenAt('huis-haard', 'home', locale));
  await say(page, written);
  await expect(page).toHaveURL((url) => url.pathname === pathTo('offer', locale));
  await expect(heading(page)).toContainText(t('sentence.answer.feature.garden'));
  await expect(phrase(page, unknown)).toContainText(t('sentence.unknown'));
  await expect(page.getByText(unknown, { exact: false }).last()).toBeVisible();
  await phrase(page, garden).getByRole('link').click();
  await expect(page).toHaveURL((url) => url.searchParams.get('with') === null);
  await expect(phrase(page, garden)).toHaveCount(0);
  await expect(phrase(page, unknown)).toContainText(t('sentence.unknown'));
  expect(new URL(page.url()).searchParams.get('said')).not.toContain(garden);
}

for (const written of JOURNEYS) {
  test(`a sentence finds homes and is corrected (${written.locale})`, async ({ page }) => {
    await journey(page, written);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`a sentence finds homes and is corrected (${written.locale})`, async ({ page }) => {
      await journey(page, written);
    });
  });
}

test('words of holidays find stays', async ({ page }) => {
  await page.goto(screenAt('duinzicht', 'offer', 'nl'));
  await say(page, { locale: 'nl', sentence: 'weekend met hond, 4 personen', unknown: '', garden: '' });
  await expect(page).toHaveURL(
    (url) => url.pathname === pathTo('rentals', 'nl') && url.searchParams.get('persons') === '4',
  );
  await expect(phrase(page, '4 personen').getByRole('link')).toBeVisible();
});

test('nothing that was understood is said, with what can be written', async ({ page }) => {
  const t = wordsOf('nl');
  await page.goto(`${screenAt('huis-haard', 'offer', 'nl')}?say=hallo`);
  await expect(phrase(page, 'hallo')).toContainText(t('sentence.unknown'));
  await expect(page.getByText(t('sentence.nothing'))).toBeVisible();
  expect(await page.getByRole('article').count()).toBeGreaterThan(0);
});

test('a filter that is chosen by hand ends the sentence', async ({ page }) => {
  const t = wordsOf('nl');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(screenAt('huis-haard', 'offer', 'nl'));
  await say(page, { locale: 'nl', sentence: 'huis met tuin', unknown: '', garden: 'tuin' });
  await enhanced(page, 'offer');
  const bar = page.getByRole('form', { name: t('offer.filters') });
  await bar
    .locator('summary')
    .filter({ hasText: t('offer.bedrooms') })
    .click();
  await bar.locator('input[name="bed-min"][value="2"]').locator('xpath=ancestor::label').click();
  await expect(page).toHaveURL((url) => url.searchParams.get('bed-min') === '2');
  expect(new URL(page.url()).searchParams.get('said')).toBeNull();
  await expect(phrases(page)).toHaveCount(0);
  await expect(page.locator('.chips .chip').filter({ hasText: t('traits.name.garden') })).toBeVisible();
});

/** A long one in the look of each agency, which places heading and tools in its own way. */
const LONG = [
  ['huis-haard', 'nl', 'huis met tuin en garage in Heverlee of Kessel-Lo, tot 900.000, rustig'],
  ['duinzicht', 'de', 'Wohnung mit Meerblick und Aufzug in Knokke bis 600.000, kein Erdgeschoss'],
  ['ardenne', 'de', 'Haus mit Garten und drei Schlafzimmern in Malmedy bis 300.000, kein Reihenhaus'],
] as const;
for (const [agency, locale, sentence] of looks(LONG))
  test(`${agency}: a long sentence fits six windows, light and dark, and has no axe finding`, async ({
    page,
  }) => {
    await page.goto(`${screenAt(agency, 'offer', locale)}?${new URLSearchParams({ say: sentence })}`);
    await expect(phrases(page)).not.toHaveCount(0);
    await expectSound(page, `sentence-${agency}`);
    for (const width of [390, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await textFaultsOn(page), `${width} px`).toEqual([]);
    }
    await page.goto(screenAt(agency, 'home', locale));
    // Nothing begins at the edge of a phone's glass.
    await page.setViewportSize({ width: 390, height: 760 });
    expect((await page.locator('.words summary').first().boundingBox())?.x).toBeGreaterThanOrEqual(16);
    await expectSound(page, `sentence-home-${agency}`);
  });
