import type { Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { faultsOn } from '../support/axe.ts';
import { boxFaultsOn } from '../support/box-faults.ts';
import { coveredEndOf } from '../support/covered-end.ts';
import { estateForSale } from '../support/demo.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { looks } from '../support/looks.ts';
import { lostEdgesOn } from '../support/lost-edges.ts';
import { lostRingsOn } from '../support/lost-rings.ts';
import { SHOWN_SCREENS, sellPath } from '../support/shown-screens.ts';
import { AGENCIES, AGENCY_IDS, type AgencyId, at, screenAt } from '../support/sites.ts';
import { smallTargetsOn } from '../support/small-targets.ts';
import { textFaultsOn } from '../support/text-faults.ts';

/** The narrowest first: it is checked in every run. */
const WIDTHS = [360, 768, 1440] as const;
/** Widths with the longest words. */
const WIDTHS_OF_WORDS = [320, 390, 1440] as const;
const MODES = ['light', 'dark'] as const;

/** Screens whose composition differs by agency: header, hero, cards, lists and footer, not only colours. */
const COMPOSED = ['home', 'offer', 'offer in groups and rows', 'estate'];

/** Widths at which a page scrolls sideways, px, and faults of its texts and boxes there. */
async function misfits(page: Page, widths: readonly number[]): Promise<(number | string)[]> {
  const found: (number | string)[] = [];
  for (const width of widths) {
    found.push(...(await tooNarrow(page, [width])));
    const faults = [...(await textFaultsOn(page)), ...(await boxFaultsOn(page))];
    found.push(...faults.map((fault) => `${width} px, ${fault}`));
  }
  return found;
}

/** Widths at which a page scrolls sideways, px. */
async function tooNarrow(page: Page, widths: readonly number[]): Promise<number[]> {
  const found: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (over > 0) found.push(width);
  }
  return found;
}

const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter';

/** Puts one long word into every text of a page, and opens folded parts. */
const fillWithLongWords = (page: Page): Promise<void> =>
  page.evaluate((word) => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      // Skips texts in drawings, and own labels that an agency cannot write: energy letters and rates.
      const own = '.energy-scale__cells, :is(.rates, .breakdown) :is(td, small)';
      if (text.parentElement?.closest(`svg, script, template, ${own}`)) continue;
      text.textContent = text.textContent?.replace(/\p{L}+/u, word) ?? null;
    }
  }, LONG_WORD);

/** The language of an agency with the longest words: German where it has it. */
const longestOf = (agency: AgencyId): Locale => {
  const locales: readonly Locale[] = AGENCIES[agency].locales;
  return locales.includes('de') ? 'de' : 'nl';
};

/** The agency of which a screen is checked by every rule: each in turn, so that each has a third of the screens. */
const ownOf = (agencies: readonly AgencyId[], row: number): AgencyId | undefined =>
  agencies[row % agencies.length];

// A whole run checks the page for all three agencies: every rule once per kind of screen and per composition, and for
// the others what their colours, fonts and words decide, in light and dark and in the narrowest window. Every run checks
// each screen for one agency, in one mode.
for (const [row, { name, open, agencies = AGENCY_IDS, status }] of SHOWN_SCREENS.entries()) {
  test(`${name}: passes axe in light and dark, and nothing is too wide`, async ({ page, watch }) => {
    if (status) watch.expectError(new RegExp(`status of ${status}`));
    const [mode, ...otherModes] = looks(MODES, row);
    for (const agency of looks(agencies, row)) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.emulateMedia({ colorScheme: mode });
      await open(page, agency, longestOf(agency));
      await settled(page);
      const whole = agency === ownOf(agencies, row) || COMPOSED.includes(name);
      expect.soft(await faultsOn(page, { at: whole ? 'everything' : 'colours' }), agency).toEqual([]);
      for (const colorScheme of otherModes) {
        // A mode changes only colours.
        await page.emulateMedia({ colorScheme });
        expect.soft(await faultsOn(page, { at: 'colours' }), `${agency}, ${colorScheme}`).toEqual([]);
      }
      if (whole) expect.soft(await lostEdgesOn(page), `${agency} in forced colours lost edges`).toEqual([]);
      expect
        .soft(
          await misfits(page, whole ? looks(WIDTHS) : WIDTHS.slice(0, 1)),
          `${agency} scrolls sideways, or its words or boxes do not fit`,
        )
        .toEqual([]);
      if (!whole) continue;
      await fillWithLongWords(page);
      expect.soft(await tooNarrow(page, looks(WIDTHS_OF_WORDS)), `${agency} with long words`).toEqual([]);
      expect.soft(await lostRingsOn(page), `${agency}: nothing shows the focus`).toEqual([]);
    }
  });
}

