import { describe, expect, it } from 'vitest';
import type { Locale } from '../locale.ts';
import { pickPlaces } from './pick-place.ts';
import {
  isPlaceText,
  matchPlace,
  type NamedPlace,
  placeReadings,
  readPlaceInput,
  readPlaceQuery,
} from './place.ts';

describe('readPlaceInput', () => {
  it.each([
    ['', { text: '', km: null }],
    ['place=+Brugge+&radius=10', { text: 'Brugge', km: 10 }],
    ['place=&radius=', { text: '', km: null }],
    ['radius=7', { text: '', km: null }],
    ['radius=10km', { text: '', km: null }],
    ['radius=-5', { text: '', km: null }],
    ['place=a&place=b&radius=50&radius=5', { text: 'a', km: 50 }],
  ])('reads %j', (query, expected) => {
    expect(readPlaceInput(new URLSearchParams(query))).toEqual(expected);
  });
});

describe('isPlaceText', () => {
  it.each([
    ['Brugge', true],
    ['', true],
    ['x'.repeat(64), true],
    ['x'.repeat(65), false],
    ['brug\nge', false],
    ['brug\u0000ge', false],
    ['brug\u0085ge', false],
    ['<script>', true],
  ])('%j: %s', (text, fit) => {
    expect(isPlaceText(text)).toBe(fit);
  });
});

describe('placeReadings', () => {
  const NL = { zip: '4525 AB', name: { nl: 'Retranchement' } };
  const NL_CLOSED = { zip: '4525ab', name: { nl: 'Retranchement' } };
  const HAAN = { zip: '8420', name: { nl: 'De Haan' } };
  const means = (text: string, place: NamedPlace): boolean =>
    placeReadings(text).some((query) => matchPlace(place, query, 'nl') !== null);

  it.each([
    '4525 AB',
    '4525AB',
    '4525ab',
    'NL-4525 AB',
    'NL 4525AB',
    '4525 AB Retranchement',
    '4525ab, Retranchement',
    '4525AB Retranchement, Nederland',
    'Retranchement 4525AB',
    'Retranchement (4525 AB)',
    '4525',
  ])('%s is a Dutch postcode, as it is written and closed up', (text) => {
    expect([means(text, NL), means(text, NL_CLOSED)]).toEqual([true, true]);
  });

  it.each(['8420 De Haan', '8420 de', '8420 DE HAAN', 'B-8420 De Haan', 'De Haan 8420'])(
    '%s has a Belgian zip',
    (text) => expect([means(text, HAAN), means(text, NL)]).toEqual([true, false]),
  );

  it.each(['4525 AC', '4526 AB', '4525 AB Sluis'])('%s is another postcode or place', (text) => {
    expect([means(text, NL), means(text, NL_CLOSED)]).toEqual([false, false]);
  });
});

describe('readPlaceQuery', () => {
  it.each([
    ['BE-1050', '1050', ''],
    ['BE1050', '1050', ''],
    ['b 1050', '1050', ''],
    ['1050 Bruxelles', '1050', ''],
    ['1050 Brussel', '1050', ''],
    ['Brussels 1050', '1050', ''],
    ['BE-1050 Brüssel', '1050', ''],
    ['1050 Ixelles', '1050', 'ixelles'],
    ['8300 Brussel', '8300', 'brussel'],
    ['4000Liège', '4000', 'liege'],
    ['Knokke, België', null, 'knokke'],
    ['Liège, Belgique', null, 'liege'],
    ['4700 Eupen, Belgien', '4700', 'eupen'],
    ['Ixelles 1050, Belgium', '1050', 'ixelles'],
    ['Belgique', null, 'belgique'],
    ['F-59650 Villeneuve', '59650', 'villeneuve'],
    ['D1234', null, 'd1234'],
    ['Brugge', null, 'brugge'],
    ['8000', '8000', ''],
    [' 8300 Knokke-Heist ', '8300', 'knokke heist'],
    ['Knokke-Heist (8300)', '8300', 'knokke heist'],
    ['B-8300 Knokke', '8300', 'knokke'],
    ['830', null, '830'],
    ['Œuvre', null, 'oeuvre'],
    ['!?', null, ''],
    ['59650 Villeneuve', '59650', 'villeneuve'],
  ])('reads %j as zip %s and words %j', (text, zip, words) => {
    expect(readPlaceQuery(text)).toEqual({ zip, words });
  });
});

