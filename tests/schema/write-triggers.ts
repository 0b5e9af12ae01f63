import { globSync, readFileSync } from 'node:fs';
import { TABLE_NAMES } from '#content-service/intake/tables.ts';
import type { Schema, Thing } from './read-schema.ts';

type Verb = 'INSERT' | 'UPDATE' | 'DELETE';

const code = (name: string): string => `\`${name}\``;
const unique = (words: Iterable<string>): string[] => [...new Set(words)];

/** `AFTER UPDATE OF price` of a trigger, without its table and condition. */
const eventOf = ({ sql }: Thing): string =>
  (/^CREATE TRIGGER \w+\s+([\s\S]*?)\s+ON /.exec(sql)?.[1] ?? '').replace(/\s+/g, ' ');

const verbOf = (trigger: Thing): Verb =>
  (/INSERT|UPDATE|DELETE/.exec(eventOf(trigger))?.[0] ?? 'INSERT') as Verb;

/** What the body of a trigger does: tables that it writes, reasons by which it refuses. */
function effectOf({ sql }: Thing): string {
  const [, body = ''] = /\nBEGIN\n([\s\S]*)/.exec(sql) ?? [];
  const written = unique([...body.matchAll(/\b(?:INTO|UPDATE|DELETE FROM) (\w+)/g)].map(([, to = '']) => to));
  const refused = unique(
    [...body.matchAll(/RAISE\(ABORT, '([^']+)'/g)].map(([, why = '']) => why.replace(/: $/, '')),
  );
  return [
    ...(written.length === 0 ? [] : [`writes ${written.map(code).join(', ')}`]),
    ...(refused.length === 0 ? [] : [`refuses: ${refused.map(code).join(', ')}`]),
    ...(body.includes('RAISE(IGNORE)') ? ['leaves the row as it was'] : []),
  ].join('; ');
}

/** Tables that the code of a folder writes, and how. */
function writesOf(folder: string): Map<string, Set<Verb>> {
  const writes = new Map<string, Set<Verb>>();
  const add = (table: string, ...verbs: readonly Verb[]) =>
    writes.set(table, new Set([...(writes.get(table) ?? []), ...verbs]));
  for (const file of globSync(`content-service/${folder}/**/*.ts`).filter(
    (one) => !/\.test\.ts$|\/testing\//.test(one),
  ))
    for (const [, statement = '', table = ''] of readFileSync(file, 'utf8')
      .replaceAll(/\bupsert\('/g, 'INSERT INTO ')
      .matchAll(/\b(INSERT(?: OR \w+)? INTO|UPDATE|DELETE FROM) (\w+)/g)) {
      const verb = statement.split(' ')[0] as Verb;
      // An insertion may also change the row that is there (ON CONFLICT).
      add(table, verb, ...(verb === 'INSERT' ? (['UPDATE'] as const) : []));
    }
  // The commit of an import makes its statements from this list.
  if (folder === 'intake') for (const table of TABLE_NAMES) add(table, 'INSERT', 'UPDATE', 'DELETE');
  return writes;
}

const HEAD = ['| Trigger | On | Does | Why |', '|---|---|---|---|'];
const rowOf = (trigger: Thing): string =>
  `| ${code(trigger.name)} | ${code(trigger.table)}, ${eventOf(trigger)} | ${effectOf(trigger)} | ${trigger.comment} |`;

/** `triggers.md` of each capability that has triggers, or sets off those of others; by folder. */
export function triggerPages(schema: Schema): Map<string, string> {
  const triggers = schema.things.filter(({ type }) => type === 'trigger');
  const folders = globSync('content-service/*/').map((path) => path.replace(/^content-service\/|\/$/g, ''));
  const pages = new Map<string, string>();
  for (const folder of folders.toSorted()) {
    const own = triggers.filter((one) => one.folder === folder);
    const writes = writesOf(folder);
    const others = triggers.filter(
      (one) => one.folder !== folder && writes.get(one.table)?.has(verbOf(one)) === true,
    );
    if (own.length + others.length === 0) continue;
    const page = [
      `# Triggers of ${folder}/`,
      '',
      'Made by `tests/schema.test.ts` from the migrations and their comments; not edited by hand. Statements: `content-service/schema.sql`.',
      ...(own.length === 0 ? [] : ['', '## Its own', '', ...HEAD, ...own.map(rowOf)]),
      ...(others.length === 0
        ? []
        : [
            '',
            '## Of other folders, set off by what this one writes',
            '',
            '| Trigger | On | Does | Of |',
            '|---|---|---|---|',
            ...others.map(
              (one) =>
                `| ${code(one.name)} | ${code(one.table)}, ${eventOf(one)} | ${effectOf(one)} | [${one.folder}/](../${one.folder}/triggers.md) |`,
            ),
          ]),
      '',
    ];
    pages.set(folder, page.join('\n'));
  }
  return pages;
}
