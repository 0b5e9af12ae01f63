import type { z } from 'zod';
import { dayAt } from '../../domain/agenda/zoned-time.ts';
import { addDays } from '../../domain/stays/day.ts';
import type { LiveAgenda, LiveAgendaQuerySchema, Slot } from '../../wire/live-agenda.ts';
import { ContentError, notFound } from '../platform/errors/content-error.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { findSite } from '../platform/sites.ts';
import { openAgenda } from './agenda.ts';
import { offeredOpenHouses } from './open-house.ts';
import { offeredSlots } from './slots.ts';

const DAYS = 14;
const MOST_DAYS = 62;

function daysAsked(text: string | undefined): number {
  const days = text === undefined ? DAYS : Number(text);
  if (days >= 1 && days <= MOST_DAYS) return days;
  throw new ContentError('invalid_request', `days must be between 1 and ${MOST_DAYS}.`, {
    days: 'invalid',
  });
}

/** The times of an estate's agenda on some days, and where to look on when none of them is free. */
export async function showAgenda(
  siteId: string,
  estateId: string,
  query: z.output<typeof LiveAgendaQuerySchema>,
  { env, now }: CallContext,
): Promise<LiveAgenda> {
  const days = daysAsked(query.days);
  const site = await findSite(env.DB, siteId);
  // As for any estate of another site: the answer does not tell that there is no such site.
  if (site === null) throw notFound('estate');
  const agenda = await openAgenda(env.DB, site, estateId);
  const { timezone } = agenda.rules;
  const today = dayAt(now.getTime(), timezone);
  const from = query.from !== undefined && query.from > today ? query.from : today;
  const slots: Slot[] = [];
  let nextDay: string | null = null;
  for await (const slot of offeredSlots(env.DB, agenda, from, now)) {
    const day = slot.start.slice(0, 10);
    if (day < addDays(from, days)) {
      slots.push(slot);
    } else if (slot.free) {
      nextDay = day;
      break;
    }
  }
  const openHouses = await offeredOpenHouses(env.DB, agenda, now);
  const { name, phone } = agenda.agent;
  return {
    timezone,
    slots,
    nextDay,
    ...(openHouses.length === 0 ? {} : { openHouses }),
    agent: agenda.estate.offered ? { name, phone } : null,
  };
}
