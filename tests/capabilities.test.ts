/** A capability says everything about itself, in its manifest and nowhere else (decision 139). */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CAPABILITIES } from '#content-service/capabilities.ts';
import type { Manifest } from '#content-service/mail/manifest.ts';
import { OPERATIONS, PARTS } from '#content-service/service.ts';
import { RETAINED } from '#content-service/sweep.ts';
import { CHOSEN_KINDS, RETENTION_DAYS } from '#domain/rules/retention.ts';
import { importsOf, isTest, type Source, sources } from './house/sources.ts';
import { readComments } from './schema/read-migrations.ts';

const LIST = 'content-service/capabilities.ts';
const all: readonly Manifest[] = CAPABILITIES;
const tablesOf = ({ tables = {}, shared = {} }: Manifest): string[] => [
  ...Object.keys(tables),
  ...Object.keys(shared),
];

it('are all in the list, by the names of their folders', () => {
  const folders = globSync('content-service/*/capability.ts').map((file) => file.split('/')[1]);
  expect(PARTS.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});

it.each<readonly [string, (one: Manifest) => readonly string[]]>([
  ['mail', ({ mails = {} }) => Object.keys(mails)],
  ['kind of lead', ({ leads = {} }) => Object.keys(leads)],
  ['kind of work', ({ work = {} }) => Object.keys(work)],
  ['last queue', ({ queues = {} }) => Object.keys(queues)],
  ['part of the cron', ({ cron = {} }) => Object.keys(cron)],
  ['table', tablesOf],
])('claim each %s once', (_, namesOf) => {
  const names = PARTS.flatMap(namesOf);
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('have each operation once, also by method and path', () => {
  for (const names of [OPERATIONS.map(({ id }) => id), OPERATIONS.map((one) => `${one.method} ${one.path}`)])
    expect(names.length).toBe(new Set(names).size);
});

describe('tables', () => {
  const schema = readFileSync('content-service/schema.sql', 'utf8');
  const tables = [...schema.matchAll(/^CREATE (?:VIRTUAL )?TABLE (\w+)([\s\S]*?)\n\)/gm)].map(
    ([, name = '', columns = '']) => ({ name, columns }),
  );

  it('of the database are each claimed by the capability to which the migrations give them', () => {
    expect(tables.length).toBeGreaterThan(80);
    const claimed = all.flatMap((one) => tablesOf(one).map((table) => `${one.name}: ${table}`));
    const views = new Set([...schema.matchAll(/^CREATE VIEW (\w+)/gm)].map(([, name]) => name));
    const given = readComments().sections.flatMap(({ folder, names }) =>
      names.filter((name) => !views.has(name)).map((name) => `${folder}: ${name}`),
    );
    expect(given).toHaveLength(tables.length);
    expect(claimed.toSorted()).toEqual(given.toSorted());
  });

  it('lose the old rows that visitors and alerts leave', () => {
    const made = tables.filter(({ columns }) => /^ +created_at /m.test(columns)).map(({ name }) => name);
    expect(made).toContain('submissions');
    expect(made.filter((name) => !RETAINED.some(({ table }) => table === name))).toEqual([]);
  });

  it('follow each retention that the privacy statement names, once', () => {
    const kinds = RETAINED.flatMap(({ days }) => (typeof days === 'string' ? [days] : []));
    expect(kinds.toSorted()).toEqual(Object.keys(RETENTION_DAYS).toSorted());
    const chosen = RETAINED.flatMap((one) => (one.chosen === undefined ? [] : [one.days]));
    expect(chosen.toSorted()).toEqual(CHOSEN_KINDS.toSorted());
  });
});

describe('the rest of the code', () => {
  const shipped = sources().filter(({ file }) => !isTest(file) && !file.startsWith('bench/'));
  /** Folders of capabilities; what stands below them serves many. */
  const folders = all
    .map(({ name }) => name)
    .filter((name) => !['estates', 'mail', 'platform'].includes(name));
  const elsewhere = ({ file }: Source, name: string): boolean => !file.startsWith(`content-service/${name}/`);
  const folderOf = (path: string): string => path.split('/')[1] ?? '';

  /** Capabilities from which a file of no or another folder imports. */
  const reachedBy = (source: Source): string[] => [
    ...new Set(
      importsOf(source)
        .filter(({ target }) => target.startsWith('content-service/'))
        .map(({ target }) => folderOf(target))
        .filter((name) => folders.includes(name) && elsewhere(source, name)),
    ),
  ];
  /** Capabilities of whose tables and mails a file has entries: keys of a table, or members of a list, each in a line. */
  const listedBy = (source: Source): string[] => {
    const entries = new Set(
      [...source.text.matchAll(/^\s+(?:\| )?'?([\w-]+)'?(?:: |,$|$)/gm)].map(([, name = '']) => name),
    );
    const listed = all
      .filter((one) => elsewhere(source, one.name))
      .map((one) => ({
        name: one.name,
        count: [...tablesOf(one), ...Object.keys(one.mails ?? {})].filter((name) => entries.has(name)).length,
      }))
      .filter(({ count }) => count > 0);
    // Some tables have the names of everyday things, such as `journal`.
    return listed.reduce((sum, { count }) => sum + count, 0) < 4 ? [] : listed.map(({ name }) => name);
  };
  const KNOWN: Readonly<Record<string, string>> = {
    // Columns that imports write, by table: they belong to the kinds of records, which are the intake's.
    'content-service/intake/tables.ts': 'kinds of records',
    // Hands the feeds to the deliverer of requests, which imports nothing of them.
    'content-service/deliver.ts': 'one wire between two capabilities',
  };
  const central = (files: readonly Source[]): string[] =>
    files
      .filter(({ file }) => file.startsWith('content-service/') && file !== LIST && !(file in KNOWN))
      .filter((source) => reachedBy(source).length > 1 || listedBy(source).length > 1)
      .map((source) => `${source.file}: ${[...reachedBy(source), ...listedBy(source)].join(', ')}`);

  it('has no place besides the list into which a new capability must be written', () => {
    expect(central(shipped)).toEqual([]);
    for (const file of Object.keys(KNOWN)) expect(shipped.map((one) => one.file)).toContain(file);
  });

  it('is detected where it is such a place', () => {
    const file = (text: string) => [{ file: 'content-service/a.ts', text }];
    expect(
      central(file("import { A } from './contact/a.ts';\nimport { B } from './valuations/b.ts';\n")),
    ).toHaveLength(1);
    expect(
      central(
        file('const KEPT = {\n  submissions: 365,\n  valuations: 365,\n  stays: 365,\n  outbox: 30,\n};\n'),
      ),
    ).toHaveLength(1);
    expect(
      central(file("type Kind =\n  | 'contact-notice'\n  | 'friend'\n  | 'stay-held'\n  | 'confirm'\n")),
    ).toHaveLength(1);
    expect(central(file("import { A } from './contact/a.ts';\n"))).toEqual([]);
    expect(central([{ file: LIST, text: readFileSync(LIST, 'utf8') }])).toEqual([]);
  });
});
