import { env } from 'cloudflare:workers';
import { sha256 } from '../platform/hash.ts';

/** Tables of the database with how a site's rows are found; those of the full-text index follow from others. */
let tables: Promise<readonly { readonly name: string; readonly where: string; readonly columns: string }[]>;

async function readTables() {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' " +
      "AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name NOT LIKE 'd1\\_%' ESCAPE '\\' " +
      "AND NOT EXISTS (SELECT 1 FROM sqlite_master AS v WHERE v.sql LIKE 'CREATE VIRTUAL%' " +
      "AND sqlite_master.name LIKE v.name || '\\_%' ESCAPE '\\') ORDER BY name",
  ).all<{ name: string }>();
  const infos = await env.DB.batch<{ name: string; pk: number; type: string }>(
    results.map(({ name }) => env.DB.prepare(`PRAGMA table_info(${name})`)),
  );
  return results.map(({ name }, at) => {
    const info = infos[at]?.results ?? [];
    const keys = info.filter(({ pk }) => pk > 0);
    // A number that the database counts up says nothing but the order of arrival.
    const counted = keys.length === 1 && keys[0]?.type === 'INTEGER' ? keys[0].name : undefined;
    const names = info.map((column) => column.name).filter((column) => column !== counted);
    const where = names.includes('site_id')
      ? 'site_id >= ?1 AND site_id < ?2'
      : name === 'sites'
        ? 'id >= ?1 AND id < ?2'
        : names.map((column) => `instr(ifnull(${column}, ''), ?1)`).join(' OR ');
    return { name, where, columns: names.join(', ') };
  });
}

/** The content version of a site in KV. */
export const versionOf = (siteId: string): Promise<string | null> => env.CACHE.get(`version:${siteId}`);

/**
 * Everything that is stored for a site and for others whose ids begin with its own, a line each: rows of all tables,
 * keys of files, and whether the content version is another one than before.
 */
export async function linesOfSite(siteId: string, versionBefore: string | null): Promise<string[]> {
  tables ??= readTables();
  const read = await tables;
  const answers = await env.DB.batch(
    read.map(({ name, where, columns }) =>
      env.DB.prepare(`SELECT ${columns} FROM ${name} WHERE ${where}`).bind(
        ...(where.includes('?2') ? [siteId, `${siteId}~`] : [siteId]),
      ),
    ),
  );
  const isAnnounced = (await versionOf(siteId)) !== versionBefore;
  const files = await Promise.all(
    (['PICTURES', 'MAPS'] as const).map(async (bucket) => {
      const { objects } = await env[bucket].list({ prefix: siteId });
      return objects.map(({ key, size }) => `${bucket} ${key} ${size}`);
    }),
  );
  return [
    ...answers.flatMap(({ results }, at) => results.map((row) => `${read[at]?.name} ${JSON.stringify(row)}`)),
    ...files.flat(),
    // Either of two calls may tell last: any version that was not there before outdates the caches.
    `version ${isAnnounced ? 'told' : 'as before'}`,
  ];
}

/** Numbers and references of cases, keys of lead calls, secrets of previews, random ids, tokens, their hashes, and sealed texts (Base64). */
const RANDOM = new RegExp(
  [
    /(?<=(?:number|reference)\\*":\\*")(?:[2-9A-HJ-NP-Z]{4}|[2-9A-HJ-NP-Z]{6})(?=\\*")/,
    /(?<=whsec_)[A-Za-z0-9+/]{43}=/,
    /(?<=--)[a-z2-7]{20}(?=\.)/,
    /(?<![A-Za-z0-9])(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?![A-Za-z0-9])|(?!\d{13}(?![0-9a-z]))[0-9a-f]{12,64}(?![A-Za-z0-9])|[A-Za-z0-9_-]{43}(?![\w/+=-]))|(?<![\w+/.-])[A-Za-z0-9+/]{40,}={0,2}(?![\w+/=-])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)|(?<!\d)1\d{12}(?!\d)/g;
/** How far from the clock an instant is the clock's: the calls' own moments are given and lie elsewhere. */
const CLOCK_MS = 10 * 60_000;
/** Rounds after which two random texts in the same places are told apart by what stands beside them. */
const ROUNDS = 3;

/** A line as plain texts with the random ones between them. */
interface Pieces {
  readonly plain: readonly string[];
  readonly random: readonly string[];
}

/** Searched once for each line: the pattern looks back at every character. */
function piecesOf(line: string): Pieces {
  const plain: string[] = [];
  const random: string[] = [];
  let from = 0;
  for (const { 0: text, index } of line.matchAll(RANDOM)) {
    plain.push(line.slice(from, index));
    random.push(text);
    from = index + text.length;
  }
  return { plain: [...plain, line.slice(from)], random };
}

const textOf = ({ plain, random }: Pieces, named: (text: string) => string): string =>
  plain.map((text, at) => (at === 0 ? text : `<${named(random[at - 1] ?? '')}>${text}`)).join('');

/**
 * The same lines for every run with the same result: random texts get names by where they stand, a secret and
 * its stored hash the same one; instants of the clock are blotted out.
 */
export function canonical(lines: readonly string[], siteId: string): string[] {
  const clock = Date.now();
  const read = lines.map((line) =>
    piecesOf(
      line.replaceAll(siteId, 'SITE').replaceAll(INSTANT, (text) => {
        const at = text.includes('T') ? Date.parse(text) : Number(text);
        return Math.abs(at - clock) < CLOCK_MS ? '<clock>' : text;
      }),
    ),
  );
  const found = new Set(read.flatMap(({ random }) => random));
  const hashed = new Map([...found].map((text) => [sha256(text), text]));
  const own = (text: string): string => hashed.get(text) ?? text;
  const all = read.map(({ plain, random }) => ({ plain, random: random.map(own) }));
  let names = new Map([...found].map((text) => [own(text), '']));
  for (let round = 0; round < ROUNDS; round++) {
    const places = new Map<string, string[]>();
    for (const line of all) {
      for (const one of new Set(line.random)) {
        const place = textOf(line, (text) => (text === one ? 'this' : (names.get(text) ?? '')));
        places.set(one, [...(places.get(one) ?? []), place]);
      }
    }
    names = new Map([...places].map(([text, at]) => [text, sha256(at.toSorted().join('\n')).slice(0, 8)]));
  }
  return all.map((line) => textOf(line, (text) => names.get(text) ?? '')).toSorted();
}
