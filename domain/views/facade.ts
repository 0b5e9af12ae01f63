import type { Availability } from '../rules/standing.ts';
import type { DocumentView, KeyFactView } from './document.ts';
import type { PriceView } from './estate-card.ts';
import type { PictureView } from './picture.ts';

/** A home in the façade drawing. */
export interface BayView {
  readonly id: string;
  /**
   * Link to its panel beside the drawing, or, on another home's page, to its own page; null for one that is
   * gone.
   */
  readonly href: string | null;
  /** "Appartement 2.1", and its number alone: "2.1". */
  readonly title: string;
  readonly number: string;
  /** "94 m²"; null when unknown. */
  readonly area: string | null;
  readonly status: string;
  readonly price: string | null;
  /** Its share of the floor's width, in parts of 100,000. */
  readonly width: number;
  readonly state: Availability;
  readonly current: boolean;
  /** Position of its panel, from 1; null without one. */
  readonly panel: number | null;
}

interface FacadeFloorView {
  readonly label: string;
  /** Below ground: drawn without windows. */
  readonly below: boolean;
  readonly bays: readonly BayView[];
}

/** Panel of a home beside the drawing. */
export interface HomePanelView {
  readonly id: string;
  readonly title: string;
  readonly number: string;
  /** Floor, and the building if there are several. */
  readonly where: string;
  readonly status: { readonly text: string; readonly state: Availability };
  readonly price: PriceView | null;
  readonly plan: PictureView | null;
  readonly facts: readonly KeyFactView[];
  /** Link to book a viewing, or to ask a question. */
  readonly action: { readonly kind: 'viewing' | 'question'; readonly href: string };
  readonly documents: readonly DocumentView[];
  /** Link to its own page. */
  readonly href: string;
}

/** Drawing of a project: each home is a bay with the width of its share of the floor, top floor first. */
export interface FacadeView {
  /** "9 van 18 vrij, van € 557.000 tot € 1.062.000"; null on the page of a single home. */
  readonly summary: string | null;
  /** Whether there is more than one home to choose from. */
  readonly choice: boolean;
  /** Legend: each occurring state with its text, as in the units table, and its number of homes. */
  readonly legend: readonly { readonly state: Availability; readonly text: string; readonly count: number }[];
  readonly buildings: readonly {
    readonly name: string | null;
    readonly floors: readonly FacadeFloorView[];
  }[];
  /** Panels of the homes on offer, in table order; empty on the page of a single home. */
  readonly panels: readonly HomePanelView[];
  /** The panel that is open at first: the cheapest free home. */
  readonly first: string | null;
}
