import { ESTATE_OPENINGS } from './estate-openings.ts';
import { OTHER_OPENINGS } from './other-openings.ts';
import type { Sentence } from './sentence.ts';

/** First sentences: the first impression. They are also used alone as the short description. */
export const OPENINGS: Readonly<Record<string, readonly Sentence[]>> = {
  ...ESTATE_OPENINGS,
  ...OTHER_OPENINGS,
};
