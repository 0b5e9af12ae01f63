import type { Locale } from '../locale.ts';
import type { EnergyGrade } from '../rules/energy-label.ts';
import type { PictureView } from './picture.ts';

/** A price as it is written: "Vanaf" · "€ 289.000" · "/ maand". */
export interface PriceView {
  /** `amount` is a figure, `on-request` words that stand for it. */
  readonly kind: 'amount' | 'on-request';
  readonly prefix: string | null;
  readonly text: string;
  readonly suffix: string | null;
  /** "Verlaagd op 3 nov, was " and the former price, which is struck through. Absent where it was not lowered. */
  readonly lowered?: { readonly words: string; readonly before: string };
}

/** Energy tag: `grade` picks the colour, `text` is for those who do not see it. */
export interface EnergyTagView {
  readonly grade: EnergyGrade;
  readonly label: string;
  readonly text: string;
}

export interface CardFactView {
  readonly kind: 'persons' | 'bedrooms' | 'bathrooms' | 'area' | 'plot' | 'units' | 'floor';
  /** What stands beside the icon: "4", "218 m²", "18 appartementen". */
  readonly text: string;
  /** Read before `text` where the icon alone would not say it: "slaapkamers". */
  readonly name: string | null;
  /** Class of a name that is seen too: on sites whose cards have words in the place of icons. */
  readonly named?: 'named';
}

/** The agency's own sticker on an estate. */
interface StickerView {
  readonly text: string;
  /** Language of the text, where it is not the page's own. */
  readonly lang?: Locale;
  readonly className: string | null;
  /** A ground of the estate's own as `#rrggbb`, which the site's stylesheet does not know; drawn as a picture. */
  readonly ground?: string;
}

/** More pictures of a card, which come when they are asked for. */
export interface CardStripView {
  /** Answers the further pictures as HTML. */
  readonly href: string;
  readonly count: number;
  /** "Foto 1 van 5": its first figure is the picture's place. */
  readonly position: string;
  readonly previous: string;
  readonly next: string;
}

/** What a row of a list says beside what a card does. */
export interface CardRowView {
  /** The agency's own sentence; empty without one. */
  readonly remark: string;
  /** How its description goes on; empty without one. */
  readonly lines: string;
  /** Language of both, where it is not the page's own. */
  readonly lang?: Locale;
  /** At most six, such as "5" · "slaapkamers". */
  readonly facts: readonly { readonly value: string; readonly name: string }[];
  /** "€ 2.510 /m²"; null where price or area is not public. */
  readonly perArea: string | null;
  /** "241 kWh/m²". */
  readonly energy: string | null;
}

/** Listing tile (spec 1 §2, "Estate card"). Plain data: rendered at the edge and sent as JSON. */
export interface EstateCardView {
  /** The estate's id as text: the key of a favourite. */
  readonly id: string;
  /** null when the status is one the site hides: the card is a plain block, no link. */
  readonly href: string | null;
  /** What it is, over a title of its own: "Villa"; null where the title says it. */
  readonly kind: string | null;
  /** The listing's own title, where it has one in the page's language; else what it is (spec 1 §2). */
  readonly title: string;
  /** Street, zip and city as far as the address rule lets them show. */
  readonly place: string;
  readonly picture: PictureView | null;
  /** null where there is no second picture, and where nothing is linked. */
  readonly strip: CardStripView | null;
  /** Words in place of a picture: "Nog geen foto". Every card has them, whoever draws it (spec 1 §2). */
  readonly noPicture: string;
  readonly price: PriceView | null;
  /** `className` carries the colours from the site's stylesheet; null keeps the plain look. */
  readonly sticker: StickerView | null;
  /** Transaction name of a sold or let estate, or that it is archived; shown when there is no sticker. */
  readonly soldLabel: string | null;
  /** Sold, let or archived: it stands back. */
  readonly sold: boolean;
  readonly energy: EnergyTagView | null;
  /** Flood score after C: what the icon says. */
  readonly flood: string | null;
  readonly facts: readonly CardFactView[];
  /** How its description begins: on sites whose cards tell. */
  readonly text?: { readonly words: string; readonly lang?: Locale };
  readonly heart: { readonly add: string; readonly remove: string };
  /** Absent where cards stand side by side. */
  readonly row?: CardRowView;
  /** Group of a grouped list; the cards of one group stand together. Absent elsewhere. */
  readonly group?: CardGroupView;
}

/** A group of a list: its heading, and how many estates the whole search has in it. */
export interface CardGroupView {
  /** Tells groups apart; empty for estates without a group key. */
  readonly key: string;
  readonly label: string;
  /** "12 panden"; null where it is not known. */
  readonly count: string | null;
}

/** Answer of the site's own ajax calls for estates. */
export interface EstateCardsAnswer {
  readonly total: number;
  readonly results: readonly EstateCardView[];
}
