import type { Locale } from '../locale.ts';
import type { EnergyGrade } from '../rules/energy-label.ts';
import type { Availability } from '../rules/standing.ts';
import type { CardFactView, EnergyTagView, EstateCardView, PriceView } from './estate-card.ts';
import type { FacadeView } from './facade.ts';
import type { StructuredData } from './frame.ts';
import type { OpenHouseView } from './open-house.ts';
import type { PictureView } from './picture.ts';
import type { DocumentView, KeyFactView } from './told.ts';

/** Languages of the parts of a row, of those only that are not in the page's own (WCAG 3.1.2). */
export interface FactLanguages {
  readonly label?: Locale;
  readonly value?: Locale;
  readonly note?: Locale;
}

/** One of the things that a row lists. */
export interface FactItemView {
  readonly text: string;
  /** Language of the text, where it is not the page's own. */
  readonly lang?: Locale;
  /** Address of the drawing beside it (SVG); null without one. */
  readonly icon: string | null;
}

/** A row of a fact list. */
export interface FactView {
  readonly lang?: FactLanguages;
  readonly label: string;
  readonly value: string;
  /** Free text that belongs to the value and is shown beneath it (spec 2 §3, "Combined fields"). */
  readonly note?: string | null;
  /** The value thing by thing, where one of them has a drawing: shown in its place. */
  readonly items?: readonly FactItemView[];
  /** Where the value leads, for a document or an address elsewhere. */
  readonly href?: string | null;
}

export interface FactGroupView {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly FactView[];
  /** `wide` for long values (town planning, comments): label and value stand side by side at full width. */
  readonly wide?: boolean;
  /** Opened on demand: what decides is said before. */
  readonly folded?: boolean;
}

/** One of the two flood scores: the letter, what it means and where it stands among the four. */
export interface FloodScoreView {
  /** "Perceelscore (P)". */
  readonly label: string;
  readonly letter: 'A' | 'B' | 'C' | 'D';
  /** Shown as an icon only after C (spec 1 §9). */
  readonly warning: boolean;
  readonly meaning: string;
}

/** A film or a tour, loaded from its host only when the visitor asks for it. */
export interface MediaView {
  readonly kind: 'video' | 'visit';
  readonly label: string;
  /** https address of the page elsewhere. */
  readonly href: string;
  /** Where it is loaded from, said before it is: "youtube.com". */
  readonly host: string;
  /** Address that may stand in a frame; null when it can only be opened in a tab of its own. */
  readonly embedHref: string | null;
}

/** Rooms of one level, in order of their floorId. */
export interface FloorView {
  readonly title: string;
  /** Language of the title, where it is not the page's own; a room's name and detail have theirs. */
  readonly lang?: Locale;
  readonly rooms: readonly {
    readonly name: string;
    readonly detail: string | null;
    readonly lang?: Locale;
    readonly detailLang?: Locale;
  }[];
}

/**
 * Where the estate is. Only with location, sub type and status (spec 1 §4). With a hidden address `point`
 * is the centre of its cell and `radius` holds the cell, metres.
 */
export interface MapView {
  readonly point: { readonly lat: number; readonly lon: number };
  readonly radius: number | null;
  /** Whether the address is told on request: it is not of an estate that is gone, nor where it is shown already. */
  readonly onRequest: boolean;
  readonly label: string;
  /** Tiles that a map which moves is made of; null without any. */
  readonly live: LiveTilesView | null;
  /** Pictures of the place, the widest last; of streets, or of outlines of municipalities. Empty where there is neither. */
  readonly sights: readonly MapSightView[];
  readonly base: 'streets' | 'outlines';
  /** Whom a picture of streets is owed to; null for other pictures. */
  readonly credit: string | null;
  readonly near: NearView;
}

/** Tiles of a map that moves. */
export interface LiveTilesView {
  /** Address template with {z}, {x}, {y}, of tiles in light colours or in the only ones there are. */
  readonly tiles: string;
  /** The same in dark colours; null where there are no others. */
  readonly dark: string | null;
  readonly zooms: { readonly least: number; readonly most: number };
  readonly attribution: string | null;
}

/** Addresses of one picture in light and dark colours. */
interface ShadesView {
  readonly light: string;
  readonly dark: string;
}

/** A picture of a place for wide screens and one for narrow ones, to be cropped about the middle and never scaled. */
export interface MapSightView {
  readonly scope: 'street' | 'quarter' | 'town';
  readonly wide: ShadesView;
  readonly narrow: ShadesView;
}

/** What lies near a home: first what its listing says, then what the map knows. */
export interface NearView {
  readonly stated: readonly FactView[];
  /** "1. Station Leuven, station": "610 m" as the crow flies; numbered where the pictures show where. */
  readonly found: readonly FactView[];
  /** Whether the distances found are those of a whole quarter. */
  readonly coarse: boolean;
}

/** From a unit back to its project and on to the estates beside it. */
export interface NeighboursView {
  readonly project: { readonly label: string; readonly href: string; readonly lang?: Locale };
  readonly previous: { readonly label: string; readonly href: string } | null;
  readonly next: { readonly label: string; readonly href: string } | null;
}

