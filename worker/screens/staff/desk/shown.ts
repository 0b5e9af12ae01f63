import type { Context } from 'hono';
import { formatClock, formatDayName } from '#domain/format/moment.ts';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { dayInWords } from '#domain/stays/day-words.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { Desk, StaffCase } from '#wire/staff.ts';
import type { AppEnv } from '#worker/platform/env.ts';
import type { StaffTexts } from '../texts.ts';

/** The day in Brussels on which a case begins, `YYYY-MM-DD`; empty without a day. */
export const dayOf = ({ begins }: StaffCase): string =>
  begins === null ? '' : brusselsDay(new Date(begins));
/** Whether a viewing takes place, or took place. */
export const stands = ({ state }: StaffCase): boolean => state === 'booked' || state === 'past';

/** Data of the overview at one moment. */
export interface Shown {
  readonly c: Context<AppEnv>;
  readonly s: StaffTexts;
  readonly desk: Desk;
  readonly now: Date;
}

/** The address of a case, or of an action on it. */
export const caseHref = ({ c }: Pick<Shown, 'c'>, { kind, id }: StaffCase, action?: string): string =>
  pathTo('staff-case', c.get('locale'), { kind, id, ...(action === undefined ? {} : { deed: action }) });

/** "za 28": unambiguous within a week. */
export const shortDay = (day: string, locale: Locale): string =>
  `${dayInWords(day, locale, 'weekday')} ${Number(day.slice(8))}`;

/** "donderdag 26 november, 9.30 u": when a viewing is. */
export const momentOf = ({ begins }: StaffCase, locale: Locale): string =>
  begins === null ? '' : `${formatDayName(begins, locale)}, ${formatClock(begins, locale)}`;

/** Waiting since: the time for today's cases, the day for others. */
export function since({ createdAt }: StaffCase, { c, s, now }: Shown): string {
  const locale = c.get('locale');
  const day = brusselsDay(new Date(createdAt));
  return day === brusselsDay(now)
    ? `${s('today')}, ${formatClock(createdAt, locale)}`
    : dayInWords(day, locale, 'short');
}

/** Number of open cases. */
export const waitingOf = ({ desk: { counts } }: Pick<Shown, 'desk'>): number =>
  counts.stay + counts.contact + counts.valuation;

/** The headline: the day's counts in words. */
export function headline(shown: Shown, today: string): string {
  const { s, desk, now } = shown;
  const at = now.toISOString();
  const upcoming = desk.viewings.filter(
    (one) => dayOf(one) === today && stands(one) && (one.begins ?? '') > at,
  ).length;
  const waiting = waitingOf(shown);
  // Of a viewing on short notice, only the agency's confirmation tells the street (decision 128).
  const streets = desk.viewings.filter((one) => one.waits && (one.begins ?? '') > at).length;
  const parts = [
    ...(upcoming > 0 ? [s.count('viewings', upcoming)] : []),
    ...(waiting > 0 ? [s.count('waiting', waiting)] : []),
    ...(streets > 0 ? [s.count('streets', streets)] : []),
  ];
  const name = desk.me.name.split(' ')[0] ?? '';
  return parts.length === 0 ? s('quiet', { name }) : parts.join(', ');
}
