import type { Locale } from '../../domain/locale.ts';

/** Languages of the demo agencies' texts; other languages of the product need no texts here. */
export const DEMO_LOCALES = ['nl', 'fr', 'en', 'de'] as const satisfies readonly Locale[];
export type DemoLocale = (typeof DEMO_LOCALES)[number];

/** Text in all four languages, before languages that an agency does not offer are removed. */
export type Words = Readonly<Record<DemoLocale, string>>;

/** Dutch, French, English, German. */
export const words = (nl: string, fr: string, en: string, de: string): Words => ({ nl, fr, en, de });
