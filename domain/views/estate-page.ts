import type { Locale } from '../locale.ts';
import type { EnergyGrade } from '../rules/energy-label.ts';
import type { Availability, StatusView } from '../rules/standing.ts';
import type { DocumentView, KeyFactView } from './document.ts';
import type { CardFactView, EnergyTagView, EstateCardView, PriceView } from './estate-card.ts';
import type { FacadeView } from './facade.ts';
import type { StructuredData } from './frame.ts';
import type { OpenHouseView } from './open-house.ts';
import type { PictureView } from './picture.ts';

/** Languages of a row's parts, only when they differ from the page's (WCAG 3.1.2). */
export interface FactLanguages {
  readonly label?: Locale;
  readonly value?: Locale;
  readonly note?: Locale;
}

/** An item of a row that lists several. */
export interface FactItemView {
  readonly text: string;
  /** Language of the text, when it is not the page's own. */
  readonly lang?: Locale;
  /** Address of its icon (SVG); null without one. */
  readonly icon: string | null;
}

/** A fact as comparisons know it. */
export interface ComparedFact {
  /** The same for the same fact of every source. */
  readonly fact: string;
  /** The same for the same value, in any language and notation; absent for words, which are compared as such. */
  readonly value?: string;
  /** Number that a comparison shows instead of the row's text, which becomes its note: "3" of "18 · 15 · 11 m²". */
  readonly count?: number;
  /** Things that the row lists and other homes state one by one: "Zwembad" where those say "Zwembad: ja". */
  readonly names?: readonly string[];
}

/** A row of a fact list. */
export interface FactView {
  readonly lang?: FactLanguages;
  readonly label: string;
  readonly value: string;
  /** Free text beneath the value (spec 2 §3, "Combined fields"). */
  readonly note?: string | null;
  /** The value as items, when one of them has an icon: shown instead of the text. */
  readonly items?: readonly FactItemView[];
  /** Link of the value, to a document or an external address. */
  readonly href?: string | null;
  /** What homes are compared by, whatever their source writes; absent for free texts. */
  readonly compared?: ComparedFact;
}

export interface FactGroupView {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly FactView[];
  /** `wide` for long values (town planning, comments): label and value are side by side at full width. */
  readonly wide?: boolean;
  /** Collapsed until opened: the deciding facts are shown before it. */
  readonly folded?: boolean;
}

/** What a home costs in all, or each month: its rows, and the page on which a buyer calculates it. */
export interface CostSectionView {
  readonly rows: readonly FactView[];
  readonly note: string | null;
  /** null for a letting, of which the rows say everything. */
  readonly href: string | null;
}

/** A flood score: its letter, meaning, and position on the scale of four. */
export interface FloodScoreView {
  /** "Perceelscore (P)". */
  readonly label: string;
  readonly letter: 'A' | 'B' | 'C' | 'D';
  /** The icon is shown only for a score after C (spec 1 §9). */
  readonly warning: boolean;
  readonly meaning: string;
}

/** A video or tour, loaded from its host only on the visitor's request. */
export interface MediaView {
  readonly kind: 'video' | 'visit';
  readonly label: string;
  /** https address of the external page. */
  readonly href: string;
  /** Host that it is loaded from, shown before loading: "youtube.com". */
  readonly host: string;
  /** Address for an iframe; null when it can only be opened in a new tab. */
  readonly embedHref: string | null;
}

/** Rooms of a floor, by their floorId. */
export interface FloorView {
  readonly title: string;
  /** Language of the title, when it is not the page's own; a room's name and detail have their own. */
  readonly lang?: Locale;
  readonly rooms: readonly {
    readonly name: string;
    readonly detail: string | null;
    readonly lang?: Locale;
    readonly detailLang?: Locale;
  }[];
}

/**
 * Location of the estate. Only with coordinates, sub type and status (spec 1 §4). With a hidden address
 * `point` is the centre of its cell and `radius` covers the cell, metres.
 */
export interface MapView {
  readonly point: { readonly lat: number; readonly lon: number };
  readonly radius: number | null;
  /**
   * Whether the address is available on request: not for an estate that is gone, nor when it is already
   * shown.
   */
  readonly onRequest: boolean;
  readonly label: string;
  /** Tiles of an interactive map; null for none. */
  readonly live: LiveTilesView | null;
  /**
   * Pictures of the location, the widest last: of streets, or of municipality outlines. Empty when there are
   * none.
   */
  readonly sights: readonly MapSightView[];
  readonly base: 'streets' | 'outlines';
  /** Attribution of a street picture; null for other pictures. */
  readonly credit: string | null;
  readonly near: NearView;
}

