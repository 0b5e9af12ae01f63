import type { Locale } from '../../domain/locale.ts';

/** Languages that the demo's agencies have texts in; another language of the product needs none here. */
export const DEMO_LOCALES = ['nl', 'fr', 'en', 'de'] as const satisfies readonly Locale[];
export type DemoLocale = (typeof DEMO_LOCALES)[number];

/** Text in all four languages: what the seed writes before an agency drops those it does not offer. */
export type Words = Readonly<Record<DemoLocale, string>>;

/** Dutch, French, English, German. */
export const words = (nl: string, fr: string, en: string, de: string): Words => ({ nl, fr, en, de });
