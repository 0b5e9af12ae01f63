import { describe, expect, it } from 'vitest';
import { prepareRecord } from '#content-service/intake/records/prepared.ts';
import { isWhole } from './bench.ts';
import { type Offer, pricesOf, recordsOf } from './homes.ts';

const OLD: Offer = { version: 3, homes: 40 };
const NEW: Offer = { version: 4, homes: 40 };
const FEW: Offer = { ...OLD, changed: 4 };
const PICTURE = [{ width: 800, file: 'a'.repeat(64), bytes: new Uint8Array() }];

describe('the homes of the benchmark', () => {
  it('are valid records, with pictures before the homes that show them', () => {
    const records = [...recordsOf(OLD, [PICTURE])];
    expect(records.map((record) => Object.keys(record)[0])).toEqual([
      ...Array.from({ length: 80 }, () => 'picture'),
      ...Array.from({ length: 40 }, () => 'estate'),
    ]);
    for (const record of records) expect(prepareRecord('bench', 'nl', record)).not.toHaveProperty('refusals');
  });

  it('have different prices in every version, and some different homes', () => {
    const [before, after] = [pricesOf(OLD), pricesOf(NEW)];
    const both = [...before.keys()].filter((id) => after.has(id));
    expect(both).toHaveLength(30);
    for (const id of both) expect(before.get(id)).not.toBe(after.get(id));
    const few = pricesOf(FEW);
    expect([...before].filter(([id, price]) => few.get(id) !== price)).toHaveLength(4);
  });

  it('are complete for exactly one version', () => {
    expect(isWhole(pricesOf(OLD), OLD)).toBe(true);
    for (const other of [NEW, FEW, { ...OLD, homes: 39 }, { ...OLD, homes: 41 }]) {
      expect(isWhole(pricesOf(OLD), other)).toBe(false);
    }
    const mixed = new Map([...pricesOf(OLD), ...[...pricesOf(NEW)].slice(0, 1)]);
    expect([isWhole(mixed, OLD), isWhole(mixed, NEW)]).toEqual([false, false]);
  });
});
