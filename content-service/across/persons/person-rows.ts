import { mailboxOf } from '#domain/rules/email-address.ts';
import type { PassedOn } from '#wire/person.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { refuseWhere } from '../../platform/db/refuse-where.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { addressKey } from '../../platform/hash.ts';
import { keyOf, SITE_TABLE_NAMES, type SiteTable, TABLES, VISITORS, visitorsPlace } from '../tables.ts';

/** A row of a visitor that concerns a person. */
export interface PersonRow {
  readonly table: SiteTable;
  readonly siteId: string;
  /** True for the person's own row, false for one that only names them. */
  readonly own: boolean;
  readonly row: Readonly<Record<string, unknown>>;
  /** When it was written, as `written` of its place: then only a row that still says so is forgotten. */
  readonly written?: string;
}

/** A person by address, on one site or on all. */
export interface Person {
  readonly email: string;
  readonly site: string | null;
}

/** Maximum rows per table, more than anybody leaves. */
const MOST = 2_000;

/** Characters that continue an address: `an@x.be` does not match in `joan@x.be`. */
const GOES_ON = "[\\p{L}\\p{N}._%+'-]";

/**
 * Start of an address: in JSON a new line is written `
 * `.
 */
const BEGINS = `(?:(?<!${GOES_ON})|(?<=\\\\[bfnrt]))`;

/** Both spellings of an address: as given, and with its domain in ASCII. */
const spellings = (email: string): readonly [given: string, ascii: string] => [
  email.toLowerCase(),
  mailboxOf(email),
];

