import type { Translator } from '#locales/translator.ts';

/** How long something is kept, in words: "een jaar" for 365 days, which nobody counts, and two years likewise. */
export function retainedFor(days: number, t: Translator): string {
  if (days === 365) return t('kept.year');
  return days === 730 ? t('kept.twoYears') : t.count('kept.days', days);
}
