import type { Page } from '@playwright/test';
import { demoData } from '#demo/index.ts';
import { LOCALES } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { estateForSale } from '../support/demo.ts';
import { estateWithFilm, hiddenEstate, projectOf } from '../support/estates.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { ask, askFollowing } from '../support/http.ts';
import { at, screenAt, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');
const ID = estateWithFilm('duinzicht');
const open = (page: Page, id = ID) => page.goto(screenAt('duinzicht', 'estate', 'nl', { id }));

/** Scrolls a part into view like a reader, so that lazy parts load. */
const reach = (page: Page, id: string) => page.locator(`#${id}`).scrollIntoViewIfNeeded();

test.describe('the page of an estate', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('pictures: the viewer works by keyboard and returns the focus', async ({ page }) => {
    await open(page);
    const pictures = page.locator('.gallery__strip a');
    const total = await pictures.count();
    expect(total).toBeGreaterThan(5);
    const first = pictures.first();
    await first.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog');
    const position = (n: number) => viewer.getByText(t('estate.position', { n, total }), { exact: true });
    await expect(position(1)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(position(2)).toBeVisible();
    await page.keyboard.press('End');
    await expect(position(total)).toBeVisible();
    await page.keyboard.press('Home');
    await expect(position(1)).toBeVisible();
    for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab');
    expect(await viewer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(first).toBeFocused();
  });

  test('two clicks on a picture open one viewer', async ({ page }) => {
    await open(page);
    const first = page.locator('.gallery__strip a').first();
    const viewer = page.getByRole('dialog');
    for (const _ of ['while its code loads', 'once it is there']) {
      // Both before a busy machine has opened it.
      await first.evaluate((link) => {
        for (const __ of [1, 2])
          link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      });
      await expect(viewer.first()).toBeVisible();
      await settled(page);
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
    }
  });

  test('the number of photographs opens them, with and without script', async ({ page, browser }) => {
    await open(page);
    const chip = page.locator('.gallery-chip').first();
    await expect(chip).toHaveText(/^\d+ foto/);
    await chip.click();
    const viewer = page.getByRole('dialog');
    await expect(viewer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chip).toBeFocused();
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await open(still);
    await expect(still.getByRole('link', { name: await chip.innerText() }).first()).toHaveAttribute(
      'href',
      /^\/media\//,
    );
    await plain.close();
  });

  test('contact: details load only when the visitor asks (spec 1 §6)', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('contact=1')) calls.push(request.url());
    });
    await open(page);
    await settled(page);
    expect(calls).toEqual([]);
    const contact = page.locator('#contact');
    const url = page.url();
    await contact.getByRole('link', { name: t('estate.showContact') }).press('Enter');
    await expect(contact.locator('.contact-person')).toBeVisible();
    // The link is gone: the focus moves to the name (WCAG 2.4.3).
    await expect(contact.locator('.person b')).toBeFocused();
    expect(calls).toHaveLength(1);
    expect(page.url()).toBe(url);
  });

  test('film: loads nothing from another host before the click', async ({ page, watch }) => {
    watch.expectError(/foreign request: https:\/\/www\.youtube-nocookie\.com\/embed\//);
    const foreign: string[] = [];
    // Listens to the browser instead of a route: routes miss the first request of a cross-origin frame. The
    // test browser resolves no external name, so nothing leaves the machine.
    page.on('request', (request) => {
      if (request.url().startsWith('https:')) foreign.push(request.url());
    });
    await open(page);
    await reach(page, 'media');
    await settled(page);
    expect(foreign).toEqual([]);
    await expect(page.locator('#media iframe')).toHaveCount(0);
    await page
      .locator('#media')
      .getByRole('link', { name: t('estate.loadVideo') })
      .first()
      .click();
    const frame = page.locator('#media iframe');
    await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    await expect(frame).toHaveAttribute('title', /.+/);
    await expect.poll(() => foreign.length).toBeGreaterThan(0);
    expect(new Set(foreign.map((url) => new URL(url).host))).toEqual(new Set(['www.youtube-nocookie.com']));
  });

  test('share: the link is copied and confirmed; a form mails the estate to a friend', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    await page.getByRole('button', { name: t('estate.shareCopy') }).click();
    await expect(page.getByText(t('estate.shareCopied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
    const mail = page.getByRole('link', { name: t('estate.shareMail') });
    await expect(mail).toHaveAttribute('href', pathTo('send-to-a-friend', 'nl', { id: ID }));
    await mail.click();
    await expect(page.getByRole('dialog', { name: t('forms.friend.heading') })).toBeVisible();
  });

  test('similar estates: in the same language, never the estate itself', async ({ page }) => {
    await open(page);
    await page.locator('footer').scrollIntoViewIfNeeded();
    const similar = page.getByRole('list', { name: t('estate.similar') });
    await expect(similar).toBeVisible();
    const links = await similar
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(0);
    expect(links.length).toBeLessThanOrEqual(6);
    expect(links.filter((href) => !href.startsWith(`${pathTo('offer', 'nl')}/`))).toEqual([]);
    expect(links.filter((href) => href.startsWith(`${pathTo('estate', 'nl', { id: ID })}/`))).toEqual([]);
  });

  test('similar estates that cannot be loaded disappear, and the rest of the page works', async ({
    page,
    watch,
  }) => {
    watch.expectError(/status of 503/);
    await page.route('**/ajax/similar-cards/**', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'down' } } }),
    );
    await open(page);
    const answered = page.waitForResponse('**/ajax/similar-cards/**');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await answered;
    await expect(page.getByRole('heading', { name: t('estate.similar') })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the menu marks the section being read', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page);
    const menu = page.getByRole('navigation', { name: t('estate.sections') });
    for (const id of ['facts', 'energy']) {
      await menu.locator(`a[href="#${id}"]`).click();
      await expect(menu.locator('[aria-current]')).toHaveAttribute('href', `#${id}`);
    }
    // On a phone its strip scrolls along, and back to its start with the page.
    const strip = menu.locator('ul');
    await page.setViewportSize({ width: 390, height: 760 });
    await menu.locator('a[href="#energy"]').click();
    await expect(strip).not.toHaveJSProperty('scrollLeft', 0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(menu.locator('[aria-current]')).toHaveCount(0);
    await expect(strip).toHaveJSProperty('scrollLeft', 0);
  });

  test('every entry of the menu leads to a section of the page', async ({ page }) => {
    await open(page);
    const links = page.getByRole('navigation', { name: t('estate.sections') }).getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(targets.length).toBeGreaterThan(4);
    for (const target of targets) await expect(page.locator(target)).toHaveCount(1);
    await links.last().click();
    await expect(page).toHaveURL((url) => url.hash === targets.at(-1));
  });

  test('loads the QR code of its address when printed, and not before', async ({ page }) => {
    const codes: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/media/qr/')) codes.push(response.status());
    });
    await open(page);
    await page.mouse.wheel(0, 20_000);
    await settled(page);
    expect(codes).toEqual([]);
    // Not by `page.pdf`: unlike a visitor's print it does not wait for lazy pictures.
    await page.emulateMedia({ media: 'print' });
    await page.locator('.qr-code img').scrollIntoViewIfNeeded();
    await expect.poll(() => codes).toEqual([200]);
    await expect(page.locator('.qr-code img')).toHaveJSProperty('complete', true);
    await expect(page.locator('.qr-code img')).not.toHaveJSProperty('naturalWidth', 0);
  });

  test('prints on at most three sheets, with the address of the site', async ({ page }) => {
    await open(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.qr-code').getByText(t('estate.scan'))).toBeVisible();
    await expect(page.locator('.qr-code img')).toBeVisible();
    await expect(page.getByRole('navigation', { name: t('estate.sections') })).toBeHidden();
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.length).toBeLessThanOrEqual(3);
  });

  test('prints a flat on two sheets, without a third for its last rows', async ({ page }) => {
    await page.goto(screenAt('duinzicht', 'estate', 'nl', { id: estateForSale('duinzicht').id }));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.qr-code')).toBeVisible();
    const sheets =
      (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets).toHaveLength(2);
  });

  test('prints a plot on one sheet, whatever its site’s compositions', async ({ page }) => {
    const plot = demoData().estates.find(
      ({ siteId, withdrawnAt, estate: { general, guid } }) =>
        siteId === 'ardenne' &&
        !withdrawnAt &&
        !guid &&
        !general.archived &&
        Number(general.headType?.id) === 2,
    );
    await page.goto(screenAt('ardenne', 'estate', 'fr', { id: String(plot?.estate.general.id) }));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.qr-code')).toBeVisible();
    const sheets =
      (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets).toHaveLength(1);
  });

  test('the picture of a place shows all its names, however wide its box', async ({ page }) => {
    await open(page);
    // Names of the wide picture (860 px) lie in its middle 524 px, and the narrow one is 528 px wide.
    for (const width of [583, 584, 1088, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await page.locator('.map').boundingBox();
      if (width === 583) expect(box?.width).toBeLessThanOrEqual(528);
      else expect(Math.round(box?.width ?? 0), `${width} px`).toBeGreaterThanOrEqual(524);
      expect(box?.height).toBe(width === 583 ? 340 : 430);
    }
  });
});

