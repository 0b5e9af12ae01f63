/** A phrase of a sentence as it is drawn: what was understood by it beneath its words. */
export interface SentencePhraseView {
  /** Where it begins in the sentence. */
  readonly from: number;
  /** As it was typed. */
  readonly text: string;
  /** `filler` is a word without a meaning, or one whose filter was changed since. */
  readonly kind: 'meant' | 'unknown' | 'filler';
  /** What was understood, or that it was not; empty for a filler. */
  readonly label: string;
  /** The search without it; null for a filler. */
  readonly removeHref: string | null;
}

/** A sentence and what the search made of it. */
export interface SentenceView {
  readonly text: string;
  readonly phrases: readonly SentencePhraseView[];
  /** That some words do not count, in a sentence; null when all do. */
  readonly note: string | null;
  /** Other searches, each with what it finds; only true numbers. */
  readonly ways: readonly { readonly label: string; readonly href: string }[];
  /** The form for a valuation, for someone who wants to sell; null without one. */
  readonly valuationHref: string | null;
}
