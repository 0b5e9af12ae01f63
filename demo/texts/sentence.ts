import type { Words } from '../basics/words.ts';

/** Condition of a sentence on its estate; `!` negates it. */
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

/** A sentence in four languages, with its conditions. */
export interface Sentence {
  readonly text: Words;
  readonly needs: readonly Need[];
}

/** Defines a sentence: Dutch, French, English, German, then its conditions. */
export const say = (nl: string, fr: string, en: string, de: string, ...needs: Need[]): Sentence => ({
  text: { nl, fr, en, de },
  needs,
});

/** Whether all conditions of a sentence are met. */
export const holds = (sentence: Sentence, tags: ReadonlySet<Tag>): boolean =>
  sentence.needs.every((need) =>
    need.startsWith('!') ? !tags.has(need.slice(1) as Tag) : tags.has(need as Tag),
  );
