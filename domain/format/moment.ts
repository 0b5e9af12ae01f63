import type { Locale } from '../locale.ts';

/** People read the time of Brussels, wherever they are (design, "Time"). */
export const BRUSSELS = 'Europe/Brussels';

/** Languages as they are spoken in Belgium; its English is written the British way. */
const REGION: Readonly<Record<Locale, string>> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-BE' };

/** A space at which no line breaks. */
const NBSP = '\u00a0';

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: BRUSSELS,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** How people write a time of the day: "9.30 u", "9 h 30", "9:30", "9:30 Uhr". */
const WRITTEN: Readonly<Record<Locale, (hour: string, minute: string) => string>> = {
  nl: (hour, minute) => `${hour}.${minute}${NBSP}u`,
  fr: (hour, minute) => `${hour}${NBSP}h${NBSP}${minute}`,
  en: (hour, minute) => `${hour}:${minute}`,
  de: (hour, minute) => `${hour}:${minute}${NBSP}Uhr`,
};

/** The time of an instant (ISO 8601 with offset) in Brussels, as people of that language write it. */
export function formatClock(instant: string, locale: Locale): string {
  const parts = new Map(CLOCK.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return WRITTEN[locale](String(Number(parts.get('hour'))), parts.get('minute') ?? '');
}

/** Formatters by language, made once: making one costs more than using it. */
const byLocale = (options: Intl.DateTimeFormatOptions) => {
  const made = new Map<Locale, Intl.DateTimeFormat>();
  return (instant: string, locale: Locale): string => {
    const format =
      made.get(locale) ?? new Intl.DateTimeFormat(REGION[locale], { timeZone: BRUSSELS, ...options });
    made.set(locale, format);
    const text = format.format(new Date(instant));
    // The first of a month is the only day that French writes as an ordinal.
    return locale === 'fr' ? text.replace(/(^|\s)1(?=\s)/, '$11er') : text;
  };
};

/** "donderdag 26 november", of an instant in Brussels. */
export const formatDayName = byLocale({ weekday: 'long', day: 'numeric', month: 'long' });

/** "do". */
export const formatWeekday = byLocale({ weekday: 'short' });

/** "26 nov". */
export const formatShortDay = byLocale({ day: 'numeric', month: 'short' });
