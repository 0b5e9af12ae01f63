import { describe, expect, it } from 'vitest';
import { contextIn, estateWith } from '#worker/testing/contexts.ts';
import { layoutRows } from './layout-facts.ts';

const NONE = { bedrooms: null, bathrooms: null };
const rowsOf = (layout: unknown, counts: Parameters<typeof layoutRows>[1] = NONE) =>
  layoutRows(estateWith({ layout }).layout, counts, contextIn());

describe('layoutRows (spec 1 §3)', () => {
  it('shows comments below a kind of room, each once, and that it is shared', () => {
    const layout = [
      { typeId: 1, surface: 14, comment: { nl: 'met waskom' } },
      { typeId: 1, surface: 11.25, comment: { nl: 'met waskom' } },
      { typeId: 14, count: 2, surface: -1, common: true },
    ];
    expect(rowsOf(layout)).toMatchObject([
      { label: 'Slaapkamers', value: '14\u00a0· 11,25 m²', note: 'met waskom' },
      { label: 'Parkeerplaatsen', value: '2', note: 'gemeenschappelijk' },
    ]);
  });

  const BEDROOM = { typeId: 1 };
  it.each([
    [
      'names and comments of each',
      [
        { ...BEDROOM, name: { nl: 'Ouderslaapkamer' }, surface: 18, comment: { nl: 'met balkon' } },
        { ...BEDROOM, name: { nl: 'Slaapkamer' }, surface: 11 },
        { ...BEDROOM, name: { nl: 'Zolderkamer' } },
      ],
      { value: '3 (18\u00a0· 11 m²)', note: 'Ouderslaapkamer (18 m²): met balkon; Zolderkamer' },
    ],
    [
      'that one of them is shared',
      [
        { typeId: 5, surface: 6 },
        { typeId: 5, surface: 4, common: true },
      ],
      { value: '6\u00a0· 4 m²', note: '4 m²: gemeenschappelijk' },
    ],
    [
      'that some of them are shared',
      [
        { typeId: 14, count: 1 },
        { typeId: 14, count: 2, common: true },
      ],
      { value: '3', note: '2\u00a0×: gemeenschappelijk' },
    ],
    ['how many share a surface', [{ ...BEDROOM, count: 2, surface: 9 }], { value: '2 (9 m²)' }],
    [
      'how many terraces there are, their surfaces summed',
      [
        { typeId: 10, surface: 12.5 },
        { typeId: 10, surface: 8 },
      ],
      { value: '2 (20,5 m²)' },
    ],
    [
      'a name without a surface',
      [{ typeId: 99, name: { nl: 'Wijnkelder' } }],
      { label: 'Wijnkelder', value: '1' },
    ],
    [
      'one name without a surface',
      [{ ...BEDROOM, name: { nl: 'Meidenkamer' } }],
      { label: 'Slaapkamers', value: 'Meidenkamer' },
    ],
  ])('shows for several rooms of a kind %s', (_, layout, row) => {
    expect(rowsOf(layout)).toMatchObject([expect.objectContaining(row)]);
  });

  it('describes a single room without an area by its comment', () => {
    const layout = [{ typeId: 99, name: { nl: 'Wijnkelder' }, comment: { nl: 'gewelfd' } }];
    expect(rowsOf(layout)).toMatchObject([{ label: 'Wijnkelder', value: 'gewelfd' }]);
  });

  it('counts no room with count 0, and shows no room without a name', () => {
    expect(
      rowsOf([
        { typeId: 16, count: 0 },
        { typeId: 987, surface: 3 },
      ]),
    ).toEqual([]);
  });

  it('falls back to the counts of the estate', () => {
    expect(rowsOf(null, { bedrooms: 3, bathrooms: null })).toMatchObject([
      { label: 'Slaapkamers', value: '3' },
    ]);
  });
});
