import { valueAt } from '#domain/fields/read.ts';
import { recordValue } from '#domain/fields/record-paths.ts';
import { sourceOf } from '#domain/rules/source.ts';
import { type Standing, standingOf } from '#domain/rules/standing.ts';
import type { LayeredKind } from '#wire/home-layer.ts';
import {
  FILE,
  WRITTEN_PURPOSES,
  type WrittenKind,
  type WrittenPurpose,
  type WrittenState,
} from '#wire/written-homes.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { refuseWhere } from '../../platform/db/refuse-where.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { notFound } from '../../platform/errors/content-error.ts';
import { sha256 } from '../../platform/hash.ts';
import { choicesIn, type LayerRow, marksOf, marksSql, withLayer } from '../records/layer.ts';
import { exportedRecord } from '../records/prepared.ts';
import { LISTING_INTAKES } from '../sources/index.ts';
import { LAST_MADE_HERE, MADE_HERE } from '../values/made-numbers.ts';

/**
 * A home of a site, by kind and id of its record. Of kind `estate` are listings of other sources too, whose ids have
 * another form: `recordKindsSql` finds both.
 */
export interface HomeOf {
  readonly siteId: string;
  readonly kind: WrittenKind;
  readonly home: string;
}

/** A field of a draft, as it is stored: values are JSON. */
export interface DraftRow {
  readonly field: string;
  readonly value: string;
  readonly base: string;
  readonly who: string;
  readonly name: string;
  readonly at: string;
}

/** SQL for the kinds of records that a home of kind `?2` may be. */
export const recordKindsSql = `IN (?2, iif(?2 = 'estate', '${LISTING_INTAKES[0].kind}', ?2))`;

/** A choice over a home, with the name of who made it. */
interface NamedLayerRow extends LayerRow {
  /** Null for what an import brought, and for a person who is gone. */
  readonly name: string | null;
}

/** Rows without the names of people. */
export const plainRows = (rows: readonly LayerRow[]): readonly LayerRow[] =>
  rows.map(({ field, value, who, at }) => ({ field, value, who, at }));

/** A version without its document. */
interface VersionRow {
  readonly number: number;
  readonly action: string;
  readonly who: string;
  readonly name: string | null;
  readonly at: string;
  readonly withdrawn_at: string | null;
}

/** What is stored of a home, as of one read. */
export interface StoredHome {
  /** Its id as it is stored: ids of records ignore case. */
  readonly home: string;
  /** Null for one that was never published. */
  readonly record: Readonly<Record<string, unknown>> | null;
  /**
   * The same with the choices over it, as visitors see it: what drafts are typed over. Null for one that was never
   * published.
   */
  readonly below: Readonly<Record<string, unknown>> | null;
  /** `below` as an estate: a listing of another source as lists show it. */
  readonly shown: Readonly<Record<string, unknown>> | null;
  readonly hash: string | null;
  readonly withdrawnAt: string | null;
  readonly draft: readonly DraftRow[];
  /** The newest first. */
  readonly versions: readonly VersionRow[];
  /** The feed or service that brings it, or `FILE`; null for one that is written here. */
  readonly feed: string | null;
  /** Kind of its record; its own for one without a record. */
  readonly recordKind: LayeredKind;
  /** The choices over it, and those that were taken back. */
  readonly layer: readonly NamedLayerRow[];
  /** staff.id of who made it here. */
  readonly madeBy: string | null;
}

/** A value as JSON in one form, so that equal values are equal texts; absent and null are the same. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined && member !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`;
}

/** What a record has at a field, as `canonical`. */
export const storedValue = (record: StoredHome['record'], field: string): string =>
  canonical(record === null ? null : recordValue(record, field));

/**
 * Of what publishing would do to a home as it is: of the fields of its draft, of the choices over it, and of whether it
 * is withdrawn, since publishing puts it back. Publishing names it.
 */
