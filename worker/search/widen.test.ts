import { describe, expect, it } from 'vitest';
import { parseFilter } from '#domain/filter/parse.ts';
import { filterQuery } from '#domain/filter/serialize.ts';
import { contextIn } from '../testing/contexts.ts';
import { OPTIONS } from '../testing/offer.ts';
import { ESTATES } from './estates.ts';
import { toWiden, widenSteps } from './widen.ts';

const nl = contextIn('nl');
const steps = (query: string) => {
  const filter = parseFilter(new URLSearchParams(query));
  return widenSteps(ESTATES, { filter, options: OPTIONS, context: nl });
};
const shown = (query: string) => steps(query).map(({ label, filter }) => [label, filterQuery(filter)]);

describe('steps that widen a search', () => {
  it('remove one choice, or all of a kind, the least important first', () => {
    expect(shown('type=3&city=1201&city=1202&bedrooms=5&page=2')).toEqual([
      ['Zonder ‘5 slaapkamers’', '?city=1201&city=1202&type=3'],
      ['In alle gemeenten', '?type=3&bedrooms=5'],
      ['Zonder ‘Huis’', '?city=1201&city=1202&bedrooms=5'],
    ]);
  });

  it('enlarge a circle before they remove it', () => {
    expect(shown('geo_range=10km;51;3')).toEqual([
      ['Binnen 15 km', '?geo_range=15km%3B51%3B3'],
      ['Zonder ‘Binnen 10 km’', ''],
    ]);
    expect(steps('geo_range=10km;51.34;3.28').map(({ label }) => label)).toEqual([
      '15 km rond Knokke-Heist',
      'Zonder ‘10 km rond Knokke-Heist’',
    ]);
    expect(shown('geo_range=100km;51;3').map(([label]) => label)).toEqual(['Zonder ‘Binnen 100 km’']);
  });

  it('are at most five of those with results, of eight that are counted', () => {
    const counted = steps(
      'status=FOR_SALE&type=3&city=1201&price-max=5&bedrooms=5&subType=31&country=BE&with=garden&epc=A',
    );
    expect(counted).toHaveLength(8);
    const totals = counted.map((step, index) => ({ ...step, total: index < 2 ? 0 : index }));
    expect(toWiden(ESTATES, totals, nl).map(({ count }) => count)).toEqual(
      [2, 3, 4, 5, 6].map((total) => `${total} huizen`),
    );
  });

  it('keep half of what is counted for choices to drop', () => {
    const labels = steps('geo_range=10km;51;3&q=zon+tuin+zee&with=garden&epc=A&type=3&bedrooms=5').map(
      ({ label }) => label,
    );
    expect(labels).toHaveLength(8);
    expect(labels.filter((label) => label.startsWith('Zonder'))).toHaveLength(4);
  });

  it('are empty without a filter', () => {
    expect(steps('')).toEqual([]);
  });

  it('state their number of results, or none when not counted; those without results are left out', () => {
    const [bedrooms, city, type] = steps('type=3&city=1201&bedrooms=5');
    if (!bedrooms || !city || !type) throw new Error('three steps were expected');
    const counted = [
      { ...bedrooms, total: 0 },
      { ...city, total: 7 },
      { ...type, total: null },
    ];
    expect(toWiden(ESTATES, counted, nl).map(({ count }) => count)).toEqual(['7 huizen', null]);
  });
});
