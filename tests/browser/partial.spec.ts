import type { Locator, Page, Route } from '@playwright/test';
import { stayQuery } from '#domain/filter/rental-stay.ts';
import { pathTo } from '#domain/routes.ts';
import { estatesToView } from '../support/appointments.ts';
import { estateForSale } from '../support/demo.ts';
import { enhanced, expect, settled, test } from '../support/fixtures.ts';
import { freeWeeks } from '../support/free-weeks.ts';
import { ask } from '../support/http.ts';
import { looks } from '../support/looks.ts';
import { screenAt, wordsOf } from '../support/sites.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const t = wordsOf('nl');
const [toView = ''] = estatesToView('duinzicht');
/** A holiday rental of Duinzicht; no test reserves it. */
const RENTAL = '7003';

/** A screen that replaces parts with those of other pages, in place. */
interface User {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
  /** Two links that are followed in place; the second exists while the first is loading. */
  readonly links: (page: Page) => readonly [Locator, Locator];
  /** A text that differs between the pages. */
  readonly shown: (page: Page) => Promise<string>;
  /** The focused element after following the first link by keyboard. */
  readonly focused: (page: Page) => Locator;
}

const address = async (page: Page): Promise<string> => page.url();
const sortMenu = (page: Page): Locator => page.locator('details').filter({ hasText: t('offer.sort') });

/** A list with a sort menu. */
const sortedList = (name: string, screen: 'offer' | 'rentals'): User => ({
  name,
  open: async (page) => {
    await page.goto(screenAt('duinzicht', screen, 'nl'));
    await enhanced(page, 'offer');
    await sortMenu(page).locator('summary').click();
  },
  links: (page) => [sortMenu(page).getByRole('link').nth(1), sortMenu(page).getByRole('link').nth(2)],
  shown: address,
  focused: (page) => sortMenu(page).locator('summary'),
});

const USERS: readonly User[] = [
  sortedList('the offer', 'offer'),
  sortedList('the rentals', 'rentals'),
  {
    name: 'a stay',
    open: async (page) => {
      const [week] = await freeWeeks(RENTAL);
      const path = screenAt('duinzicht', 'rental', 'nl', { id: RENTAL });
      await page.goto(path + stayQuery({ month: week?.from.slice(0, 7), persons: 2 }));
      await enhanced(page, 'live');
    },
    links: (page) => [page.locator('[data-day]').first(), page.locator('[data-day]').last()],
    shown: address,
    focused: (page) => page.locator('[data-day][aria-current]'),
  },
  {
    name: 'the times of an appointment',
    open: async (page) => {
      await page.goto(screenAt('duinzicht', 'book-appointment', 'nl', { id: toView }));
      await enhanced(page, 'agenda');
      // In the middle of the agenda, so that there are times before and after.
      for (const _ of [1, 2]) {
        const before = await page.locator('.agenda-head').innerText();
        await page.getByRole('link', { name: t('agenda.later') }).click();
        await expect(page.locator('.agenda-head')).not.toHaveText(before, { useInnerText: true });
      }
    },
    links: (page) => [
      page.getByRole('link', { name: t('agenda.later') }),
      page.getByRole('link', { name: t('agenda.earlier') }),
    ],
    shown: (page) => page.locator('.agenda-head').innerText(),
    focused: (page) => page.getByRole('link', { name: t('agenda.later') }),
  },
  {
    name: 'the dialog of a form',
    open: async (page) => {
      await page.goto(screenAt('duinzicht', 'estate', 'nl', { id: estateForSale('duinzicht').id }));
      await settled(page);
    },
    links: (page) => [
      page
        .getByRole('main')
        .getByRole('link', { name: t('forms.contact.ask') })
        .filter({ visible: true })
        .first(),
      page.getByRole('link', { name: t('estate.shareMail') }),
    ],
    shown: async (page) => (await page.getByRole('dialog').getByRole('heading').allInnerTexts()).join(),
    focused: (page) =>
      page.getByRole('dialog').getByRole('heading', { name: t('team.about', { home: '' }).trim() }),
  },
];

const targetOf = (link: Locator): Promise<string> =>
  link.evaluate((element) => (element as HTMLAnchorElement).href);

/** Intercepts one address, but only requests made in place. */
const between = async (
  page: Page,
  target: string,
  handle: (route: Route) => Promise<void>,
): Promise<void> => {
  await page.route(target, (route) =>
    route.request().resourceType() === 'xhr' ? handle(route) : route.continue(),
  );
};

for (const user of USERS) {
  const { name, open, links, shown, focused } = user;
  // One script replaces the parts of all of them: every run tries each rule with two, and has each of them.
  const has = (row: number) => looks(USERS, row, 2).includes(user);
  test.describe(name, () => {
    if (has(0))
      test('a later request aborts an earlier one, whose slow answer is ignored', async ({ page }) => {
        await open(page);
        const [first, second] = links(page);
        const slow = await targetOf(first);
        const { promise: held, resolve: release } = Promise.withResolvers<void>();
        const ends: string[] = [];
        page.on('requestfailed', (request) => {
          ends.push(`${request.url()} ${request.failure()?.errorText}`);
        });
        await between(page, slow, async (route) => {
          await held;
          // The page has aborted it.
          await route.continue().catch(() => undefined);
        });
        const before = await shown(page);
        const asked = page.waitForRequest(slow);
        await first.click();
        await asked;
        await second.click();
        await expect.poll(() => shown(page)).not.toBe(before);
        const after = await shown(page);
        await expect.poll(() => ends).toEqual([`${slow} net::ERR_ABORTED`]);
        release();
        await settled(page);
        expect(await shown(page)).toBe(after);
      });

    if (has(2))
      test('a page of another build is loaded by the browser', async ({ page }) => {
        await open(page);
        const [first] = links(page);
        const target = await targetOf(first);
        await between(page, target, async (route) => {
          const { pathname, search } = new URL(target);
          const { status, text } = await ask('duinzicht', pathname + search);
          const body = text.replaceAll(/\/assets\/entry-[^"]+\.js/g, '/assets/entry-newer.js');
          await route.fulfill({ status, contentType: 'text/html; charset=utf-8', body });
        });
        await page.evaluate(() => {
          document.documentElement.dataset.opened = 'once';
        });
        await first.click();
        await expect(page.locator('html')).not.toHaveAttribute('data-opened');
        await expect(page).toHaveURL(target);
      });

    if (has(3))
      test('the focus is kept, or moves to the new content', async ({ page }) => {
        await open(page);
        const [first] = links(page);
        const before = await shown(page);
        await first.focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => shown(page)).not.toBe(before);
        await expect(focused(page)).toBeFocused();
      });
  });
}

test('the typed days of a stay are sent in place by their button', async ({ page }) => {
  const [week] = await freeWeeks(RENTAL);
  await page.goto(screenAt('duinzicht', 'rental', 'nl', { id: RENTAL }));
  await enhanced(page, 'live');
  await page.evaluate(() => {
    document.documentElement.dataset.opened = 'once';
  });
  const form = page.locator('form[data-live-form]');
  await form.locator('[name="from"]').fill(week?.from ?? '');
  await form.locator('[name="to"]').fill(week?.to ?? '');
  await form.getByRole('button').click();
  await expect(page).toHaveURL((url) => url.searchParams.get('from') === week?.from);
  await expect(page.locator('.breakdown tfoot td')).toBeVisible();
  await expect(form.getByRole('button')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-opened', 'once');
  expect(new URL(page.url()).pathname).toContain(pathTo('rental', 'nl', { id: RENTAL }));
});
