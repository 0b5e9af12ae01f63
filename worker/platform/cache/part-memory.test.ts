import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPartMemory } from './part-memory.ts';
import { type Ingredient, keep } from './parts.ts';

/** Renders parts of about `bytes` bytes, and records their names. */
function maker(bytes: number) {
  const made: string[] = [];
  const make = (name: string) => (): string => {
    made.push(name);
    return 'x'.repeat(bytes);
  };
  return { made, make };
}

describe('the memory for parts', () => {
  it('computes a part once for the same ingredients, and each time for mutable ones', () => {
    const parts = createPartMemory({ bytes: 1e6, siteBytes: 1e6 }).of('a');
    const { made, make } = maker(10);
    const document = Object.freeze({ id: 1 });
    for (let turn = 0; turn < 2; turn += 1) {
      keep(parts, 'frozen', [document, 'nl'], make('frozen'));
      keep(parts, 'list', [[document, 2]], make('list'));
      keep(parts, 'loose', [{ id: 1 }], make('loose'));
    }
    keep(parts, 'frozen', [document, 'fr'], make('other language'));
    keep(parts, 'frozen', [Object.freeze({ id: 1 }), 'nl'], make('other document'));
    expect(made).toEqual(['frozen', 'list', 'loose', 'loose', 'other language', 'other document']);
  });

  it('distinguishes ingredients with similar notation', () => {
    const parts = createPartMemory({ bytes: 1e6, siteBytes: 1e6 }).of('a');
    const names = [['1', 2], [1, '2'], [1, 2], ['1|2'], [['1', 2]], [[], '1', 2], [null], ['null']].map(
      (one) => parts.nameOf('kind', one),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('never gives two lists of ingredients the same name', () => {
    const parts = createPartMemory({ bytes: 1e6, siteBytes: 1e6 }).of('a');
    const documents = [Object.freeze({}), Object.freeze({})];
    // Short texts of the delimiters of names, so that many are nearly equal.
    const text = fc.string({ unit: fc.constantFrom('"', '|', ';'), maxLength: 2 });
    const plain = fc.oneof(
      { weight: 4, arbitrary: text },
      { weight: 1, arbitrary: fc.constantFrom(0, 1, true, null, undefined, ...documents) },
    );
    const ingredients: fc.Arbitrary<Ingredient[]> = fc.array(fc.oneof(plain, fc.array(plain)), {
      maxLength: 3,
    });
    const made = fc.tuple(fc.constantFrom('card', ...documents), ingredients);
    const place = (_key: string, value: unknown): unknown => {
      const at = documents.indexOf(value as object);
      return value === undefined || at !== -1 ? { place: at } : value;
    };
    fc.assert(
      fc.property(fc.array(made, { minLength: 300, maxLength: 300 }), (lists) => {
        const said = new Set(lists.map((list) => JSON.stringify(list, place)));
        expect(new Set(lists.map((list) => parts.nameOf(...list))).size).toBe(said.size);
      }),
      { numRuns: 40 },
    );
  });

  it('evicts parts that were not used since, and some when all were used', () => {
    const parts = createPartMemory({ bytes: 1e6, siteBytes: 10_000 }).of('a');
    const { made, make } = maker(1_000);
    const ask = (card: number) => keep(parts, 'card', [card], make(String(card)));
    for (let card = 0; card < 8; card += 1) ask(card);
    for (const card of [0, 1, 2]) ask(card);
    for (let card = 8; card < 12; card += 1) ask(card);
    made.length = 0;
    for (const card of [0, 1, 2, 8, 9, 10, 11]) ask(card);
    expect(made).toEqual([]);
    // All entries were used, and still some are evicted.
    for (let card = 20; card < 24; card += 1) ask(card);
    made.length = 0;
    ask(23);
    expect(made).toEqual([]);
  });

  it('limits a site to its share, without evicting parts of another', () => {
    const memory = createPartMemory({ bytes: 1e6, siteBytes: 20_000 });
    const { made, make } = maker(1_000);
    keep(memory.of('small'), 'card', [0], make('small'));
    for (let card = 0; card < 100; card += 1) keep(memory.of('large'), 'card', [card], make(`large ${card}`));
    expect(memory.bytes).toBeLessThan(25_000);
    made.length = 0;
    keep(memory.of('small'), 'card', [0], make('small'));
    keep(memory.of('large'), 'card', [99], make('large 99'));
    keep(memory.of('large'), 'card', [0], make('large 0'));
    expect(made).toEqual(['large 0']);
  });

  it('evicts the least recently used sites, and counts parts of a request that still uses one', () => {
    const memory = createPartMemory({ bytes: 20_000, siteBytes: 15_000 });
    const { made, make } = maker(1_000);
    const held = memory.of('old');
    keep(held, 'card', [0], make('old'));
    for (let site = 0; site < 40; site += 1) keep(memory.of(`site ${site}`), 'card', [0], make('new'));
    for (let card = 0; card < 40; card += 1) keep(held, 'card', [card], make('late'));
    for (let site = 0; site < 40; site += 1) keep(memory.of(`site ${site}`), 'card', [0], make('new'));
    expect(memory.bytes).toBeLessThanOrEqual(20_000);
    made.length = 0;
    // The entry of the request was removed with the rest of its site, and takes no space from later ones.
    for (let site = 30; site < 40; site += 1) keep(memory.of(`site ${site}`), 'card', [0], make('kept'));
    expect(made).toEqual([]);
  });
});
