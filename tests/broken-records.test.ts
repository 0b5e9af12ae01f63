import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECORD_SCHEMAS, RECORD_SHAPES } from '#content-service/intake/records/index.ts';
import { readStrictly } from '#content-service/intake/strict/index.ts';
import { readRecords } from '#scripts/gevel/files/index.ts';
import { BROKEN, GOOD, ID_FIELDS } from './support/broken-records.ts';

type Fields = Readonly<Record<string, unknown>>;
type Kind = 'estate' | 'listing' | 'rental';
const KINDS: readonly Kind[] = ['estate', 'listing', 'rental'];

const stepsOf = (field: string): string[] => field.split(/[.[\]]+/).filter((step) => step !== '');

/** Builds a record from its fields. */
function grown(fields: Fields): unknown {
  const root: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) {
    const steps = stepsOf(field);
    let node: Record<string, unknown> = root;
    for (const [at, step] of steps.entries()) {
      const next = steps[at + 1];
      const made = next === undefined ? value : (node[step] ?? (/^\d+$/.test(next) ? [] : {}));
      node[step] = made;
      if (next !== undefined) node = made as Record<string, unknown>;
    }
  }
  return root;
}

const valueAt = (record: unknown, field: string): unknown =>
  stepsOf(field).reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], record);

/** The broken records of each kind between two valid ones, with the line of each. */
const cases = KINDS.map((kind) => {
  const good = GOOD[kind] ?? {};
  const broken = BROKEN.filter((one) => one.kind === kind);
  return {
    kind,
    broken,
    records: [good, ...broken.map(({ field, value }) => ({ ...good, [field]: value })), good],
  };
});

const cell = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return /[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Files of each format: their text, and the line of the first record of each kind. */
const FORMATS: Readonly<
  Record<
    string,
    (kind: Kind, records: readonly Fields[]) => { readonly text: string; readonly first: number }
  >
> = {
  ndjson: (_, records) => ({
    text: `${records.map((record) => JSON.stringify(grown(record))).join('\n')}\n`,
    first: 1,
  }),
  json: (_, records) => ({
    text: `{"records": [\n${records.map((record) => JSON.stringify(grown(record))).join(',\n')}\n]}\n`,
    first: 2,
  }),
  csv: (_, records) => {
    const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
    const lines = records.map((record) => columns.map((column) => cell(record[column])).join(';'));
    return { text: `\uFEFF${[columns.join(';'), ...lines].join('\r\n')}`, first: 2 };
  },
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gevel-broken-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('broken records', () => {
  it('are more than fifty, in each of three formats', () => {
    expect(BROKEN.length).toBeGreaterThanOrEqual(50);
  });

  describe.each(Object.keys(FORMATS))('as %s', (format) => {
    it.each(cases)(
      'are refused with line, id, field, value and reason: $kind',
      async ({ kind, broken, records }) => {
        const { text, first } = FORMATS[format]?.(kind, records) ?? { text: '', first: 0 };
        const path = join(folder, `${kind}.${format}`);
        await writeFile(path, text);
        const refused: unknown[] = [];
        let good = 0;
        for await (const { line, value, unreadable } of readRecords(path, RECORD_SHAPES)) {
          expect(unreadable).toBeUndefined();
          const { refusals } = readStrictly(kind, RECORD_SCHEMAS[kind], value);
          const id = valueAt(value, ID_FIELDS[kind] ?? '');
          if (refusals === undefined) good += 1;
          else refused.push(...refusals.map((refusal) => ({ line, id, ...refusal })));
        }
        const own = GOOD[kind]?.[ID_FIELDS[kind] ?? ''];
        expect(refused).toEqual(
          broken.map(({ field, value, reason }, at) => ({
            line: first + 1 + at,
            id: field === ID_FIELDS[kind] ? value : own,
            field,
            value: JSON.stringify(value),
            reason,
          })),
        );
        expect(good).toBe(2);
      },
    );
  });
});
