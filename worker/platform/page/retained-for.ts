import type { Translator } from '#locales/translator.ts';

/** How long something is kept, in words: "een jaar" for 365 days, which nobody counts. */
export const retainedFor = (days: number, t: Translator): string =>
  days === 365 ? t('kept.year') : t.count('kept.days', days);
