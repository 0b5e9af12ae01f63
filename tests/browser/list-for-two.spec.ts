/**
 * The list for two (decision 180): one makes it of their favourites, the other opens it without script, and both say what
 * they think, until one of them ends it.
 */
import { idsQuery } from '#domain/id-list.ts';
import { pathTo } from '#domain/routes.ts';
import s from '#locales/nl/duo.ts';
import { estatesToView } from '../support/appointments.ts';
import { faultsOn } from '../support/axe.ts';
import { enhanced, expect, test } from '../support/fixtures.ts';
import { screenAt, wordsOf } from '../support/sites.ts';
import { expectSound, wideOn } from '../support/six-sizes.ts';
import { textFaultsOn } from '../support/text-faults.ts';

const AGENCY = 'duinzicht';
const t = wordsOf('nl');
const [FIRST = '', SECOND = '', THIRD = ''] = estatesToView(AGENCY);
const favorites = (): string => screenAt(AGENCY, 'favorites', 'nl');

test.describe.configure({ timeout: 180_000 });

test('two people choose from one list: hearts, a note, a comparison, and its end', async ({
  page,
  browser,
  watch,
}) => {
  watch.expectError(/status of 404/);
  await page.goto(favorites());
  await page.evaluate((ids) => localStorage.setItem('favorites', ids), JSON.stringify([FIRST, SECOND]));
  await page.reload();
  await page.getByRole('link', { name: t('shared.duo') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.title);
  await expectSound(page, 'duo-new');
  await page.getByLabel(s.make.own).fill('Sofie');
  await page.getByLabel(s.make.theirs).fill('Jonas');
  await page.getByRole('button', { name: s.make.button }).click();
  await expect(page.getByText('Sofie, dat bent u')).toBeVisible();
  const [address, invitation] = [
    page.url(),
    await page.getByLabel(s.share.address, { exact: true }).inputValue(),
  ];
  expect(invitation).toMatch(/\/nl\/samen-kiezen\/[\w-]{43}$/);
  expect(invitation).not.toBe(address);

  // The other one has neither script nor favourites.
  const phone = await browser.newContext({ viewport: { width: 390, height: 780 }, javaScriptEnabled: false });
  const theirs = await phone.newPage();
  await theirs.goto(invitation);
  await expect(theirs.getByText('Jonas, dat bent u')).toBeVisible();
  await expect(theirs.getByLabel(s.share.address, { exact: true })).toHaveCount(0);
  const home = theirs.locator(`#home-${FIRST}`);
  await home.locator('.duo__heart').click();
  await expect(theirs).toHaveURL(`${invitation}#home-${FIRST}`);
  await expect(theirs.getByRole('heading', { level: 2, name: s.groups.both })).toBeVisible();
  await home.getByText(s.note.change).click();
  await home.getByRole('textbox').fill('Terras op het zuidwesten!\nBel ik maandag.');
  await home.getByRole('button', { name: s.note.save }).click();
  await expect(home.locator('blockquote')).toContainText('Bel ik maandag.');
  await theirs.getByLabel(s.add.label).fill(screenAt(AGENCY, 'estate', 'nl', { id: THIRD }));
  await theirs.getByRole('button', { name: s.add.button }).click();
  await expect(theirs.locator(`#home-${THIRD}`)).toBeVisible();
  expect(await wideOn(theirs)).toEqual([]);

  await page.reload();
  const hers = page.locator(`#home-${FIRST}`);
  await expect(hers.locator('blockquote')).toContainText('Terras op het zuidwesten!');
  await expect(page.locator(`#home-${THIRD}`).getByText('Jonas ook')).toBeVisible();
  // By keyboard: a heart is taken back, and given again.
  for (const pressed of ['false', 'true']) {
    const heart = page.locator(`#home-${SECOND} .duo__heart`);
    await heart.focus();
    await page.keyboard.press('Enter');
    await expect(heart).toHaveAttribute('aria-pressed', pressed);
  }
  await page.evaluate((ids) => localStorage.setItem('favorites', ids), JSON.stringify([FIRST, 'stay-7005']));
  await page.reload();
  await enhanced(page, 'offer-favorites');
  await page.getByRole('button', { name: s.add.favorites.one.replace('{{n}}', '1') }).click();
  await expect(page.locator('#home-stay-7005')).toBeVisible();
  await expectSound(page, 'duo');
  for (const width of [360, 390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await textFaultsOn(page), `${width} px`).toEqual([]);
    expect(await wideOn(page), `${width} px`).toEqual([]);
  }
  // With everything unfolded.
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('main details')) one.setAttribute('open', '');
  });
  await page.setViewportSize({ width: 320, height: 780 });
  expect(await wideOn(page)).toEqual([]);
  expect(await faultsOn(page)).toEqual([]);

  await page.locator('.page-head a').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('compare.heading'));

  await theirs.getByText(s.end.summary).click();
  await theirs.getByRole('button', { name: s.end.button }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(s.end.done);
  await phone.close();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.closed.title);
  await expectSound(page, 'duo-closed');
});

test('a list that was passed on becomes a list for two; without favourites there is none to make', async ({
  page,
}) => {
  await page.goto(favorites() + idsQuery([FIRST, SECOND]));
  await page.getByRole('link', { name: t('shared.duo') }).click();
  await expect(page).toHaveURL(screenAt(AGENCY, 'duo-new', 'nl') + idsQuery([FIRST, SECOND]));
  await page.goto(screenAt(AGENCY, 'duo-new', 'nl'));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(s.make.none);
  await expect(page.getByRole('link', { name: s.make.browse })).toHaveAttribute(
    'href',
    pathTo('offer', 'nl'),
  );
});
