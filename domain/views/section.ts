import type { Locale } from '../locale.ts';
import type { BlockLinkView, BlockWords } from './block-words.ts';
import type { EstateCardView } from './estate-card.ts';
import type { NavLinkView } from './frame.ts';
import type { PagingView } from './offer.ts';
import type { HeroView, PictureView } from './picture.ts';
import type { RichText } from './rich-text.ts';
import type { SellerSectionView } from './seller-section.ts';

export type { BlockLinkView } from './block-words.ts';

export interface TextBlockView extends BlockWords {
  readonly kind: 'text';
  readonly picture: PictureView | null;
  readonly link: BlockLinkView | null;
}

export interface PictureBlockView extends BlockWords {
  readonly kind: 'picture';
  readonly picture: PictureView;
}

export interface EstatesBlockView extends BlockWords {
  readonly kind: 'estates';
  readonly cards: readonly EstateCardView[];
  /** Link to all of them. */
  readonly link: BlockLinkView | null;
  /** Whether loading them failed, which differs from having none. */
  readonly failed: boolean;
}

/** A colleague, an office or a review. */
export interface EntityItemView {
  readonly id: string;
  readonly title: string;
  readonly titleLang?: Locale;
  readonly subtitle: string | null;
  readonly subtitleLang?: Locale;
  /** Shown without a portrait. */
  readonly initials: string;
  /** Address of a small square picture; null without one. */
  readonly portrait: string | null;
  readonly body: RichText;
  readonly bodyLang?: Locale;
  readonly picture: PictureView | null;
  /** "Lippenslaan 287, 8300 Knokke-Heist"; null without one. */
  readonly address: string | null;
  readonly openingHours: string | null;
  readonly phone: { readonly text: string; readonly href: string } | null;
  readonly email: { readonly text: string; readonly href: string } | null;
  /** Its own link, or the page of the person of the team whom it names. */
  readonly href: string | null;
}

export interface EntitiesBlockView extends BlockWords {
  readonly kind: 'entities';
  /** Lines side by side, or cards for items with longer texts. */
  readonly look: 'lines' | 'cards';
  readonly items: readonly EntityItemView[];
  readonly picture: PictureView | null;
  readonly link: BlockLinkView | null;
}

export interface CallBlockView extends BlockWords {
  readonly kind: 'call-to-action';
  /** The first is the main link. */
  readonly links: readonly BlockLinkView[];
}

export interface MenuBlockView extends BlockWords {
  readonly kind: 'menu';
  readonly links: readonly NavLinkView[];
}

export interface PlacesBlockView extends BlockWords {
  readonly kind: 'places';
  readonly hint: string | null;
  readonly hintLang?: Locale;
  readonly places: readonly (BlockLinkView & { readonly count: string | null })[];
}

/** Blocks of a content page, ready to render. A block for a form is a call to action that links to it. */
export type SectionView =
  | TextBlockView
  | PictureBlockView
  | EstatesBlockView
  | EntitiesBlockView
  | CallBlockView
  | MenuBlockView
  | PlacesBlockView
  | SellerSectionView;

/** The head of a content page. */
export interface ContentHeadView {
  readonly title: string;
  /** Languages of title and lead, when they are not the page's own. */
  readonly titleLang?: Locale;
  readonly lead: string | null;
  readonly leadLang?: Locale;
  readonly hero: HeroView | null;
  /** The date of an item of news, as `YYYY-MM-DD` and as shown. */
  readonly dated?: { readonly day: string; readonly text: string };
}

export interface ContentPageView extends ContentHeadView {
  readonly sections: readonly SectionView[];
  /** Link below an item of news to all of them. */
  readonly more?: { readonly href: string; readonly label: string };
}

/** An item in the list of news. */
export interface NewsCardView extends Omit<ContentHeadView, 'hero' | 'dated'> {
  readonly href: string;
  readonly dated: NonNullable<ContentHeadView['dated']>;
  readonly picture: PictureView | null;
}

/** The list of news. */
export interface NewsPageView {
  readonly cards: readonly NewsCardView[];
  readonly pages: PagingView['numbers'];
  readonly feedHref: string;
}

/** Named estates: a collection in pages, or a group. */
export interface ListingPageView extends ContentHeadView {
  /** "12 panden". */
  readonly count: string;
  readonly cards: readonly EstateCardView[];
  readonly pages: PagingView['numbers'];
}
