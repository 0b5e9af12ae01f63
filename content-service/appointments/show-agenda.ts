import type { z } from 'zod';
import type { LiveAgenda, LiveAgendaQuerySchema } from '#wire/live-agenda.ts';
import { ContentError, notFound } from '../platform/errors/content-error.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { findSite } from '../platform/sites.ts';
import { openAgenda } from './agenda.ts';
import { offeredOpenHouses } from './open-house.ts';
import { slotsOfDays } from './slots.ts';

const DAYS = 14;
const MOST_DAYS = 62;

function daysAsked(text: string | undefined): number {
  const days = text === undefined ? DAYS : Number(text);
  if (days >= 1 && days <= MOST_DAYS) return days;
  throw new ContentError('invalid_request', `days must be between 1 and ${MOST_DAYS}.`, {
    days: 'invalid',
  });
}

/** Slots of an estate's agenda on some days, and the next day with a free one if there are none. */
export async function showAgenda(
  siteId: string,
  estateId: string,
  query: z.output<typeof LiveAgendaQuerySchema>,
  { env, now }: CallContext,
): Promise<LiveAgenda> {
  const days = daysAsked(query.days);
  const site = await findSite(env.DB, siteId);
  // Same answer as for an unknown estate: it does not reveal that the site does not exist.
  if (site === null) throw notFound('estate');
  const agenda = await openAgenda(env.DB, site, estateId);
  const times = await slotsOfDays(env.DB, agenda, { from: query.from, days }, now);
  const openHouses = await offeredOpenHouses(env.DB, agenda, now);
  const { name, phone } = agenda.agent;
  return {
    ...times,
    ...(openHouses.length === 0 ? {} : { openHouses }),
    agent: agenda.estate.offered ? { name, phone } : null,
  };
}
