import { collide, lastDay, noticeEnds, type SlotTime, slotsOfDay } from '../../domain/agenda/slots.ts';
import { dayAt, isoWithOffset } from '../../domain/agenda/zoned-time.ts';
import { addDays } from '../../domain/stays/day.ts';
import type { Slot } from '../../wire/live-agenda.ts';
import type { Agenda } from './agenda.ts';
import { findClosures } from './closures/closures.ts';
import { findOccupied } from './find-appointment.ts';
import { takenBy } from './settings.ts';
import { slotId } from './slot-id.ts';

/** The times of an agenda from a day on that can be asked for at this moment, taken ones too, in order. */
function* timesFrom({ rules, estate }: Agenda, from: string, now: number): Generator<SlotTime> {
  if (!estate.offered) return;
  const today = dayAt(now, rules.timezone);
  const last = lastDay(now, rules);
  for (let day = from > today ? from : today; day <= last; day = addDays(day, 1)) {
    yield* slotsOfDay(day, rules).filter(({ start }) => start >= noticeEnds(now, rules));
  }
}

/** The same as the wire has them: each says whether it is free. What is closed by hand is not among them. */
export async function* offeredSlots(
  db: D1Database,
  agenda: Agenda,
  from: string,
  now: Date,
): AsyncGenerator<Slot> {
  const { site, agent, rules } = agenda;
  const [booked, closures] = await Promise.all([
    findOccupied(db, site.id, agent.id, now),
    findClosures(db, site.id, now, agent.id),
  ]);
  const occupied = [...takenBy(agent), ...booked];
  const closed = closures.map(
    ({ starts_at, ends_at }) => [Date.parse(starts_at), Date.parse(ends_at)] as const,
  );
  for (const time of timesFrom(agenda, from, now.getTime())) {
    if (closed.some(([start, end]) => start < time.end && time.start < end)) continue;
    yield {
      id: slotId({ start: time.start, agentId: agent.id }),
      start: isoWithOffset(time.start, rules.timezone),
      end: isoWithOffset(time.end, rules.timezone),
      free: !occupied.some((other) => collide(time, other)),
    };
  }
}

/** What is wrong with a time that somebody asks for; the time itself when nothing is. */
export function timeAsked(agenda: Agenda, asked: number, now: Date): SlotTime | 'past' | 'invalid' {
  const { rules, estate } = agenda;
  const day = dayAt(asked, rules.timezone);
  const time = slotsOfDay(day, rules).find(({ start }) => start === asked);
  if (!estate.offered || time === undefined || day > lastDay(now.getTime(), rules)) return 'invalid';
  return asked < noticeEnds(now.getTime(), rules) ? 'past' : time;
}
