import { BACKUP_PARTS, type Backup } from '#wire/backup.ts';
import { notFound } from '../../platform/errors/content-error.ts';
import { conditionOf } from '../tables.ts';
import { HELD_TABLES, readShapes, type Shape } from './shape.ts';

/** The shape of the tables that a backup holds, as it must be where the backup is restored. */
export const shapeOf = (shapes: readonly Shape[]): Readonly<Record<string, string>> =>
  Object.fromEntries(shapes.map(({ name, hash }) => [name, hash]));

/**
 * The greatest numbers of events and journal entries that a row of the site names, and those just below its first event
 * and entry. What names an event below the first one may name any such number.
 */
const NUMBERS_SQL =
  'WITH greatest (event, entry) AS (SELECT max(ifnull((SELECT max(seq) FROM estate_events WHERE site_id = ?1), 0), ' +
  'ifnull((SELECT max(seen_event) FROM subscriptions WHERE site_id = ?1), 0), ' +
  'ifnull((SELECT max(upto) FROM alert_runs WHERE site_id = ?1), 0), ' +
  'ifnull((SELECT max(seen_event, ifnull(upto, 0)) FROM alerts_at_once WHERE site_id = ?1), 0), ' +
  'ifnull((SELECT max(events_after) FROM home_versions WHERE site_id = ?1), 0), ' +
  "ifnull((SELECT max(data ->> '$.seen') FROM outbox WHERE site_id = ?1), 0)), " +
  'ifnull((SELECT max(seq) FROM journal WHERE site_id = ?1), 0)) ' +
  'SELECT event AS events, entry AS journal, ' +
  'ifnull((SELECT min(seq) - 1 FROM estate_events WHERE site_id = ?1), event) AS aboveEvents, ' +
  'ifnull((SELECT min(seq) - 1 FROM journal WHERE site_id = ?1), entry) AS aboveJournal FROM greatest';

interface NumbersRow {
  readonly events: number;
  readonly journal: number;
  readonly aboveEvents: number;
  readonly aboveJournal: number;
}

/** Describes what a backup of a site holds now. Throws not_found. */
export async function describeBackup(db: D1Database, siteId: string, now: Date): Promise<Backup> {
  const [document, shapes, numbers] = await Promise.all([
    db.prepare('SELECT doc FROM sites WHERE id = ? AND removed_at IS NULL').bind(siteId).first<string>('doc'),
    readShapes(db, HELD_TABLES),
    db.prepare(NUMBERS_SQL).bind(siteId).first<NumbersRow>(),
  ]);
  if (document === null) throw notFound('site');
  return {
    savedAt: now.toISOString(),
    shape: shapeOf(shapes),
    numbers: {
      events: { above: numbers?.aboveEvents ?? 0, upto: numbers?.events ?? 0 },
      journal: { above: numbers?.aboveJournal ?? 0, upto: numbers?.journal ?? 0 },
    },
    site: siteId,
    document,
    tables: shapes.flatMap(({ name, columns }) =>
      BACKUP_PARTS.flatMap((part) =>
        conditionOf(name, part) === null ? [] : [{ name, part, columns: [...columns] }],
      ),
    ),
  };
}
