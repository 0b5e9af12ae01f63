import { describe, expect, it } from 'vitest';
import { rememberedByRows, rememberedByText } from './remembered.ts';

it('computes a result once for equal values, and drops the least recently used', () => {
  const made: number[] = [];
  const twice = rememberedByText(({ value }: { value: number }) => {
    made.push(value);
    return [value * 2];
  }, 2);
  expect(twice({ value: 1 })).toBe(twice({ value: 1 }));
  expect(twice({ value: 2 })).toEqual([4]);
  twice({ value: 1 });
  twice({ value: 3 }); // drops 2
  twice({ value: 1 });
  twice({ value: 2 });
  expect(made).toEqual([1, 2, 3, 2]);
});

describe('a result beside its rows', () => {
  const rowsOf = (...counts: number[]) => counts.map((count) => ({ count, text: `[${count}]` }));

  it('is computed once while the rows are the same, and again when any of them changes', () => {
    const made: number[] = [];
    const total = rememberedByRows((_asked: object, rows: ReturnType<typeof rowsOf>) => {
      made.push(rows.length);
      return { sum: rows.reduce((sum, { count }) => sum + count, 0) };
    });
    const first = total({ site: 'a' }, rowsOf(1, 2));
    expect(total({ site: 'a' }, rowsOf(1, 2))).toBe(first);
    expect(total({ site: 'a' }, rowsOf(1, 3))).toEqual({ sum: 4 });
    expect(total({ site: 'a' }, rowsOf(1, 2))).toEqual({ sum: 3 });
    expect(total({ site: 'a' }, rowsOf(1))).toEqual({ sum: 1 });
    expect(made).toEqual([2, 2, 2, 1]);
  });

  it('belongs to its question, even if the rows of another are the same', () => {
    const named = rememberedByRows(({ site }: { site: string }, _rows: object) => site);
    expect(named({ site: 'a' }, [])).toBe('a');
    expect(named({ site: 'b' }, [])).toBe('b');
  });

  it('is dropped when it is the least recently used', () => {
    const made: string[] = [];
    const named = rememberedByRows(({ site }: { site: string }, _rows: object) => {
      made.push(site);
      return site;
    }, 2);
    for (const site of ['a', 'b', 'a', 'c', 'a', 'b']) named({ site }, []);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });
});
