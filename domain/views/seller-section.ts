import type { Locale } from '../locale.ts';
import type { BlockLinkView, BlockWords } from './block-words.ts';
import type { EstateCardView } from './estate-card.ts';
import type { OfficeView } from './office.ts';
import type { PictureView } from './picture.ts';

/** A text, with its language when it is not the page's own. */
export interface WordsView {
  readonly text: string;
  readonly lang?: Locale;
}

export interface ValuationBlockView extends BlockWords {
  readonly kind: 'valuation';
  /** Links to the form, one for each kind of home. */
  readonly kinds: readonly BlockLinkView[];
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
  /** Link to all of them. */
  readonly link: BlockLinkView | null;
  /** Whether loading them failed, which differs from having none. */
  readonly failed: boolean;
  /** Whether any card shows a price, which then needs an explanation. */
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
  /** "4,8"; null without a mean score. */
  readonly score: string | null;
  /** "op 5, uit 96 recensies". */
  readonly counted: string;
  /** Source of the reviews. */
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
    /** Title of the article; with a link if known. */
    readonly title: (WordsView & { readonly href: string | null }) | null;
  }[];
}

export interface OfficesBlockView extends BlockWords {
  readonly kind: 'offices';
  readonly offices: readonly OfficeView[];
}

export type SellerSectionView =
  | ValuationBlockView
  | FiguresBlockView
  | SoldBlockView
  | StepsBlockView
  | ReviewsBlockView
  | PressBlockView
  | OfficesBlockView;