export const markOf = ({
  draft,
  layer,
  withdrawnAt,
}: Pick<StoredHome, 'draft' | 'layer' | 'withdrawnAt'>): string =>
  sha256(
    JSON.stringify([
      draft.map(({ field, value, base }) => [field, value, base]),
      choicesIn(layer).map(({ field, value }) => [field, value]),
      withdrawnAt !== null,
    ]),
  ).slice(0, 32);

/** SQL for what brings a home, feed or service; `site` and `home` are expressions. Null for one written here. */
export const feedSql = (site: string, kind: string, home: string): string =>
  `iif(${kind} = 'estate', (SELECT f.feed FROM feed_homes AS f JOIN feeds AS s ON s.site_id = f.site_id ` +
  `AND s.name = f.feed WHERE f.site_id = ${site} AND f.estate_id = ${home} UNION ALL ` +
  `SELECT 'service' FROM own_homes AS o WHERE o.site_id = ${site} AND o.id = ${home} UNION ALL ` +
  `SELECT g.feed FROM feed_homes AS g JOIN feeds AS t ON t.site_id = g.site_id AND t.name = g.feed ` +
  `JOIN records AS r ON r.site_id = g.site_id AND r.kind = '${LISTING_INTAKES[0].kind}' AND r.id = g.guid ` +
  `AND r.doc ->> '$.listing.external_id' = g.estate_id WHERE g.site_id = ${site} AND g.guid = lower(${home}) UNION ALL ` +
  // Other listings come by files.
  `SELECT '${FILE}' FROM records AS l WHERE l.site_id = ${site} AND l.kind = '${LISTING_INTAKES[0].kind}' ` +
  `AND l.id = ${home} LIMIT 1), NULL)`;

/** Refuses the batch for a home that something else brings, in the batch itself. */
export const notOfFeedStatement = ({ siteId, kind, home }: HomeOf): Statement =>
  refuseWhere('home_of_feed', `${feedSql('?1', '?2', '?3')} IS NOT NULL`, [siteId, kind, home]);

const OF_HOME = 'site_id = ?1 AND kind = ?2 AND home = ?3';

interface HomeRow {
  readonly home: string;
  readonly record_kind: LayeredKind | null;
  readonly doc: string | null;
  readonly hash: string | null;
  readonly withdrawn_at: string | null;
  readonly feed: string | null;
  readonly made_by: string | null;
}

type ReadRow = HomeRow & DraftRow & VersionRow & NamedLayerRow;

/** Statements that read a home with its draft and versions; `homeIn` reads their results. */
const homeStatements = ({ siteId, kind, home }: HomeOf): readonly Statement[] => {
  const params = [siteId, kind, home];
  const name = '(SELECT p.name FROM staff AS p WHERE p.site_id = ?1 AND p.id = who)';
  return [
    {
      sql:
        `SELECT ifnull(r.id, d.home) AS home, r.kind AS record_kind, r.doc, r.hash, r.withdrawn_at, ${feedSql('?1', '?2', '?3')} AS feed, d.who AS made_by ` +
        `FROM (SELECT 1) LEFT JOIN records AS r ON r.site_id = ?1 AND r.kind ${recordKindsSql} AND r.id = ?3 ` +
        'LEFT JOIN made_homes AS d ON d.site_id = ?1 AND d.kind = ?2 AND d.home = ?3 AND d.project IS NULL ' +
        'WHERE r.id IS NOT NULL OR d.home IS NOT NULL',
      params,
    },
    {
      sql: `SELECT field, value, base, who, at, ifnull(${name}, '') AS name FROM home_drafts WHERE ${OF_HOME} ORDER BY field`,
      params,
    },
    {
      sql: `SELECT number, action, who, at, withdrawn_at, ${name} AS name FROM home_versions WHERE ${OF_HOME} ORDER BY number DESC`,
      params,
    },
    {
      sql: `SELECT field, value, who, at, ${name} AS name FROM home_layers WHERE site_id = ?1 AND kind ${recordKindsSql} AND home = ?3 ORDER BY field`,
      params,
    },
  ];
};

