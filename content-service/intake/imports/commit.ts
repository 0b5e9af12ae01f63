import { LAYERED_KINDS } from '#wire/home-layer.ts';
import { refuseWhere } from '../../platform/db/refuse-where.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { RECORD_KINDS } from '../records/index.ts';
import { IMPORT, NOW, SITE } from '../records/kind.ts';
import { marksSql } from '../records/layer.ts';
import { redirectRefusals } from '../redirects.ts';
import { LISTING_INTAKES } from '../sources/index.ts';
import { TABLE_NAMES, tableOf } from '../tables.ts';
import { sqlOf, WRITE_MODES, type WriteMode } from '../write.ts';
import type { ImportOf } from './staging.ts';

const STAGED = `site_id = ${SITE} AND import_id = ${IMPORT}`;

/** Staged rows of a kind of write, as `sqlOf` reads them. */
const staged = (mode: string): string =>
  `(SELECT row FROM staged_rows WHERE ${STAGED} AND deed = '${mode}' ORDER BY chunk, position)`;

/** Parameter after those of `kind.ts`: the kinds of a sync, a JSON list. */
const SYNC = '?4';

/** Records that a sync withdraws: existing ones of its kinds that the import does not contain. */
export const departures = (sync: string): string =>
  `FROM records AS r WHERE r.site_id = ${SITE} AND r.withdrawn_at IS NULL ` +
  `AND r.kind IN (SELECT value FROM json_each(${sync})) ` +
  `AND NOT EXISTS (SELECT 1 FROM staged_records AS s WHERE s.site_id = ${SITE} AND s.import_id = ${IMPORT} ` +
  'AND s.kind = r.kind AND s.id = r.id) ' +
  // A feed's homes come and go with its rounds.
  `AND NOT (r.kind = 'estate' AND EXISTS (SELECT 1 FROM feed_homes AS f JOIN feeds USING (site_id) ` +
  'WHERE f.site_id = r.site_id AND f.estate_id = r.id AND feeds.name = f.feed)) ' +
  `AND NOT (r.kind = 'listing' AND EXISTS (SELECT 1 FROM feed_homes AS f JOIN feeds USING (site_id) ` +
  "WHERE f.site_id = r.site_id AND f.guid = r.id AND feeds.name = f.feed AND r.doc ->> '$.listing.external_id' = f.estate_id)) " +
  // Homes that the agency's people made here are in no file (decision 155).
  `AND NOT (r.kind IN ('estate', 'rental') AND EXISTS (SELECT 1 FROM made_homes AS d WHERE d.site_id = r.site_id ` +
  'AND d.kind = r.kind AND d.home = r.id)) ' +
  // A refused record without an id could be any of them.
  `AND NOT EXISTS (SELECT 1 FROM staged_records WHERE ${STAGED} AND kind = '')`;

/** Summary of an import's effect by outcome; pictures are counted separately. */
export const SUMMARY =
  "SELECT json_object('read', count(*) FILTER (WHERE outcome <> 'gone' AND kind <> 'picture'), " +
  ['new', 'changed', 'same', 'refused']
    .map((outcome) => `'${outcome}', count(*) FILTER (WHERE outcome = '${outcome}' AND kind <> 'picture')`)
    .join(', ') +
  ", 'pictures', count(*) FILTER (WHERE outcome IN ('new', 'changed') AND kind = 'picture')" +
  `, 'withdrawn', count(*) FILTER (WHERE outcome = 'gone' AND kind <> 'picture')) FROM staged_records WHERE ${STAGED}`;

/** Clears run first, since a row may move from one owner to another. */
const ROW_MODES: readonly WriteMode[] = WRITE_MODES.filter((mode) => mode !== 'clear');

const DELETED = RECORD_KINDS.filter(({ gone }) => gone === 'deleted').map(({ name }) => `'${name}'`);

/** Kinds of homes. */
const HOMES = RECORD_KINDS.filter(({ home }) => home)
  .map(({ name }) => `'${name}'`)
  .join(', ');