test.describe('content security policy of estate pages', () => {
  for (const [what, id] of [
    ['an estate', ID],
    ['a project', projectOf('duinzicht').id],
  ] as const) {
    test(`${what}: allows frames of films and tours only, and no inline style or script`, async () => {
      const { headers, text } = await askFollowing('duinzicht', pathTo('estate', 'nl', { id }));
      const policy = String(headers['content-security-policy']);
      const directives = policy.split('; ');
      const tours = 'nodalview.com https://www.nodalview.com https://kuula.co https://tour.giraffe360.com';
      expect(directives).toContain(
        'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://my.matterport.com ' +
          `https://${tours} https://www.klapty.com https://floorfy.com`,
      );
      expect(directives).toContain("script-src 'self'");
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(text).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)=/);
      expect(text).not.toMatch(/<style[\s>]|<iframe[\s>]/);
      for (const [, attributes = ''] of text.matchAll(/<script([^>]*)>/g)) {
        expect(attributes).toMatch(/\ssrc=|type="application\/ld\+json"/);
      }
    });
  }

  test('the offer: allows no frame', async () => {
    const { headers } = await ask('duinzicht', pathTo('offer', 'nl'));
    expect(headers['content-security-policy']).not.toContain('frame-src');
  });
});

test.describe('a hidden address is not disclosed (spec 1 §2)', () => {
  const { id, streets, degrees } = hiddenEstate('duinzicht');

  const expectNothingRevealed = (text: string): void => {
    for (const reported of [...streets, ...degrees]) {
      expect(text).not.toContain(reported);
      expect(text).not.toContain(encodeURIComponent(reported));
    }
    for (const street of streets) expect(text).not.toContain(street.toLowerCase().replaceAll(' ', '-'));
  };

  for (const locale of LOCALES) {
    test(`in the page and its JSON-LD: ${locale}`, async () => {
      const { status, text } = await askFollowing('duinzicht', pathTo('estate', locale, { id }));
      expect(status).toBe(200);
      expect(text).toContain('application/ld+json');
      expect(text).toContain(wordsOf(locale)('estate.addressHidden'));
      expectNothingRevealed(text);
    });

    test(`in answers to scripts: ${locale}`, async () => {
      for (const call of [
        `estate/${id}`,
        `similar-estate/${id}`,
        `similar-cards/${id}`,
        'estates',
        `estates?page=2`,
      ]) {
        const { status, text } = await ask('duinzicht', `/${locale}/ajax/${call}`);
        expect(status, call).toBe(200);
        if (call.startsWith('estate/')) expectNothingRevealed(text);
        for (const degree of degrees) expect(text, call).not.toContain(degree);
      }
    });
  }

  test('its map shows only its municipality', async ({ page }) => {
    await open(page, id);
    await expect(page.locator('#map')).toContainText(t('estate.mapOnRequest'));
    const picture = page.locator('#map img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(860);
  });
});

test.describe('the page of an estate without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  test('pictures and films are links, and no control is dead', async ({ page }) => {
    await open(page);
    await expect(page.locator('.gallery__strip a').first()).toHaveAttribute('href', /^\/media\//);
    await expect(page.locator('#media').getByRole('link').first()).toHaveAttribute(
      'href',
      /^https:\/\/www\.youtube\.com\//,
    );
    await expect(page.getByRole('link', { name: t('estate.shareMail') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('estate.shareCopy') })).toBeHidden();
    const buttons = page.locator('main').getByRole('button').filter({ visible: true });
    // Hearts keep their space, and their pressed state is correct.
    for (const button of await buttons.all()) await expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  test('contact details load by a link', async ({ page }) => {
    await open(page);
    await page
      .locator('#contact')
      .getByRole('link', { name: t('estate.showContact') })
      .click();
    await expect(page.locator('#contact .contact-person')).toBeVisible();
    expect(page.url().startsWith(at('duinzicht', pathTo('estate', 'nl', { id: ID })))).toBe(true);
  });
});
