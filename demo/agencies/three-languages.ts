import type { LocalizedText } from '../../wire/values.ts';

/** Text of a site in Dutch, French and English, without German. */
export const t = (nl: string, fr: string, en: string): LocalizedText => ({ nl, fr, en, de: null });

/** Text of a site in French, German and Dutch, without English. */
export const f = (fr: string, de: string, nl: string): LocalizedText => ({ nl, fr, en: null, de });
