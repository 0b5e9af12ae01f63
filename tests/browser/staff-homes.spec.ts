/** An agency's homes on the staff page (decision 155): a price is lowered and taken back, on a phone, without script. */
import type { Page } from '@playwright/test';
import { demoData } from '#demo/index.ts';
import { pathTo } from '#domain/routes.ts';
import words from '#locales/nl/staff.ts';
import type { Estate } from '#wire/estate.ts';
import { expect, test } from '../support/fixtures.ts';
import { askFollowing } from '../support/http.ts';
import { at } from '../support/sites.ts';
import { expectSound } from '../support/six-sizes.ts';
import type { SplitSite } from '../support/split-site.ts';
import { signInAs } from '../support/staff-session.ts';

const SITE = 'duinzicht';
/** Homes of this file alone. */
const HOMES = { scripted: '889101', plain: '889102' } as const;
const LIST = pathTo('staff-homes', 'nl');
const h = words.homes;

/** A copy of a demo home for sale, without pictures, in a street of its own, at 689,000 euros. */
function aHome(id: string, street: string): Estate {
  const found = demoData().estates.find(
    ({ siteId, estate, withdrawnAt }) =>
      siteId === SITE &&
      !withdrawnAt &&
      Number(estate.general.transaction?.id) === 1 &&
      estate.general.archived !== true &&
      estate.general.address?.visible === true,
  );
  if (found === undefined) throw new Error('no home for sale');
  const { general } = found.estate;
  return {
    general: {
      id,
      title: { nl: 'Villa met tuin' },
      headType: general.headType,
      transaction: general.transaction,
      price: { value: 689_000 },
      address: {
        ...general.address,
        street: { nl: street, fr: street, en: street, de: street },
        number: '93',
      },
      publicationDate: '2026-11-01T10:00:00.000Z',
    },
  };
}

const signIn = (page: Page, split: SplitSite, who: string) =>
  signInAs(page.context(), split, { who, name: 'An Smet' });

for (const javaScriptEnabled of [false, true]) {
  const [id, street] = javaScriptEnabled
    ? ([HOMES.scripted, 'Scriptlaan'] as const)
    : ([HOMES.plain, 'Papierlaan'] as const);

  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 780 } });

    test('a home is found, its price lowered, seen by visitors, and taken back', async ({
      page,
      split,
      watch,
    }) => {
      test.setTimeout(90_000);
      watch.expectError(/status of 422/);
      await split.content.offer(SITE, aHome(id, street));
      await signIn(page, split, `homes.${javaScriptEnabled ? 'js' : 'plain'}`);
      await page.goto(at(SITE, LIST, split.port));
      await page.getByRole('searchbox').fill(street.toLowerCase());
      await page.getByRole('button', { name: words.search }).click();
      const row = page.locator('.hm-list > li');
      await expect(row).toHaveCount(1);
      await expect(row).toContainText('689.000');
      await expect(row).toContainText(h.states.sale);
      await expect(row).toContainText(h.noPictures);
      // Opened without a script: each action says what it does.
      await row.locator('summary').click();
      await expect(row).toContainText(h.effects.sold);
      if (javaScriptEnabled) await expectSound(page, 'list-found');
      await row.getByRole('link', { name: h.actions.price }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(h.actions.price);
      if (javaScriptEnabled) await expectSound(page, 'price');

      // A digit is missing: asked back, and nothing is changed.
      const price = page.getByLabel(h.salePrice);
      const send = page.locator('.case-form').getByRole('button');
      await price.fill('64.900');
      await send.click();
      await expect(page.getByRole('alert')).toContainText('64.900');
      if (javaScriptEnabled) await expectSound(page, 'price-asked');
      await price.fill('649.000');
      await send.click();
      const undo = page.locator('.desk-undo').filter({ hasText: street });
      await expect(undo).toContainText(/\d+\.\d\d\su/);
      if (javaScriptEnabled) await expectSound(page, 'list-undo');
      const shown = async () =>
        (await askFollowing(SITE, pathTo('estate', 'nl', { id, slug: 'x' }), { port: split.port })).text;
      await expect(async () => expect(await shown()).toContain('649.000')).toPass();

      await undo.getByRole('button', { name: h.undo.press }).click();
      await expect(page.locator('.desk-undo').filter({ hasText: street })).toHaveCount(0);
      await page.goto(`${at(SITE, LIST, split.port)}?find=${id}`);
      await expect(row).toContainText('689.000');

      // Both are in the journal, in words.
      await page.goto(at(SITE, pathTo('staff-journal', 'nl'), split.port));
      const log = page.locator('.log > li').filter({ hasText: street });
      await expect(log).toHaveCount(2);
      await expect(log.last()).toContainText(/689\.000 → €\s649\.000/);
    });
  });
}

test('what was typed is there after signing in again', async ({ page, split }) => {
  const id = '889103';
  await split.content.offer(SITE, aHome(id, 'Duinlaan'));
  await signIn(page, split, 'homes.back');
  const path = pathTo('staff-home-action', 'nl', { kind: 'estate', id, action: 'price' });
  await page.goto(at(SITE, path, split.port));
  await page.getByLabel(h.salePrice).fill('649.000');
  await split.content.rows(
    'DELETE FROM staff_sessions WHERE site_id = ? AND staff_id IN (SELECT id FROM staff WHERE email = ?)',
    SITE,
    `homes.back.${split.port}@example.com`,
  );
  await page.locator('.case-form').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.signIn);
  const email = `homes.back.${split.port}@example.com`;
  await page.getByLabel(words.address.split('{{')[0] ?? '').fill(email);
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.mailed);
  let code = '';
  await expect(async () => {
    const [mail] = (await split.content.mailsTo(email)).toReversed();
    code = /\b\d{3} ?\d{3}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass({ timeout: 15_000, intervals: [200] });
  await page.getByLabel(words.code).fill(code);
  await page.getByRole('button', { name: words.codeSend }).click();
  await expect(page.getByLabel(h.salePrice)).toHaveValue('649.000');
});

test('a name typed for a holiday home waits on the page when the session has ended, and is in the form again', async ({
  page,
  split,
  watch,
}) => {
  watch.expectError(/status of 401/);
  const who = 'homes.stay';
  await signIn(page, split, who);
  await page.goto(at(SITE, LIST, split.port));
  await page.locator('.hm-new > summary').click();
  await page.getByLabel(h.stayName).fill('Zeehuis De Bries');
  await split.content.rows(
    'DELETE FROM staff_sessions WHERE site_id = ? AND staff_id IN (SELECT id FROM staff WHERE email = ?)',
    SITE,
    `${who}.${split.port}@example.com`,
  );
  await page.getByRole('button', { name: h.newStay }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.written.retainedTitle);
  // The page of its address is not looked for: it has no form with this name.
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'xhr' && asked.push(request.url()));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.evaluate(() => document.readyState);
  expect(asked).toEqual([]);
  await signIn(page, split, who);
  await page.getByRole('button', { name: words.written.sendAgain }).click();
  await expect(page.getByRole('alert')).toContainText(h.said.foreign);
  await expect(page.getByLabel(h.stayName)).toHaveValue('Zeehuis De Bries');
  await page.getByRole('button', { name: h.newStay }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zeehuis De Bries');
});
