import type { Locale } from '#domain/locale.ts';
import de from './de/seller.ts';
import en from './en/seller.ts';
import fr from './fr/seller.ts';
import nl from './nl/seller.ts';
import type { Dictionary } from './text-keys.ts';

/** Texts of the seller's page in all languages; one file per language beside the bundle. */
export const SELLER_DICTIONARIES: Readonly<Record<Locale, Dictionary>> = { nl, fr, en, de };
