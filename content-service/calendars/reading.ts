import { type AddressFault, checkCallAddress } from '#domain/leads/call-address.ts';
import type { ReadCalendar } from '#wire/calendars.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { ContentError } from '../platform/errors/content-error.ts';
import { sha256 } from '../platform/hash.ts';

/** Maximum number of calendars of a unit, more than there are portals. */
const MOST_OF_UNIT = 10;

/** A row of `readCalendarsStatement`. */
export interface ReadCalendarRow {
  readonly id: string;
  readonly unit_id: string;
  readonly address: string;
  readonly read_at: string | null;
  readonly failing_since: string | null;
  readonly outcome: string | null;
  readonly nights: number;
  readonly not_understood: number;
  readonly free: number;
}

/** A calendar as it is shown, without its address. */
export const readCalendarView = (row: ReadCalendarRow): ReadCalendar => ({
  id: row.id,
  unitId: row.unit_id,
  host: new URL(row.address).hostname,
  state: row.failing_since === null ? (row.read_at === null ? 'waiting' : 'read') : 'failing',
  outcome: row.outcome,
  readAt: row.read_at,
  failingSince: row.failing_since,
  nights: row.nights,
  notUnderstood: row.not_understood,
  free: row.free,
});

/** Selects calendars of other portals, by unit; or a single one by its id. */
export const readCalendarsStatement = (siteId: string, id: string | null): Statement => ({
  sql:
    'SELECT id, unit_id, address, read_at, failing_since, outcome, json_array_length(nights) AS nights, not_understood, free ' +
    'FROM read_calendars WHERE site_id = ?1 AND (?2 IS NULL OR id = ?2) ORDER BY unit_id, id',
  params: [siteId, id],
});

/** Lists them. */
export async function listReadCalendars(
  db: D1Database,
  siteId: string,
  id: string | null = null,
): Promise<ReadCalendar[]> {
  const { results } = await prepare(db, readCalendarsStatement(siteId, id)).all<ReadCalendarRow>();
  return results.map(readCalendarView);
}

const REASONS: Readonly<Record<AddressFault, string>> = {
  long: 'it is longer than 500 characters',
  scheme: 'it must begin with https:// or webcal://',
  unreadable: 'it is not an address',
  port: 'a port is not allowed',
  user: 'a user name before the host is not allowed',
  fragment: 'it must not contain #',
  private: 'its host must be a public name, not a number or an internal name',
};

/**
 * A calendar's address as people paste it: with spaces, and with the scheme `webcal:` that portals write for
 * calendar programs. Throws `invalid_request` with the reason for an address that is never fetched.
 */
function addressOf(pasted: string): URL {
  const written = pasted
    .trim()
    .replace(/^webcals?:/i, 'https:')
    .replaceAll(' ', '%20');
  const address = checkCallAddress(written);
  if (typeof address !== 'string') return address;
  throw new ContentError('invalid_request', `This calendar address cannot be read: ${REASONS[address]}.`, {
    address: REASONS[address],
  });
}

/** Adds a calendar to be read from the next minute; throws for an address that is never fetched. */
export function readFrom(
  siteId: string,
  unitId: string,
  written: string,
  now: Date,
): { id: string; statement: Statement } {
  const address = addressOf(written);
  const id = sha256(`${unitId}\n${address.href}`).slice(0, 16);
  return {
    id,
    statement: {
      sql:
        'INSERT INTO read_calendars (site_id, id, unit_id, address, next_at, given_at) ' +
        'SELECT ?1, ?2, ?3, ?4, ?5, ?5 WHERE EXISTS (SELECT 1 FROM rental_units WHERE site_id = ?1 AND id = ?3 AND withdrawn_at IS NULL) ' +
        `AND (SELECT count(*) FROM read_calendars WHERE site_id = ?1 AND unit_id = ?3) < ${MOST_OF_UNIT} ON CONFLICT DO NOTHING`,
      params: [siteId, id, unitId, address.href, now.toISOString()],
    },
  };
}

/** Removes a calendar. */
export const unreadStatement = (siteId: string, id: string): Statement => ({
  sql: 'DELETE FROM read_calendars WHERE site_id = ? AND id = ?',
  params: [siteId, id],
});
