/** Converts between wall times of a time zone and instants (milliseconds since 1970 in UTC). */

const DAY = 86_400_000;

/** Cached per zone: creating a formatter costs more than a hundred uses. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  FORMATS.set(zone, made);
  return made;
}

/** The zone's wall time at an instant, read as if it were UTC. */
function asUtc(instant: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** Offsets of a zone by UTC day; null for a day on which it changes. A lookup in `Intl` takes some ten µs. */
const OFFSETS = new Map<string, Map<number, number | null>>();
/** Maximum number of days remembered of a zone: two years of calendars, and then some. */
const MOST_DAYS = 2_000;

const askOffset = (instant: number, zone: string): number =>
  asUtc(instant, zone) - Math.floor(instant / 1000) * 1000;

/** The zone's offset from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const day = Math.floor(instant / DAY);
  const known = OFFSETS.get(zone) ?? new Map<number, number | null>();
  OFFSETS.set(zone, known);
  let offset = known.get(day);
  if (offset === undefined) {
    const begins = askOffset(day * DAY, zone);
    offset = begins === askOffset((day + 1) * DAY, zone) ? begins : null;
    if (known.size >= MOST_DAYS) known.clear();
    known.set(day, offset);
  }
  return offset ?? askOffset(instant, zone);
}

/** The zone's wall time at an instant, as if it were UTC. */
const wallAt = (instant: number, zone: string): Date =>
  new Date(Math.floor(instant / 1000) * 1000 + offsetAt(instant, zone));

/** The calendar day in the zone, `YYYY-MM-DD`. */
export const dayAt = (instant: number, zone: string): string =>
  wallAt(instant, zone).toISOString().slice(0, 10);

/**
 * The instant of a wall time (`HH:mm`) on a day. A time that the clock skips in spring is moved by the length
 * of the jump; of one that occurs twice in autumn, the first is meant (RFC 5545 §3.3.5).
 */
export function instantOf(day: string, time: string, zone: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const before = offsetAt(wall - DAY, zone);
  const after = offsetAt(wall + DAY, zone);
  const first = wall - before;
  const isShown = before === after || offsetAt(first, zone) === before;
  return isShown || offsetAt(wall - after, zone) !== after ? first : wall - after;
}

/** Whether the zone's clock showed this time before: the second pass through the repeated hour in October. */
export const isRepeated = (instant: number, zone: string): boolean => {
  const wall = wallAt(instant, zone).toISOString();
  return instantOf(wall.slice(0, 10), wall.slice(11, 16), zone) !== instant;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** ISO 8601 with the zone's offset: `2026-11-26T13:30:00+01:00`. */
export function isoWithOffset(instant: number, zone: string): string {
  const minutes = Math.round(offsetAt(instant, zone) / 60_000);
  const size = Math.abs(minutes);
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return `${wallAt(instant, zone).toISOString().slice(0, 19)}${offset}`;
}
