import { LAYERED_KINDS } from '#wire/home-layer.ts';
import { exportedRecord } from './prepared.ts';

/** SQL for the layer of a record `r`, as exports write it; null for none. */
const LAYER =
  `iif(r.kind IN (${LAYERED_KINDS.map((kind) => `'${kind}'`).join(', ')}), (SELECT nullif(json_group_object(` +
  "l.field, json_object('value', json(l.value), 'at', l.at)), '{}') FROM home_layers AS l " +
  'WHERE l.site_id = r.site_id AND l.kind = r.kind AND l.home = r.id), NULL) AS layer';

interface RecordRow {
  /** JSON. */
  readonly layer: string | null;
  readonly id: string;
  readonly doc: string;
  readonly withdrawn_at: string | null;
}

const exported = ({ doc, withdrawn_at, layer }: RecordRow): object => ({
  ...exportedRecord(doc, withdrawn_at),
  ...(layer === null ? {} : { layer: JSON.parse(layer) as unknown }),
});

/** A record as it was sent, with the choices over it; null when there is none. */
export const findRecord = async (
  db: D1Database,
  siteId: string,
  kind: string,
  id: string,
): Promise<object | null> => {
  const row = await db
    .prepare(
      `SELECT r.id, r.doc, r.withdrawn_at, ${LAYER} FROM records AS r WHERE r.site_id = ? AND r.kind = ? AND r.id = ?`,
    )
    .bind(siteId, kind, id)
    .first<RecordRow>();
  return row === null ? null : exported(row);
};

/** Approximate maximum bytes of documents in an answer; the next page continues. */
const MOST_TEXT = 4_000_000;

interface PageRow extends RecordRow {
  readonly found: number;
}

/** Records of a kind after an id, by id; `next` is the start of the next page, if any. */
export async function findRecords(
  db: D1Database,
  siteId: string,
  { kind, after, size }: { readonly kind: string; readonly after: string; readonly size: number },
): Promise<{ readonly records: readonly object[]; readonly next: string | null }> {
  const { results } = await db
    .prepare(
      `SELECT id, doc, withdrawn_at, found, ${LAYER} FROM (SELECT site_id, kind, id, doc, withdrawn_at, count(*) OVER () ` +
        'AS found, sum(length(doc)) OVER (ORDER BY id) - length(doc) AS before FROM (SELECT site_id, kind, id, doc, ' +
        'withdrawn_at FROM records WHERE site_id = ? AND kind = ? AND id > ? ORDER BY id LIMIT ?)) AS r WHERE before < ?',
    )
    // One more than requested shows whether there is a next page.
    .bind(siteId, kind, after, size + 1, MOST_TEXT)
    .all<PageRow>();
  const page = results.slice(0, size);
  const [last] = page.slice(-1);
  return {
    records: page.map(exported),
    next: last !== undefined && last.found > page.length ? last.id : null,
  };
}

/** Ids of a kind's records that are not withdrawn, after an id; `next` is the start of the next page, if any. */
export async function findRecordIds(
  db: D1Database,
  siteId: string,
  { kind, after, size }: { readonly kind: string; readonly after: string; readonly size: number },
): Promise<{ readonly ids: readonly string[]; readonly next: string | null }> {
  const { results } = await db
    .prepare(
      'SELECT id FROM records WHERE site_id = ? AND kind = ? AND id > ? AND withdrawn_at IS NULL ORDER BY id LIMIT ?',
    )
    .bind(siteId, kind, after, size + 1)
    .all<{ readonly id: string }>();
  const ids = results.slice(0, size).map(({ id }) => id);
  return { ids, next: results.length > size ? (ids.at(-1) ?? null) : null };
}
