import type { HomeKind, Measure } from '#domain/interest/measures.ts';

/** What the database knows of a day by itself. */
interface DatabaseEvent {
  readonly measure: Measure;
  readonly kind: HomeKind;
  /** SQL with `site_id` and `home`, a row for an event: of the day `?1`, or from the instant `?2` to `?3`, excluded. */
  readonly rows: string;
}

const submitted = (kind: 'contact' | 'friend', field: string): string =>
  `SELECT site_id, doc ->> '$.${field}' AS home FROM submissions WHERE kind = '${kind}' AND created_at >= ?2 AND created_at < ?3`;

/**
 * Events that are rows already, so that none is lost or counted twice. They are counted when the day closes and not when
 * somebody looks: the rows are deleted one by one after a year, and a figure that shrinks tells of a single person.
 */
export const EVENTS: readonly DatabaseEvent[] = [
  { measure: 'questions', kind: 'estate', rows: submitted('contact', 'estateId') },
  { measure: 'questions', kind: 'rental', rows: submitted('contact', 'rentalUnitId') },
  { measure: 'shared', kind: 'estate', rows: submitted('friend', 'estateId') },
  {
    // Confirmed ones; like a stay, a viewing ends after it was booked, by which the index of their ends serves.
    measure: 'viewings',
    kind: 'estate',
    rows:
      "SELECT site_id, estate_id AS home FROM appointments WHERE ends_at >= ?2 AND state = 'booked' " +
      'AND held_until IS NULL AND created_at >= ?2 AND created_at < ?3',
  },
  {
    measure: 'viewings',
    kind: 'rental',
    rows:
      'SELECT site_id, unit_id AS home FROM stays WHERE to_day > ?1 AND created_at >= ?2 AND created_at < ?3 ' +
      "AND email_key IS NOT NULL AND state IN ('requested', 'confirmed') AND held_until IS NULL",
  },
  {
    measure: 'visits',
    kind: 'estate',
    rows:
      "SELECT site_id, estate_id AS home FROM appointments WHERE ends_at >= ?2 AND ends_at < ?3 AND state = 'booked' " +
      'AND held_until IS NULL',
  },
  {
    measure: 'visits',
    kind: 'rental',
    rows: "SELECT site_id, unit_id AS home FROM stays WHERE to_day > ?1 AND from_day = ?1 AND state = 'confirmed'",
  },
];
