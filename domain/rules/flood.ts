import { isBlank } from './emptiness.ts';
import { hasFlemishRows, type Where } from './planning.ts';

/** Flood scores, from A (dry) to D (wettest): Flemish parcel and building scores. */
export const FLOOD_SCORES = ['A', 'B', 'C', 'D'] as const;

/** The score's letter in capitals, or null when there is none. */
export function floodLetter(score: string | null | undefined): string | null {
  const letter = (score ?? '').trim().toUpperCase();
  return /^[A-Z]$/.test(letter) ? letter : null;
}

/** The icon shows when the letter is after C (spec 1 §9). */
export const floodIconShown = (score: string | null | undefined): boolean =>
  (floodLetter(score) ?? 'A') > 'C';

/** The worse of building and parcel score; null when neither is known. */
export function worstFloodScore(
  building: string | null | undefined,
  parcel: string | null | undefined,
): string | null {
  const letters = [floodLetter(building), floodLetter(parcel)].filter((letter) => letter !== null);
  return letters.sort().at(-1) ?? null;
}

/** Flood scores are shown only in Belgium outside Wallonia, and only with a score (spec 1 §5). */
export const floodScoreShown = (score: string | null | undefined, where: Where): boolean =>
  hasFlemishRows(where) && !isBlank(score);
