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
  /** Whether "or" stands before it: "appartement of studio". */
  readonly or?: boolean;
}

const isFiller = (piece: Piece | undefined): boolean =>
  has(piece, 'filler', 'at', 'and', 'or', 'pause', 'living', 'about', 'slash', 'exactly', 'between', 'to') &&
  !has(piece, 'plain');

/** Whether "or" stands before a piece, with no more than articles between them. */
function followsOr(pieces: readonly Piece[], at: number): boolean {
  let before = at - 1;
  while (has(pieces[before], 'filler') && !has(pieces[before], 'or', 'slash')) before -= 1;
  return has(pieces[before], 'or', 'slash');
}

/** Each phrase by itself, in order. */
function read(reading: Reading, text: string): readonly Phrase[] {
  const { pieces } = reading;
  const phrases: Phrase[] = [];
  for (let at = 0; at < pieces.length; ) {
    const found = readAt(reading, at);
    const first = pieces[at];
    if (first === undefined) break;
    const isLast = pieces[at + 1] === undefined || has(pieces[at + 1], 'pause');
    // "niet per se" stands after what it denies, or before it.
    const isAfter = has(first, 'no')
      ? isLast || (has(first, 'notNeeded') && denied(phrases, text, first.from, PARTS) !== null)
      : has(first, 'notNeeded');
    if (isAfter) {
      withdraw(phrases, text, first, isLast && has(first, 'no') ? KINDS : PARTS);
      at += 1;
      continue;
    }
    // A rule that takes nothing would never end.
    const end = Math.max(at + 1, Math.min(found?.end ?? at + 1, pieces.length));
    const last = pieces[end - 1];
    if (last === undefined) break;
    const span = { from: first.from, to: last.to };
    if (found?.meaning != null)
      phrases.push({ kind: 'meant', ...span, meaning: found.meaning, or: followsOr(pieces, at) });
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

type Ofs = readonly (Meaning['of'] | undefined)[];
const PARTS: Ofs = ['feature', 'garage', 'land'];
const KINDS: Ofs = [...PARTS, 'type', 'subType', 'condition'];

/** The last phrase before a place in the text, when it asks for one of these and no comma parts it; else null. */
function denied(phrases: readonly Phrase[], text: string, to: number, of: Ofs): Phrase | null {
  const last = phrases.findLast(({ kind }) => kind !== 'filler');
  const isMeant = last !== undefined && of.includes(last.meaning?.of);
  return isMeant && !/[,;.!?]/.test(text.slice(last.to, to)) ? last : null;
}

/** "garage niet nodig", "huisdieren zijn niet toegelaten", "balkon liever niet": what stands before is not asked for. */
function withdraw(phrases: Phrase[], text: string, piece: Piece, of: Ofs): void {
  const { from, to } = piece;
  const last = denied(phrases, text, from, of);
  // "te koop of te huur maakt niet uit" denies nothing.
  if (last === null) phrases.push({ kind: has(piece, 'no') ? 'unknown' : 'filler', from, to, meaning: null });
  else
    phrases.splice(phrases.indexOf(last), phrases.length, {
      kind: 'unknown',
      from: last.from,
      to,
      meaning: null,
    });
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
