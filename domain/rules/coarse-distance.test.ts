import { describe, expect, it } from 'vitest';
import { coarseDistance } from './coarse-distance.ts';

describe('coarseDistance (decision 34)', () => {
  it.each([
    [1, 500],
    [120, 500],
    [749, 500],
    [750, 1000],
    [1234.5, 1000],
    ['350', 500],
    ['1750,5', 2000],
    ['350 m', '500 m'],
    ['1.250 meter', '1500 meter'],
    ['Winkels op 800 m, station op 1,2 km.', 'Winkels op 1000 m, station op 1 km.'],
    ['2,3 km', '2,5 km'],
    [
      { nl: 'op 90 m', fr: 'à 90 mètres', en: null },
      { nl: 'op 500 m', fr: 'à 500 mètres', en: undefined },
    ],
  ])('rounds %j to %j', (stated, shown) => {
    expect(coarseDistance(stated)).toEqual(shown);
  });

  it.each([-1, 0, '', 'eerste lijn', 'tuin van 350 m²', 'huis 12', '12 mei', 'A12 m', '3 kamers'])(
    'leaves %j unchanged, because it is not a distance',
    (value) => {
      expect(coarseDistance(value)).toEqual(value);
    },
  );

  it.each([true, [350], null, undefined])('leaves out the unreadable value %j', (value) => {
    expect(coarseDistance(value)).toBeUndefined();
  });

  it('takes linear time', () => {
    const long = '1 '.repeat(50_000);
    expect(coarseDistance(long)).toBe(long);
  });
});
