/** What every action on a home shares: the batch of an import of one, with conditions of its own (decision 155). */

import { type PlacedValue, placedRow } from '#domain/fields/record-paths.ts';
import { isDay, isMeantDay } from '#domain/stays/day.ts';
import type { StaffMe } from '#wire/staff.ts';
import type { ActionDone, Ask, Conflict, WrittenKind } from '#wire/written-homes.ts';
import type { JournalEvents } from '../../kinds.ts';
import { tellChanged } from '../../platform/changed-sites.ts';
import { refuseWhere } from '../../platform/db/refuse-where.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { newId } from '../../platform/hash.ts';
import { journalStatement } from '../../platform/journal.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { UNDO_LASTS } from '../../platform/undoable-homes.ts';
import { holdsStatement } from '../../staff/rights.ts';
import { staffCaller } from '../../staff/sessions.ts';
import { commitAlone } from '../imports/commit-alone.ts';
import { type ReadChunk, readChunk } from '../imports/stage.ts';
import { outcomeOf } from '../imports/staging.ts';
import { choicesIn, type LayerRow } from '../records/layer.ts';
import { refusalAt } from '../strict/refusals.ts';
import { reason } from '../values/reasons.ts';
import { SHOWN_BEFORE } from './shown-before.ts';
import {
  type DraftRow,
  type HomeOf,
  layerStaysStatement,
  notMadeHereStatement,
  notOfFeedStatement,
  plainRows,
  recordKindsSql,
  recordStaysStatement,
  type StoredHome,
} from './stored-home.ts';

/** Versions that are kept of a home: of its record, and as many of choices over it. */
const MOST_VERSIONS = 10;
/** The action that changes nothing but choices over a home. */
export const OVER = 'home.layered';

type Action = Extract<keyof JournalEvents, `home.${string}`>;

/** What is to be stored of a home. */
export type Coming =
  /** Values laid over the record, as a row of a sheet; null removes what is there. */
  | { readonly placed: readonly PlacedValue[] }
  /** The whole record. */
  | { readonly whole: object }
  /** The record as it is stored, derived again. Homes of own services have places that no search finds. */
  | { readonly stored: object; readonly anyPlace: boolean }
  | 'gone';

/** Who acts, on which home, as it was read. */
export interface Acting extends HomeOf {
  readonly session: string;
  readonly me: StaffMe;
  readonly stored: StoredHome;
}

/** Statements and words of one action. */
interface Doing {
  readonly action: Action;
  readonly coming: Coming;
  /** What changes, in words, for the journal. */
  readonly words: string;
  /** The draft that goes out with it. */
  readonly draft?: readonly DraftRow[];
  readonly conditions?: readonly Statement[];
  readonly after?: readonly Statement[];
  /** Whether pictures that are gone are left out instead of refusing the record. */
  readonly leaveOut?: boolean;
  /** The choices over the home from now on; what is stored stays without it. */
  readonly layer?: readonly LayerRow[] | undefined;
  /** Whether nothing but the layer changes. */
  readonly over?: boolean;
}

/** The column in which a record names itself. */
const ID_FIELD: Readonly<Record<WrittenKind, string>> = { estate: 'estate.general.id', rental: 'rental.id' };

/** Fields with their values, laid over a record. */
export const fieldsComing = (values: Readonly<Record<string, unknown>>) => ({
  placed: Object.entries(values).map(([field, value]): PlacedValue => ({ steps: field.split('.'), value })),
});

const refusedFor = ({ refusals }: ReadChunk): ContentError =>
  new ContentError('refused', 'The home cannot go out like this; see refusals.', undefined, { refusals });

