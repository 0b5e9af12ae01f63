import type { Backup } from '../../../wire/backup.ts';
import { refuseWhere } from '../../platform/db/refuse-where.ts';
import { type Statement, upsert } from '../../platform/db/statement.ts';

type Begin = Pick<Backup, 'savedAt' | 'document' | 'numbers'>;

/**
 * Reserves numbers for the events and journal entries of the backup: those of the backup, raised by what this database
 * has counted so far. What others write meanwhile gets greater ones.
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
        '(SELECT max(seq) FROM estate_events WHERE site_id = ?1), (SELECT max(seq) FROM journal WHERE site_id = ?1)',
      params: [siteId, savedAt, at],
    },
    event('(SELECT events_from FROM restores WHERE site_id = ?1) + ?3', numbers.events + 1),
    entry('(SELECT journal_from FROM restores WHERE site_id = ?1) + ?3', numbers.journal + 1),
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
