import type { Words } from '../basics/words.ts';

/** What must be true of an estate before a sentence may be said of it; `!` turns it round. */
export type Tag =
  | 'seaview'
  | 'beach'
  | 'thatched'
  | 'cottage'
  | 'modern'
  | 'pool'
  | 'stepped'
  | 'bay'
  | 'stately'
  | 'postwar'
  | 'snow'
  | 'river'
  | 'garden'
  | 'terrace'
  | 'garage'
  | 'renovated'
  | 'dated'
  | 'new'
  | 'lift'
  | 'family'
  | 'top'
  | 'ground'
  | 'rent'
  | 'coast'
  | 'attic'
  | 'bakery'
  | 'row'
  | 'stall';
type Need = Tag | `!${Tag}`;

/** A sentence in four languages, with the conditions under which it is true. */
export interface Sentence {
  readonly text: Words;
  readonly needs: readonly Need[];
}

/** Writes a sentence: Dutch, French, English, German, then what must be true. */
export const say = (nl: string, fr: string, en: string, de: string, ...needs: Need[]): Sentence => ({
  text: { nl, fr, en, de },
  needs,
});

/** Whether all needs of a sentence are met. */
export const holds = (sentence: Sentence, tags: ReadonlySet<Tag>): boolean =>
  sentence.needs.every((need) =>
    need.startsWith('!') ? !tags.has(need.slice(1) as Tag) : tags.has(need as Tag),
  );
