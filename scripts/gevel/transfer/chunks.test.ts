import { describe, expect, it } from 'vitest';
import { chunksOf, saidOf } from './chunks.ts';
import type { Entry } from './entry.ts';

const field = (index: number): string => `estate.pictures[${index}].file`;
const broken = [2, 10, 1].map((index) => ({
  field: field(index),
  value: `"${index}.jpg"`,
  reason: 'not a picture',
}));
const entries: readonly Entry[] = [
  { file: 'a.ndjson', line: 7, value: { estate: { general: { id: 1 } } }, broken },
];
const said = (index: number) => ({
  line: 7,
  kind: 'estate',
  id: '1',
  field: field(index),
  value: `"${index}"`,
  reason: 'the site has no picture of this name',
});
const chunk = { file: 'a.ndjson', entries: [...entries] };

describe('pictures with a broken file', () => {
  it('are left out where the site has none of their name, and stay where it has, in the order of the list', () => {
    const { notes, refusals } = saidOf(chunk, { refusals: [], notes: [said(10), said(2)] });
    expect(refusals).toEqual([]);
    expect(
      notes.map(({ field: at, value, reason, kind, id }) => [at, value, reason, `${kind} ${id}`]),
    ).toEqual([
      [field(1), '"1.jpg"', 'not a picture; the earlier picture stays', 'estate 1'],
      [field(2), '"2.jpg"', 'not a picture; left out', 'estate 1'],
      [field(10), '"10.jpg"', 'not a picture; left out', 'estate 1'],
    ]);
  });

  it('are the reason when the service refuses their record, and no picture is reported as unchanged', () => {
    const { notes, refusals } = saidOf(chunk, { refusals: [said(2)], notes: [] });
    expect(notes).toEqual([]);
    expect(refusals).toEqual([
      expect.objectContaining({ field: field(2), reason: 'not a picture', value: '"2.jpg"' }),
    ]);
  });

  it('do not change what the service reports about other fields', () => {
    expect(saidOf(chunk, { refusals: [], notes: [said(5)] }).notes).toContainEqual({
      ...said(5),
      file: 'a.ndjson',
    });
  });
});

describe('rows that end at different columns', () => {
  const [id, price] = [
    ['estate', 'id'],
    ['estate', 'price'],
  ];
  const rowsOf = async function* (
    columns: readonly (readonly (readonly string[])[])[],
  ): AsyncGenerator<Entry> {
    for (const [at, stated] of columns.entries())
      yield { file: 'a.csv', line: at + 2, value: { estate: { id: at } }, columns: stated };
  };
  const linesOf = async (entries: AsyncIterable<Entry>) => {
    const found: (readonly [columns: unknown, lines: readonly number[]])[] = [];
    for await (const one of chunksOf(entries)) found.push([one.columns, one.entries.map(({ line }) => line)]);
    return found;
  };

  it('are sent with those that state the same columns, and no others', async () => {
    const whole = [id, price] as const;
    const taking = Array.from({ length: 300 }, (_, at) => (at % 2 === 0 ? whole : [id]));
    const chunks = await linesOf(rowsOf(taking as readonly (readonly (readonly string[])[])[]));
    expect(chunks.map(([columns, lines]) => [columns, lines.length])).toEqual([
      [whole, 150],
      [[id], 150],
    ]);
    expect(chunks.flatMap(([, lines]) => lines).toSorted((one, other) => one - other)).toEqual(
      taking.map((_, at) => at + 2),
    );
  });

  it('are reported, unless the service refuses them', () => {
    const notes = [{ field: 'estate.price', value: '', reason: 'ends before' }];
    const short = [{ file: 'a.csv', line: 3, value: { estate: { general: { id: 1 } } }, notes }];
    const one = { file: 'a.csv', entries: short };
    expect(saidOf(one, { refusals: [], notes: [] }).notes).toEqual([
      { file: 'a.csv', line: 3, kind: 'estate', id: '1', ...notes[0] },
    ]);
    expect(saidOf(one, { refusals: [{ ...said(1), line: 3 }], notes: [] }).notes).toEqual([]);
  });
});
