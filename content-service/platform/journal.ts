import type { JournalDeeds } from '../kinds.ts';
import type { Statement } from './db/statement.ts';

interface DeedDone {
  /** The site; EVERY_SITE for none in particular. */
  readonly siteId: string;
  /** `caller.who` of the call. */
  readonly who: string;
  readonly deed: keyof JournalDeeds;
  /** Id of the changed object. */
  readonly what: string;
  /** Number of changed objects. */
  readonly count: number;
}

/** Logs an action; goes into the same batch as the action, so that neither is stored without the other. */
export const journalStatement = ({ siteId, who, deed, what, count }: DeedDone, now: Date): Statement => ({
  sql: 'INSERT INTO journal (site_id, at, who, deed, what, count) VALUES (?, ?, ?, ?, ?, ?)',
  params: [siteId, now.toISOString(), who, deed, what, count],
});

/** Logs an action with the number of rows that the preceding statement of its batch changed; nothing if there were none. */
export const journalOfChanges = (done: Omit<DeedDone, 'count'>, now: Date): Statement => ({
  sql: 'INSERT INTO journal (site_id, at, who, deed, what, count) SELECT ?, ?, ?, ?, ?, changes() WHERE changes() > 0',
  params: [done.siteId, now.toISOString(), done.who, done.deed, done.what],
});

/** Logs an action, if the preceding statement of its batch changed something. */
export const journalOfChange = (done: DeedDone, now: Date): Statement => {
  const { params } = journalStatement(done, now);
  return {
    sql: 'INSERT INTO journal (site_id, at, who, deed, what, count) SELECT ?, ?, ?, ?, ?, ? WHERE changes() > 0',
    params,
  };
};