/** Reads what comes as an import would. Throws refused, with the fields. */
export async function readComing(
  { siteId, kind, home }: HomeOf,
  importId: string,
  coming: Exclude<Coming, 'gone'>,
  { env }: Pick<CallContext, 'env'>,
  { leaveOut = false, layer }: Pick<Doing, 'leaveOut' | 'layer'> = {},
): Promise<ReadChunk> {
  const importOf = { siteId, importId };
  if ('stored' in coming) {
    const options = { ofFeed: true, anyPlace: coming.anyPlace, leaveOut: true, layer };
    return readChunk(env.DB, importOf, 0, [{ record: coming.stored }], options);
  }
  // A home that a removed feed left has its number still; the batch refuses one of a feed.
  const options = { mediaHosts: env.MEDIA_HOSTS ?? '', leaveOut, layer, ofFeed: true };
  if ('whole' in coming) return readChunk(env.DB, importOf, 0, [{ record: coming.whole }], options);
  const placed = [...coming.placed, { steps: ID_FIELD[kind].split('.'), value: home }];
  const columns = placed.map(({ steps }) => steps);
  const record = placedRow(placed);
  const read = await readChunk(env.DB, importOf, 0, [{ record }], { ...options, columns });
  const slips = placed
    .flatMap(({ steps, value }) => slipsIn(value, steps))
    .map((path) => ({ line: null, kind, id: home, ...refusalAt(record, path, reason('day')) }));
  return { ...read, refusals: [...read.refusals, ...slips] };
}

type Path = readonly (string | number)[];

/** Where a person typed a day that nobody can mean, such as 0026-11-28. */
function slipsIn(value: unknown, path: Path): readonly Path[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, member]) =>
      slipsIn(member, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  return typeof value === 'string' && isDay(value) && !isMeantDay(value) ? [path] : [];
}

const OF_HOME = 'site_id = ?1 AND kind = ?2 AND home = ?3';
const LAST = `(SELECT max(number) FROM home_versions WHERE ${OF_HOME})`;

/** Statements before the commit: what is replaced, if another way brought it, and the row of the new version. */
function versionBefore(
  { siteId, kind, home, me, stored }: Acting,
  { action, draft = [], layer, over = false }: Doing,
  now: Date,
): Statement[] {
  const key = [siteId, kind, home];
  const found: Statement = {
    sql:
      'INSERT INTO home_versions (site_id, kind, home, number, action, who, at, hash, withdrawn_at, doc, events_after) ' +
      `SELECT r.site_id, ?2, r.id, ifnull(${LAST}, 0) + 1, 'found', '', ?4, r.hash, r.withdrawn_at, r.doc, 0 ` +
      `FROM records AS r WHERE r.site_id = ?1 AND r.kind ${recordKindsSql} AND r.id = ?3 AND NOT EXISTS (SELECT 1 FROM home_versions AS v ` +
      `WHERE v.${OF_HOME.replaceAll(' AND ', ' AND v.')} AND v.number = ${LAST} AND v.doc = r.doc AND v.withdrawn_at IS r.withdrawn_at)`,
    params: [...key, now.toISOString()],
  };
  return [
    // A round of a feed replaces nothing that was written here.
    ...(over ? [] : [found]),
    {
      sql:
        'INSERT INTO home_versions (site_id, kind, home, number, action, who, at, hash, doc, draft, events_after, shown_before, layer) ' +
        `SELECT ?1, ?2, ?3, ifnull(${LAST}, 0) + 1, ?4, ?5, ?6, '', '{}', ?7, (SELECT ifnull(max(seq), 0) FROM estate_events), ` +
        `${SHOWN_BEFORE}, ?8`,
      params: [
        ...key,
        action,
        me.id,
        now.toISOString(),
        JSON.stringify(draft),
        JSON.stringify({ before: plainRows(stored.layer), after: layer ?? plainRows(stored.layer) }),
      ],
    },
  ];
}

/** Statements after the commit: the version has what was stored, its events wait, and ten versions of each sort stay. */
function versionAfter({ siteId, kind, home }: HomeOf, now: Date): Statement[] {
  const key = [siteId, kind, home];
  const record = `FROM records WHERE site_id = ?1 AND kind ${recordKindsSql} AND id = ?3`;
  return [
    {
      sql:
        `UPDATE home_versions SET (hash, withdrawn_at, doc) = (SELECT hash, withdrawn_at, doc ${record}) ` +
        `WHERE ${OF_HOME} AND number = ${LAST}`,
      params: key,
    },
    {
      sql:
        `UPDATE estate_events SET not_before = ?4 WHERE site_id = ?1 AND seq > (SELECT events_after FROM home_versions ` +
        `WHERE ${OF_HOME} AND number = ${LAST})`,
      params: [...key, new Date(now.getTime() + UNDO_LASTS).toISOString()],
    },
    {
      sql:
        `DELETE FROM home_versions WHERE ${OF_HOME} AND number NOT IN (SELECT number FROM (SELECT number, row_number() ` +
        `OVER (PARTITION BY action = '${OVER}' ORDER BY number DESC) AS nth FROM home_versions WHERE ${OF_HOME}) ` +
        `WHERE nth <= ${MOST_VERSIONS})`,
      params: key,
    },
  ];
}

