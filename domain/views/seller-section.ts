import type { Locale } from '../locale.ts';
import type { BlockLinkView, BlockWords } from './block-words.ts';
import type { EstateCardView } from './estate-card.ts';
import type { PictureView } from './picture.ts';

/** A text, with its language where it is not the page's own. */
export interface WordsView {
  readonly text: string;
  readonly lang?: Locale;
}

export interface ValuationBlockView extends BlockWords {
  readonly kind: 'valuation';
  /** Of its field: a page may have the block twice. */
  readonly id: string;
  /** The form's address; what was typed is POSTed to it. */
  readonly action: string;
  readonly points: readonly WordsView[];
  readonly picture: PictureView | null;
}

export interface FiguresBlockView extends BlockWords {
  readonly kind: 'figures';
  readonly figures: readonly {
    readonly value: string;
    readonly unit: WordsView;
    readonly label: WordsView;
    readonly period: WordsView;
  }[];
}

export interface SoldBlockView extends BlockWords {
  readonly kind: 'sold';
  readonly cards: readonly EstateCardView[];
  /** The way to all of them. */
  readonly link: BlockLinkView | null;
  /** Whether they could not be had, which is not the same as none. */
  readonly failed: boolean;
  /** Whether a card shows a price: then it is said which. */
  readonly priced: boolean;
}

export interface StepsBlockView extends BlockWords {
  readonly kind: 'steps';
  readonly steps: readonly {
    readonly title: WordsView;
    readonly text: WordsView;
    readonly duration: WordsView;
  }[];
}

export interface ReviewsBlockView extends BlockWords {
  readonly kind: 'reviews';
  /** "4,8"; null without a mean. */
  readonly score: string | null;
  /** "op 5, uit 96 recensies". */
  readonly counted: string;
  /** Where they stand, or were asked for. */
  readonly source: WordsView;
  /** "Stand op 20 november 2026". */
  readonly asOf: string;
  readonly link: BlockLinkView | null;
  readonly checked: WordsView;
  readonly reviews: readonly {
    readonly text: WordsView;
    readonly by: string;
    readonly about: WordsView;
    readonly date: string;
  }[];
}

export interface PressBlockView extends BlockWords {
  readonly kind: 'press';
  readonly quotes: readonly {
    readonly text: WordsView;
    readonly paper: string;
    /** "Mieke Lams · 14/03/2026". */
    readonly signed: string;
    /** Title of the piece; a link where there is one to it. */
    readonly title: (WordsView & { readonly href: string | null }) | null;
  }[];
}

export type SellerSectionView =
  | ValuationBlockView
  | FiguresBlockView
  | SoldBlockView
  | StepsBlockView
  | ReviewsBlockView
  | PressBlockView;
