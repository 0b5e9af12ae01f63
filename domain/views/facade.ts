import type { Availability } from '../rules/standing.ts';
import type { PriceView } from './estate-card.ts';
import type { PictureView } from './picture.ts';
import type { DocumentView, KeyFactView } from './told.ts';

/** A home in the façade. */
export interface BayView {
  readonly id: string;
  /** To its panel beside the drawing, on the page of another home to its own page; null for one that is gone. */
  readonly href: string | null;
  /** "Appartement 2.1", and as much of it as its number has: "2.1". */
  readonly title: string;
  readonly number: string;
  /** "94 m²"; null where it is not known. */
  readonly area: string | null;
  readonly status: string;
  readonly price: string | null;
  /** Its share of the floor's width, of 100,000 parts. */
  readonly width: number;
  readonly state: Availability;
  readonly current: boolean;
  /** Place of its panel among the others, from 1; null without one. */
  readonly panel: number | null;
}

interface FacadeFloorView {
  readonly label: string;
  /** Under the ground: it has no windows. */
  readonly below: boolean;
  readonly bays: readonly BayView[];
}

/** What is said of one home beside the drawing. */
export interface HomePanelView {
  readonly id: string;
  readonly title: string;
  readonly number: string;
  /** Floor, and the building where there are several. */
  readonly where: string;
  readonly status: { readonly text: string; readonly state: Availability };
  readonly price: PriceView | null;
  readonly plan: PictureView | null;
  readonly facts: readonly KeyFactView[];
  /** To come and see it, or else to ask about it. */
  readonly action: { readonly kind: 'viewing' | 'question'; readonly href: string };
  readonly documents: readonly DocumentView[];
  /** Its own page. */
  readonly href: string;
}

/** A project as it stands: each home a bay as wide as its share of its floor, top floor first. */
export interface FacadeView {
  /** "9 van 18 vrij, van € 557.000 tot € 1.062.000"; null on the page of one home. */
  readonly summary: string | null;
  /** Whether there is something to choose. */
  readonly choice: boolean;
  /** What each state that occurs is called, by the words of the table of units, and how many have it. */
  readonly legend: readonly { readonly state: Availability; readonly text: string; readonly count: number }[];
  readonly buildings: readonly {
    readonly name: string | null;
    readonly floors: readonly FacadeFloorView[];
  }[];
  /** Of the homes on offer, in the order of the table; none on the page of one home. */
  readonly panels: readonly HomePanelView[];
  /** The panel that is open before anyone has chosen: the cheapest home that is free. */
  readonly first: string | null;
}
