/** Back to an earlier record: the last action within ten minutes, or one of ten versions (decision 155). */
import type { ActionDone, RestoreVersion, Undo } from '#wire/written-homes.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';
import { newId } from '../../platform/hash.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { UNDO_LASTS } from '../../platform/undoable-homes.ts';
import { type LayerRow, withLayer } from '../records/layer.ts';
import { exportedRecord } from '../records/prepared.ts';
import { asStored, onlyThese } from './change-layer.ts';
import { isTyped, withoutErased } from './erased.ts';
import { shownAgainStatements } from './shown-before.ts';
import {
  canonical,
  type DraftRow,
  type HomeOf,
  nestedSql,
  plainRows,
  type StoredHome,
  storedValue,
} from './stored-home.ts';
import { requireOurs, seenHome, untilCurrent, writerOf } from './who-writes.ts';
import { type Acting, commitHome, lastVersionStatement, OVER, readComing, writeHome } from './write-home.ts';

interface VersionDoc {
  readonly number: number;
  readonly action: string;
  readonly at: string;
  readonly hash: string;
  readonly withdrawn_at: string | null;
  readonly doc: string;
  readonly draft: string;
  /** JSON; null for an action on the record alone. */
  readonly layer: string | null;
}

/** The choices before and after an action; null for a record that another way brought. */
const layersOf = ({
  layer,
}: VersionDoc): { readonly before: LayerRow[]; readonly after: LayerRow[] } | null =>
  layer === null ? null : (JSON.parse(layer) as { before: LayerRow[]; after: LayerRow[] });

/** The choices before an action that changed some; null for others. */
function layerBefore(version: VersionDoc): readonly LayerRow[] | null {
  const layers = layersOf(version);
  return layers === null || canonical(layers.before) === canonical(layers.after) ? null : layers.before;
}

const OF_HOME = 'site_id = ?1 AND kind = ?2 AND home = ?3';

/** Documents of the newest versions up to a number, the newest first. */
async function versionsTo(
  db: D1Database,
  { siteId, kind, home }: HomeOf,
  number: number,
  most: number,
): Promise<readonly VersionDoc[]> {
  const { results } = await prepare(db, {
    sql:
      'SELECT number, action, at, hash, withdrawn_at, doc, draft, layer FROM home_versions ' +
      `WHERE ${OF_HOME} AND number <= ?4 ORDER BY number DESC LIMIT ?5`,
    params: [siteId, kind, home, number, most],
  }).all<VersionDoc>();
  return results;
}

const CHANGED = new ContentError('changed', 'The home has changed since; it stays as it is.');
const PAST = new ContentError('past', 'Ten minutes have passed; choose an earlier version instead.');

/**
 * The draft that an action took along, as rows to type anew. Each is based on the record that stands once it is taken
 * back: what it was typed over may not be there any more.
 */
const givenBack = ({ draft }: VersionDoc, stands: StoredHome['below']): string => {
  const rows = (JSON.parse(draft) as readonly DraftRow[]).filter(isTyped);
  return JSON.stringify(
    rows.map(({ field, value, who, at }) => [field, value, storedValue(stands, field), who, at]),
  );
};

const versionGoesStatement = ({ siteId, kind, home }: HomeOf, { number }: VersionDoc): Statement => ({
  sql: `DELETE FROM home_versions WHERE ${OF_HOME} AND number = ?4`,
  params: [siteId, kind, home, number],
});

/**
 * What an action leaves behind is deleted: its events and those of taking it back, the announcement of a home that was
 * not new before, and its version. What visitors had been shown before is stored again, and its draft is a draft again, where nobody has
 * typed since, neither in a field nor in the group around it.
 */
const forgottenStatements = (
  { siteId, kind, home }: HomeOf,
  version: VersionDoc,
  stands: StoredHome['below'],
): Statement[] => {
  const key = [siteId, kind, home, version.number];
  const ofVersion = `FROM home_versions WHERE ${OF_HOME} AND number = ?4`;
  const eventsAfter = `(SELECT events_after ${ofVersion})`;
  const events = `SELECT estate_id FROM estate_events AS e WHERE e.site_id = ?1 AND e.seq > ${eventsAfter}`;
  // A home that nobody had been told of loses its news when it leaves the offer, and is new again when it comes back.
  const news = `(SELECT shown_before -> '$.news' ${ofVersion})`;
  const wasNew = `ifnull(json_array_length(${news}), 0) > 0`;
  const ofHome =
    "?2 = 'estate' AND (estate_id = ?3 OR estate_id IN (SELECT id FROM estates WHERE site_id = ?1 AND (parent_id = ?3 OR guid = ?3)))";
  return [
    // Before the events are deleted: a price that is lowered again makes one.
    ...(kind === 'estate' ? shownAgainStatements({ siteId, kind, home }, version.number) : []),
    {
      sql:
        `DELETE FROM announced_estates WHERE site_id = ?1 AND ${ofHome} AND NOT (estate_id = ?3 AND ${wasNew}) ` +
        `AND estate_id IN (${events} AND e.kind = 'new')`,
      params: key,
    },
    {
      sql:
        `DELETE FROM estate_events WHERE site_id = ?1 AND ${ofHome} AND seq > ${eventsAfter} ` +
        `AND NOT (kind = 'new' AND estate_id = ?3 AND ${wasNew})`,
      params: key,
    },
    {
      sql:
        `UPDATE estate_events SET not_before = (${news} ->> 0) WHERE site_id = ?1 AND ?2 = 'estate' AND estate_id = ?3 ` +
        `AND kind = 'new' AND seq > ${eventsAfter}`,
      params: key,
    },
    {
      sql:
        'INSERT INTO home_drafts (site_id, kind, home, field, value, base, who, at) ' +
        "SELECT ?1, ?2, ?3, value ->> '$[0]', value ->> '$[1]', value ->> '$[2]', value ->> '$[3]', value ->> '$[4]' " +
        `FROM json_each(?4) AS d WHERE NOT EXISTS (SELECT 1 FROM home_drafts AS t WHERE t.site_id = ?1 AND t.kind = ?2 ` +
        `AND t.home = ?3 AND ${nestedSql('t.field', "d.value ->> '$[0]'")}) ON CONFLICT DO NOTHING`,
      params: [siteId, kind, home, givenBack(version, stands)],
    },
    versionGoesStatement({ siteId, kind, home }, version),
  ];
};

