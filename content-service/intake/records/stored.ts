import { exportedRecord } from './prepared.ts';

interface RecordRow {
  readonly id: string;
  readonly doc: string;
  readonly withdrawn_at: string | null;
}

/** A record as it was sent; null when there is none. */
export const findRecord = async (
  db: D1Database,
  siteId: string,
  kind: string,
  id: string,
): Promise<object | null> => {
  const row = await db
    .prepare('SELECT id, doc, withdrawn_at FROM records WHERE site_id = ? AND kind = ? AND id = ?')
    .bind(siteId, kind, id)
    .first<RecordRow>();
  return row === null ? null : exportedRecord(row.doc, row.withdrawn_at);
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
      'SELECT id, doc, withdrawn_at, found FROM (SELECT id, doc, withdrawn_at, count(*) OVER () AS found, ' +
        'sum(length(doc)) OVER (ORDER BY id) - length(doc) AS before FROM (SELECT id, doc, withdrawn_at ' +
        'FROM records WHERE site_id = ? AND kind = ? AND id > ? ORDER BY id LIMIT ?)) WHERE before < ?',
    )
    // One more than requested shows whether there is a next page.
    .bind(siteId, kind, after, size + 1, MOST_TEXT)
    .all<PageRow>();
  const page = results.slice(0, size);
  const [last] = page.slice(-1);
  return {
    records: page.map((row) => exportedRecord(row.doc, row.withdrawn_at)),
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