/** Kinds of listings, each of which is found by its GUID and represented by an estate. */
const LISTINGS = LISTING_INTAKES.map(({ kind }) => `'${kind}'`).join(', ');

/** Numbers of homes that a sync would withdraw, and that are on offer, both of its kinds. */
export const homesWithdrawn = (sync: string): string =>
  `(SELECT count(*) ${departures(sync)} AND r.kind IN (${HOMES}))`;
export const homesOnOffer = (sync: string): string =>
  `(SELECT count(*) FROM records WHERE site_id = ${SITE} AND withdrawn_at IS NULL AND kind IN (${HOMES}) ` +
  `AND kind IN (SELECT value FROM json_each(${sync})))`;

/** Share of the offer that a sync may withdraw without confirmation. */
const MOST_WITHDRAWN = 0.2;

/**
 * Whether a staged record, or the layer with which it was derived, has changed since it was read: the hash that the
 * record then had is its base.
 */
const OUTDATED =
  'EXISTS (SELECT 1 FROM staged_records AS s LEFT JOIN records AS r USING (site_id, kind, id) ' +
  `WHERE s.site_id = ${SITE} AND s.import_id = ${IMPORT} AND s.outcome IN ('new', 'changed', 'same') ` +
  "AND (r.hash || '/' || ifnull(r.withdrawn_at, '') IS NOT s.base " +
  `OR s.kind IN (${LAYERED_KINDS.map((kind) => `'${kind}'`).join(', ')}) ` +
  `AND ${marksSql('s.site_id', 's.kind', 's.id')} IS NOT s.layer))`;

/** Whether a picture that a staged record shows has gone since it was read: the sweep deletes those without a name. */
const PICTURE_GONE =
  `EXISTS (SELECT 1 FROM staged_rows AS s WHERE s.site_id = ${SITE} AND s.import_id = ${IMPORT} ` +
  "AND s.deed = 'add:picture_uses' AND s.row ->> '$.sought' = 1 " +
  "AND NOT EXISTS (SELECT 1 FROM assets WHERE site_id = s.site_id AND name = s.row ->> '$.name') " +
  'AND NOT EXISTS (SELECT 1 FROM staged_records AS p WHERE p.site_id = s.site_id AND p.import_id = s.import_id ' +
  "AND p.kind = 'picture' AND p.id = s.row ->> '$.name'))";

/**
 * Units that are records of their own go with their project, and come back with it unless their own record is withdrawn
 * or hidden; so do their collections. One that comes in while its project is hidden stays off the site as well.
 */
const UNITS_FOLLOW: readonly string[] = (() => {
  const written = `SELECT id FROM staged_records WHERE ${STAGED} AND kind = 'estate' AND outcome IN ('new', 'changed')`;
  // Their rows are written by now, and say whether they are on the site: withdrawn or hidden.
  const projects = (off: string): string =>
    `(SELECT p.id FROM estates AS p WHERE p.site_id = ${SITE} AND p.id IN (${written}) AND p.withdrawn_at ${off})`;
  const hidden = (home: string): string =>
    `EXISTS (SELECT 1 FROM home_layers AS l WHERE l.site_id = ${SITE} AND l.kind = 'estate' AND l.home = ${home} ` +
    "AND l.field = 'hidden' AND l.value = 'true')";
  const records = `FROM records AS r WHERE r.site_id = ${SITE} AND r.kind = 'estate' AND r.withdrawn_at IS NULL`;
  const units = (where: string, are: string): string =>
    `SELECT id FROM estates WHERE site_id = ${SITE} AND ${where} AND withdrawn_at ${are} AND id IN (SELECT r.id ${records})`;
  const leaving = units(
    `(parent_id IN ${projects('IS NOT NULL')} OR id IN (${written}) AND ${hidden('parent_id')})`,
    'IS NULL',
  );
  const returning = units(`parent_id IN ${projects('IS NULL')} AND NOT ${hidden('id')}`, 'IS NOT NULL');
  return [
    `DELETE FROM estate_collections WHERE site_id = ${SITE} AND estate_id IN (${leaving})`,
    `UPDATE estates SET withdrawn_at = ${NOW} WHERE site_id = ${SITE} AND id IN (${leaving})`,
    'INSERT INTO estate_collections (site_id, collection_id, estate_id, listed_id) ' +
      `SELECT e.site_id, c.value, e.id, e.parent_id FROM estates AS e JOIN records AS r ON r.site_id = e.site_id ` +
      `AND r.kind = 'estate' AND r.id = e.id CROSS JOIN json_each(r.doc, '$.collections') AS c ` +
      `WHERE e.site_id = ${SITE} AND e.id IN (${returning}) ON CONFLICT DO NOTHING`,
    `UPDATE estates SET withdrawn_at = NULL WHERE site_id = ${SITE} AND id IN (${returning})`,
  ];
})();

