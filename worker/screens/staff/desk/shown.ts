import type { Context } from 'hono';
import { formatClock } from '../../../../domain/format/moment.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { pathTo } from '../../../../domain/routes.ts';
import { dayInWords } from '../../../../domain/stays/day-words.ts';
import { brusselsDay } from '../../../../domain/stays/today.ts';
import type { Desk, StaffCase } from '../../../../wire/staff.ts';
import type { AppEnv } from '../../../platform/env.ts';
import type { StaffTexts } from '../texts.ts';

/** The day in Brussels on which a case begins, `YYYY-MM-DD`; none of what has no day. */
export const dayOf = ({ begins }: StaffCase): string =>
  begins === null ? '' : brusselsDay(new Date(begins));
/** Whether a viewing goes on, or went on. */
export const stands = ({ state }: StaffCase): boolean => state === 'booked' || state === 'past';

/** The agency's day, as it is shown at one moment. */
export interface Shown {
  readonly c: Context<AppEnv>;
  readonly s: StaffTexts;
  readonly desk: Desk;
  readonly now: Date;
}

/** The address at which a deed is done. */
export const caseHref = ({ c }: Pick<Shown, 'c'>, { kind, id }: StaffCase, deed: string): string =>
  pathTo('staff-case', c.get('locale'), { kind, id, deed });

/** "za 28": within a week no more is needed. */
export const shortDay = (day: string, locale: Locale): string =>
  `${dayInWords(day, locale, 'weekday')} ${Number(day.slice(8))}`;

/** Since when it waits: the hour of today's, the day of others. */
export function since({ createdAt }: StaffCase, { c, s, now }: Shown): string {
  const locale = c.get('locale');
  const day = brusselsDay(new Date(createdAt));
  return day === brusselsDay(now)
    ? `${s('today')}, ${formatClock(createdAt, locale)}`
    : dayInWords(day, locale, 'short');
}

/** How much there is to be answered. */
export const waitingOf = ({ desk: { counts } }: Pick<Shown, 'desk'>): number =>
  counts.stay + counts.contact + counts.valuation;

/** The headline counts the day in words. */
export function headline(shown: Shown, today: string): string {
  const { s, desk, now } = shown;
  const at = now.toISOString();
  const ahead = desk.viewings.filter(
    (one) => dayOf(one) === today && stands(one) && (one.begins ?? '') > at,
  ).length;
  const waiting = waitingOf(shown);
  const parts = [
    ...(ahead > 0 ? [s.count('viewings', ahead)] : []),
    ...(waiting > 0 ? [s.count('waiting', waiting)] : []),
  ];
  const name = desk.me.name.split(' ')[0] ?? '';
  return parts.length === 0 ? s('quiet', { name }) : parts.join(', ');
}
