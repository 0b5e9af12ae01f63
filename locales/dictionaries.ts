import type { Locale } from '../domain/locale.ts';
import de from './de/index.ts';
import en from './en/index.ts';
import fr from './fr/index.ts';
import nl from './nl/index.ts';
import type { Dictionary } from './text-keys.ts';

/** What pages say in all languages. A deployment has them side by side in the place of this file. */
export const DICTIONARIES: Readonly<Record<Locale, Dictionary>> = { nl, fr, en, de };