/** A listing that has another number than before leaves its estate of the number before: it is one home, listed once. */
const MOVED_LISTINGS: readonly string[] = (() => {
  const left =
    `SELECT e.id FROM staged_records AS s CROSS JOIN estates AS e ON e.site_id = s.site_id AND e.guid = s.id WHERE s.site_id = ${SITE} ` +
    `AND s.import_id = ${IMPORT} AND s.kind IN (${LISTINGS}) AND s.outcome IN ('new', 'changed') AND e.id NOT IN ` +
    `(SELECT row ->> '$.id' FROM staged_rows WHERE ${STAGED} AND deed = 'put:estates')`;
  return [
    `DELETE FROM estate_collections WHERE site_id = ${SITE} AND estate_id IN (${left})`,
    `UPDATE estates SET withdrawn_at = ${NOW} WHERE site_id = ${SITE} AND withdrawn_at IS NULL AND id IN (${left})`,
  ];
})();

const WRITES: readonly string[] = [
  `UPDATE imports SET sync = ${SYNC}, allows_many = ?5, ` +
    // Numbers of events grow and are never given twice: all later ones of this batch are its own.
    'quiet_after = iif(?6 = 1, (SELECT ifnull(max(seq), 0) FROM estate_events), NULL) ' +
    `WHERE site_id = ${SITE} AND id = ${IMPORT}`,
  'INSERT INTO staged_records (site_id, import_id, kind, id, chunk, outcome) ' +
    `SELECT ${SITE}, ${IMPORT}, r.kind, r.id, -1, 'gone' ${departures(SYNC)}`,
  ...RECORD_KINDS.flatMap(({ leave }) => leave),
  ...TABLE_NAMES.filter((table) => tableOf(table).owner !== undefined).map((table) =>
    sqlOf('clear', table, staged(`clear:${table}`)),
  ),
  ...TABLE_NAMES.flatMap((table) => ROW_MODES.map((mode) => sqlOf(mode, table, staged(`${mode}:${table}`)))),
  // Only the names that a record lost: writing all of them anew would cost two rows for each picture of each import.
  `DELETE FROM picture_uses WHERE site_id = ${SITE} AND (kind, id) IN (SELECT kind, id FROM staged_records ` +
    `WHERE ${STAGED} AND outcome IN ('new', 'changed', 'gone')) AND (kind, id, name) NOT IN ` +
    `(SELECT row ->> '$.kind', row ->> '$.id', row ->> '$.name' FROM staged_rows WHERE ${STAGED} ` +
    "AND deed = 'add:picture_uses')",
  // Units that their project no longer contains, and that are not records of their own.
  `UPDATE estates SET withdrawn_at = ${NOW} WHERE site_id = ${SITE} AND withdrawn_at IS NULL AND parent_id IN ` +
    `(SELECT id FROM staged_records WHERE ${STAGED} AND kind = 'estate' AND outcome = 'changed') AND id NOT IN ` +
    `(SELECT id FROM records WHERE site_id = ${SITE} AND kind = 'estate') AND id NOT IN ` +
    `(SELECT row ->> '$.id' FROM staged_rows WHERE ${STAGED} AND deed = 'put:estates')`,
  ...MOVED_LISTINGS,
  'INSERT INTO records (site_id, kind, id, hash, withdrawn_at, doc) ' +
    `SELECT site_id, kind, id, hash, withdrawn_at, doc FROM staged_records WHERE ${STAGED} ` +
    "AND outcome IN ('new', 'changed') ON CONFLICT (site_id, kind, id) DO UPDATE SET " +
    'hash = excluded.hash, withdrawn_at = excluded.withdrawn_at, doc = excluded.doc',
  `DELETE FROM records WHERE site_id = ${SITE} AND kind IN (${DELETED.join(', ')}) AND (kind, id) IN ` +
    `(SELECT kind, id FROM staged_records WHERE ${STAGED} AND outcome = 'gone')`,
  `UPDATE records SET withdrawn_at = ${NOW} WHERE site_id = ${SITE} AND withdrawn_at IS NULL AND (kind, id) IN ` +
    `(SELECT kind, id FROM staged_records WHERE ${STAGED} AND outcome = 'gone')`,
  ...UNITS_FOLLOW,
];

