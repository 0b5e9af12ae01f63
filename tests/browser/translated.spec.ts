/** A page that the browser has translated: its text nodes lie in `<font>`, which React does not know. */
import type { Locator, Page } from '@playwright/test';
import { estateForSale } from '../support/demo.ts';
import { estateWithFilm } from '../support/estates.ts';
import { expect, test } from '../support/fixtures.ts';
import { screenAt } from '../support/sites.ts';
import { translate } from '../support/translate.ts';

/** What a single tap on a part must do. The map, which needs tiles, is tapped in `live-map.spec.ts`. */
const EFFECTS: Readonly<Record<string, (page: Page, part: Locator) => Promise<void>>> = {
  gallery: (page) => expect(page.locator('dialog[open]')).toBeVisible(),
  heart: (_page, part) => expect(part.locator('button').first()).toHaveAttribute('aria-pressed', 'true'),
  'contact-reveal': (_page, part) =>
    expect(part.locator('a[href^="tel:"], a[href^="mailto:"]').first()).toBeVisible(),
  media: (_page, part) => expect(part.locator('iframe, video')).toBeAttached(),
  'load-more': (page) => expect(page.locator('.result-list > li, .card')).not.toHaveCount(0),
  share: (_page, part) => expect(part.getByRole('status')).not.toBeEmpty(),
};

const PAGES = [
  screenAt('duinzicht', 'estate', 'nl', { id: estateWithFilm('duinzicht') }),
  screenAt('duinzicht', 'estate', 'nl', { id: estateForSale('duinzicht').id }),
  screenAt('duinzicht', 'offer', 'nl'),
];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test('every part that replays a tap works at the first tap', async ({ page, watch }) => {
  // React draws each part anew and reports that; a film comes from its own host.
  watch.expectError(/Minified React error #4\d\d|hydrat/i);
  watch.expectError(/^foreign request/);
  const done = new Set<string>();
  const found = new Set<string>();
  for (const address of PAGES) {
    await page.goto(address);
    const names = await page
      .locator('[data-replay]')
      .evaluateAll((parts) => [
        ...new Set(parts.map((part) => part.dataset.island ?? part.dataset.enhance ?? '')),
      ]);
    for (const name of names) {
      found.add(name);
      if (done.has(name)) continue;
      done.add(name);
      await test.step(name, async () => {
        await page.goto(address);
        await translate(page);
        const part = page
          .locator(`[data-replay]:is([data-island="${name}"], [data-enhance="${name}"])`)
          .first();
        const before = page.url();
        await part.locator('button:visible, a[href]:visible').first().click({ delay: 120 });
        const effect = EFFECTS[name];
        expect(effect, `${name} has no expectation here`).toBeDefined();
        await effect?.(page, part);
        // No tap opens a raw file.
        expect(page.url().includes('/media/'), before).toBe(false);
      });
    }
  }
  expect([...done].toSorted()).toEqual([...found].toSorted());
  expect([...found].toSorted()).toEqual(Object.keys(EFFECTS).toSorted());
});

test('a control that is drawn anew between the last two events of a press is pressed all the same', async ({
  page,
}) => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route(/\/hydrate-[^/]*\.js/, async (route) => {
    await loaded;
    await route.continue();
  });
  await page.goto(screenAt('duinzicht', 'estate', 'nl', { id: estateForSale('duinzicht').id }));
  const part = page.locator('[data-island="heart"][data-replay]').first();
  await part.evaluate((element) => {
    const drawAnew = (): void => {
      const control = element.querySelector('button');
      control?.replaceWith(control.cloneNode(true));
    };
    addEventListener('pointerup', drawAnew, { once: true });
  });
  await part.locator('button').click();
  load();
  await expect(part.locator('button')).toHaveAttribute('aria-pressed', 'true');
});
