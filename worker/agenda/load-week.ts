import type { Context } from 'hono';
import { dayAt } from '../../domain/agenda/zoned-time.ts';
import type { EstateId } from '../../domain/estate-id.ts';
import { BRUSSELS } from '../../domain/format/moment.ts';
import { addDays, isDay } from '../../domain/stays/day.ts';
import type { LiveAgenda } from '../../wire/live-agenda.ts';
import type { AppEnv } from '../platform/env.ts';
import { codeOf } from '../platform/errors/app-error.ts';
import { liveWith } from '../platform/failure/outage.ts';
import { siteContent } from '../platform/page/view-context.ts';
import { DAYS_SHOWN, type Week } from './week.ts';

/** What came of asking an agenda: its times, that the estate has gone, or an outage. */
type WeekOutcome =
  | { readonly kind: 'open'; readonly week: Week }
  | { readonly kind: 'closed' }
  | { readonly kind: 'unreached' };

/** Nobody plans further ahead, days. */
const FURTHEST = 366;

/** Today in Brussels. */
export const todayThere = (): string => dayAt(Date.now(), BRUSSELS);

/** The day that an address asks for, as far as there can be times on it; else null. */
export function askedDay(text: string | undefined, today: string): string | null {
  if (text === undefined || !isDay(text)) return null;
  return text >= today && text <= addDays(today, FURTHEST) ? text : null;
}

/** Of an estate that nobody shows by appointment: there is nothing to choose, and one may still call. */
const EMPTY: LiveAgenda = { timezone: BRUSSELS, slots: [], nextDay: null };

/** Where something is free, of days of which nobody asked for these; null where that is on these days, or never. */
export const freeLater = (asked: string | null, { slots, nextDay }: LiveAgenda): string | null =>
  asked === null && !slots.some(({ free }) => free) ? (nextDay ?? null) : null;

/**
 * Some days of an estate's agenda, from `from` (`YYYY-MM-DD`) on. Where no day is asked for, those that begin
 * today, or else the first on which something is free. Never cached. Throws for faults of ours alone.
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
