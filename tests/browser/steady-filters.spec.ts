/** What a visitor is about to tap stays where it is: an answer that comes later moves no control (decision 161). */
import type { Locator, Page } from '@playwright/test';
import { enhanced, expect, settled, test } from '../support/fixtures.ts';
import { looks } from '../support/looks.ts';
import { type AgencyId, screenAt } from '../support/sites.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

/** Boxes of everything in the form that can be tapped or typed in and is seen, by what it is. */
const boxesIn = (form: Locator): Promise<Readonly<Record<string, Box>>> =>
  form.evaluate((element) => {
    const nameOf = (one: Element): string => {
      const field = one.matches('input, select') ? one : one.querySelector('input, select');
      if (field instanceof HTMLSelectElement) return field.name;
      if (field instanceof HTMLInputElement)
        return `${field.name} ${/checkbox|radio/.test(field.type) ? field.value : ''}`;
      return (
        one.closest('[data-group]')?.getAttribute('data-group') ??
        one.getAttribute('type') ??
        one.getAttribute('class') ??
        ''
      );
    };
    return Object.fromEntries(
      [
        ...element.querySelectorAll(
          'label, summary, select, button, a, input:not([type="checkbox"], [type="radio"])',
        ),
      ]
        .filter((one) => one.checkVisibility())
        .map((one, at) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [`${one.tagName} ${nameOf(one) || at}`, [x, y, width, height] as const];
        }),
    );
  });

/** What came, went, or moved or grew by more than a pixel, which is as far as the browser's rounding goes. */
const changed = (before: Readonly<Record<string, Box>>, after: Readonly<Record<string, Box>>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !before[name]?.every((length, at) => Math.abs(length - (after[name]?.[at] ?? Infinity)) <= 1),
  );

/** Holds every page that a script asks for, until it is let go: scripts request pages by XMLHttpRequest. */
async function holdAnswers(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.hostname.endsWith('.localhost'),
    async (route) => {
      if (route.request().resourceType() === 'xhr') await held;
      await route.continue();
    },
  );
  return release;
}

const line = (page: Page, name: string, value: string): Locator =>
  page.locator(`[data-region="form"] label:has(input[name="${name}"][value="${value}"])`);

interface Choice {
  readonly agency: AgencyId;
  readonly screen: 'filters' | 'rental-filters';
  readonly query: string;
  /** What is chosen, by name and value. */
  readonly choose: readonly [name: string, value: string];
}

const VIEWPORTS = [
  { width: 390, height: 760 },
  { width: 1440, height: 900 },
] as const;

const CHOICES: readonly Choice[] = [
  { agency: 'huis-haard', screen: 'filters', query: '', choose: ['type', '3'] },
  { agency: 'duinzicht', screen: 'filters', query: '', choose: ['type', '3'] },
  { agency: 'ardenne', screen: 'filters', query: '', choose: ['type', '3'] },
  { agency: 'duinzicht', screen: 'filters', query: 'type=1', choose: ['status', 'TO_RENT'] },
  { agency: 'huis-haard', screen: 'filters', query: 'status=FOR_SALE', choose: ['bed-min', '5'] },
  { agency: 'duinzicht', screen: 'filters', query: 'status=FOR_SALE', choose: ['with', 'garden'] },
  {
    agency: 'ardenne',
    screen: 'filters',
    query: 'with=garden&with=terrace&with=parking',
    choose: ['with', 'pets'],
  },
  { agency: 'huis-haard', screen: 'filters', query: 'open=energy', choose: ['epc', 'C'] },
  { agency: 'huis-haard', screen: 'filters', query: 'open=size', choose: ['area-min', '300'] },
  { agency: 'huis-haard', screen: 'filters', query: 'open=condition', choose: ['condition', 'TO_RENOVATE'] },
  { agency: 'duinzicht', screen: 'rental-filters', query: '', choose: ['with', 'pets'] },
  { agency: 'duinzicht', screen: 'rental-filters', query: 'open=total', choose: ['price-max', '400'] },
];

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport.width === 390 });
    for (const [row, { agency, screen, query, choose }] of CHOICES.entries()) {
      if (!looks(VIEWPORTS, row).includes(viewport)) continue;
      test(`all filters of ${agency} (${screen} ${query}): no control moves when the answer to ${choose.join(' ')} comes`, async ({
        page,
      }) => {
        await page.goto(`${screenAt(agency, screen, agency === 'ardenne' ? 'fr' : 'nl')}?${query}`);
        await enhanced(page, 'all-filters');
        await settled(page);
        const form = page.locator('[data-region="form"]');
        const release = await holdAnswers(page);
        await line(page, ...choose).click();
        await expect(line(page, ...choose).locator('input')).toBeChecked();
        await expect(form).toHaveAttribute('data-counting', '');
        const before = await boxesIn(form);
        expect(Object.keys(before).length).toBeGreaterThan(10);
        release();
        await expect(form).not.toHaveAttribute('data-counting');
        expect(changed(before, await boxesIn(form))).toEqual([]);
      });
    }
  });
}

test.describe('a fast thumb', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true });

  test('finds every choice where it saw it, while answers come late', async ({ page }) => {
    await page.goto(`${screenAt('huis-haard', 'filters', 'nl')}?status=FOR_SALE`);
    await enhanced(page, 'all-filters');
    await settled(page);
    const choices = [
      line(page, 'type', '3'),
      line(page, 'bed-min', '3'),
      line(page, 'with', 'garden'),
      line(page, 'with', 'terrace'),
    ];
    await choices[0]?.scrollIntoViewIfNeeded();
    const seen = new Map<Locator, { readonly x: number; y: number }>();
    const look = async (choice: Locator) => {
      const box = await choice.boundingBox();
      if (box === null) throw new Error('A choice is not on the screen.');
      seen.set(choice, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    };
    for (const choice of choices) await look(choice);
    const form = page.locator('[data-region="form"]');
    for (const choice of choices) {
      const place = seen.get(choice);
      if (place === undefined) continue;
      // Where it was seen before any answer came.
      if (place.y > 680) {
        const by = Math.round(place.y - 400);
        await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by);
        for (const at of seen.values()) at.y -= by;
      }
      await page.touchscreen.tap(place.x, place.y);
      await expect(form).not.toHaveAttribute('data-counting');
    }
    await page.locator('.all-filters__foot [type="submit"]').tap();
    await expect(page).toHaveURL(
      (url) =>
        url.searchParams.get('type') === '3' &&
        url.searchParams.get('bed-min') === '3' &&
        url.searchParams.getAll('with').join() === 'garden,terrace',
    );
  });
});
