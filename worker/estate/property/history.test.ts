import { describe, expect, it } from 'vitest';
import type { HomeHistory } from '#domain/home-history.ts';
import type { Locale } from '#domain/locale.ts';
import { contextIn, estateWith, type Loose, listingWith, siteWith } from '../../testing/contexts.ts';
import { toEstateCard } from '../card/estate-card.ts';
import { propertyOfListing } from '../sources/second/property.ts';
import { propertyOfEstate } from './estate-property.ts';
import { statusSince, toHistory } from './history.ts';

const HISTORY = {
  since: '2025-12-03',
  steps: [
    { on: '2025-12-03', status: 'FOR_SALE', price: 485_000 },
    { on: '2026-09-01', status: 'FOR_SALE', price: 445_000 },
    { on: '2026-11-01', status: 'OPTION_FOR_SALE', price: 445_000 },
  ],
};
const LOWERED = { ...HISTORY, steps: HISTORY.steps.slice(0, 2) };

const site = (homeHistory: unknown) => siteWith({ settings: { homeHistory } });
const context = (locale: Locale, publishes: unknown = true) => contextIn(locale, site(publishes));
const home = (history: HomeHistory | null, general: Loose = {}, id = 1) =>
  estateWith({
    general: { transaction: { id }, price: { value: 445_000, priceFrom: false }, history, ...general },
  });
const OPTION = 3;

describe('the history of a home on its page (decision 153)', () => {
  it.each<[Locale, [string, string][], string]>([
    [
      'nl',
      [
        ['1 november 2026', 'In optie'],
        ['1 september 2026', 'Prijs verlaagd van € 485.000 naar € 445.000'],
        ['3 december 2025', 'Op deze site geplaatst voor € 485.000'],
      ],
      'In optie sinds 1 november',
    ],
    [
      'fr',
      [
        ['1er novembre 2026', 'Sous option'],
        ['1er septembre 2026', 'Prix baissé de € 485.000 à € 445.000'],
        ['3 décembre 2025', 'Mis en ligne sur ce site à € 485.000'],
      ],
      'Sous option depuis le 1er novembre',
    ],
    [
      'en',
      [
        ['1 November 2026', 'Under option'],
        ['1 September 2026', 'Price lowered from € 485.000 to € 445.000'],
        ['3 December 2025', 'Put on this site at € 485.000'],
      ],
      'Under option since 1 November',
    ],
    [
      'de',
      [
        ['1.\u00a0November 2026', 'Reserviert'],
        ['1.\u00a0September 2026', 'Preis gesenkt von € 485.000 auf € 445.000'],
        ['3.\u00a0Dezember 2025', 'Auf dieser Website erschienen, zu € 485.000'],
      ],
      'Reserviert seit dem 1.\u00a0November',
    ],
  ])('is told in sentences: %s', (locale, rows, since) => {
    const property = propertyOfEstate(home(HISTORY, {}, OPTION), context(locale));
    expect(toHistory(property, context(locale))?.map(({ label, value }) => [label, value])).toEqual(rows);
    expect(statusSince(property, context(locale))).toBe(since);
  });

  it.each([null, false, 'true', 1])('is not told with the setting %j', (setting) => {
    const quiet = context('nl', setting);
    const property = propertyOfEstate(home(HISTORY, {}, OPTION), quiet);
    expect([toHistory(property, quiet), statusSince(property, quiet)]).toEqual([null, null]);
    expect(toEstateCard(home(HISTORY, {}, OPTION), quiet).beneath).not.toContain('sinds');
  });

  it.each<[string, Loose, number]>([
    ['whose price is hidden', { price: { value: -1 } }, OPTION],
    ['whose price is on request', { price: { value: null } }, OPTION],
    ['at another price', { price: { value: 444_000 } }, OPTION],
    ['at a price "from"', { price: { value: 445_000, priceFrom: true } }, OPTION],
    ['that is sold', {}, 5],
    ['that is free again', {}, 1],
    ['whose status the site hides', {}, 8],
    ['in the archive', { archived: true }, OPTION],
    ['that is a project', { project: true }, OPTION],
    ['with units', { children: [{ general: { id: 2, parentId: 1 } }] }, OPTION],
  ])('is not told of a home %s', (_what, general, id) => {
    const nl = context('nl');
    const estate = home(HISTORY, general, id);
    const property = propertyOfEstate(estate, nl);
    expect([toHistory(property, nl), statusSince(property, nl)]).toEqual([null, null]);
    expect(toEstateCard(estate, nl).beneath ?? '').not.toMatch(/sinds|verlaagd/);
  });

  it('tells no beginning when it is not known since when the home is there', () => {
    const nl = context('nl');
    const { since: _since, ...known } = LOWERED;
    const listed = (history: HomeHistory) =>
      toHistory(propertyOfEstate(home(history), nl), nl)?.map(({ value }) => value);
    expect(listed(known)).toEqual(['Prijs verlaagd van € 485.000 naar € 445.000']);
    expect(listed({ steps: [{ on: '2026-09-01', status: 'FOR_SALE', price: 445_000 }] })).toBeUndefined();
  });

  it('is told of another source’s listing too', () => {
    const nl = context('nl');
    const listing = listingWith({
      status: 'FOR_SALE',
      transaction: null,
      financial: { price: 445_000 },
      history: LOWERED,
    });
    expect(toHistory(propertyOfListing(listing, nl), nl)).toHaveLength(2);
  });
});

describe('the line beneath the price of a card', () => {
  const beneath = (history: HomeHistory | null, general: Loose = {}, id = 1, locale: Locale = 'nl') =>
    toEstateCard(home(history, general, id), context(locale)).beneath;

  it('says since when it is under option', () => {
    expect(beneath(HISTORY, {}, OPTION)).toBe('€ 1.567 /m² · In optie sinds 1 november');
  });
  it('says when the price was lowered', () => {
    expect(beneath(LOWERED)).toBe('€ 1.567 /m² · Prijs verlaagd op 1 september');
  });
  it('leaves that to the price where it says so itself', () => {
    const price = { value: 445_000, lowered: { before: 485_000, at: '2026-11-01T08:00:00Z' } };
    expect(beneath(LOWERED, { price })).toBe('€ 1.567 /m²');
  });
  it('says the year when it is another one', () => {
    const steps = [
      { on: '2025-10-01', status: 'FOR_SALE', price: 485_000 },
      { on: '2025-12-01', status: 'FOR_SALE', price: 445_000 },
    ];
    expect(beneath({ steps })).toBe('€ 1.567 /m² · Prijs verlaagd op 1 december 2025');
  });
  it('has no price per m² of a rent, nor of a hidden price', () => {
    expect(beneath(null, {}, 2)).toBeNull();
    expect(beneath(null, { price: { value: -1 } })).toBeNull();
  });
});
