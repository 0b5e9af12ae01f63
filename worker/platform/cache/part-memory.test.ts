import { describe, expect, it } from 'vitest';
import { createPartMemory } from './part-memory.ts';
import { keep } from './parts.ts';

/** A part of about so many bytes, and how often it was made. */
function maker(bytes: number) {
  const made: string[] = [];
  const make = (name: string) => (): string => {
    made.push(name);
    return 'x'.repeat(bytes);
  };
  return { made, make };
}

describe('the memory for parts', () => {
  it('makes a part once for the same ingredients, and never for one that may still change', () => {
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

  it('tells ingredients apart that are written alike', () => {
    const parts = createPartMemory({ bytes: 1e6, siteBytes: 1e6 }).of('a');
    const names = [['1', 2], [1, '2'], [1, 2], ['1|2'], [['1', 2]], [[], '1', 2], [null], ['null']].map(
      (one) => parts.nameOf('kind', one),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('holds a site to its share, and pushes out nothing of another', () => {
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

  it('takes from the sites that nobody asked for lately, and counts what a request keeps that held one of them', () => {
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
