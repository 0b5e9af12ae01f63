import type { Locale } from '#domain/locale.ts';
import de from './de/index.ts';
import en from './en/index.ts';
import fr from './fr/index.ts';
import nl from './nl/index.ts';
import type { Dictionary } from './text-keys.ts';

/** Texts of pages in all languages. The bundle replaces this module by one structure (`side-by-side.ts`). */
export const DICTIONARIES: Readonly<Record<Locale, Dictionary>> = { nl, fr, en, de };