/** A record as an estate, for what people read and for who may see it. */
function shownOf(record: StoredHome['record'], kind: LayeredKind): StoredHome['shown'] {
  const intake = LISTING_INTAKES.find((one) => one.kind === kind);
  if (record === null || intake === undefined) return record;
  const listing = record[intake.kind] as never;
  const card = (record.card ?? intake.cardOf(listing)) as never;
  const { pictures } = listing as { readonly pictures?: unknown };
  const estate = { ...intake.listed(listing, card), guid: intake.guidOf(listing), pictures };
  return { estate, contact: record.contact };
}

function homeIn(
  [found, draft, versions, layer]: readonly D1Result<ReadRow>[],
  kind: WrittenKind,
): StoredHome {
  const [row] = found?.results ?? [];
  if (row === undefined) throw notFound('home');
  const record = row.doc === null ? null : { ...exportedRecord(row.doc, null) };
  const recordKind = row.record_kind ?? kind;
  const choices = layer?.results ?? [];
  const below = record === null ? null : withLayer(recordKind, record, choices);
  return {
    home: row.home,
    record,
    below,
    shown: shownOf(below, recordKind),
    hash: row.hash,
    withdrawnAt: row.withdrawn_at,
    draft: draft?.results ?? [],
    versions: versions?.results ?? [],
    feed: row.feed,
    recordKind,
    layer: choices,
    madeBy: row.made_by,
  };
}

/**
 * A home with its draft and versions, after these statements of the same batch. Throws not_found for one that is neither
 * stored nor made here.
 */
export async function readHome(
  db: D1Database,
  of: HomeOf,
  before: readonly Statement[] = [],
): Promise<StoredHome> {
  const results = await db.batch<ReadRow>([...before, ...homeStatements(of)].map((one) => prepare(db, one)));
  return homeIn(results.slice(before.length), of.kind);
}

/** Refuses the batch unless the record is still as it was read, or still not there. */
export const recordStaysStatement = (
  { siteId, kind, home }: HomeOf,
  { hash, withdrawnAt }: Pick<StoredHome, 'hash' | 'withdrawnAt'>,
): Statement =>
  refuseWhere(
    'outdated',
    `(SELECT hash FROM records WHERE site_id = ?1 AND kind ${recordKindsSql} AND id = ?3) IS NOT ?4 OR ` +
      `(SELECT withdrawn_at FROM records WHERE site_id = ?1 AND kind ${recordKindsSql} AND id = ?3) IS NOT ?5`,
    [siteId, kind, home, hash, withdrawnAt],
  );

/** Refuses the batch unless the choices over the home are as they were read. */
export const layerStaysStatement = (
  { siteId, home }: HomeOf,
  { recordKind, layer }: Pick<StoredHome, 'recordKind' | 'layer'>,
): Statement =>
  refuseWhere('outdated', `${marksSql('?1', '?2', '?3')} IS NOT ?4`, [
    siteId,
    recordKind,
    home,
    marksOf(layer),
  ]);

/**
 * SQL for the row of a home that people made here, from its FROM on. A unit of a project was made with it: one that
 * comes as a record of its own is brought by that.
 */
export const madeHereSql = (site: string, kind: string, home: string): string =>
  `FROM made_homes AS d WHERE d.site_id = ${site} AND d.kind = ${kind} AND d.home = ${home} AND d.project IS NULL`;

/** Refuses the batch for a home that people made here: it has no other system whose values stay below. */
export const notMadeHereStatement = ({ siteId, kind, home }: HomeOf): Statement =>
  refuseWhere('made_here', `EXISTS (SELECT 1 ${madeHereSql('?1', '?2', '?3')})`, [siteId, kind, home]);

/** SQL for whether one of two fields is within the other. */
export const nestedSql = (one: string, other: string): string =>
  `(substr(${one}, 1, length(${other}) + 1) = ${other} || '.' OR substr(${other}, 1, length(${one}) + 1) = ${one} || '.')`;

/** Refuses the batch when the draft has a field within one of these, or around it. */
export const noneNestedStatement = ({ siteId, kind, home }: HomeOf, fields: readonly string[]): Statement =>
  refuseWhere(
    'draft_changed',
    `EXISTS (SELECT 1 FROM home_drafts AS d, json_each(?4) AS own WHERE d.site_id = ?1 AND d.kind = ?2 AND d.home = ?3 ` +
      `AND ${nestedSql('d.field', 'own.value')})`,
    [siteId, kind, home, JSON.stringify(fields)],
  );

