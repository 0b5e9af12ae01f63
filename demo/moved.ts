import { dayAt, instantOf, isoWithOffset } from '#domain/agenda/zoned-time.ts';
import { addDays, isDay, nightCount } from '#domain/stays/day.ts';

/** The day on which the agencies' folders are true, a Friday: tests load and read them as they are. */
export const DEMO_DAY = '2026-11-20';

const ZONE = 'Europe/Brussels';
const INSTANT = /^\d{4}-\d\d-\d\dT(\d\d:\d\d)/;
/** Days after which a day of the week returns in the same season. */
const ROUND = 52 * 7;

/** Fields of what happens once: publications and their ends, open houses, auctions, the day on which a home is free. */
const ONCE = new Set(
  'publicationDate shownUntil archivedAt archived_at withdrawnAt availableDate available_at day session_date visit_date'.split(
    ' ',
  ),
);
/** Ranges of days that come again: taken nights in the same season, closed days on the same date. */
const AGAIN: Readonly<Record<string, (end: string, day: string) => (one: string) => string>> = {
  taken: (end, day) => {
    const rounds = Math.max(0, Math.ceil(nightCount(end, day) / ROUND));
    return (one) => addDays(one, rounds * ROUND);
  },
  closed: (end, day) => {
    const hasPassed = end.slice(4) < day.slice(4);
    const years = Math.max(0, Number(day.slice(0, 4)) - Number(end.slice(0, 4)) + Number(hasPassed));
    return (one) => `${Number(one.slice(0, 4)) + years}${one.slice(4)}`;
  },
};

/** A day or an instant some days later, at the same hour in Brussels; other texts stay. */
function later(text: string, days: number): string {
  if (isDay(text)) return addDays(text, days);
  if (!INSTANT.test(text)) return text;
  const instant = Date.parse(text);
  const [, time = ''] = INSTANT.exec(isoWithOffset(instant, ZONE)) ?? [];
  const moved = instantOf(addDays(dayAt(instant, ZONE), days), time, ZONE);
  return text.endsWith('Z') ? new Date(moved).toISOString() : isoWithOffset(moved, ZONE);
}

const isDays = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string' && isDay(one));

/**
 * A record or a site of the demo as it would be on another day. What happens once moves by whole weeks, what comes
 * again to its next time. Reviews, figures and texts tell of the past, and stay.
 */
export function movedTo<Value>(value: Value, day: string): Value {
  const days = 7 * Math.floor(nightCount(DEMO_DAY, day) / 7);
  const moved = (part: unknown, key: string): unknown => {
    const again = AGAIN[key];
    if (again !== undefined && isDays(part)) return part.map(again(part[1] ?? day, day));
    if (Array.isArray(part)) return part.map((one) => moved(one, key));
    if (typeof part === 'string') return days !== 0 && (ONCE.has(key) || again) ? later(part, days) : part;
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, moved(one, name)]));
  };
  return moved(value, '') as Value;
}
