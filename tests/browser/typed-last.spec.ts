import type { Locator, Page } from '@playwright/test';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { estateForSale } from '../support/demo.ts';
import { enhanced, expect, settled, test } from '../support/fixtures.ts';
import { looks } from '../support/looks.ts';
import { type AgencyId, screenAt, wordsOf } from '../support/sites.ts';

/**
 * Every form that is open over a page: the field that was typed last counts, when the form is sent at once,
 * by any way of sending, on a slow line. Every run tries each field in one window by one way, all windows and ways
 * among them; a whole run tries every field of a search in each window by every way, and every dialog in each window by
 * one way: all dialogs have one script, to which their fields are alike.
 */

const PHONE = { width: 390, height: 760 };
const DESK = { width: 1366, height: 768 };
/** Stops of the Tab key between a field and the button of its form, at most. */
const MOST_STOPS = 100;
/** Latency of the line, milliseconds. */
const LATENCY = 300;

type Send = (page: Page, field: Locator, button: Locator) => Promise<void>;

/** The ways of sending a form. */
const WAYS = ['press', 'Enter', 'keyboard'] as const;
const SEND: Readonly<Record<(typeof WAYS)[number], Send>> = {
  press: async (page, _field, button) => {
    if ((page.viewportSize()?.width ?? 0) < DESK.width) await button.tap();
    else await button.click();
  },
  Enter: (_page, field) => field.press('Enter'),
  keyboard: async (page, _field, button) => {
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      await page.keyboard.press('Tab');
      if (await button.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  },
};

async function slowDown(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** A field of a search: what is typed, and the parameter that the search then has. */
interface SearchField {
  readonly name: string;
  readonly typed: string;
  readonly parameter: string;
  /** Value of the parameter; null for a place, whose number the server knows. */
  readonly value: string | null;
}

const day = (days: number): string => addDays(brusselsDay(new Date()), days);
const priceField = (name: string, value: string): SearchField => ({
  name,
  typed: value,
  parameter: name,
  value,
});

/** Each agency has the same fields of the offer: they are shared out. */
const SEARCHES = [
  {
    agency: 'duinzicht',
    screen: 'offer',
    locale: 'nl',
    fields: [
      { name: 'q', typed: 'terras', parameter: 'q', value: 'terras' },
      priceField('price-min', '150000'),
    ],
  },
  {
    agency: 'ardenne',
    screen: 'offer',
    locale: 'fr',
    fields: [
      priceField('price-max', '650000'),
      { name: 'place', typed: estateForSale('ardenne').place, parameter: 'city', value: null },
    ],
  },
  {
    agency: 'duinzicht',
    screen: 'rentals',
    locale: 'nl',
    fields: [{ name: 'from', typed: day(60), parameter: 'from', value: day(60) }],
  },
] as const satisfies readonly {
  readonly agency: AgencyId;
  readonly screen: 'offer' | 'rentals';
  readonly locale: 'nl' | 'fr';
  readonly fields: readonly SearchField[];
}[];

const nl = wordsOf('nl');
const HOME = estateForSale('duinzicht').id;
const PERSON = {
  firstname: 'Mia',
  lastname: 'Claes',
  email: 'mia.typed@example.com',
  consent: true,
} as const;

/** A form that opens in a dialog over a page. */
interface Dialog {
  readonly name: string;
  readonly address: () => string;
  readonly opener: (page: Page) => Locator;
  /** What its other fields get first; true ticks a box. */
  readonly fields: Readonly<Record<string, string | true>>;
  /** The field typed last, and one of a single line, in which Enter sends the form. */
  readonly last: { readonly any: string; readonly line: string };
  /** Part of the address of its call. */
  readonly call: string;
  /** Heading of what comes next. */
  readonly send: string;
}

const estatePage = () => screenAt('duinzicht', 'estate', 'nl', { id: HOME });
const linkIn = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('link', { name }).filter({ visible: true }).first();

/** Every form that opens in a dialog: all links marked `data-form` lead to one of these. */
const DIALOGS: readonly Dialog[] = [
  {
    name: 'a question about a home',
    address: estatePage,
    opener: (page) => linkIn(page, nl('forms.contact.ask')),
    fields: { ...PERSON, message: 'Is de tuin op het zuiden?' },
    last: { any: 'message', line: 'lastname' },
    call: 'contact-form-handler',
    send: nl('forms.contact.successHeading'),
  },
  {
    name: 'a home for a friend',
    address: estatePage,
    opener: (page) => linkIn(page, nl('estate.shareMail')),
    fields: {},
    last: { any: 'recipient.email', line: 'recipient.email' },
    call: 'friend',
    send: nl('forms.friend.successHeading'),
  },
  {
    name: 'the price of a home',
    address: estatePage,
    opener: (page) => linkIn(page, nl('alerts.home')),
    fields: {},
    last: { any: 'email', line: 'email' },
    call: 'notifications',
    send: nl('forms.subscribe.successHeading'),
  },
  {
    name: 'an alert for a search',
    address: () => `${screenAt('duinzicht', 'offer', 'nl')}?type=1&price-max=450000`,
    opener: (page) => linkIn(page, nl('offer.alert')),
    fields: {},
    last: { any: 'email', line: 'email' },
    call: 'notifications',
    send: nl('forms.subscribe.successHeading'),
  },
  {
    name: 'an alert for holiday rentals',
    address: () => `${screenAt('duinzicht', 'rentals', 'nl')}?persons=4`,
    opener: (page) => linkIn(page, nl('offer.alert')),
    fields: {},
    last: { any: 'email', line: 'email' },
    call: 'notifications',
    send: nl('forms.subscribe.successHeading'),
  },
  {
    name: 'a question about a holiday rental',
    address: () => screenAt('duinzicht', 'rental', 'nl', { id: '7005' }),
    opener: (page) => page.locator('main a[data-form]:visible').first(),
    fields: { ...PERSON, message: 'Is de tuin op het zuiden?' },
    last: { any: 'message', line: 'lastname' },
    call: 'contact-form-handler',
    send: nl('forms.contact.successHeading'),
  },
];

const VIEWPORTS = [PHONE, DESK] as const;
const FIELDS = SEARCHES.flatMap(({ fields, ...search }) => fields.map((field) => ({ ...search, ...field })));

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport === PHONE });

    for (const [row, { agency, screen, locale, name, typed, parameter, value }] of FIELDS.entries()) {
      if (!looks(VIEWPORTS, row).includes(viewport)) continue;
      test(`the filters of ${agency}'s ${screen}: ${name} counts (spec 1 §4)`, async ({ page }) => {
        const address = screenAt(agency, screen, locale);
        const all = screenAt(agency, screen === 'offer' ? 'filters' : 'rental-filters', locale);
        // What the bar does not show is among all filters; phones have no bar.
        const inBar = viewport === DESK && name !== 'q';
        for (const way of looks(WAYS, row)) {
          await page.goto(inBar ? address : all);
          await enhanced(page, inBar ? 'offer' : 'all-filters');
          await settled(page);
          await slowDown(page);
          const field = page.locator(`[data-region="form"] [name="${name}"]`);
          const panel = page.locator('[data-region="form"] details', {
            has: page.locator(`[name="${name}"]`),
          });
          // The place and the days are always open among all filters.
          if (await field.isHidden()) await panel.locator('summary').first().click();
          const button = inBar
            ? panel.locator('.filter__submit [type="submit"]')
            : page.locator('.all-filters__foot [type="submit"]');
          // How a date is typed depends on the browser's own language.
          if ((await field.getAttribute('type')) === 'date') await field.fill(typed);
          else await field.pressSequentially(typed);
          await SEND[way](page, field, button);

          const found = () => new URL(page.url()).searchParams.get(parameter);
          await expect(page, way).toHaveURL((url) => url.href.startsWith(`${address}?`));
          if (value === null) await expect.poll(found, way).toMatch(/^\d+$/);
          else await expect.poll(found, way).toBe(value);
          if (inBar)
            await expect(page.locator('[data-region="results"]')).toHaveAttribute('aria-busy', 'false');
          // Nothing takes it back afterwards.
          await settled(page);
          expect(found(), way).not.toBeNull();
          expect(page.url().startsWith(`${address}?`), way).toBe(true);
          if (value !== null && inBar) await expect(field, way).toHaveValue(value);
          await expect(page.locator('.chips .chip').first(), way).toBeVisible();
        }
      });
    }

    for (const [row, { name, address, opener, fields, last, call, send: sendWords }] of DIALOGS.entries()) {
      if (!looks(VIEWPORTS, row).includes(viewport)) continue;
      const way = WAYS[(row + VIEWPORTS.indexOf(viewport)) % WAYS.length] ?? 'press';
      test(`${name} in a dialog: the last input is sent by ${way}`, async ({ page }) => {
        await page.goto(address());
        await settled(page);
        const shown = page.url();
        await slowDown(page);
        await opener(page).click();
        const dialog = page.getByRole('dialog');
        const form = dialog.locator('form');
        for (const [field, text] of Object.entries(fields)) {
          const control = form.locator(`[name="${field}"]`);
          if (text === true) await control.check();
          else await control.fill(text);
        }
        // The way by Enter needs a field of one line.
        const name = way === 'Enter' ? last.line : last.any;
        const typed = name.includes('email') ? `typed.${viewport.width}@example.com` : 'Typed last';
        await form.locator(`[name="${name}"]`).clear();
        await form.locator(`[name="${name}"]`).pressSequentially(typed);
        const sent = page.waitForRequest(
          (request) => request.method() === 'POST' && request.url().includes(call),
        );
        await SEND[way](page, form.locator(`[name="${name}"]`), form.locator('[type="submit"]').last());
        expect(new URLSearchParams((await sent).postData() ?? '').get(name)).toBe(typed);
        await expect(dialog.locator('form')).toHaveCount(0);
        await expect(dialog.getByRole('heading')).toHaveText(sendWords);
        await dialog.locator('button').last().click();
        await expect(dialog).toHaveCount(0);
        await expect(page).toHaveURL(shown);
      });
    }
  });
}