/** Refuses the batch unless the draft has exactly these rows, or of `only` these fields, as they were read. */
export const draftStaysStatement = (
  { siteId, kind, home }: HomeOf,
  draft: readonly DraftRow[],
  only: readonly string[] | null = null,
): Statement => {
  const read = draft.filter(({ field }) => only === null || only.includes(field));
  const among = 'AND (?5 IS NULL OR field IN (SELECT value FROM json_each(?5)))';
  return refuseWhere(
    'draft_changed',
    `(SELECT count(*) FROM home_drafts WHERE ${OF_HOME} ${among}) <> json_array_length(?4) OR EXISTS ` +
      '(SELECT 1 FROM json_each(?4) AS was LEFT JOIN home_drafts AS d ON d.site_id = ?1 AND d.kind = ?2 ' +
      "AND d.home = ?3 AND d.field = was.value ->> '$[0]' WHERE d.value IS NOT was.value ->> '$[1]' " +
      "OR d.base IS NOT was.value ->> '$[2]')",
    [
      siteId,
      kind,
      home,
      JSON.stringify(read.map(({ field, value, base }) => [field, value, base])),
      only === null ? null : JSON.stringify(only),
    ],
  );
};

/** What the record of an estate says of its availability. */
function standingIn(record: StoredHome['record']): Standing {
  const text = (field: string, group = 'estate.general'): string | null => {
    const value = valueAt(record, `${group}.${field}`);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  };
  return standingOf({
    source: sourceOf({ guid: text('guid', 'estate') }),
    transaction: text('transaction.id'),
    status: text('status'),
    archived: valueAt(record, 'estate.general.archived'),
    archivedAt: text('archivedAt'),
  });
}

/** Whether an estate is sold or let; null for a holiday home, and for a purpose that no action here knows. */
export function purposeIn(kind: WrittenKind, record: StoredHome['record']): WrittenPurpose | null {
  const purpose = kind === 'estate' ? standingIn(record).purpose : null;
  return WRITTEN_PURPOSES.find((one) => one === purpose) ?? null;
}

/** What a home is for those who list it; a record that was never published is a draft. */
export function stateOf(
  kind: WrittenKind,
  record: StoredHome['record'],
  withdrawnAt: string | null,
): WrittenState {
  if (record === null) return 'draft';
  if (withdrawnAt !== null) return 'withdrawn';
  if (kind === 'rental') return 'offer';
  const { gone, ended, archived, option } = standingIn(record);
  if (gone || ended || archived) return 'gone';
  return option ? 'option' : 'offer';
}

const IN_RANGE = `AND length(id) = 12 AND id > '${MADE_HERE}' AND id < '9' AND id NOT GLOB '*[^0-9]*'`;

/** SQL for the numbers of a site's homes and units in the range of those made here, in records and among those. */
const TAKEN =
  `SELECT CAST('${MADE_HERE}' AS INTEGER) AS number UNION SELECT CAST(home AS INTEGER) FROM made_homes WHERE site_id = ?1 ` +
  `UNION SELECT CAST(id AS INTEGER) FROM records WHERE site_id = ?1 AND kind IN ('estate', 'rental') ${IN_RANGE} ` +
  // Units have rows, and no records of their own.
  `UNION SELECT CAST(id AS INTEGER) FROM estates WHERE site_id = ?1 ${IN_RANGE}`;

/**
 * SQL for the number of a new home: above all of its range. An import may have brought the last one: then it is the
 * lowest that is free.
 */
export const NEXT_NUMBER =
  `WITH taken AS (${TAKEN}) SELECT iif(max(number) < ${LAST_MADE_HERE}, max(number) + 1, ` +
  '(SELECT min(t.number) + 1 FROM taken AS t WHERE t.number + 1 NOT IN (SELECT number FROM taken))) FROM taken';
