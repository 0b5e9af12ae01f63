import type { Meaning, Reading } from './meaning.ts';
import { has, type Piece, piecesOf } from './pieces.ts';
import type { PlaceIndex } from './places.ts';
import { readAt } from './rules.ts';
import type { Sign } from './signs.ts';

/** A part of the sentence: understood with its meaning, not understood, or words that add nothing. */
export interface Phrase {
  readonly kind: 'meant' | 'unknown' | 'filler';
  /** Where it stands in the text, `[from, to)`. */
  readonly from: number;
  readonly to: number;
  readonly meaning: Meaning | null;
}

const isFiller = (piece: Piece | undefined): boolean =>
  has(piece, 'filler', 'at', 'and', 'or', 'pause', 'living', 'about', 'slash', 'exactly', 'between', 'to') &&
  !has(piece, 'plain');

/** Each phrase by itself, in order. */
function read(reading: Reading, text: string): readonly Phrase[] {
  const { pieces } = reading;
  const phrases: Phrase[] = [];
  for (let at = 0; at < pieces.length; ) {
    const found = readAt(reading, at);
    // A rule that takes nothing would never end.
    const end = Math.max(at + 1, Math.min(found?.end ?? at + 1, pieces.length));
    const [first, last] = [pieces[at], pieces[end - 1]];
    if (first === undefined || last === undefined) break;
    const span = { from: first.from, to: last.to };
    const isAfter = has(first, 'no') && (pieces[at + 1] === undefined || has(pieces[at + 1], 'pause'));
    if (has(first, 'notNeeded') || isAfter) withdraw(phrases, text, span.to, isAfter);
    else if (found?.meaning != null) phrases.push({ kind: 'meant', ...span, meaning: found.meaning });
    else
      phrases.push({
        kind: found === null && isFiller(first) ? 'filler' : 'unknown',
        ...span,
        meaning: null,
      });
    at = end;
  }
  return phrases;
}

const PARTS: readonly (Meaning['of'] | undefined)[] = ['feature', 'garage', 'land'];
const KINDS: readonly (Meaning['of'] | undefined)[] = [...PARTS, 'type', 'subType', 'condition'];

/**
 * "garage niet nodig", "huisdieren zijn niet toegelaten", "balkon liever niet": what stands before it, but for a comma,
 * is not asked for; a kind of home only where nothing but "niet" follows it (`kinds`).
 */
function withdraw(phrases: Phrase[], text: string, to: number, kinds: boolean): void {
  const at = phrases.findLastIndex(({ kind }) => kind !== 'filler');
  const last = phrases[at];
  const isMeant = (kinds ? KINDS : PARTS).includes(last?.meaning?.of);
  if (last !== undefined && isMeant && !/[,;.!?]/.test(text.slice(last.to, to)))
    phrases.splice(at, phrases.length, { kind: 'unknown', from: last.from, to, meaning: null });
  else phrases.push({ kind: kinds ? 'unknown' : 'filler', from: phrases.at(-1)?.to ?? 0, to, meaning: null });
}

/** Unknown words beside each other are one phrase, with the fillers between them; but for those that say why (`isOwn`). */
export function joinUnknown<P extends Pick<Phrase, 'kind' | 'from' | 'to'>>(
  phrases: readonly P[],
  text: string,
  isOwn: (phrase: P) => boolean = () => false,
): readonly P[] {
  const joined: P[] = [];
  const isUnknown = (phrase: P | undefined): phrase is P => phrase?.kind === 'unknown' && !isOwn(phrase);
  for (const phrase of phrases) {
    const [before, last] = [joined.at(-2), joined.at(-1)];
    // A comma parts what is said.
    const parts = (from: number, to: number) => /[,;.!?]/.test(text.slice(from, to));
    if (isUnknown(phrase) && isUnknown(last) && !parts(last.to, phrase.from)) {
      joined.splice(-1, 1, { ...last, to: phrase.to });
    } else if (
      isUnknown(phrase) &&
      last?.kind === 'filler' &&
      isUnknown(before) &&
      !parts(before.to, phrase.from)
    ) {
      joined.splice(-2, 2, { ...before, to: phrase.to });
    } else joined.push(phrase);
  }
  return joined;
}

/** The phrases of a sentence, and whether it is that of somebody who sells. */
export function phrasesOf(
  text: string,
  index: PlaceIndex,
  today: string,
): { readonly phrases: readonly Phrase[]; readonly sells: boolean } {
  const pieces = piecesOf(text, index);
  const says = (...signs: readonly Sign[]) => pieces.some((piece) => has(piece, ...signs));
  // A student's room is let, unless it is said to be bought.
  const rents = says('TO_RENT', 'perMonth', 'charges') || (says('STUDENT_ROOM') && !says('FOR_SALE'));
  return {
    phrases: read({ pieces, index, today, rents }, text),
    sells: pieces.some((piece) => has(piece, 'seller') && !has(piece, 'FOR_SALE', 'TO_RENT')),
  };
}