// A phone has other parts, places and backgrounds than a laptop, at which the screens above are checked: its bar
// at the bottom, folded lists, and parts that are laid out when they come near.
const ON_PHONES = [
  'home',
  'offer',
  'offer in groups and rows',
  'estate',
  'project',
  'home of a project',
  'the seller’s page',
  'contact',
  'booking an appointment',
  'two estates compared',
];
const onPhones = SHOWN_SCREENS.filter((screen) => ON_PHONES.includes(screen.name));
for (const [row, { name, open }] of onPhones.entries()) {
  test(`${name}: passes axe on a phone, a finger hits each target, and its end is in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const agency of looks(AGENCY_IDS, row)) {
      await open(page, agency, longestOf(agency));
      await settled(page);
      const whole = agency === ownOf(AGENCY_IDS, row) || COMPOSED.includes(name);
      expect.soft(await faultsOn(page, { at: whole ? 'everything' : 'colours' }), agency).toEqual([]);
      expect.soft(await smallTargetsOn(page), agency).toEqual([]);
      expect.soft(await coveredEndOf(page), `${agency}: a bar covers the end`).toEqual([]);
    }
  });
}

test('a long menu wraps between its links on a small laptop, and leaves the name and the heart their space', async ({
  page,
}) => {
  const width = 1088;
  await page.setViewportSize({ width, height: 700 });
  for (const agency of AGENCY_IDS) {
    await page.goto(screenAt(agency, 'contact', longestOf(agency)));
    const broken = await page.locator('.main-menu ul').evaluate((menu) => {
      const items = [...menu.children];
      for (let more = items.length; more < 10; more++)
        menu.append(items[more % items.length]?.cloneNode(true) ?? '');
      const text = document.createRange();
      return [...menu.querySelectorAll('a')].flatMap((link) => {
        text.selectNodeContents(link);
        const tops = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)));
        return tops.size > 1 ? [link.textContent] : [];
      });
    });
    expect(broken, `${agency}: links of the menu in more than one line`).toEqual([]);
    expect(await tooNarrow(page, [width]), agency).toEqual([]);
    await expect(page.locator('.favorites-link'), agency).toBeInViewport({ ratio: 1 });
    expect(await textFaultsOn(page), agency).toEqual([]);
  }
});

test('a home page’s foot that is not yet laid out has its own background for axe', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(screenAt('ardenne', 'home', 'fr'));
  await settled(page);
  const skipped = () =>
    page.locator('.site-footer').evaluate((foot) => getComputedStyle(foot).contentVisibility);
  expect(await skipped()).toBe('auto');
  expect(await faultsOn(page, { at: 'colours', within: '.site-footer' })).toEqual([]);
  // The page is left as it was.
  expect(await skipped()).toBe('auto');
});

test('a bar that sticks to the edge of a phone does not halve the targets below it for axe', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const home = SHOWN_SCREENS.find(({ name }) => name === 'home of a project');
  await home?.open(page, 'huis-haard', 'nl');
  await settled(page);
  // The way to the project stands half below the bar.
  const way = page.locator('.neighbours__project');
  await way.evaluate((one) => {
    const bar = document.querySelector('.action-bar')?.getBoundingClientRect();
    scrollBy(0, one.getBoundingClientRect().top + 24 - (bar?.top ?? 0));
  });
  expect(await faultsOn(page)).toEqual([]);
  await expect(page.locator('.action-bar')).toHaveCSS('position', 'sticky');
});

for (const width of looks(WIDTHS)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the offer is reachable and usable by keyboard only', async ({ page }) => {
      await page.goto(screenAt('duinzicht', 'offer', 'nl'));
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      await expect(focused).toHaveAttribute('href', '#main');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    });
  });
}

test('a façade shows its states without colour, and cuts no word', async ({ page }) => {
  const home = SHOWN_SCREENS.find(({ name }) => name === 'home of a project');
  await page.setViewportSize({ width: 390, height: 760 });
  await page.emulateMedia({ forcedColors: 'active' });
  for (const agency of looks(AGENCY_IDS)) {
    await home?.open(page, agency, AGENCIES[agency].locales[0]);
    const drawn = await page.locator('.facade__legend li').evaluateAll((all) =>
      all.map((one) => {
        const { backgroundColor, backgroundImage, outlineStyle } = getComputedStyle(one, '::before');
        return `${backgroundColor} ${backgroundImage} ${outlineStyle}`;
      }),
    );
    expect(new Set(drawn).size, agency).toBe(drawn.length);
    expect(await textFaultsOn(page), agency).toEqual([]);
  }
});

test('forced colours distinguish chosen, current and partly free items, and links are readable', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const ground = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        return backgroundImage === 'none' ? backgroundColor : backgroundImage;
      });
  await page.goto(screenAt('duinzicht', 'offer', 'nl'));
  expect(await ground('.view-switch [aria-current]')).not.toBe(
    await ground('.view-switch a:not([aria-current])'),
  );
  expect(await ground('.energy-tag')).toBe('rgb(243, 213, 43)');
  expect(await faultsOn(page, { at: 'colours' })).toEqual([]);
  await page.goto(screenAt('duinzicht', 'estate', 'nl', { id: estateForSale('duinzicht').id }));
  // On phones the breadcrumbs lie over the picture, and forced colours give them a readable background.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 390, height });
  expect(await ground('.breadcrumbs ol')).toBe('rgb(0, 0, 0)');
  await page.setViewportSize({ width, height });
  expect(await ground('.flood__current')).not.toBe(await ground('.flood__steps span:not(.flood__current)'));
  expect(await faultsOn(page, { at: 'colours' })).toEqual([]);
  await page.goto(screenAt('duinzicht', 'rental', 'nl', { id: '7005' }));
  expect(await ground('.calendar__legend .day--in')).not.toBe(await ground('.calendar__legend .day--out'));
  expect(await faultsOn(page, { at: 'colours' })).toEqual([]);
  // Inverted backgrounds of some compositions: footers and figures.
  for (const agency of looks(['huis-haard', 'ardenne'] as const)) {
    for (const colorScheme of looks(MODES)) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.goto(at(agency, sellPath(agency, AGENCIES[agency].locales[0])));
      expect(await faultsOn(page, { at: 'colours' }), `${agency}, ${colorScheme}`).toEqual([]);
    }
  }
});
