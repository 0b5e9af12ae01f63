import type { Page } from '@playwright/test';
import { demoData } from '#demo/index.ts';
import { stayQuery } from '#domain/filter/rental-stay.ts';
import { idsQuery } from '#domain/id-list.ts';
import type { Locale } from '#domain/locale.ts';
import { estatesToView } from './appointments.ts';
import { estateForSale } from './demo.ts';
import { projectOf } from './estates.ts';
import { expect } from './fixtures.ts';
import { freeWeeks, type Week } from './free-weeks.ts';
import { type AgencyId, at, screenAt } from './sites.ts';

/** A unit that no test reserves in the shared Workers. */
const UNIT = '7005';

/** What no mail has sent: a page that only asks says nothing of it before its button is pressed. */
const TOKEN = 'x'.repeat(43);

const COLLECTION_OF: Readonly<Record<AgencyId, string>> = {
  duinzicht: 'exclusive',
  'huis-haard': 'new-build',
  ardenne: 'family-houses',
};

async function firstFreeWeek(): Promise<Week> {
  const [week] = await freeWeeks(UNIT);
  if (week === undefined) throw new Error(`unit ${UNIT} has no free week`);
  return week;
}

/** A home of a project, whose page shows its position in the building. */
function unitOf(agency: AgencyId): string {
  const unit = demoData().estates.find(
    ({ siteId, estate: { general } }) =>
      siteId === agency && general.parentId && (general.price?.value ?? 0) > 0,
  );
  if (unit === undefined) throw new Error(`${agency} has no home of a project`);
  return String(unit.estate.general.id);
}

const twoForSale = (agency: AgencyId): readonly string[] => estatesToView(agency).slice(0, 2);

/** Path of an agency's own page, by its id. */
function pagePath(agency: AgencyId, id: string, locale: Locale): string {
  const found = demoData().pages.find(({ siteId, page }) => siteId === agency && page.id === id);
  const url = found?.page.url?.[locale];
  if (!url) throw new Error(`${agency} has no page ${id} in ${locale}`);
  return `/${locale}/${url}`;
}

/** Path of an agency's "about" page, which consists of blocks. */
const aboutPath = (agency: AgencyId, locale: Locale): string => pagePath(agency, 'about', locale);

/** Path of an agency's page for sellers. */
export const sellPath = (agency: AgencyId, locale: Locale): string => pagePath(agency, 'sell', locale);

/** A screen, and how to open it. */
export interface ShownScreen {
  readonly name: string;
  /** Agencies that have it; all by default. */
  readonly agencies?: readonly AgencyId[];
  /** Error status that the browser may report. */
  readonly status?: 404 | 422;
  readonly open: (page: Page, agency: AgencyId, locale: Locale) => Promise<void>;
}