/** The region's letters in cells; the estate's own cell and the pin are drawn as SVG attributes. */
export interface EnergyScaleView {
  readonly cells: readonly {
    readonly letter: string;
    readonly grade: EnergyGrade;
    readonly current: boolean;
  }[];
  /** Limits between the cells, in kWh/m²/year; one fewer than cells. */
  readonly limits: readonly string[];
  /** Place of the pin along the cells, 0…1; null without a value. */
  readonly pin: number | null;
  readonly pinText: string | null;
  /** Share of the bar of 700, 0…100 (spec 1 §9); null without a value. */
  readonly barPercent: number | null;
  /** The same in words. */
  readonly text: string;
}

export interface ContactPersonView {
  readonly name: string;
  /** Shown where there is no portrait. */
  readonly initials: string;
  /** Address of the portrait; null without one. */
  readonly portrait: string | null;
  readonly description: string | null;
  /** Language of the description, where it is not the page's own. */
  readonly lang?: Locale;
  readonly phones: readonly { readonly text: string; readonly href: string }[];
  readonly email: { readonly text: string; readonly href: string } | null;
  /** With a first line that names what it is about; null where nobody gives a number for that. */
  readonly whatsapp: { readonly text: string; readonly href: string } | null;
  /** "Spreekt Nederlands en Frans"; null where nobody says. */
  readonly languages: string | null;
}

/** A step of the way to a page; the page itself comes last and is no link. */
interface CrumbView {
  readonly label: string;
  readonly href: string | null;
  /** Language of the label, where it is not the page's own. */
  readonly lang?: Locale;
}

/** One estate, whichever source it comes from. */
export interface EstatePageView {
  readonly id: string;
  /** Its status is one the site hides: the page stands, but search engines are asked to leave it out. */
  readonly hidden: boolean;
  readonly breadcrumbs: readonly CrumbView[];
  readonly pictures: readonly PictureView[];
  readonly noPicture: boolean;
  /** What it is, over the title: "Herenhuis"; null where the title says no more. */
  readonly kind: string | null;
  readonly title: string;
  /** Language of the title; null when it is the page's own. */
  readonly titleLocale?: Locale | null;
  readonly place: string;
  /** Said beside the place when the address is hidden: "adres op aanvraag". */
  readonly addressHidden: boolean;
  readonly price: PriceView | null;
  /** The same without what it was before, where there is little room. */
  readonly barPrice: PriceView | null;
  /** Line above the price: "Vraagprijs", "Huurprijs". */
  readonly priceLabel: string | null;
  /** The form that follows its price; null where there is no price to follow, or no alerts. */
  readonly priceAlertHref: string | null;
  readonly sticker: EstateCardView['sticker'];
  /** Days on which whoever likes may come, from today on. */
  readonly openHouses: readonly OpenHouseView[];
  readonly soldLabel: string | null;
  readonly sold: boolean;
  /** Of a sold home, where its neighbours learn what theirs is worth; null where the agency values nothing. */
  readonly valuationHref: string | null;
  readonly archived: { readonly label: string; readonly date: string | null } | null;
  readonly keyFacts: readonly KeyFactView[];
  readonly lead: string | null;
  /** Language of lead and description; null when it is the page's own. */
  readonly textLocale?: Locale | null;
  readonly description: readonly string[];
  /** The facts that decide, of a home with many; none where all are seen at a glance. */
  readonly deciding: readonly FactView[];
  readonly groups: readonly FactGroupView[];
  readonly energy: { readonly scale: EnergyScaleView | null; readonly rows: readonly FactView[] } | null;
  /** Its energy label in short; null without one. */
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
  /** What a unit of the project is called, within a sentence: "appartement", "appartementen". */
  readonly unitNames: { readonly one: string; readonly other: string };
  readonly facade: FacadeView | null;
  readonly neighbours: NeighboursView | null;
  /** What is passed on when the page is shared: its absolute canonical address and title. */
  readonly share: {
    readonly url: string;
    readonly title: string;
    /** The address as a QR code, for paper. */
    readonly codeHref: string;
    /** The form that sends it to a friend. */
    readonly mailHref: string;
  };
  /** Draws cards of similar estates: `GET /{lang}/ajax/similar-cards/{id}`. */
  readonly similarHref: string;
  /** Where an appointment is booked; null for an estate that cannot be viewed. */
  readonly appointmentHref: string | null;
  /** Whether the times may be shown in place: Turnstile runs on the form's own page alone. */
  readonly appointmentInPlace: boolean;
  readonly reference: string | null;
  readonly published: string | null;
  readonly heart: { readonly add: string; readonly remove: string };
  readonly contact: {
    /** The form to ask about this estate. */
    readonly formHref: string;
    /** The same page with the contact details shown; works without JavaScript. */
    readonly revealHref: string;
    readonly dataHref: string;
    readonly person: ContactPersonView | null;
    /** The agency itself, always shown. */
    readonly agency: {
      readonly name: string;
      readonly phone: { readonly text: string; readonly href: string } | null;
    };
  };
  /** Title for browsers and search engines: the estate, what it is offered for, and where. */
  readonly headTitle?: string;
  /** What results say of it: facts that no other estate has, then the agency's words. */
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
