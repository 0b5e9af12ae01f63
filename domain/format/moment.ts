import { languageOf } from '../languages.ts';
import type { Locale } from '../locale.ts';
import { withOrdinal } from './ordinal.ts';

/** Times are shown in Brussels time everywhere (design, "Time"). */
export const BRUSSELS = 'Europe/Brussels';

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: BRUSSELS,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The Brussels time of an instant (ISO 8601 with offset) in the language's form: "9.30 u", "9 h 30". */
export function formatClock(instant: string, locale: Locale): string {
  const parts = new Map(CLOCK.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return languageOf(locale).clock(String(Number(parts.get('hour'))), parts.get('minute') ?? '');
}

/** Formatters by language, cached: creating one costs more than using it. */
const byLocale = (options: Intl.DateTimeFormatOptions) => {
  const made = new Map<Locale, Intl.DateTimeFormat>();
  return (instant: string, locale: Locale): string => {
    const format =
      made.get(locale) ?? new Intl.DateTimeFormat(languageOf(locale).tag, { timeZone: BRUSSELS, ...options });
    made.set(locale, format);
    return withOrdinal(format.format(new Date(instant)), locale);
  };
};

/** "donderdag 26 november"; for an instant, its day in Brussels. */
export const formatDayName = byLocale({ weekday: 'long', day: 'numeric', month: 'long' });

/** "do". */
export const formatWeekday = byLocale({ weekday: 'short' });

/** "donderdag". */
export const formatWeekdayName = byLocale({ weekday: 'long' });

/** "26 nov". */
export const formatShortDay = byLocale({ day: 'numeric', month: 'short' });

/** "26 november". */
export const formatMonthDay = byLocale({ day: 'numeric', month: 'long' });

/** "26 november 2026". */
export const formatLongDay = byLocale({ day: 'numeric', month: 'long', year: 'numeric' });
