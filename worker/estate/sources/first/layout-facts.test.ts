import { describe, expect, it } from 'vitest';
import { contextIn, estateWith } from '../../../testing/contexts.ts';
import { layoutRows } from './layout-facts.ts';

const NONE = { bedrooms: null, bathrooms: null };
const rowsOf = (layout: unknown, counts: Parameters<typeof layoutRows>[1] = NONE) =>
  layoutRows(estateWith({ layout }).layout, counts, contextIn());

describe('layoutRows (spec 1 §3)', () => {
  it('says beneath a kind of room what is said of it, each thing once, and that it is shared', () => {
    const layout = [
      { typeId: 1, surface: 14, comment: { nl: 'met waskom' } },
      { typeId: 1, surface: 11.25, comment: { nl: 'met waskom' } },
      { typeId: 14, count: 2, surface: -1, common: true },
    ];
    expect(rowsOf(layout)).toEqual([
      { label: 'Slaapkamers', value: '14\u00a0· 11,25 m²', note: 'met waskom' },
      { label: 'Parkeerplaatsen', value: '2', note: 'gemeenschappelijk' },
    ]);
  });

  it('describes a single room without a measure by its words', () => {
    const layout = [{ typeId: 99, name: { nl: 'Wijnkelder' }, comment: { nl: 'gewelfd' } }];
    expect(rowsOf(layout)).toEqual([{ label: 'Wijnkelder', value: 'gewelfd' }]);
  });

  it('counts no room that is not there, and names no room without a name', () => {
    expect(
      rowsOf([
        { typeId: 16, count: 0 },
        { typeId: 987, surface: 3 },
      ]),
    ).toEqual([]);
  });

  it('falls back on the counts of the estate', () => {
    expect(rowsOf(null, { bedrooms: 3, bathrooms: null })).toMatchObject([
      { label: 'Slaapkamers', value: '3' },
    ]);
  });
});
