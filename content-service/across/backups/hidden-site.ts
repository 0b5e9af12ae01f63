import type { Backup } from '#wire/backup.ts';
import { refuseWhere } from '../../platform/db/refuse-where.ts';
import { type Statement, upsert } from '../../platform/db/statement.ts';

type Begin = Pick<Backup, 'savedAt' | 'document' | 'numbers'>;

/** How much numbers above `?` are raised, so that they follow all numbers of a database; never lowered. */
const raised = (table: 'estate_events' | 'journal', above: string): string =>
  `(SELECT max(max(seq) - ${above}, 0) FROM ${table} WHERE site_id = ?1)`;

/**
 * Reserves numbers for the events and journal entries of the backup: those of the backup, raised so far that the first
 * one follows what this database has counted. What others write meanwhile gets greater ones. So each restore uses as many
 * numbers as there are between the site's first and last. A number is never lowered: whoever has read up to a number
 * misses nothing.
 */
function numberStatements(siteId: string, { savedAt, numbers }: Begin, now: Date): Statement[] {
  const at = now.toISOString();
  const event = (seq: string, ...more: readonly number[]): Statement => ({
    sql: `INSERT INTO estate_events (site_id, estate_id, kind, created_at, seq) SELECT ?1, '', 'new', ?2, ${seq}`,
    params: [siteId, at, ...more],
  });
  const entry = (seq: string, ...more: readonly number[]): Statement => ({
    sql: `INSERT INTO journal (site_id, at, who, deed, what, count, seq) SELECT ?1, ?2, '', '', '', 0, ${seq}`,
    params: [siteId, at, ...more],
  });
  return [
    event('NULL'),
    entry('NULL'),
    {
      sql:
        'INSERT INTO restores (site_id, saved_at, began_at, events_from, journal_from) SELECT ?1, ?2, ?3, ' +
        `${raised('estate_events', '?4')}, ${raised('journal', '?5')}`,
      params: [siteId, savedAt, at, numbers.events.above, numbers.journal.above],
    },
    event('(SELECT events_from FROM restores WHERE site_id = ?1) + ?3', numbers.events.upto + 1),
    entry('(SELECT journal_from FROM restores WHERE site_id = ?1) + ?3', numbers.journal.upto + 1),
    { sql: 'DELETE FROM estate_events WHERE site_id = ?', params: [siteId] },
    { sql: 'DELETE FROM journal WHERE site_id = ?', params: [siteId] },
  ];
}

/**
 * Stores a site that no call finds until its rows are there: its document, its hostnames, and a row of `restores`.
 * Refuses the batch with `site_exists` when there is a site of this id.
 */
export const hiddenSiteStatements = (
  siteId: string,
  hostnames: readonly string[],
  begin: Begin,
  now: Date,
): Statement[] => [
  refuseWhere('site_exists', 'EXISTS (SELECT 1 FROM sites WHERE id = ?)', [siteId]),
  {
    sql: 'INSERT INTO sites (id, doc, removed_at) VALUES (?, ?, ?)',
    params: [siteId, begin.document, now.toISOString()],
  },
  ...hostnames.map((hostname) => upsert('hostnames', ['hostname'], { hostname, site_id: siteId })),
  ...numberStatements(siteId, begin, now),
];
