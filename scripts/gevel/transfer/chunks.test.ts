import { describe, expect, it } from 'vitest';
import { saidOf } from './chunks.ts';
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

  it('are the reason when the service refuses their record, and nothing is said to stay', () => {
    const { notes, refusals } = saidOf(chunk, { refusals: [said(2)], notes: [] });
    expect(notes).toEqual([]);
    expect(refusals).toEqual([
      expect.objectContaining({ field: field(2), reason: 'not a picture', value: '"2.jpg"' }),
    ]);
  });

  it('leave what the service says of other fields as it is', () => {
    expect(saidOf(chunk, { refusals: [], notes: [said(5)] }).notes).toContainEqual({
      ...said(5),
      file: 'a.ndjson',
    });
  });
});