/** Nothing to tell. */
const NOTHING = { asks: [] as Ask[], conflicts: [] as Conflict[], notes: [], at: null, until: null };
export const same = (): ActionDone => ({ outcome: 'same', ...NOTHING });
export const asked = (asks: Ask[]): ActionDone => ({ outcome: 'asked', ...NOTHING, asks });
export const conflicting = (conflicts: Conflict[]): ActionDone => ({
  outcome: 'conflict',
  ...NOTHING,
  conflicts,
});

/**
 * A record that something else brings is not written here; choices over it are. Those that only give back what the
 * record has may stand over any home.
 */
function whoseStatements(acting: Acting, over: boolean, layer: Doing['layer']): readonly Statement[] {
  const stays = layerStaysStatement(acting, acting.stored);
  if (!over) return [notOfFeedStatement(acting), stays];
  const before = plainRows(acting.stored.layer);
  const isGivingBack = choicesIn(layer ?? []).every(({ field, value }) =>
    before.some((row) => row.field === field && row.value === value),
  );
  return isGivingBack ? [stays] : [stays, notMadeHereStatement(acting)];
}

/** Stores what is staged, with the conditions of every action. */
export async function commitHome(
  acting: Acting,
  importId: string,
  staged: ReadChunk['staged'],
  { action, words, conditions = [], after = [], layer, over = false }: Omit<Doing, 'coming' | 'draft'>,
  context: CallContext,
): Promise<void> {
  const { siteId, kind, home, session, me, stored } = acting;
  const { env, now, log } = context;
  const journal = journalStatement(
    {
      siteId,
      who: staffCaller(me),
      deed: action,
      what: `${kind}/${home} ${words}`.trim(),
      count: 1,
    },
    now,
  );
  await commitAlone(env.DB, { siteId, importId }, { staged }, journal, now, {
    conditions: [
      holdsStatement(siteId, session, 'homes', now),
      ...whoseStatements(acting, over, layer),
      recordStaysStatement(acting, stored),
      ...conditions,
    ],
    after,
  });
  await tellChanged(env, log, siteId);
}

/**
 * Does an action on a home: reads what comes as an import would, and stores it in the batch of an import of one, with a
 * version and events that wait. Throws refused with the fields, and the refusals of the batch.
 */
export async function writeHome(acting: Acting, doing: Doing, context: CallContext): Promise<ActionDone> {
  const { kind, home, stored } = acting;
  const { now } = context;
  const importId = newId();
  const read =
    doing.coming === 'gone'
      ? { staged: [{ line: null, gone: { kind, id: home } }], notes: [], refusals: [] }
      : await readComing(acting, importId, doing.coming, context, doing);
  if (read.refusals.length > 0) throw refusedFor(read);
  const [one] = read.staged;
  const isSame = one !== undefined && 'prepared' in one && outcomeOf(one) === 'same';
  if (isSame && stored.record !== null && doing.draft === undefined) return same();
  const version = isSame ? [] : versionBefore(acting, doing, now);
  const followed = isSame ? [] : versionAfter(acting, now);
  await commitHome(
    acting,
    importId,
    read.staged,
    {
      ...doing,
      conditions: [...(doing.conditions ?? []), ...version],
      after: [...followed, ...(doing.after ?? [])],
    },
    context,
  );
  const notes = read.notes.map(({ field, value, reason }) => ({ field, value, reason }));
  if (isSame) return { ...same(), notes };
  const at = now.toISOString();
  const until = new Date(now.getTime() + UNDO_LASTS).toISOString();
  return { ...NOTHING, outcome: 'done', notes, at, until };
}

/** Refuses the batch unless the newest version is still this one. */
export const lastVersionStatement = ({ siteId, kind, home }: HomeOf, number: number, at: string): Statement =>
  refuseWhere(
    'outdated',
    `NOT EXISTS (SELECT 1 FROM home_versions WHERE ${OF_HOME} AND number = ${LAST} AND number = ?4 AND at = ?5)`,
    [siteId, kind, home, number, at],
  );
