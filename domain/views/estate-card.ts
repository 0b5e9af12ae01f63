import type { Locale } from '../locale.ts';
import type { EnergyGrade } from '../rules/energy-label.ts';
import type { StatusView } from '../rules/standing.ts';
import type { PictureView } from './picture.ts';

/** A price in display form: "Vanaf" · "€ 289.000" · "/ maand". */
export interface PriceView {
  /** `amount` is a figure, `on-request` a text instead of a figure. */
  readonly kind: 'amount' | 'on-request';
  readonly prefix: string | null;
  readonly text: string;
  readonly suffix: string | null;
  /** "Verlaagd op 3 nov, was " and the former price, which is struck through. Absent if it was not lowered. */
  readonly lowered?: { readonly words: string; readonly before: string };
}

/** Energy tag: `grade` selects the colour, `text` is for screen readers. */
export interface EnergyTagView {
  readonly grade: EnergyGrade;
  readonly label: string;
  readonly text: string;
}

export interface CardFactView {
  readonly kind: 'persons' | 'bedrooms' | 'bathrooms' | 'area' | 'plot' | 'units' | 'floor';
  /** Text beside the icon: "4", "218 m²", "18 appartementen". */
  readonly text: string;
  /** Read by screen readers before `text` when the icon alone is not enough: "slaapkamers". */
  readonly name: string | null;
  /** Class that makes the name visible, on sites whose cards have words instead of icons. */
  readonly named?: 'named';
}

/** The agency's own sticker on an estate. */
interface StickerView {
  readonly text: string;
  /** Language of the text, when it is not the page's own. */
  readonly lang?: Locale;
  readonly className: string | null;
  /**
   * Background as `#rrggbb` that only this estate has, so the site's stylesheet lacks it; drawn as a picture.
   */
  readonly ground?: string;
  /** Colour of the text as `#rrggbb`, with `ground`. */
  readonly letters?: string;
}

/** Further pictures of a card, loaded on request. */
export interface CardStripView {
  /** Address that returns the further pictures as HTML. */
  readonly href: string;
  readonly count: number;
  /** "Foto 1 van 5": the first number is the picture's position. */
  readonly position: string;
  readonly previous: string;
  readonly next: string;
}

/** Additional content of a row in a list view, besides the card's. */
export interface CardRowView {
  /** The agency's remark; empty when there is none. */
  readonly remark: string;
  /** Continuation of the description; empty when there is none. */
  readonly lines: string;
  /** Language of both, when it is not the page's own. */
  readonly lang?: Locale;
  /** At most six, such as "5" · "slaapkamers". */
  readonly facts: readonly { readonly value: string; readonly name: string }[];
  /** "241 kWh/m²". */
  readonly energy: string | null;
}

/** Listing tile (spec 1 §2, "Estate card"). Plain data: rendered at the edge and sent as JSON. */
export interface EstateCardView {
  /** The estate's id as text, the key of a favourite. */
  readonly id: string;
  /** null when the site hides the status: the card is a plain block without a link. */
  readonly href: string | null;
  /** Type above an individual title: "Villa"; null when the title already says it. */
  readonly kind: string | null;
  /** The listing's own title if it has one in the page's language; else its type and status (spec 1 §2). */
  readonly title: string;
  /** Street, zip and city, as far as the address rule allows. */
  readonly place: string;
  readonly picture: PictureView | null;
  /** null without a second picture or without a link. */
  readonly strip: CardStripView | null;
  /**
   * Text instead of a picture: "Nog geen foto". Present on every card, since the client renders cards too
   * (spec 1 §2).
   */
  readonly noPicture: string;
  readonly price: PriceView | null;
  /**
   * Beneath the price: the price per m² and the last change of a home, "€ 2.510 /m² · In optie sinds 3 november"; for a
   * holiday home what the price contains besides the rent.
   */
  readonly beneath?: string | null;
  /** `className` selects the colours in the site's stylesheet; null for the plain look. */
  readonly sticker: StickerView | null;
  /** Shown beside the sticker (decision 105); null for a home that is free, or of unknown status. */
  readonly status: StatusView | null;
  /** Sold, let or archived: the card is dimmed. */
  readonly sold: boolean;
  readonly energy: EnergyTagView | null;
  /** Text of the flood icon, for a score after C. */
  readonly flood: string | null;
  readonly facts: readonly CardFactView[];
  /** Beginning of the description, on sites whose cards show it. */
  readonly text?: { readonly words: string; readonly lang?: Locale };
  readonly heart: { readonly add: string; readonly remove: string };
  /** Absent in grids. */
  readonly row?: CardRowView;
  /** Group in a grouped list; cards of a group are consecutive. Absent otherwise. */
  readonly group?: CardGroupView;
}

/** A group of a list: its heading, and its number of estates in the whole search. */
export interface CardGroupView {
  /** Key of the group; empty for estates without a group key. */
  readonly key: string;
  readonly label: string;
  /** "12 panden"; null when unknown. */
  readonly count: string | null;
}

/** Answer of the site's ajax calls for estates. */
export interface EstateCardsAnswer {
  readonly total: number;
  readonly results: readonly EstateCardView[];
}
