import { createServer, type Server } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import { pathTo } from '#domain/routes.ts';
import { freePort } from '#scripts/lib/port.ts';
import { BOTH_WORKERS } from '#scripts/lib/workers.ts';
import { estateForSale } from '../support/demo.ts';
import { startTestWorkers, type TestWorkers } from '../support/environment.ts';
import { expect, test } from '../support/fixtures.ts';
import { freeWeeks } from '../support/free-weeks.ts';
import { setSettings } from '../support/site-settings.ts';
import { AGENCIES, at, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');
const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js*';
/** Time that a form waits without a Turnstile token, plus a margin, milliseconds. */
const NOTE_WAIT = 5_300;

/** Fake Turnstile script: puts a token into the form, in a way that Trusted Types would block. */
const FAKE_SCRIPT = `window.turnstile = {
  render: (spot, { action }) => {
    spot.innerHTML = '<input type="hidden" name="cf-turnstile-response">';
    spot.firstElementChild.value = 'good for ' + action;
    return 'widget';
  },
  reset: () => {},
};`;

let site: TestWorkers;
let verifier: Server;

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1280, height: 900 } });

/** Fake siteverify: accepts tokens of the script above. */
const startVerifier = (port: number): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((incoming, answer) => {
      incoming.setEncoding('utf8');
      let body = '';
      incoming.on('data', (part: string) => {
        body += part;
      });
      incoming.on('end', () => {
        const sent = new URLSearchParams(body);
        const [, action] = /^good for (.+)$/.exec(sent.get('response') ?? '') ?? [];
        const success = action !== undefined && sent.get('secret') === 'secret-key';
        answer.setHeader('Content-Type', 'application/json');
        answer.end(JSON.stringify({ success, action, hostname: AGENCIES.duinzicht.hostname }));
      });
    });
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  verifier = await startVerifier(port);
  site = await startTestWorkers({
    configs: BOTH_WORKERS,
    seeded: true,
    prepare: (state) => setSettings(state, 'duinzicht', { turnstileSiteKey: '1x00000000000000000000AA' }),
    vars: {
      TURNSTILE_SECRETS: JSON.stringify({ duinzicht: 'secret-key' }),
      TURNSTILE_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    },
    hostnames: [AGENCIES.duinzicht.hostname],
  });
});
test.afterAll(async () => {
  await site.stop();
  verifier.close();
});

async function openContact(page: Page): Promise<Locator> {
  await page.goto(at('duinzicht', pathTo('contact', 'nl'), site.port));
  const form = page.locator('main form.form');
  await expect(form.locator('[data-turnstile]')).toBeAttached();
  return form;
}

async function fill(form: Locator): Promise<void> {
  await form.locator('[name="message"]').fill('Is er een tuin?');
  await form.locator('[name="firstname"]').fill('Mia');
  await form.locator('[name="lastname"]').fill('Claes');
  await form.locator('[name="email"]').fill('mia.vouched@example.com');
  await form.getByRole('checkbox').check();
}

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

test('Turnstile loads on the first interaction with its form, and its token is accepted', async ({
  page,
  watch,
}) => {
  watch.expectError(/foreign request: https:\/\/challenges\.cloudflare\.com/);
  let loads = 0;
  await page.route(SCRIPT, async (route) => {
    loads += 1;
    await route.fulfill({ contentType: 'text/javascript', body: FAKE_SCRIPT });
  });
  const form = await openContact(page);
  await expect(form.getByRole('status')).toBeAttached();
  expect(loads).toBe(0);
  await fill(form);
  await expect(form.locator('[name="cf-turnstile-response"]')).toHaveValue('good for contact');
  await form.getByRole('button', { name: t('forms.contact.send') }).click();
  await expect(heading(page)).toHaveText(t('forms.contact.successHeading'));
  expect(loads).toBe(1);
});

test('when it does not load, the form passes at the second attempt', async ({ page, watch }) => {
  watch.expectError(/foreign request: https:\/\/challenges|ERR_FAILED|Turnstile did not load|status of 422/);
  await page.route(SCRIPT, (route) => route.abort());
  const form = await openContact(page);
  await expect(form.getByRole('status')).toBeAttached();
  await fill(form);
  const send = form.getByRole('button', { name: t('forms.contact.send') });
  await send.click();
  await expect(form.getByRole('alert')).toContainText(t('forms.problems.unverified.title'));
  await expect(form.locator('[name="message"]')).toHaveValue('Is er een tuin?');
  await page.waitForTimeout(NOTE_WAIT);
  await send.click();
  await expect(heading(page)).toHaveText(t('forms.contact.successHeading'));
});

test('its token is also accepted for a requested stay', async ({ page, watch }) => {
  watch.expectError(/foreign request: https:\/\/challenges\.cloudflare\.com/);
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: FAKE_SCRIPT }));
  const unit = '7013';
  const [week] = await freeWeeks(unit, site.port);
  const path = `${pathTo('reserve', 'nl', { id: unit })}?from=${week?.from}&to=${week?.to}&persons=2`;
  await page.goto(at('duinzicht', path, site.port));
  const form = page.locator('main form.form');
  const token = form.locator('[name="cf-turnstile-response"]');
  await expect(async () => {
    await form.locator('[name="lastname"]').focus();
    await form.locator('[name="firstname"]').focus();
    await expect(token).toHaveValue('good for reservation', { timeout: 500 });
  }).toPass();
  await form.locator('[name="firstname"]').fill('Mia');
  await form.locator('[name="lastname"]').fill('Claes');
  await form.locator('[name="email"]').fill('mia.stays@example.com');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.locator('button[type="submit"]:visible').last().click();
  await expect(heading(page)).toHaveText(t('stays.thanks.heading'));
});

test('on a cached page its form opens on its own page', async ({ page }) => {
  const { id } = estateForSale('duinzicht');
  await page.goto(at('duinzicht', pathTo('estate', 'nl', { id }), site.port));
  const link = page.getByRole('main').getByRole('link', { name: t('forms.contact.ask') });
  await link.filter({ visible: true }).first().click();
  await expect(page).toHaveURL((url) => url.pathname === pathTo('contact', 'nl'));
  await expect(page.locator('main [data-turnstile]')).toBeAttached();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form passes at the second attempt', async ({ page, watch }) => {
    watch.expectError(/status of 422/);
    const form = await openContact(page);
    await fill(form);
    await form.getByRole('button', { name: t('forms.contact.send') }).click();
    await expect(form.getByRole('alert')).toContainText(t('forms.problems.unverified.title'));
    await page.waitForTimeout(NOTE_WAIT);
    await form.getByRole('button', { name: t('forms.contact.send') }).click();
    await expect(heading(page)).toHaveText(t('forms.contact.successHeading'));
  });
});
