import type { Locale } from '#domain/locale.ts';
import de from './de/staff.ts';
import en from './en/staff.ts';
import fr from './fr/staff.ts';
import nl from './nl/staff.ts';
import type { Dictionary } from './text-keys.ts';

/** Texts of the agency's own page in all languages; one file per language beside the bundle. */
export const STAFF_DICTIONARIES: Readonly<Record<Locale, Dictionary>> = { nl, fr, en, de };
