import type { JournalEntry } from '#wire/journal.ts';

/** Journal entries of a site after number `after`, oldest first. */
export const listJournal = async (
  db: D1Database,
  siteId: string,
  { after, size }: { readonly after: number; readonly size: number },
): Promise<JournalEntry[]> => {
  const { results } = await db
    .prepare(
      'SELECT seq, at, who, deed, what, count FROM journal WHERE site_id = ? AND seq > ? ORDER BY seq LIMIT ?',
    )
    .bind(siteId, after, size)
    .all<JournalEntry>();
  return results;
};
