import type { JournalEvents } from '../kinds.ts';
import type { Statement } from './db/statement.ts';

interface RecordedEvent {
  /** The site; EVERY_SITE for none in particular. */
  readonly siteId: string;
  /** `caller.who` of the call. */
  readonly who: string;
  readonly deed: keyof JournalEvents;
  /** Id of the changed object. */
  readonly what: string;
  /** Number of changed objects. */
  readonly count: number;
}

/** Logs an action; goes into the same batch as the action, so that neither is stored without the other. */
export const journalStatement = (
  { siteId, who, deed: event, what, count }: RecordedEvent,
  now: Date,
): Statement => ({
  sql: 'INSERT INTO journal (site_id, at, who, deed, what, count) VALUES (?, ?, ?, ?, ?, ?)',
  params: [siteId, now.toISOString(), who, event, what, count],
});

/** Logs an action with the number of rows that the preceding statement of its batch changed; nothing if there were none. */
export const journalOfChanges = (done: Omit<RecordedEvent, 'count'>, now: Date): Statement => ({
  sql: 'INSERT INTO journal (site_id, at, who, deed, what, count) SELECT ?, ?, ?, ?, ?, changes() WHERE changes() > 0',
  params: [done.siteId, now.toISOString(), done.who, done.deed, done.what],
});

/** Logs an action, if the preceding statement of its batch changed something. */
export const journalOfChange = (done: RecordedEvent, now: Date): Statement => {
  const { params } = journalStatement(done, now);
  return {
    sql: 'INSERT INTO journal (site_id, at, who, deed, what, count) SELECT ?, ?, ?, ?, ?, ? WHERE changes() > 0',
    params,
  };
};
