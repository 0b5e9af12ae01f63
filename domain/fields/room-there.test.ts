import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRoomThere } from './room-there.ts';
import { tabRows } from './show.ts';
import { contextOf } from './testing/context.ts';
import { FIELDS } from './testing/tables.ts';

const part = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  '0',
  '-1',
  '<br>',
  'South',
  'JA',
  'NO',
  true,
  false,
  0,
  -1,
  0.5,
  12,
  '9',
  [],
  {},
  { nl: 'Zuid' },
  { fr: '' },
  { de: '<p></p>' },
);
const room = fc.oneof(
  part,
  fc.record({ surface: part, name: part, description: part, comment: part }, { requiredKeys: [] }),
  fc.anything({ maxDepth: 2 }),
);

it('a room has a row on the page exactly when it is there (spec 2 §3)', () => {
  const seen = { there: 0, not: 0 };
  fc.assert(
    fc.property(room, (terrace) => {
      const rows = tabRows('layout', FIELDS.second, { layout: { terrace } }, contextOf('fr'));
      seen[rows.length === 1 ? 'there' : 'not'] += 1;
      expect(isRoomThere(terrace)).toBe(rows.length === 1);
    }),
    { numRuns: 1000, seed: 20261128 },
  );
  expect(Math.min(seen.there, seen.not)).toBeGreaterThan(100);
});
