/** When a visitor is told the street of a home whose address is hidden (decision 128). */
import type { Statement } from '../platform/db/statement.ts';

const HOUR = 60 * 60_000;
/** Hours before a viewing from which its reminder may tell the street. */
const REVEALED_BEFORE = 24 * HOUR;
/**
 * Most viewings of a home whose reminders tell its street within seven days. An agent shows a home to fewer visitors a
 * week; each one more is told by the agency itself. Open houses have a number of places instead.
 */
export const MOST_REVEALED = 10;

/**
 * SQL condition: a row of `appointments` is booked, its visitor may read the street later, and was not told it yet: the
 * home, or its project, hides its address, and the agency's agenda lets mails tell it.
 */
export const UNREVEALED =
  "(appointments.street_told_at IS NULL AND appointments.state = 'booked' AND EXISTS (SELECT 1 FROM estates AS e " +
  'LEFT JOIN estates AS p ON p.site_id = e.site_id AND p.id = e.parent_id ' +
  'WHERE e.site_id = appointments.site_id AND (e.id = appointments.estate_id OR e.guid = appointments.estate_id) ' +
  'AND (e.address_hidden = 1 OR p.address_hidden = 1)) ' +
  "AND coalesce((SELECT g.doc ->> '$.tellsHiddenAddress' FROM agendas AS g WHERE g.site_id = appointments.site_id), 1))";

/** The latest start of a viewing whose reminder tells the street at an instant. */
const tellsUntil = (now: Date, isLast: boolean): string =>
  // The last reminders of a day leave at this hour: of evening viewings a little earlier than a day before.
  new Date(now.getTime() + REVEALED_BEFORE + (isLast ? 5 * HOUR : 0)).toISOString();

/**
 * Reminders that may go: those of hidden homes wait until a day before their viewing, or the last hour of reminders.
 * `rows` is the condition of the reminders; its parameters come first, and `from` is the number of the next one.
 */
export const streetReminders = (
  rows: string,
  params: readonly string[],
  { now, isLast }: { readonly now: Date; readonly isLast: boolean },
): { readonly due: Statement; readonly revealed: Statement } => {
  const next = params.length + 1;
  const until = tellsUntil(now, isLast);
  const weekAgo = new Date(now.getTime() - 7 * 24 * HOUR).toISOString();
  return {
    due: { sql: `${rows} AND (starts_at <= ?${next} OR NOT ${UNREVEALED})`, params: [...params, until] },
    revealed: {
      sql:
        `UPDATE appointments SET street_told_at = ?${next + 1} WHERE rowid IN (SELECT id_of FROM (` +
        'SELECT rowid AS id_of, places, row_number() OVER (PARTITION BY site_id, estate_id, places IS NULL ' +
        'ORDER BY starts_at, id) + (SELECT count(*) FROM appointments AS t WHERE t.site_id = appointments.site_id ' +
        `AND t.estate_id = appointments.estate_id AND t.street_told_at > ?${next + 2} AND t.answer IS NOT 'confirmed' ` +
        `AND t.places IS NULL) AS nth FROM appointments WHERE ${rows} AND starts_at <= ?${next} AND ${UNREVEALED}) ` +
        `WHERE places IS NOT NULL OR nth <= ${MOST_REVEALED})`,
      params: [...params, until, now.toISOString(), weekAgo],
    },
  };
};
