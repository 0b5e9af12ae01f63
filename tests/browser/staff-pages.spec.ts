/** Pages written block by block on a telephone, with one hand and without JavaScript; and by keyboard on a desk (decision 186). */
import type { Page } from '@playwright/test';
import { pathTo } from '#domain/routes.ts';
import words from '#locales/nl/staff.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectPlainSound } from '../support/plain-page.ts';
import { purge } from '../support/purge.ts';
import { at } from '../support/sites.ts';
import { signInAs } from '../support/staff-session.ts';

const SITE = 'duinzicht';
const p = words.pages;

const block = (page: Page, number: number) => page.locator(`#block-${number}`);
/** Adds a block; it then stands open. */
async function add(page: Page, kind: keyof typeof p.kinds): Promise<void> {
  await page.getByLabel(p.addKind).selectOption(kind);
  await page.getByRole('button', { name: p.add, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: p.said.saved })).toBeVisible();
}
/** The page's own part as HTML, once all of it has arrived. */
const main = async (page: Page): Promise<string> => {
  await page.waitForLoadState();
  return await page.locator('main article').innerHTML();
};

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 780 } });

    test('a page of four blocks is made, looked at, published, moved and taken back', async ({
      page,
      split,
      watch,
    }) => {
      test.setTimeout(180_000);
      watch.expectError(/status of (?:410|422)/);
      await signInAs(page.context(), split, {
        who: `pages.${javaScriptEnabled}`,
        name: 'Annelies Smet',
        rights: ['site'],
      });
      await page.goto(at(SITE, pathTo('staff-pages', 'nl'), split.port));
      if (!javaScriptEnabled) await expectPlainSound(page, 'staff-pages');
      await page.getByRole('link', { name: p.addPage }).click();

      const title = `Onze buurt ${split.port} ${javaScriptEnabled}`;
      await page.getByLabel(`${p.fields.title} (${p.needed}) ${words.news.languages.nl}`).fill(title);
      await add(page, 'text');
      await block(page, 0).getByLabel(`${p.fields.heading} ${words.news.languages.nl}`).fill('Het Zoute');
      await block(page, 0)
        .getByLabel(`${p.fields.body} ${words.news.languages.nl}`)
        .fill('<p>Een <b>villawijk</b>.<script>alert(1)</script></p>');
      await add(page, 'figures');
      await block(page, 1)
        .getByLabel(new RegExp(`^${p.fields.value}`))
        .fill('veel');
      await add(page, 'call-to-action');
      await add(page, 'offices');

      // A number that is none, and a figure without its period: said where, and all that was typed stays.
      await page.getByRole('button', { name: p.publishNew }).click();
      await expect(page.getByRole('alert')).toContainText(p.said.wrong);
      const value = block(page, 1).getByLabel(new RegExp(`^${p.fields.value}`));
      await expect(value).toHaveValue('veel');
      await expect(value).toHaveAttribute('aria-invalid', 'true');
      if (!javaScriptEnabled) await expectPlainSound(page, 'staff-page-wrong');
      await value.fill('214');
      await block(page, 1)
        .getByLabel(new RegExp(`^${p.fields.figureLabel}.*${words.news.languages.nl}`))
        .fill('huizen');
      await block(page, 1)
        .getByLabel(new RegExp(`^${p.fields.period}.*${words.news.languages.nl}`))
        .fill('2026');
      // Its link is missing as well: the block stands open.
      await block(page, 2)
        .getByLabel(new RegExp(`^${p.fields.linkLabel}.*${words.news.languages.nl}`))
        .fill('Ons aanbod');
      await block(page, 2)
        .getByLabel(new RegExp(`^${p.fields.linkTarget}`))
        .selectOption({ label: p.links.offer });

      // Cleaned, and seen as visitors will see it.
      await page.getByRole('button', { name: p.look, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('main article')).not.toContainText('alert(1)');
      const shown = await main(page);
      await page.getByRole('link', { name: p.lookBack }).click();
      await page.getByRole('button', { name: p.publishNew }).click();
      await expect(page.getByRole('status').filter({ hasText: p.said.published })).toBeVisible();
      const own = page.url().replace(/\?.*$/, '');
      await page.getByRole('link', { name: p.view }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await main(page)).toBe(shown);
      const online = page.url();

      // Moved, taken off, and the version before brought back.
      await page.goto(own);
      await block(page, 3).getByRole('button', { name: p.up }).click();
      await expect(block(page, 2).locator('summary')).toContainText(p.kinds.offices);
      await block(page, 2).getByRole('button', { name: p.off }).click();
      await expect(block(page, 2).locator('summary')).toContainText(p.isOff);
      await page.getByRole('button', { name: p.publish }).click();
      await expect(page.getByRole('status').filter({ hasText: p.said.published })).toBeVisible();
      // The last change is undone by one press; what it undoes is a version like any other.
      await page.getByRole('button', { name: words.news.undo, exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: p.said.restored })).toBeVisible();
      await expect(page.locator('.page-block')).toHaveCount(4);
      await expect(page.locator('.desk-versions > li')).not.toHaveCount(0);

      await page.getByRole('button', { name: p.withdraw, exact: true }).click();
      await expect(page.getByText(p.states.withdrawn, { exact: true })).toBeVisible();
      await purge(SITE, split.port);
      await expect(async () => {
        expect((await page.goto(online))?.status()).toBe(410);
      }).toPass({ timeout: 20_000 });
    });
  });

test.describe('at a desk, by keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a block is opened, changed and kept as a draft', async ({ page, split }) => {
    await signInAs(page.context(), split, { who: 'pages.keys', rights: ['site'] });
    await page.goto(at(SITE, pathTo('staff-page', 'nl', { id: 'about' }), split.port));
    await block(page, 0).locator('summary').focus();
    await page.keyboard.press('Enter');
    const heading = block(page, 0).getByLabel(`${p.fields.heading} ${words.news.languages.nl}`);
    await page.keyboard.press('Tab');
    await expect(heading).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Hoe wij samen werken');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: p.said.saved })).toBeVisible();
    await expect(heading).toHaveValue('Hoe wij samen werken');
    await page.getByRole('button', { name: p.drop }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: p.said.dropped })).toBeVisible();
  });
});
