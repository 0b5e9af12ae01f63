import type { Page } from '@playwright/test';
import { iconAddress } from '#worker/platform/media/picture-address.ts';
import { estateWithFacilities } from '../support/estates.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { ask } from '../support/http.ts';
import { screenAt, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');
const { id, facilities } = estateWithFacilities('duinzicht');

/** The facilities of the estate on its page. */
const listOf = (page: Page) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(t.label('field', 'facilities') ?? '', { exact: true }) })
    .getByRole('listitem');

async function openAtFacilities(page: Page): Promise<void> {
  await page.goto(screenAt('duinzicht', 'estate', 'nl', { id }));
  await expect(listOf(page)).toHaveText(facilities.map(({ name }) => name));
}

/** Positions of the texts on the page. */
const placesOf = (page: Page) =>
  listOf(page)
    .locator('> span:last-child')
    .evaluateAll((words) =>
      words.map((word) => {
        const { left, top } = word.getBoundingClientRect();
        return [left + scrollX, top + scrollY];
      }),
    );

test.describe('icons of facilities (spec 1 §3 and §4)', () => {
  test('load when visible, in the page’s colour, without moving text', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openAtFacilities(page);
    await settled(page);
    const before = await placesOf(page);
    expect(before).toHaveLength(facilities.length);
    await listOf(page).first().scrollIntoViewIfNeeded();
    for (const [index, { icon }] of facilities.entries()) {
      const slot = listOf(page).nth(index).locator('.loaded-icon');
      await expect(slot).toHaveAttribute('data-state', 'ready');
      await expect(slot.locator('svg[aria-hidden="true"] path')).toHaveCount(1);
      expect(asked).toContain(iconAddress(icon));
      expect(await slot.boundingBox()).toMatchObject({ width: 24, height: 24 });
      const colours = await slot.locator('path').evaluate((path) => {
        const { stroke, color } = getComputedStyle(path);
        return [stroke, color];
      });
      expect(colours[0]).toBe(colours[1]);
    }
    expect(await placesOf(page)).toEqual(before);
  });

  test('leave the text unchanged when they fail to load', async ({ page, watch }) => {
    watch.expectError(/status of 404/);
    watch.expectError(/The drawing .* stays away: Not found/);
    await page.route('**/media/icon/**', (route) => route.fulfill({ status: 404 }));
    await openAtFacilities(page);
    await settled(page);
    const before = await placesOf(page);
    await listOf(page).first().scrollIntoViewIfNeeded();
    await expect(listOf(page).first().locator('.loaded-icon')).toHaveAttribute('data-state', 'failed');
    await expect(listOf(page)).toHaveText(facilities.map(({ name }) => name));
    await expect(listOf(page).locator('svg')).toHaveCount(0);
    expect(await placesOf(page)).toEqual(before);
  });

  test('insert only the shapes of a foreign drawing into the page', async ({ page }) => {
    const hostile =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" onload="document.title=1"><script>document.title=2</script><a href="https://evil.example/"><path d="M0 0h9"/></a><path d="M1 1h9" onclick="x()"/></svg>';
    await page.route('**/media/icon/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: hostile }),
    );
    await openAtFacilities(page);
    const title = await page.title();
    await listOf(page).first().scrollIntoViewIfNeeded();
    const drawing = listOf(page).first().locator('svg');
    await expect(drawing).toHaveCount(1);
    expect(await drawing.locator('*').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual([
      '<path d="M1 1h9"></path>',
    ]);
    expect(await page.title()).toBe(title);
  });

  test('are served with a sandbox policy, and only if they are drawings', async () => {
    const [icon = ''] = facilities.map(({ icon: name }) => iconAddress(name));
    const { status, headers } = await ask('duinzicht', icon);
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect((await ask('duinzicht', iconAddress('hero-coast-1'))).status).toBe(404);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('facilities are text, without space for missing icons', async ({ page }) => {
    await openAtFacilities(page);
    const slots = await listOf(page).locator('.loaded-icon').all();
    expect(slots).toHaveLength(facilities.length);
    for (const slot of slots) await expect(slot).toBeHidden();
  });
});