const ENDS: readonly string[] = [
  `UPDATE imports SET state = 'done', summary = (${SUMMARY}) WHERE site_id = ${SITE} AND id = ${IMPORT} RETURNING summary`,
  // An import without changes outdates no page.
  `INSERT INTO changed_sites (site_id, changed_at) SELECT ${SITE}, CAST(unixepoch(${NOW}, 'subsec') * 1000 AS INTEGER) ` +
    `WHERE EXISTS (SELECT 1 FROM staged_records WHERE ${STAGED} AND outcome IN ('new', 'changed', 'gone')) ` +
    'ON CONFLICT DO UPDATE SET changed_at = max(changed_at + 1, excluded.changed_at)',
  // An import that no alert tells of.
  `DELETE FROM estate_events WHERE site_id = ${SITE} AND seq > ` +
    `(SELECT quiet_after FROM imports WHERE site_id = ${SITE} AND id = ${IMPORT})`,
  `DELETE FROM staged_rows WHERE ${STAGED}`,
  `DELETE FROM staged_records WHERE ${STAGED}`,
];

/** The conditions of a commit, and what it may do: kinds to withdraw, whether many homes may leave, whether alerts tell of it. */
export interface CommitTerms {
  readonly sync: readonly string[];
  readonly allowsMany: boolean;
  /** Whether alerts on new homes and lower prices leave this import out. */
  readonly quiet?: boolean;
}

/** What must be true in the batch itself, not before: another call may come between a read and a write. */
const refusals = ({ siteId, importId }: ImportOf, { sync, allowsMany }: CommitTerms): Statement[] => {
  const key = [siteId, importId];
  return [
    refuseWhere('outdated', OUTDATED, key),
    refuseWhere('outdated', PICTURE_GONE, key),
    ...(allowsMany
      ? []
      : [
          refuseWhere(
            'many_withdrawals',
            `${homesWithdrawn('?3')} > ${homesOnOffer('?3')} * ${MOST_WITHDRAWN}`,
            [...key, JSON.stringify(sync)],
          ),
        ]),
  ];
};

const parameters = (sql: string): number =>
  Math.max(0, ...[...sql.matchAll(/\?(\d)/g)].map(([, number]) => Number(number)));

/**
 * Replaces the stored records by a staged import, in one batch, so that it becomes visible at once. The import is
 * open in this batch: `openStatements` of `staging.ts`, or a new one.
 */
export const commitStatements = (importOf: ImportOf, terms: CommitTerms, now: Date): Statement[] => {
  const { siteId, importId } = importOf;
  const all = [
    siteId,
    importId,
    now.toISOString(),
    JSON.stringify(terms.sync),
    Number(terms.allowsMany),
    Number(terms.quiet ?? false),
  ];
  const filled = (sql: string): Statement => ({ sql, params: all.slice(0, parameters(sql)) });
  return [
    ...refusals(importOf, terms),
    ...WRITES.map(filled),
    // Decided by the rows as they are now, among them those of other imports.
    ...redirectRefusals(siteId, importId),
    ...ENDS.map(filled),
  ];
};
