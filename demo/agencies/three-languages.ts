import type { LocalizedText } from '../../wire/values.ts';

/** Text of a site that speaks Dutch, French and English; German is not there. */
export const t = (nl: string, fr: string, en: string): LocalizedText => ({ nl, fr, en, de: null });

/** Text of a site that speaks French, German and Dutch; English is not there. */
export const f = (fr: string, de: string, nl: string): LocalizedText => ({ nl, fr, en: null, de });
