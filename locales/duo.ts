import type { Locale } from '#domain/locale.ts';
import de from './de/duo.ts';
import en from './en/duo.ts';
import fr from './fr/duo.ts';
import nl from './nl/duo.ts';
import type { Dictionary } from './text-keys.ts';

/** Texts of the list for two in all languages; one file per language beside the bundle. */
export const DUO_DICTIONARIES: Readonly<Record<Locale, Dictionary>> = { nl, fr, en, de };