/** Tiles of an interactive map. */
export interface LiveTilesView {
  /** URL template with {z}, {x}, {y}, of the light tiles or the only ones. */
  readonly tiles: string;
  /** URL template of the dark tiles; null when there are none. */
  readonly dark: string | null;
  readonly zooms: { readonly least: number; readonly most: number };
  readonly attribution: string | null;
}

/** Addresses of a picture in light and dark colours. */
interface ShadesView {
  readonly light: string;
  readonly dark: string;
}

/**
 * A picture of the location for wide screens and one for narrow ones, cropped around the centre and never
 * scaled.
 */
export interface MapSightView {
  readonly scope: 'street' | 'quarter' | 'town';
  readonly wide: ShadesView;
  readonly narrow: ShadesView;
  /** For a box of any height, beside the words that an estate has no pictures. */
  readonly tall: ShadesView;
}

/** Places near a home: first those that its listing states, then those found on the map. */
export interface NearView {
  readonly stated: readonly FactView[];
  /**
   * "1. Station Leuven, station": "610 m" in a straight line; numbered when the pictures show the numbers.
   */
  readonly found: readonly FactView[];
  /** Whether the distances are measured from the quarter instead of the home. */
  readonly coarse: boolean;
}

/** Links from a unit to its project and to the neighbouring units. */
export interface NeighboursView {
  readonly project: { readonly label: string; readonly href: string; readonly lang?: Locale };
  readonly previous: { readonly label: string; readonly href: string } | null;
  readonly next: { readonly label: string; readonly href: string } | null;
}

/** The region's energy classes as cells; the estate's own cell and the pin are drawn as SVG attributes. */
export interface EnergyScaleView {
  readonly cells: readonly {
    readonly letter: string;
    readonly grade: EnergyGrade;
    readonly current: boolean;
  }[];
  /** Limits between the cells, in kWh/m²/year; one fewer than cells. */
  readonly limits: readonly string[];
  /** Position of the pin along the cells, 0…1; null without a value. */
  readonly pin: number | null;
  readonly pinText: string | null;
  /** Length of the bar in percent of 700, 0…100 (spec 1 §9); null without a value. */
  readonly barPercent: number | null;
  /** The scale as text. */
  readonly text: string;
}

export interface ContactPersonView {
  readonly name: string;
  /** Path of their own page; null for a contact who is not of the team. */
  readonly href: string | null;
  /** Shown without a portrait. */
  readonly initials: string;
  /** Address of the portrait; null without one. */
  readonly portrait: string | null;
  readonly description: string | null;
  /** Language of the description, when it is not the page's own. */
  readonly lang?: Locale;
  readonly phones: readonly { readonly text: string; readonly href: string }[];
  readonly email: { readonly text: string; readonly href: string } | null;
  /** Link with a prefilled first line that names the subject; null without a WhatsApp number. */
  readonly whatsapp: { readonly text: string; readonly href: string } | null;
  /** "Spreekt Nederlands en Frans"; null when unknown. */
  readonly languages: string | null;
}

/** A breadcrumb; the page itself comes last and has no link. */
interface CrumbView {
  readonly label: string;
  readonly href: string | null;
  /** Language of the label, when it is not the page's own. */
  readonly lang?: Locale;
}

