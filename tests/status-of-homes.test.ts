/**
 * The status of forty homes of each source, wherever a visitor meets them: card, page, comparison, favourites,
 * map, mail and structured data. It is the same in all of them, so that the table `status-of-homes.txt`, meant for
 * review (decision 105), has a mail's alone.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { estateMailCard } from '#content-service/estates/mail-card.ts';
import { EMPTY_FILTER } from '#domain/filter/filter.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { StandingState, StatusView } from '#domain/rules/standing.ts';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import { MAIL_DICTIONARIES } from '#locales/mail-dictionaries.ts';
import { giveMailTexts, mailTexts } from '#locales/mails.ts';
import type { Estate } from '#wire/estate.ts';
import { toEstateCard, toEstateRow } from '#worker/estate/card/estate-card.ts';
import type { Property } from '#worker/estate/property/property.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { toCompare } from '#worker/screens/compare/compare-view.ts';
import { toMarkers } from '#worker/screens/offer/result-map.ts';
import { contextIn, type Loose } from '#worker/testing/contexts.ts';
import { partsOf, type StatedHome } from './support/home-parts.ts';

interface Home extends StatedHome {
  readonly name: string;
}

const STICKER = { id: 1, name: { nl: 'Nieuw', fr: 'Nouveau', en: 'New', de: 'Neu' } };
const OWN = { nl: 'Binnenkort', fr: 'Bientôt', en: 'Soon', de: 'Bald' };

/** What a source may state, with and without a sticker. */
const STATED: readonly (readonly [string, Loose])[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((id) => [`${id}`, { transaction: { id, name: null } }] as const),
  ...[
    'FOR_SALE',
    'FOR_RENT',
    'TO_RENT',
    'OPTION_FOR_SALE',
    'OPTION_FOR_RENT',
    'UNDER_OFFER',
    'OFFER_FOR_RENT',
    'SOLD',
    'RENTED',
    'TAKE_OVER',
    'TAKEN_OVER',
    'FOR_SALE_ORDER_ENDED',
    'FOR_RENT_ORDER_ENDED',
    'PRICING',
  ].map((status) => [status, { transaction: null, status }] as const),
  ['nothing', { transaction: null, status: null }],
  ['2, under option', { transaction: { id: 2, name: null }, status: 'OPTION_FOR_RENT' }],
  ['2, under offer', { transaction: { id: 2, name: null }, status: 'UNDER_OFFER' }],
  ['2, sold', { transaction: { id: 2, name: null }, status: 'SOLD' }],
  ['2, a name of its own', { transaction: { id: 2, name: OWN } }],
  ['4, a name of its own', { transaction: { id: 4, name: OWN }, status: 'OPTION_FOR_RENT' }],
  ['under option, a French name', { transaction: { id: 'OPTION_FOR_SALE', name: { fr: 'Sous option' } } }],
  ['2, archived', { transaction: { id: 2, name: null }, archived: true }],
  ['sold, archived', { transaction: null, status: 'SOLD', archived: true }],
  ['under option, archived', { transaction: null, status: 'OPTION_FOR_SALE', archived: true }],
  ...['FOR_SALE', 'OPTION_FOR_SALE', 'UNDER_OFFER', 'SOLD', 'FOR_RENT_ORDER_ENDED'].map(
    (status) => [`${status}, with a sticker`, { transaction: null, status, sticker: STICKER }] as const,
  ),
];

const HOMES: readonly Home[] = (['first', 'second'] as const).flatMap((source) =>
  STATED.map(([name, stated]) => ({
    name: `${source}: ${name}`,
    source,
    changes:
      source === 'first'
        ? { general: { status: null, ...stated } }
        : { status: null, ...stated, address: { geoLocation: { lat: 50.32, lon: 4.87 } } },
  })),
);

/** The status that a place gives: null where it says none. */
type Said = StatusView | null;

interface Seen {
  readonly places: Readonly<Record<'card' | 'row' | 'page' | 'favourites' | 'compare' | 'mail', Said>>;
  /** undefined where the map has no mark for the home (spec 1 §4). */
  readonly map: Said | undefined;
  readonly machines: string;
}

const machinesOf = ({ jsonLd }: EstatePageView): string => {
  const { offers } = jsonLd as { offers?: { availability: string } };
  return offers?.availability.split('/').at(-1) ?? 'no offer';
};

const compared = (view: EstatePageView, property: Property, locale: Locale): Said =>
  toCompare(
    {
      estates: [
        { view, property, path: '/1' },
        { view: { ...view, id: 'other' }, property, path: '/2' },
      ],
      missing: 0,
      left: 0,
      onlyDifferences: false,
    },
    contextIn(locale),
  )
    .groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells[0]?.status ?? []))
    .at(0) ?? null;

/** A map around the homes of these tests. */
const AREA = {
  area: {
    bounds: { south: 51, west: 3, north: 52, east: 5 },
    size: { width: 480, height: 480 },
  },
  names: new Map<string, string>(),
};

const onMap = (estate: Estate, context: ViewContext): Said | undefined =>
  toMarkers({ clusters: [], results: [estate] }, EMPTY_FILTER, AREA, context).markers[0]?.status;

function see(home: Home, locale: Locale): Seen {
  const context = contextIn(locale);
  const { estate, page, property, own } = partsOf(home, locale);
  const card = toEstateCard(estate, context);
  return {
    places: {
      card: card.status,
      row: toEstateRow(estate, context).status,
      page: page.status,
      // Favourites and lists of the second source alone are the same card, from the listing itself.
      favourites: own === undefined ? card.status : own,
      compare: compared(page, property, locale),
      mail:
        estateMailCard({ estate }, { origin: 'https://x.example', t: mailTexts(locale, 'same') }).status ??
        null,
    },
    map: onMap(estate, context),
    machines: machinesOf(page),
  };
}

/** schema.org's availability for each state. */
const MACHINES: Readonly<Record<StandingState, string>> = {
  free: 'InStock',
  option: 'LimitedAvailability',
  bid: 'LimitedAvailability',
  gone: 'SoldOut',
  ended: 'no offer',
  archived: 'no offer',
  unknown: 'no offer',
};

beforeAll(() => giveMailTexts(MAIL_DICTIONARIES));

describe('the status of forty homes of each source', () => {
  const rows: string[] = [];

  it('are forty each', () => {
    expect(HOMES.filter(({ source }) => source === 'first')).toHaveLength(40);
    expect(HOMES.filter(({ source }) => source === 'second')).toHaveLength(40);
  });

  it.each(HOMES.map((home) => [home.name, home] as const))('is one everywhere: %s', (name, home) => {
    const words: string[] = [];
    for (const locale of LOCALES) {
      const { places, map, machines } = see(home, locale);
      const { mail } = places;
      if (mail === null) throw new Error('A mail always has the status.');
      words.push(mail.text);
      // A free home, and one of unknown status, needs no word beside its price.
      const silent = mail.state === 'free' || mail.state === 'unknown';
      for (const [place, status] of Object.entries(places))
        expect([place, status]).toEqual([
          place,
          silent && !['mail', 'compare'].includes(place) ? null : mail,
        ]);
      // A home that states no status has no mark (spec 1 §4).
      expect(map).toEqual(home.name.endsWith(': nothing') ? undefined : silent ? null : mail);
      expect(machines).toBe(MACHINES[mail.state]);
    }
    rows.push(`${name} → ${words.join(' | ')}\n`);
  });

  it('matches its table', async () => {
    await expect(rows.join('')).toMatchFileSnapshot('status-of-homes.txt');
  });
});
