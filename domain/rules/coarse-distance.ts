import type { Localized } from '../locale.ts';

/** Distances stated by a listing with a hidden address are rounded to this many metres (decision 34). */
const STEP = 500;

/** Written distances in metres and kilometres: "350 m", "1.250 meter", "1,2 km"; not square metres. */
const WRITTEN =
  /(?<![\p{L}\p{N}.,])(\d{1,3}(?:[.\u00a0 ]\d{3})+|\d{1,9})(?:[.,](\d{1,6}))?[\u00a0 ]?(km|kilom[eè]t(?:er|re)s?|m|m[eè]t(?:er|re)s?)(?![²³\p{L}\p{N}])/giu;

/** Never 0, which would mean "unknown". */
const roundedMetres = (metres: number): number => Math.max(STEP, Math.round(metres / STEP) * STEP);

const roundedText = (text: string): string =>
  text.replace(WRITTEN, (_, whole: string, decimals: string | undefined, unit: string) => {
    const value = Number(`${whole.replace(/\D/g, '')}.${decimals ?? '0'}`);
    if (!unit.toLowerCase().startsWith('k')) return `${roundedMetres(value)} ${unit}`;
    return `${String(roundedMetres(value * 1000) / 1000).replace('.', ',')} ${unit}`;
  });

/**
 * Rounds a stated distance to 500 m: a number of metres, that number as text, or text in one or several
 * languages that contains distances. -1 and 0 stay ("unknown"); any other value is left out.
 */
export function coarseDistance(value: unknown): unknown {
  if (typeof value === 'number') return value > 0 ? roundedMetres(value) : value;
  if (typeof value === 'string') {
    const metres = Number(value.trim().replace(',', '.'));
    return Number.isNaN(metres) || value.trim() === '' ? roundedText(value) : coarseDistance(metres);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([key, text]) => [
      key,
      typeof text === 'string' ? roundedText(text) : undefined,
    ]),
  );
}

/** The same for a localized text. */
export const coarseWords = (words: Localized | null | undefined): Localized | null | undefined =>
  words && (coarseDistance(words) as Localized);