/** The page of an estate of any source. */
export interface EstatePageView {
  readonly id: string;
  /** The site hides its status: the page exists, but is not indexed. */
  readonly hidden: boolean;
  readonly breadcrumbs: readonly CrumbView[];
  readonly pictures: readonly PictureView[];
  readonly noPicture: boolean;
  /** Type above the title: "Herenhuis"; null when the title already says it. */
  readonly kind: string | null;
  readonly title: string;
  /** Language of the title; null when it is the page's own. */
  readonly titleLocale?: Locale | null;
  readonly place: string;
  /** Shown beside the location of a hidden address: "adres op aanvraag". */
  readonly addressHidden: boolean;
  readonly price: PriceView | null;
  /** The price without its previous one, for narrow places. */
  readonly barPrice: PriceView | null;
  /** Label of the price: "Vraagprijs", "Huurprijs". */
  readonly priceLabel: string | null;
  /** Link to the price alert form; null without a price or without alerts. */
  readonly priceAlertHref: string | null;
  readonly sticker: EstateCardView['sticker'];
  /** Coming open houses. */
  readonly openHouses: readonly OpenHouseView[];
  /** Said beside the price; null for a home that is free, or of unknown status. */
  readonly status: StatusView | null;
  /** "In optie sinds 3 november", which stands instead of the status; null where its day is not published. */
  readonly statusSince: string | null;
  /** "€ 2.510 /m²"; null where price or area is not public. */
  readonly perArea: string | null;
  /** How price and status changed, the newest first, a day and a sentence each; null where it is not published. */
  readonly history: readonly FactView[] | null;
  /** What it costs in all; null where that cannot be said, or the agency does not show it. */
  readonly costs: CostSectionView | null;
  /** What the status means for a visit, for a home under option or under offer. */
  readonly meaning: string | null;
  readonly sold: boolean;
  /**
   * For a sold home: link to the valuation page for neighbours; null when the agency offers no valuations.
   */
  readonly valuationHref: string | null;
  readonly archived: { readonly label: string; readonly date: string | null } | null;
  readonly keyFacts: readonly KeyFactView[];
  readonly lead: string | null;
  /** Language of lead and description; null when it is the page's own. */
  readonly textLocale?: Locale | null;
  readonly description: readonly string[];
  /** The deciding facts of a home with many facts; empty when there are few. */
  readonly deciding: readonly FactView[];
  /** All facts by group, for a comparison. */
  readonly whole: readonly FactGroupView[];
  readonly groups: readonly FactGroupView[];
  readonly energy: { readonly scale: EnergyScaleView | null; readonly rows: readonly FactView[] } | null;
  /** Its energy label in short; null when there is none. */
  readonly energyTag: EnergyTagView | null;
  readonly flood: {
    readonly scores: readonly FloodScoreView[];
    readonly rows: readonly FactView[];
  } | null;
  readonly floors: readonly FloorView[];
  readonly documents: readonly DocumentView[];
  readonly media: readonly MediaView[];
  readonly map: MapView | null;
  /** Units of a project, by floor. */
  readonly units: readonly UnitGroupView[];
  /** Noun for a unit of the project, within a sentence: "appartement", "appartementen". */
  readonly unitNames: { readonly one: string; readonly other: string };
  readonly facade: FacadeView | null;
  readonly neighbours: NeighboursView | null;
  /** Data for sharing the page: its absolute canonical address and title. */
  readonly share: {
    readonly url: string;
    readonly title: string;
    /** The address as a QR code, for paper. */
    readonly codeHref: string;
    /** Link to the form that sends it to a friend. */
    readonly mailHref: string;
  };
  /** Returns cards of similar estates: `GET /{lang}/ajax/similar-cards/{id}`. */
  readonly similarHref: string;
  /** Link to book an appointment; null for an estate that cannot be viewed. */
  readonly appointmentHref: string | null;
  /** Whether times can be shown in place: not with Turnstile, which runs only on the form's own page. */
  readonly appointmentInPlace: boolean;
  readonly reference: string | null;
  readonly published: string | null;
  readonly heart: { readonly add: string; readonly remove: string };
  readonly contact: {
    /** Link to the contact form about this estate. */
    readonly formHref: string;
    /** Link to the same page with visible contact details; works without JavaScript. */
    readonly revealHref: string;
    readonly dataHref: string;
    readonly person: ContactPersonView | null;
    /** The agency's own contact, always shown. */
    readonly agency: {
      readonly name: string;
      readonly phone: { readonly text: string; readonly href: string } | null;
    };
  };
  /** Title for browsers and search engines: estate, transaction and location. */
  readonly headTitle?: string;
  /** Description for search results: distinctive facts, then the agency's text. */
  readonly headDescription?: string;
  readonly jsonLd: StructuredData;
}

export interface UnitGroupView {
  readonly floor: string;
  readonly units: readonly {
    readonly id: string;
    readonly href: string | null;
    readonly title: string;
    readonly status: { readonly text: string; readonly state: Availability };
    readonly price: PriceView | null;
    readonly facts: readonly CardFactView[];
    readonly heart: { readonly add: string; readonly remove: string };
  }[];
}
