import { describe, expect, it } from 'vitest';
import { AGENCIES } from '../../demo.ts';
import { isLetting } from '../demo-estate.ts';
import { estatesOf } from '../mix.ts';

/** Believable euros per m² of a dwelling in each market, from a large house to renovate to a studio. */
const BELIEVABLE: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'Knokke-Heist': [4_500, 14_000],
  Koksijde: [1_200, 4_500],
  Nieuwpoort: [1_200, 5_700],
  Brugge: [1_200, 3_500],
  Oostende: [1_100, 4_000],
  Leuven: [1_400, 5_000],
  Mechelen: [1_400, 3_800],
  'Brussel (Ukkel/Elsene)': [3_000, 5_700],
  'Anderlecht/Molenbeek': [1_400, 4_200],
  Wavre: [1_500, 3_600],
  Namur: [850, 3_300],
  Liège: [650, 2_200],
  Charleroi: [700, 2_000],
  Eupen: [1_000, 2_700],
  Troisvierges: [3_000, 5_500],
};

describe('the price of a dwelling for sale per m²', () => {
  it.each(AGENCIES.map((agency) => [agency.site.id, agency] as const))(
    'is one that its place could have (%s)',
    (_, agency) => {
      const dwellings = estatesOf(agency).filter(
        ({ transaction, beds, subType }) =>
          !isLetting(transaction) && (beds !== null || subType === 'STUDIO'),
      );
      expect(dwellings.length).toBeGreaterThan(50);
      const odd = dwellings.flatMap(({ id, price, area, place: { market } }) => {
        const [least, most] = BELIEVABLE[market] ?? [0, 0];
        const each = Math.round(price / (area ?? Number.NaN));
        return each >= least && each <= most ? [] : [`${id} in ${market}: € ${each} per m²`];
      });
      expect(odd).toEqual([]);
    },
  );
});
