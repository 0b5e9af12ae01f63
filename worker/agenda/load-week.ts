import type { Context } from 'hono';
import { dayAt } from '#domain/agenda/zoned-time.ts';
import type { EstateId } from '#domain/estate-id.ts';
import { BRUSSELS } from '#domain/format/moment.ts';
import { addDays, isDay } from '#domain/stays/day.ts';
import type { LiveAgenda } from '#wire/live-agenda.ts';
import type { AppEnv } from '../platform/env.ts';
import { codeOf } from '../platform/errors/app-error.ts';
import { liveWith } from '../platform/failure/outage.ts';
import { siteContent } from '../platform/page/view-context.ts';
import { DAYS_SHOWN, type Week } from './week.ts';

/** Result of loading an agenda: its times, `closed` when the estate is gone, or `unreached` in an outage. */
type WeekOutcome =
  | { readonly kind: 'open'; readonly week: Week }
  | { readonly kind: 'closed' }
  | { readonly kind: 'unreached' };

/** Latest day that may be requested, days from today. */
const FURTHEST = 366;

/** Today in Brussels. */
export const todayThere = (): string => dayAt(Date.now(), BRUSSELS);

/** The day in the query, if it is valid and within range; otherwise null. */
export function askedDay(text: string | undefined, today: string): string | null {
  if (text === undefined || !isDay(text)) return null;
  return text >= today && text <= addDays(today, FURTHEST) ? text : null;
}

/** Agenda of an estate without viewings by appointment: no times, but the page offers to call. */
const EMPTY: LiveAgenda = { timezone: BRUSSELS, slots: [], nextDay: null };

/** The first free day after these days, if no day was requested and these have no free time; otherwise null. */
export const freeLater = (asked: string | null, { slots, nextDay }: LiveAgenda): string | null =>
  asked === null && !slots.some(({ free }) => free) ? (nextDay ?? null) : null;

/**
 * Loads days of an estate's agenda, beginning with `from` (`YYYY-MM-DD`). Without it they begin today or, if these
 * days have no free time, with the first free day. Never cached. Throws only on programming errors.
 */
export async function loadWeek(
  c: Context<AppEnv>,
  id: EstateId,
  from: string | undefined,
): Promise<WeekOutcome> {
  const content = siteContent(c);
  const today = todayThere();
  const asked = askedDay(from, today);
  const weekFrom = async (day: string): Promise<Week> => ({
    from: day,
    today,
    agenda: await content.liveAgenda(id, { from: day, days: String(DAYS_SHOWN) }),
  });
  try {
    const week = await weekFrom(asked ?? today);
    const later = freeLater(asked, week.agenda);
    return { kind: 'open', week: later === null ? week : await weekFrom(later) };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'not_found') return { kind: 'open', week: { from: today, today, agenda: EMPTY } };
    if (code === 'gone') return { kind: 'closed' };
    liveWith(c, 'standIn', 'live-agenda', error);
    return { kind: 'unreached' };
  }
}
