/**
 * A sentence becomes a search (decision 178): words, amounts, places and days in four languages, also mixed in one
 * sentence, by tables and rules. What is not understood stays as words and is said so.
 */
import type { EstateFilter } from '../filter/filter.ts';
import type { RentalFilter } from '../filter/rental-filter.ts';
import { homeFilter, homeParts, type Part } from './homes.ts';
import type { Phrase } from './phrases.ts';
import { joinUnknown, phrasesOf } from './phrases.ts';
import type { PlaceIndex } from './places.ts';
import { stayFilter, stayParts } from './stays.ts';

/** What a sentence is read with. */
export interface SentenceContext {
  readonly homes: PlaceIndex;
  /** Places of the holiday rentals; null for a site without any. */
  readonly stays: PlaceIndex | null;
  /** Today in Brussels, `YYYY-MM-DD`. */
  readonly today: string;
  /** The search that the sentence stands in; it decides where the sentence does not. */
  readonly side: 'homes' | 'stays';
}

interface Read<S extends string, F> {
  readonly side: S;
  /** In their order; their spans never overlap. */
  readonly parts: readonly Part<F>[];
  /** The search that all parts make. */
  readonly filter: F;
  /** Whether somebody wants to sell a home, or to know its worth. */
  readonly sells: boolean;
}

/** A sentence as it was understood. */
export type ReadSentence = Read<'homes', EstateFilter> | Read<'stays', RentalFilter>;

/** Whether a sentence asks for a stay, whatever page it stands on. */
const asksStay = (phrases: readonly Phrase[]): boolean => {
  const meanings = phrases.flatMap(({ meaning }) => meaning ?? []);
  const viewing = meanings.some(({ of }) => of === 'news');
  return meanings.some(
    (one) =>
      one.of === 'days' ||
      one.of === 'holiday' ||
      (one.of === 'people' && one.sleeps) ||
      (!viewing && (one.of === 'period' || one.of === 'nights')),
  );
};

const asksHome = (phrases: readonly Phrase[]): boolean =>
  phrases.some(({ meaning }) => meaning?.of === 'status' && meaning.status === 'FOR_SALE');

const isElsewhere = ({ elsewhere }: Pick<Part<never>, 'elsewhere'>): boolean => elsewhere !== null;

/** Reads a sentence (`say.ts` has its canonical form); never throws. */
export function readSentence(text: string, { homes, stays, today, side }: SentenceContext): ReadSentence {
  const { phrases, sells } = phrasesOf(text, homes, today);
  if (stays !== null && (asksStay(phrases) || (side === 'stays' && !asksHome(phrases)))) {
    const parts = joinUnknown(stayParts(phrasesOf(text, stays, today).phrases, stays), text, isElsewhere);
    return { side: 'stays', parts, filter: stayFilter(parts), sells: false };
  }
  const parts = joinUnknown(homeParts(phrases, homes, sells), text, isElsewhere);
  return { side: 'homes', parts, filter: homeFilter(parts), sells };
}
