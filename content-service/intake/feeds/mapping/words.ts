/** Words of ours for what vendors say by a code: they become texts of the home's record, in every language. */
import type { Locale } from '#domain/locale.ts';

/** A text in every language. */
export type Words = Readonly<Record<Locale, string>>;

export const words = (nl: string, fr: string, en: string, de: string): Words => ({ nl, fr, en, de });

/** The same text in every language: a figure, a date. */
export const everywhere = (text: string): Words => words(text, text, text, text);
