import { demoData } from '#demo/index.ts';
import { pathTo } from '#domain/routes.ts';
import { faultsOn } from '../support/axe.ts';
import type { SentMail } from '../support/content-service.ts';
import { estateForSale } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { at, wordsOf } from '../support/sites.ts';
import type { SplitSite } from '../support/split-site.ts';

// Each test finds its mails by the visitor's address.
test.describe.configure({ mode: 'default' });

let split: SplitSite;
test.beforeAll(({ split: shared }) => {
  split = shared;
});

/** The mail to an address of the agency about a visitor's question. */
async function noticeTo(address: string, visitor: string): Promise<SentMail> {
  let found: SentMail | undefined;
  await expect(async () => {
    found = (await split.content.mailsTo(address)).find(({ replyTo }) => replyTo === visitor);
    expect(found).toBeDefined();
  }).toPass({ timeout: 15_000, intervals: [200] });
  if (found === undefined) throw new Error('unreachable');
  return found;
}

test.describe('without script, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  test('a visitor finds an office with its hours, chooses it by its link, and sends it a question', async ({
    page,
  }) => {
    const t = wordsOf('de');
    const name = `mia.office.${split.port}`;
    // Of an umlaut domain Chromium gives the ASCII form.
    const email = `${name}@xn--bcher-kva.example`;
    await page.goto(at('ardenne', pathTo('contact', 'de'), split.port));
    const eupen = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Eupen' }) });
    await expect(eupen.getByRole('row', { name: /^Mi/ })).toContainText('9:30');
    await expect(eupen).toContainText('Gospertstraße 41');
    await expect(eupen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/32/,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await eupen.getByRole('link', { name: t('team.write') }).click();
    await expect(page.getByLabel(t('team.office'))).toHaveValue('eupen');
    await page.getByLabel(t('forms.person.message')).fill('Wann kann ich vorbeikommen?');
    await page.getByLabel(t('forms.person.firstname')).fill('Mia');
    await page.getByLabel(t('forms.person.lastname'), { exact: true }).fill('Claes');
    await page.getByLabel(t('forms.person.email')).fill(`${name}@bücher.example`);
    await expect(page.getByLabel(t('forms.person.email'))).toHaveValue(email);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: t('forms.contact.send') }).click();
    await expect(page.getByRole('heading', { name: t('forms.contact.successHeading') })).toBeVisible();
    expect((await noticeTo('eupen@ardennehabitat.example', email)).text).toContain('vorbeikommen');
  });
});

test.describe('over the page of a home', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the dialog names the home and its agent, and a visitor asks for a call with a number', async ({
    page,
  }) => {
    const t = wordsOf('nl');
    const { id } = estateForSale('duinzicht');
    const name = `mia.call.${split.port}`;
    const email = `${name}@xn--mller-kva.example`;
    await page.goto(at('duinzicht', pathTo('estate', 'nl', { id }), split.port));
    await page
      .getByRole('link', { name: t('estate.showContact') })
      .filter({ visible: true })
      .first()
      .click();
    const person = await page.locator('.contact-person b').first().textContent();
    const whatsapp = page.locator('.contact-person a[href^="https://wa.me/"]').first();
    if ((await whatsapp.count()) > 0) {
      const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text');
      expect(text).toContain(`/${id}`);
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: t('forms.contact.ask') })
      .filter({ visible: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { level: 2 })).toContainText(
      t('team.about', { home: '' }).trim(),
    );
    await expect(dialog).toContainText(t('team.reads', { name: person ?? '' }));
    await dialog.locator('[name="message"]').fill('Is de tuin op het zuiden?');
    await dialog.locator('[name="firstname"]').fill('Mia');
    await dialog.locator('[name="lastname"]').fill('Claes');
    await dialog.locator('[name="email"]').fill(`${name}@müller.example`);
    await dialog.getByLabel(t('team.callBack')).selectOption('noon');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: t('forms.contact.send') }).click();
    await expect(dialog.locator('[name="phone"]')).toHaveAttribute('aria-invalid', 'true');
    expect(await faultsOn(page)).toEqual([]);
    await dialog.locator('[name="phone"]').fill('0470 00 00 01');
    await dialog.getByRole('button', { name: t('forms.contact.send') }).click();
    await expect(dialog.getByRole('heading', { name: t('forms.contact.successHeading') })).toBeVisible();
    // The named agent has received the mail, and its list entry shows that a visitor waits for a call.
    const info = demoData().sites.flatMap(({ settings }) => settings.team?.people ?? []);
    const address = info.find(({ name }) => name === person)?.email ?? '';
    const notice = await noticeTo(address, email);
    expect(notice.subject).toMatch(/^Terugbellen: /);
    expect(notice.text).toContain('0470 00 00 01');
    expect(notice.text).toContain(t('team.callTimes.noon'));
  });
});