const KNOKKE = { id: 1, zip: '8300', name: { nl: 'Knokke' }, alias: { nl: 'Knokke-Heist' } };
const ZOUTE = {
  id: 2,
  zip: '8300',
  name: { nl: 'Het Zoute', fr: 'Le Zoute' },
  alias: { nl: 'Knokke-Heist' },
};
const HEIST = {
  id: 3,
  zip: '8301',
  name: { nl: 'Heist-aan-Zee', fr: 'Heyst-sur-Mer' },
  alias: { nl: 'Heist' },
};
const NAMUR = { id: 4, zip: 5000, name: { nl: 'Namen', fr: 'Namur' } };
const JAMBES = { id: 5, zip: 5100, name: { fr: 'Jambes' }, alias: { nl: 'Namen', fr: 'Namur' } };
const IDESBALD = { id: 6, zip: '8670', name: { nl: 'Sint-Idesbald' } };
const CECILE = { id: 7, zip: '6820', name: { fr: 'Sainte-Cécile' } };
const ALL = [KNOKKE, ZOUTE, HEIST, NAMUR, JAMBES, IDESBALD, CECILE];

describe('matchPlace', () => {
  const match = (place: NamedPlace, text: string, locale: Locale = 'nl') =>
    matchPlace(place, readPlaceQuery(text), locale);

  it.each([
    ['8300', KNOKKE, 'zip', 0],
    ['knokke', KNOKKE, 'name', 0],
    ['KNOKKE HEIST', KNOKKE, 'alias', 1],
    ['le zoute', ZOUTE, 'name', 2],
    ['namur', JAMBES, 'alias', 3],
    ['83', KNOKKE, 'zip', 4],
    ['kno', KNOKKE, 'name', 4],
    ['zou', ZOUTE, 'name', 8],
    ['aan zee', HEIST, 'name', 8],
    ['st idesbald', IDESBALD, 'name', 0],
    ['sint', IDESBALD, 'name', 4],
    ['ste-cecile', CECILE, 'name', 2],
  ])('ranks %s', (text, place, kind, rank) => {
    expect(match(place, text)).toMatchObject({ kind, rank });
  });

  it.each([
    ['', KNOKKE],
    ['nokke', KNOKKE],
    ['8000 knokke', KNOKKE],
    ['knokkee', KNOKKE],
  ])('finds nothing in %j', (text, place) => {
    expect(match(place, text)).toBeNull();
  });
});

describe('pickPlaces', () => {
  const pick = (
    text: string,
    locale: Locale = 'nl',
    candidates: readonly (NamedPlace & { id: number })[] = ALL,
  ) => {
    const { kind, places } = pickPlaces(candidates, readPlaceQuery(text), locale);
    return [kind, places.map(({ id }) => id)];
  };

  it.each<[text: string, locale: Locale, kind: string, ids: number[]]>([
    ['knokke', 'nl', 'found', [1]],
    ['8300', 'nl', 'found', [1, 2]],
    ['Knokke-Heist', 'nl', 'found', [1, 2]],
    ['8300 Knokke-Heist', 'nl', 'found', [1, 2]],
    ['Knokke-Heist (8300)', 'nl', 'found', [1, 2]],
    ['namen', 'nl', 'found', [4]],
    ['namur', 'nl', 'found', [4]],
    ['Jambes (5100)', 'fr', 'found', [5]],
    ['heyst', 'nl', 'found', [3]],
    ['heist', 'nl', 'found', [3]],
    ['zou', 'nl', 'found', [2]],
    ['83', 'nl', 'several', [1, 2, 3]],
  ])('%s in %s: %s', (text, locale, kind, ids) => {
    expect(pick(text, locale)).toEqual([kind, ids]);
  });

  it('offers a place with a similar name and does not choose it', () => {
    expect(pick('knokkee', 'nl', [KNOKKE])).toEqual(['unknown', [1]]);
    expect(pick('x', 'nl', [])).toEqual(['unknown', []]);
  });
});
