/** The examples in `docs/content.md` are valid, and it explains every reason for a refusal. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RECORD_SCHEMAS, RECORD_SHAPES } from '#content-service/intake/records/index.ts';
import { readStrictly, type StrictKind } from '#content-service/intake/strict/index.ts';
import { ADVICE } from '#content-service/intake/values/advice.ts';
import { REASONS, type ReasonName } from '#content-service/intake/values/reasons.ts';
import { readCsv } from '#domain/csv/read-csv.ts';
import { ENERGY_LETTERS } from '#domain/rules/energy-label.ts';
import { SOURCES } from '#domain/sources/index.ts';
import { STATUS_TEXTS } from '#domain/status-code.ts';
import { ENUMERATIONS } from '#domain/vocabulary/enumerations.ts';
import { HEAD_TYPE_IDS } from '#domain/vocabulary/head-types.ts';
import { SUB_TYPE_CODES, subTypeOf } from '#domain/vocabulary/sub-types.ts';
import { headTypeNames } from '#locales/listing-names.ts';
import { readJson } from '#scripts/gevel/files/json.ts';
import { readNdjson } from '#scripts/gevel/files/ndjson.ts';

const DOCUMENT = 'docs/content.md';
const text = readFileSync(DOCUMENT, 'utf8');

const blockOf = (format: string): string => {
  const [, block = ''] = new RegExp(`^\`\`\`${format}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(text) ?? [];
  return block;
};

async function* bytes(block: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(block);
}

async function* entriesOf(format: string) {
  if (format === 'json') yield* readJson(blockOf(format));
  else if (format === 'csv') yield* readCsv(bytes(blockOf(format)), RECORD_SHAPES);
  else yield* readNdjson(bytes(blockOf(format)));
}

/** An import with `--pictures` replaces file paths by names. */
const named = (record: unknown): unknown =>
  JSON.parse(JSON.stringify(record).replace(/"(\w+)\/(\w+)\.jpg"/g, '"$1-$2"'));

const kindOf = (record: object): StrictKind | undefined =>
  (Object.keys(RECORD_SCHEMAS) as (keyof typeof RECORD_SCHEMAS)[]).find((kind) =>
    Object.hasOwn(record, kind),
  );

describe('examples in docs/content.md', () => {
  it.each([
    ['ndjson', ['estate', 'listing', 'rental']],
    ['json', ['estate']],
    ['jsonl', ['page']],
    ['csv', ['estate', 'estate']],
  ])('are parsed and accepted: %s', async (format, kinds) => {
    const found: unknown[] = [];
    for await (const { value, unreadable } of entriesOf(format)) {
      expect(unreadable).toBeUndefined();
      const kind = kindOf(value as object);
      found.push(kind);
      const schema = RECORD_SCHEMAS[kind as keyof typeof RECORD_SCHEMAS];
      expect(readStrictly(kind ?? 'estate', schema, named(value)).refusals).toBeUndefined();
    }
    expect(found).toEqual(kinds);
  });

  it('use picture names that a folder of pictures would give', () => {
    expect(JSON.stringify(named({ file: '501/front.jpg' }))).toBe('{"file":"501-front"}');
  });
});

const cell = (words: string): string =>
  words
    .replaceAll('{{unit}}', '')
    .replace(/\{\{(\w+)\}\}/g, '…')
    .replaceAll('|', '\\|');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');

const quoted = (codes: readonly string[]): string => codes.map((code) => `\`${code}\``).join(' ');

/** Enumerations that are described by a sentence instead of a list. */
const IN_WORDS: Readonly<Record<string, string>> = {
  country: 'two letters, as `BE`; `UNKNOWN`',
  energyLabel: `${quoted(ENERGY_LETTERS)}, and two of them, the worse first: \`G_F\``,
  status: 'see below',
  subType: 'see below',
};

/** Codes by name, and the numbers of the first source. */
function codes(): string {
  const listed = Object.entries(ENUMERATIONS).map(([name, all]) => [name, IN_WORDS[name] ?? quoted(all)]);
  const numbers = SOURCES.all.map(({ wireName, statuses }) => [
    wireName,
    Object.entries(statuses)
      .map(([id, status]) => `${id} \`${status}\``)
      .join(', '),
  ]);
  const headTypes = HEAD_TYPE_IDS.map((id) => [
    `${id} ${headTypeNames(id).en}`,
    quoted(SUB_TYPE_CODES.filter((code) => subTypeOf(code)?.headType === id)),
  ]);
  return [
    'Codes of the second source, by the name of their enumeration:',
    table(['Enumeration', 'Codes'], listed),
    `Transactions are numbered by each source, or named by a status: ${quoted(Object.keys(STATUS_TEXTS))}.`,
    table(['Source', 'Transactions'], numbers),
    'Head types of the first source, and the sub types of the second source that belong to each in lists:',
    table(['Head type', 'Sub types'], headTypes),
  ].join('\n\n');
}

const refusals = (): string =>
  table(
    ['The reason says', 'What to do'],
    Object.entries(ADVICE).map(([name, advice]) => [REASONS[name as ReasonName], advice]),
  );

/** The document with one part replaced. */
function withPart(document: string, name: string, part: string): string {
  const [before = '', rest = ''] = document.split(new RegExp(`(?<=<!-- ${name}: .* -->\\n)`));
  return `${before}\n${part}\n\n${rest.slice(rest.indexOf(`<!-- end of ${name} -->`))}`;
}

describe('codes and refusals in docs/content.md', () => {
  it('equal those of the tables; `-u` writes them', async () => {
    const written = withPart(withPart(text, 'codes', codes()), 'refusals', refusals());
    await expect(written).toMatchFileSnapshot(`../${DOCUMENT}`);
  });
});
