/** The box at the forms for alerts, from its tick to a search card in the agency's own system, and to its end there (decision 174). */
import type { Page } from '@playwright/test';
import { ACCOUNT, SETTINGS } from '#content-service/intake/feeds/kinds/zabun/testing/vendor.ts';
import { pathTo } from '#domain/routes.ts';
import { createClient } from '#scripts/gevel/client.ts';
import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import { SITE_ALONE } from '#scripts/lib/workers.ts';
import { linkIn } from '../support/alert-mails.ts';
import { callingOver, startContentAlone } from '../support/content-alone.ts';
import { type ContentService, contentServiceOf } from '../support/content-service.ts';
import { startTestWorkers, type TestWorkers } from '../support/environment.ts';
import { enhanced, expect, test } from '../support/fixtures.ts';
import { AGENCIES, at, wordsOf } from '../support/sites.ts';
import { expectToFit } from '../support/six-sizes.ts';
import { openZabun } from '../support/zabun-server.ts';

const SITE = 'huis-haard';
const t = wordsOf('nl');

// Serial: the tests share a deployment and its vendor.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

let vendor: Awaited<ReturnType<typeof openZabun>>;
let deployment: TestWorkers;
let site: TestWorkers;
let content: ContentService;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  vendor = await openZabun();
  deployment = await startContentAlone({ LOCAL_SERVICES: new URL(vendor.address).host });
  content = contentServiceOf(deployment);
  const origin = `http://localhost:${deployment.port}`;
  const operator = createClient({ origin, token: localOperatorToken() });
  await operator.put('/feed-accounts/zabun', { ...ACCOUNT, address: vendor.address });
  await operator.put(`/sites/${SITE}/feeds/zabun`, { kind: 'zabun', settings: SETTINGS, leads: 'call' });
  site = await startTestWorkers({
    configs: SITE_ALONE,
    vars: callingOver(deployment.port),
    seeded: false,
    hostnames: [AGENCIES[SITE].hostname],
  });
});

test.afterAll(async () => {
  await site.stop();
  await deployment.stop();
  await vendor.stop();
});

const formOf = (page: Page) => page.locator('main form.form');
const boxOf = (page: Page) => formOf(page).getByRole('checkbox', { name: 'Zabun' });

async function openForm(page: Page): Promise<void> {
  await page.goto(at(SITE, `${pathTo('subscribe', 'nl')}?price-max=400000`, site.port));
  await expect(boxOf(page)).toBeVisible();
  await expect(boxOf(page)).not.toBeChecked();
}

/** Presses the one button of the page that a mail's link opens. */
async function press(
  page: Page,
  email: string,
  screen: 'subscribe-confirm' | 'unsubscribe',
  count: number,
): Promise<void> {
  const mail = (await content.mailsTo(email, count)).at(-1);
  if (mail === undefined) throw new Error('no mail');
  const { pathname } = new URL(linkIn(mail, screen, 'nl'));
  await page.goto(at(SITE, pathname, site.port));
  await page.getByRole('main').getByRole('button').click();
}

const storedWords = async (): Promise<readonly string[]> =>
  (
    await content.rows<{ words: string }>(
      'SELECT words FROM search_cards WHERE site_id = ? ORDER BY agreed_at',
      SITE,
    )
  ).map(({ words }) => words);

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: isScripted });
    const email = `mia.card.${isScripted ? 'one' : 'two'}@example.com`;

    test('a ticked box becomes a card once the address is confirmed, and ends with the alert', async ({
      page,
    }) => {
      const [cards, messages] = [vendor.vendor.cards.length, vendor.vendor.messages.length];
      await openForm(page);
      if (isScripted) await enhanced(page, 'form');
      const words = (
        await formOf(page)
          .locator('label.check', { has: page.getByRole('checkbox', { name: 'Zabun' }) })
          .innerText()
      ).trim();
      await boxOf(page).check();
      await formOf(page).getByLabel(t('forms.person.email')).fill(email);
      await formOf(page)
        .getByRole('button', { name: t('forms.subscribe.send') })
        .click();
      await expect(page.getByText(t('forms.subscribe.successHeading'))).toBeVisible();
      expect((await storedWords()).at(-1)).toBe(words.replaceAll('\u00a0', ' '));
      await content.cron(new Date());
      expect(vendor.vendor.cards).toHaveLength(cards);

      await press(page, email, 'subscribe-confirm', 1);
      await content.cron(new Date());
      await expect.poll(() => vendor.vendor.cards.length).toBe(cards + 1);
      expect(vendor.vendor.cards.at(-1)).toMatchObject({
        contact: { email },
        request: { price: { max: 400_000 } },
      });

      await press(page, email, 'unsubscribe', 2);
      await content.cron(new Date());
      await expect.poll(() => vendor.vendor.messages.length).toBe(messages + 1);
      expect(vendor.vendor.messages.at(-1)).toMatchObject({ contact: { email } });
    });

    test('a box that is not ticked sends nothing there', async ({ page }) => {
      const before = await storedWords();
      await openForm(page);
      if (isScripted) await enhanced(page, 'form');
      await formOf(page).getByLabel(t('forms.person.email')).fill(`no.${email}`);
      await formOf(page)
        .getByRole('button', { name: t('forms.subscribe.send') })
        .click();
      await expect(page.getByText(t('forms.subscribe.successHeading'))).toBeVisible();
      expect(await storedWords()).toEqual(before);
    });
  });
}

test('the box: nothing overflows, axe finds nothing, in both modes', async ({ page }) => {
  await openForm(page);
  await expectToFit(page, [320, 1440]);
});
