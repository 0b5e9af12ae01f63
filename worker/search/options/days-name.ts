import type { RentalFilter } from '#domain/filter/rental-filter.ts';
import { dayInWords, spanInWords } from '#domain/stays/day-words.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** "3 – 10 juli 2027", "Aankomst za 3 juli"; null without days. */
export function daysName(
  { from, to }: Pick<RentalFilter, 'from' | 'to'>,
  { t, locale }: ViewContext,
): string | null {
  if (from === null) return null;
  if (to !== null) return spanInWords(from, to, locale);
  return t('stays.arriving', { day: dayInWords(from, locale, 'short') });
}
