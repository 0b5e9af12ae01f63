import { isOpenHouseSlot, openHouseSlot, openHousesFrom, timesOf } from '#domain/agenda/open-house.ts';
import type { SlotTime } from '#domain/agenda/slots.ts';
import { dayAt, isoWithOffset } from '#domain/agenda/zoned-time.ts';
import type { Slot } from '#wire/live-agenda.ts';
import { prepare } from '../platform/db/prepare.ts';
import { ContentError } from '../platform/errors/content-error.ts';
import type { Agenda } from './agenda.ts';
import { AGENDA_ZONE } from './settings.ts';

/** A place at an open house that visitors can register for. */
interface OpenPlace {
  readonly id: string;
  readonly slot: SlotTime;
  /** Number of places, 0 for no limit. */
  readonly places: number;
}

/** Coming open houses of an estate that need registration. */
function openPlaces({ estate }: Agenda, now: Date): readonly OpenPlace[] {
  if (!estate.offered) return [];
  return openHousesFrom(estate.estate.openHouses, dayAt(now.getTime(), AGENDA_ZONE))
    .filter(({ registration }) => registration === true)
    .map((one) => {
      const { start, end } = timesOf(one);
      return { id: openHouseSlot(start), slot: { start, end, occupiedUntil: end }, places: one.places ?? 0 };
    });
}

/**
 * The open house of a slot id; null for another kind of slot. Throws invalid_request when the estate does not
 * have it or it has begun.
 */
export function openHouseAsked(agenda: Agenda, slotId: string, now: Date): OpenPlace | null {
  if (!isOpenHouseSlot(slotId)) return null;
  const found = openPlaces(agenda, now).find(({ id }) => id === slotId);
  if (found !== undefined && found.slot.start > now.getTime()) return found;
  throw new ContentError('invalid_request', 'The estate has no such coming open house.', {
    slotId: found === undefined ? 'invalid' : 'past',
  });
}

/** The same on the wire, each with whether places are left. */
export async function offeredOpenHouses(db: D1Database, agenda: Agenda, now: Date): Promise<Slot[]> {
  const upcoming = openPlaces(agenda, now).filter(({ slot }) => slot.start > now.getTime());
  if (upcoming.length === 0) return [];
  const { results } = await prepare(db, {
    sql:
      'SELECT starts_at, count(*) AS taken FROM appointments WHERE site_id = ?1 AND estate_id = ?2 ' +
      "AND state = 'booked' AND places IS NOT NULL AND (held_until IS NULL OR held_until > ?3) GROUP BY starts_at",
    params: [agenda.site.id, agenda.estate.id, now.toISOString()],
  }).all<{ starts_at: string; taken: number }>();
  const taken = new Map(results.map((row) => [Date.parse(row.starts_at), row.taken]));
  return upcoming.map(({ id, slot, places }) => ({
    id,
    start: isoWithOffset(slot.start, AGENDA_ZONE),
    end: isoWithOffset(slot.end, AGENDA_ZONE),
    free: places === 0 || (taken.get(slot.start) ?? 0) < places,
  }));
}