/** Every screen, once, for tests that apply to all screens. */
export const SHOWN_SCREENS: readonly ShownScreen[] = [
  {
    name: 'home',
    open: async (page, agency, locale) => void (await page.goto(screenAt(agency, 'home', locale))),
  },
  {
    name: 'offer',
    open: async (page, agency, locale) => void (await page.goto(screenAt(agency, 'offer', locale))),
  },
  {
    name: 'offer in groups and rows',
    // Rows of a list, and those of a table.
    agencies: ['duinzicht', 'huis-haard'],
    open: async (page, agency, locale) =>
      void (await page.goto(`${screenAt(agency, 'offer', locale)}?group=TYPE&view=list&page=2`)),
  },
  {
    name: 'offer on a map',
    open: async (page, agency, locale) =>
      void (await page.goto(`${screenAt(agency, 'offer', locale)}?view=map`)),
  },
  {
    name: 'offer on a living map',
    open: async (page, agency, locale) => {
      await page.goto(`${screenAt(agency, 'offer', locale)}?type=4&view=map`);
      await page.locator('.result-map').hover({ position: { x: 20, y: 120 } });
      const card = page.locator('.map-popup a').first();
      const home = page.locator('.result-map--live .result-mark:not(.result-mark--cluster) a').first();
      const cluster = page.locator('.result-map--live .result-mark--cluster a').first();
      // On a small map all homes may be in clusters, or the first one be beyond its edge.
      await expect(async () => {
        await home.click({ timeout: 1000 }).catch(() => cluster.click({ timeout: 1000 }));
        await expect(card).toBeVisible({ timeout: 3000 });
      }).toPass({ timeout: 20_000 });
    },
  },
  {
    name: 'offer without results',
    open: async (page, agency, locale) =>
      void (await page.goto(`${screenAt(agency, 'offer', locale)}?type=5&bedrooms=5`)),
  },
  {
    name: 'estate',
    open: async (page, agency, locale) => {
      await page.goto(screenAt(agency, 'offer', locale));
      const href = await page.getByRole('article').getByRole('link').first().getAttribute('href');
      await page.goto(at(agency, href ?? ''));
    },
  },
  {
    name: 'project',
    open: async (page, agency, locale) =>
      void (await page.goto(screenAt(agency, 'estate', locale, { id: projectOf(agency).id }))),
  },
  {
    name: 'home of a project',
    open: async (page, agency, locale) =>
      void (await page.goto(screenAt(agency, 'estate', locale, { id: unitOf(agency) }))),
  },
  {
    name: 'what a home costs',
    open: async (page, agency, locale) =>
      void (await page.goto(
        `${screenAt(agency, 'costs', locale, { id: estateForSale(agency).id })}?money=50000&rate=3&years=20`,
      )),
  },
  {
    name: 'subscribe',
    open: async (page, agency, locale) =>
      void (await page.goto(`${screenAt(agency, 'subscribe', locale)}?type=1&price-max=400000`)),
  },
  {
    name: 'contact',
    open: async (page, agency, locale) =>
      void (await page.goto(`${screenAt(agency, 'contact', locale)}?estate=${estateForSale(agency).id}`)),
  },
  {
    name: 'a person of the team',
    open: async (page, agency, locale) => {
      const [person] = demoData().sites.find(({ id }) => id === agency)?.settings.team?.people ?? [];
      if (person === undefined) throw new Error(`${agency} has no people`);
      await page.goto(screenAt(agency, 'person', locale, { id: person.id }));
    },
  },
  {
    name: 'booking an appointment',
    open: async (page, agency, locale) =>
      void (await page.goto(screenAt(agency, 'book-appointment', locale, { id: estateForSale(agency).id }))),
  },
  {
    name: 'send to a friend',
    open: async (page, agency, locale) =>
      void (await page.goto(screenAt(agency, 'send-to-a-friend', locale, { id: estateForSale(agency).id }))),
  },
  {
    name: 'favourites',
    open: async (page, agency, locale) => {
      await page.goto(screenAt(agency, 'favorites', locale));
      if (agency === 'duinzicht') {
        await page.evaluate(
          (ids) => localStorage.setItem('favorites', ids),
          JSON.stringify([estateForSale(agency).id]),
        );
        await page.reload();
        await expect(page.getByRole('article')).toHaveCount(1);
      }
    },
  },
  {
    name: 'favourites that were passed on',
    open: async (page, agency, locale) =>
      void (await page.goto(screenAt(agency, 'favorites', locale) + idsQuery(twoForSale(agency)))),
  },
  {
    name: 'a list for two',
    open: async (page, agency, locale) => {
      await page.goto(screenAt(agency, 'duo-new', locale) + idsQuery(twoForSale(agency)));
      await page.locator('main form button[type="submit"]').click();
      await expect(page.locator('.duo__home')).toHaveCount(2);
    },
  },
  {
    name: 'two estates compared',
    open: async (page, agency, locale) =>
      void (await page.goto(screenAt(agency, 'compare', locale) + idsQuery(twoForSale(agency)))),
  },
  {
    name: 'page of blocks',
    open: async (page, agency, locale) => void (await page.goto(at(agency, aboutPath(agency, locale)))),
  },
  {
    name: 'privacy statement',
    open: async (page, agency, locale) => void (await page.goto(screenAt(agency, 'privacy', locale))),
  },
  {
    name: 'terms of use',
    open: async (page, agency, locale) => void (await page.goto(screenAt(agency, 'terms', locale))),
  },
  {
    name: 'news',
    open: async (page, agency, locale) => void (await page.goto(screenAt(agency, 'news', locale))),
  },
  {
    name: 'item of news',
    open: async (page, agency, locale) => {
      await page.goto(screenAt(agency, 'news', locale));
      await page.locator('.item-card__title a').first().click();
      await expect(page.locator('main article time')).toBeVisible();
    },
  },
  {
    name: 'the seller’s page',
    open: async (page, agency, locale) => void (await page.goto(at(agency, sellPath(agency, locale)))),
  },
  {
    name: 'valuation',
    open: async (page, agency, locale) => void (await page.goto(screenAt(agency, 'valuation', locale))),
  },
  {
    name: 'collection',
    open: async (page, agency, locale) =>
      void (await page.goto(screenAt(agency, 'collection', locale, { id: COLLECTION_OF[agency] }))),
  },
  {
    name: 'holiday rentals',
    agencies: ['duinzicht'],
    open: async (page, agency, locale) => void (await page.goto(screenAt(agency, 'rentals', locale))),
  },
  {
    name: 'all filters of holiday rentals',
    agencies: ['duinzicht'],
    open: async (page, agency, locale) => void (await page.goto(screenAt(agency, 'rental-filters', locale))),
  },
  {
    name: 'holiday rental',
    agencies: ['duinzicht'],
    open: async (page, agency, locale) =>
      void (await page.goto(screenAt(agency, 'rental', locale, { id: UNIT }))),
  },
  {
    name: 'holiday rental, with the day of arrival chosen',
    agencies: ['duinzicht'],
    open: async (page, agency, locale) => {
      const { from } = await firstFreeWeek();
      await page.goto(screenAt(agency, 'rental', locale, { id: UNIT }) + stayQuery({ from }));
    },
  },
  {
    name: 'holiday rental, with its price',
    agencies: ['duinzicht'],
    open: async (page, agency, locale) => {
      const { from, to } = await firstFreeWeek();
      const stay = stayQuery({ from, to, persons: 2 });
      await page.goto(screenAt(agency, 'rental', locale, { id: UNIT }) + stay);
      await expect(page.locator('.breakdown tfoot td')).toBeVisible();
    },
  },
  {
    name: 'reserving a stay',
    agencies: ['duinzicht'],
    open: async (page, agency, locale) => {
      const { from, to } = await firstFreeWeek();
      const stay = stayQuery({ from, to, persons: 2 });
      await page.goto(screenAt(agency, 'reserve', locale, { id: UNIT }) + stay);
      await expect(page.locator('main form.form')).toBeVisible();
    },
  },
  {
    name: 'a stay that was asked for',
    agencies: ['duinzicht'],
    open: async (page, agency, locale) =>
      void (await page.goto(screenAt(agency, 'reserve-thanks', locale, { id: UNIT }))),
  },
  {
    name: 'confirming a stay',
    agencies: ['duinzicht'],
    open: async (page, agency, locale) =>
      void (await page.goto(screenAt(agency, 'confirm-stay', locale, { token: TOKEN }))),
  },
  {
    name: 'confirming a viewing',
    open: async (page, agency, locale) =>
      void (await page.goto(screenAt(agency, 'confirm-appointment', locale, { token: TOKEN }))),
  },
  {
    name: 'contact, not filled in',
    status: 422,
    open: async (page, agency, locale) => {
      await page.goto(screenAt(agency, 'contact', locale));
      await page.locator('main .form__send button').click();
      await expect(page.locator('main form.form').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'not found',
    status: 404,
    open: async (page, agency, locale) =>
      void (await page.goto(screenAt(agency, 'estate', locale, { id: '999' }))),
  },
];