/**
 * Takes back a home's last action, for ten minutes and while the record is as it left it: the version before is stored
 * again, and a first publication is withdrawn. Throws `past`, `changed`.
 */
export async function undoAction(siteId: string, asked: Undo, context: CallContext): Promise<ActionDone> {
  const { session, kind, home, at } = asked;
  const { env, now } = context;
  const { me, site } = await writerOf(siteId, session, context);
  return untilCurrent(async () => {
    const { of, ...stored } = await seenHome({ siteId, kind, home }, me, site, env.DB);
    const [last, before] = await versionsTo(env.DB, of, Number.MAX_SAFE_INTEGER, 2);
    if (last === undefined || last.action === 'found' || last.at !== at) throw CHANGED;
    const over = last.action === OVER;
    if (!over) requireOurs(of, stored, [kind]);
    if (now.getTime() > Date.parse(last.at) + UNDO_LASTS) throw PAST;
    const isAsLeft =
      stored.record !== null &&
      canonical(JSON.parse(last.doc)) === canonical(stored.record) &&
      last.withdrawn_at === stored.withdrawnAt;
    // A round of a feed in between changes nothing of a choice over the home.
    if (!isAsLeft && !over) throw CHANGED;
    const acting: Acting = { ...of, session, me, stored };
    const rows = layerBefore(last);
    const layer = rows === null ? undefined : onlyThese(rows, stored, { who: me.id, at: now.toISOString() });
    const importId = newId();
    const { staged } = over
      ? await readComing(acting, importId, asStored(stored), context, { layer })
      : before === undefined
        ? { staged: [{ line: null, gone: { kind, id: of.home } }] }
        : await readComing(
            acting,
            importId,
            { whole: withoutErased(exportedRecord(before.doc, before.withdrawn_at)) },
            context,
            { leaveOut: true, layer },
          );
    const [one] = staged;
    const record: object | null =
      one !== undefined && 'prepared' in one ? JSON.parse(one.prepared.doc) : stored.record;
    const stands =
      record === null ? null : withLayer(stored.recordKind, { ...record }, layer ?? stored.layer);
    await commitHome(
      acting,
      importId,
      staged,
      {
        action: 'home.undone',
        words: last.action,
        layer,
        over,
        conditions: [lastVersionStatement(of, last.number, last.at)],
        after: isAsLeft ? forgottenStatements(of, last, stands) : [versionGoesStatement(of, last)],
      },
      context,
    );
    return { outcome: 'done', asks: [], conflicts: [], notes: [], at: null, until: null };
  });
}

/**
 * Stores an earlier version again, without pictures that are gone; drafts stay. Throws not_found for a version that is
 * no longer kept, and refused for one that is no longer valid.
 */
export async function restoreVersion(
  siteId: string,
  asked: RestoreVersion,
  context: CallContext,
): Promise<ActionDone> {
  const { session, kind, home, version } = asked;
  const { env } = context;
  const { me, site } = await writerOf(siteId, session, context);
  return untilCurrent(async () => {
    const { of, ...stored } = await seenHome({ siteId, kind, home }, me, site, env.DB);
    const [found] = await versionsTo(env.DB, of, version, 1);
    if (found?.number !== version) throw notFound('version');
    const over = found.action === OVER;
    if (!over) requireOurs(of, stored, [kind]);
    const words = `version ${version}`;
    const rows = layersOf(found)?.after;
    const by = { who: me.id, at: context.now.toISOString() };
    if (over) {
      const layer = onlyThese(rows ?? [], stored, by);
      const doing = { action: OVER, coming: asStored(stored), words, layer, over: true } as const;
      return writeHome({ ...of, session, me, stored }, doing, context);
    }
    // What it looked like comes back; whether it is hidden was not published with it.
    const layer =
      rows === undefined
        ? undefined
        : onlyThese(
            [
              ...rows.filter(({ field }) => field !== 'hidden'),
              ...plainRows(stored.layer).filter(({ field }) => field === 'hidden'),
            ],
            stored,
            by,
          );
    return writeHome(
      { ...of, session, me, stored },
      {
        action: 'home.restored',
        coming: { whole: withoutErased(exportedRecord(found.doc, null)) },
        words,
        layer,
        leaveOut: true,
      },
      context,
    );
  });
}
