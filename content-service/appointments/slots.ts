import { collide, lastDay, noticeEnds, type SlotTime, slotsOfDay } from '#domain/agenda/slots.ts';
import { dayAt, isoWithOffset } from '#domain/agenda/zoned-time.ts';
import { addDays } from '#domain/stays/day.ts';
import type { LiveAgenda, Slot } from '#wire/live-agenda.ts';
import type { Agenda } from './agenda.ts';
import { findClosures } from './closures/closures.ts';
import { findOccupied } from './find-appointment.ts';
import { takenBy } from './settings.ts';
import { slotId } from './slot-id.ts';

/** Input of slots: an estate that is no longer shown has none. */
export type Times = Pick<Agenda, 'site' | 'agent' | 'rules'> & {
  readonly estate: Pick<Agenda['estate'], 'offered'>;
};

/** Slots of an agenda from a day on that can be requested now, including taken ones, in order. */
function* timesFrom({ rules, estate }: Times, from: string, now: number): Generator<SlotTime> {
  if (!estate.offered) return;
  const today = dayAt(now, rules.timezone);
  const last = lastDay(now, rules);
  for (let day = from > today ? from : today; day <= last; day = addDays(day, 1)) {
    yield* slotsOfDay(day, rules).filter(({ start }) => start >= noticeEnds(now, rules));
  }
}

/** The same on the wire, each with whether it is free. Closed slots are left out. */
export async function* offeredSlots(
  db: D1Database,
  agenda: Times,
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

/** Slots of some days, and the next day with a free one if there are none. */
export async function slotsOfDays(
  db: D1Database,
  agenda: Times,
  { from: asked, days }: { readonly from: string | undefined; readonly days: number },
  now: Date,
): Promise<Pick<LiveAgenda, 'timezone' | 'slots' | 'nextDay'>> {
  const { timezone } = agenda.rules;
  const today = dayAt(now.getTime(), timezone);
  const from = asked !== undefined && asked > today ? asked : today;
  const slots: Slot[] = [];
  for await (const slot of offeredSlots(db, agenda, from, now)) {
    const day = slot.start.slice(0, 10);
    if (day < addDays(from, days)) slots.push(slot);
    else if (slot.free) return { timezone, slots, nextDay: day };
  }
  return { timezone, slots, nextDay: null };
}

/** The problem of a requested time; the time itself when there is none. */
export function timeAsked(agenda: Agenda, asked: number, now: Date): SlotTime | 'past' | 'invalid' {
  const { rules, estate } = agenda;
  const day = dayAt(asked, rules.timezone);
  const time = slotsOfDay(day, rules).find(({ start }) => start === asked);
  if (!estate.offered || time === undefined || day > lastDay(now.getTime(), rules)) return 'invalid';
  return asked < noticeEnds(now.getTime(), rules) ? 'past' : time;
}