/** Matches an address in a text in any case and in both spellings, and not within a longer one. */
export const addressIn = (email: string): RegExp => {
  const literals = spellings(email).map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`${BEGINS}(?:${literals.join('|')})(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'giu');
};

const ANY = new RegExp(`${GOES_ON}+@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+`, 'giu');

/** All addresses in a text, without duplicates. */
export const addressesIn = (text: string): readonly string[] => [
  ...new Set(text.replace(/\\[bfnrt]/g, ' ').match(ANY) ?? []),
];

/**
 * SQL condition for rows that may concern a person: `?1` the hash, `?2` and `?3` the spellings of the address, `?4` the
 * site or null.
 */
const condition = (table: SiteTable): string => {
  const { keys = [], texts = [] } = visitorsPlace(table);
  const either = [
    ...keys.map((key) => `${key} = ?1`),
    ...texts.map((text) => `instr(lower(${text}), ?2) > 0 OR instr(lower(${text}), ?3) > 0`),
  ];
  return `(${either.join(' OR ')}) AND (?4 IS NULL OR site_id = ?4)`;
};

const paramsOf = ({ email, site }: Person): [string, string, string, string | null] => [
  addressKey(email),
  ...spellings(email),
  site,
];

/**
 * All visitors' rows that belong to a person or name them, as they are at one moment: of a booking that comes in
 * between, neither its mails alone are found nor its row alone.
 */
export async function personRows(db: D1Database, person: Person): Promise<PersonRow[]> {
  const [key] = paramsOf(person);
  const found: PersonRow[] = [];
  const statements = VISITORS.map((table) => {
    const named = keyOf(table).join() === 'rowid' ? 'rowid AS rowid, ' : '';
    const sql = `SELECT ${named}* FROM ${table} WHERE ${condition(table)} LIMIT ${MOST}`;
    return prepare(db, { sql, params: paramsOf(person) });
  });
  const answers = await db.batch<Record<string, unknown>>(statements);
  for (const [at, table] of VISITORS.entries()) {
    const { keys = [], texts = [] } = visitorsPlace(table);
    for (const row of answers[at]?.results ?? []) {
      const own = keys.some((column) => row[column] === key);
      const names = texts.some((column) => {
        const text = row[column];
        return typeof text === 'string' && addressIn(person.email).test(text);
      });
      if (own || names) found.push({ table, siteId: String(row.site_id), own, row });
    }
  }
  return found;
}

const CONTENT = SITE_TABLE_NAMES.filter((table) => TABLES[table].persons?.named === 'content');

/** Number of rows of the agencies' own content with an address, by site and table. */
export async function contentRows(
  db: D1Database,
  person: Person,
): Promise<readonly { readonly siteId: string; readonly table: string; readonly rows: number }[]> {
  const [, ...params] = paramsOf(person);
  const of = (table: string, id: string, columns: readonly string[]): Statement => ({
    sql:
      `SELECT ${id} AS siteId, '${table}' AS "table", count(*) AS rows FROM ${table} ` +
      `WHERE (${columns.map((column) => `instr(lower(${column}), ?1) > 0 OR instr(lower(${column}), ?2) > 0`).join(' OR ')}) ` +
      `AND (?3 IS NULL OR ${id} = ?3) GROUP BY 1`,
    params,
  });
  const statements = [
    of('sites', 'id', ['doc']),
    ...CONTENT.map((table) => of(table, 'site_id', TABLES[table].persons?.texts ?? [])),
  ];
  const rows: { siteId: string; table: string; rows: number }[] = [];
  // Sequential, since each statement scans a table of content.
  for (const statement of statements) {
    rows.push(
      ...(await prepare(db, statement).all<{ siteId: string; table: string; rows: number }>()).results,
    );
  }
  return rows;
}

/** A person's active bookings. */
export async function standingBookings(
  db: D1Database,
  person: Person,
  now: Date,
): Promise<readonly { readonly siteId: string; readonly table: string; readonly id: string }[]> {
  const statements = standingStatements(person, now).map((statement) => prepare(db, statement));
  const answers = await db.batch<{ siteId: string; table: string; id: string }>(statements);
  return answers.flatMap(({ results }) => results);
}

const standingStatements = (person: Person, now: Date): Statement[] =>
  VISITORS.flatMap((table) => {
    const place = visitorsPlace(table);
    if (place.standing === undefined) return [];
    const sql =
      `SELECT site_id AS siteId, '${table}' AS "table", id FROM ${table} WHERE email_key = ? ` +
      `AND (? IS NULL OR site_id = ?) AND ${place.standing}`;
    return [{ sql, params: [addressKey(person.email), person.site, person.site, now.toISOString()] }];
  });

/** Refuses the batch while a booking of the person is active: one may come in after it was asked. */
export const standingRefusals = (person: Person, now: Date): Statement[] =>
  standingStatements(person, now).map(({ sql, params }) =>
    refuseWhere('booking_stands', `EXISTS (${sql})`, params),
  );

/** What says in a record who somebody is, beside their address. */
const WHO = ['name', 'firstname', 'lastname', 'phone', 'mobile', 'whatsapp', 'picture', 'photo'];

/** A field of a draft that says who somebody is: of its row, the address may be in another column. */
const isWhoField = (one: unknown): boolean =>
  WHO.some((name) => (one as { field?: unknown } | null)?.field === `contact.${name}`);

/** Whether a field of a draft or of a layer is a contact person as a whole. */
const isWholeContact = (one: object): boolean => (one as { field?: unknown }).field === 'contact';

type IsTheirs = (text: unknown) => boolean;

/** Whether it is a change of what says who somebody is; whose it was stands beside it. */
const isChangeOf = (value: object, isTheirs: IsTheirs): boolean => {
  const { of, path } = value as { readonly of?: unknown; readonly path?: unknown };
  return Array.isArray(of) && of.some(isTheirs) && WHO.some((name) => String(path).endsWith(`.${name}`));
};
const blanked = (value: unknown): unknown => (typeof value === 'string' ? '…' : value);

/**
 * A JSON value, of a row that names an address, without who has it: the members beside it, and contact persons of a
 * draft. Values of drafts and layers are JSON within it; a contact person there without an address may be theirs.
 */
function withoutWho(value: unknown, isTheirs: IsTheirs): unknown {
  if (typeof value === 'string') return withoutWhoInText(value, isTheirs);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((one: unknown) =>
      isWhoField(one) ? { ...(one as object), value: '"…"', base: '"…"' } : withoutWho(one, isTheirs),
    );
  if (isChangeOf(value, isTheirs)) {
    const { before, after } = value as { readonly before?: unknown; readonly after?: unknown };
    return { ...value, before: blanked(before), after: blanked(after) };
  }
  const isOf = isTheirs((value as { email?: unknown }).email);
  const within: IsTheirs = isWholeContact(value) ? (one) => one === undefined || isTheirs(one) : isTheirs;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      isOf && WHO.includes(key) && typeof member === 'string' ? '…' : withoutWho(member, within),
    ]),
  );
}

/** A text without who has an address, where it is JSON; the same text where it names nobody. */
function withoutWhoInText(text: string, isTheirs: IsTheirs): string {
  if (!/^[[{]/.test(text)) return text;
  try {
    const before: unknown = JSON.parse(text);
    const json = JSON.stringify(withoutWho(before, isTheirs));
    return json === JSON.stringify(before) ? text : json;
  } catch {
    // No JSON: a text that begins with a bracket.
    return text;
  }
}

/** A text without the name beside an address, where it is JSON that says whose it is. */
const withoutPerson = (text: string, email: string): string =>
  withoutWhoInText(text, (one) => typeof one === 'string' && addressIn(email).test(one));

/** Deletes a row, or removes addresses from it, unless its texts have changed since they were read. */
export function forgetStatement(
  { table, siteId, own, row, written }: PersonRow,
  emails: readonly string[],
): Statement {
  const key = keyOf(table);
  const place = visitorsPlace(table);
  const conditions = ['site_id = ?', ...key.map((column) => `${column} = ?`)];
  const named = [siteId, ...key.map((column) => row[column] as string | number)];
  if (written !== undefined) {
    conditions.push(`${place.written} = ?`);
    named.push(written);
  }
  const where = `WHERE ${conditions.join(' AND ')}`;
  if (own || place.named === 'delete') return { sql: `DELETE FROM ${table} ${where}`, params: named };
  const texts = (place.texts ?? []).filter((column) => typeof row[column] === 'string');
  return {
    sql:
      `UPDATE ${table} SET ${texts.map((column) => `${column} = ?`).join(', ')} ${where}` +
      texts.map((column) => ` AND ${column} = ?`).join(''),
    params: [
      ...texts.map((column) =>
        emails.reduce(
          (text, email) => withoutPerson(text, email).replace(addressIn(email), '…'),
          String(row[column]),
        ),
      ),
      ...named,
      ...texts.map((column) => String(row[column])),
    ],
  };
}

/** What ends with a row of the person, before it is deleted: others are told of it. */
export function endingStatement({ table, siteId, own, row }: PersonRow, now: Date): readonly Statement[] {
  const { ends } = visitorsPlace(table);
  if (!own || ends === undefined) return [];
  const key = keyOf(table);
  return [
    {
      sql: `UPDATE ${table} SET ${ends} WHERE site_id = ? AND ${key.map((column) => `${column} = ?`).join(' AND ')}`,
      params: [now.toISOString(), siteId, ...key.map((column) => row[column] as string | number)],
    },
  ];
}

/**
 * That a search has to be erased in the agency's system, which waits to be told there or by mail: the person's own wish, which an
 * erasure leaves. Its row says nothing of them once it is told.
 */
export const isOrder = ({ table, row }: PersonRow): boolean => {
  if (row.state !== 'due' && row.state !== 'sending') return false;
  if (table === 'lead_calls') return row.deed === 'search' && row.news === 'cancelled';
  return table === 'outbox' && row.kind === 'search-card' && String(row.data).includes('"ended":');
};

/** A request that the system of a feed has, or may have. */
export const isPassedOn = ({ table, own, row }: PersonRow): boolean =>
  table === 'lead_calls' &&
  own &&
  row.feed !== null &&
  // Only the agency's mailbox has it.
  row.outcome !== 'mailed' &&
  (row.state === 'sent' || row.begun_at !== null || String(row.outcome).startsWith('unknown'));

/** Such a request as it is reported. */
export const passedOn = ({ siteId, row }: PersonRow): PassedOn => ({
  siteId,
  feed: String(row.feed),
  reference: String(row.id),
  at: String(row.created_at),
});

/** Columns that give access to something, or are useless to the person. */
const SECRET = /^(?:seed|hash|rowid|dedupe|of_site)$|_key$/;

/** A row for its person: documents parsed, secrets left out. */
export const tellRow = (row: PersonRow['row']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !SECRET.test(column))
      .map(([column, value]) => [column, readable(value)]),
  );

function readable(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    // A text of the person that only looks like JSON.
    return value;
  }
}
