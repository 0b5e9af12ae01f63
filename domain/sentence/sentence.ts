/**
 * A sentence becomes a search (decision 178): words, amounts, places and days in four languages, also mixed in one
 * sentence, by tables and rules. What is not understood stays as words and is said so.
 */
import type { EstateFilter } from '../filter/filter.ts';
import type { RentalFilter } from '../filter/rental-filter.ts';
import { homeFilter, homeParts, type Part } from './homes.ts';
import type { Meaning } from './meaning.ts';
import { joinUnknown, phrasesOf } from './phrases.ts';
import type { PlaceIndex } from './places.ts';
import { stayFilter, stayParts } from './stays.ts';

/** What a sentence is read with. */
export interface SentenceContext {
  readonly index: PlaceIndex;
  /** Today in Brussels, `YYYY-MM-DD`. */
  readonly today: string;
}

/** A sentence as it was understood. */
export interface ReadSentence<F> {
  /** In their order; their spans never overlap. */
  readonly parts: readonly Part<F>[];
  /** The search that all parts make. */
  readonly filter: F;
  /** Whether somebody wants to sell a home, or to know its worth. */
  readonly sells: boolean;
}

const isElsewhere = ({ elsewhere }: Pick<Part<never>, 'elsewhere'>): boolean => elsewhere !== null;

/** Reads a sentence in its canonical form (`domain/filter/say.ts`) as a search for homes; never throws. */
export function readForHomes(text: string, { index, today }: SentenceContext): ReadSentence<EstateFilter> {
  const { phrases, sells } = phrasesOf(text, index, today);
  const parts = joinUnknown(homeParts(phrases, index, sells), text, isElsewhere);
  return { parts, filter: homeFilter(parts), sells };
}

/** The same as a search for stays. */
export function readForStays(text: string, { index, today }: SentenceContext): ReadSentence<RentalFilter> {
  const parts = joinUnknown(stayParts(phrasesOf(text, index, today).phrases, index), text, isElsewhere);
  return { parts, filter: stayFilter(parts), sells: false };
}

const saysStay = (meaning: Meaning): boolean =>
  ['days', 'holiday', 'period', 'nights'].includes(meaning.of) || (meaning.of === 'people' && meaning.sleeps);

/** What a sentence asks for, whatever page it stands on; null when it says nothing of it. */
export function soughtIn(text: string, { index, today }: SentenceContext): 'homes' | 'stays' | null {
  const meanings = phrasesOf(text, index, today).phrases.flatMap(({ meaning }) => meaning ?? []);
  // "Open huis dit weekend" is a day of viewings.
  const isOfHomes = meanings.some(
    (one) => one.of === 'news' || (one.of === 'status' && one.status === 'FOR_SALE'),
  );
  if (isOfHomes) return 'homes';
  return meanings.some(saysStay) ? 'stays' : null;
}
