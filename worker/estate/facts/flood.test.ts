import { describe, expect, it } from 'vitest';
import { contextIn, estateWith } from '../../testing/contexts.ts';
import { propertyOfEstate } from '../property/estate-property.ts';
import { toFlood } from './flood.ts';

const floodOf = (parcel: string | null, building: string | null, address = {}) =>
  toFlood(
    propertyOfEstate(
      estateWith({ general: { floodingParcelScore: parcel, floodingBuildingScore: building, address } }),
      contextIn(),
    ),
    contextIn(),
  );

describe('toFlood', () => {
  it('explains each score in plain words', () => {
    expect(floodOf('b', 'A')?.scores).toEqual([
      {
        label: 'P-score (perceel)',
        letter: 'B',
        warning: false,
        meaning: 'Kleine kans op overstroming bij klimaatverandering (2050)',
      },
      { label: 'G-score (gebouw)', letter: 'A', warning: false, meaning: 'Geen overstroming gemodelleerd' },
    ]);
  });

  it.each([
    ['C', false],
    ['D', true],
  ])('warns only for D (spec 1 §9): %s', (letter, warning) => {
    expect(floodOf(letter, null)?.scores).toMatchObject([{ letter, warning }]);
  });

  it('shows a score that is not one of the four letters unchanged', () => {
    expect(floodOf('niet gekend', null)).toEqual({
      scores: [],
      rows: [{ label: 'P-score (perceel)', value: 'niet gekend' }],
    });
  });

  it('shows nothing without a score and in Wallonia (spec 1 §5)', () => {
    expect(floodOf(null, '')).toBeNull();
    expect(floodOf('D', 'D', { region: 'WALLONIA' })).toBeNull();
  });
});
