import type { CardFactView, EnergyGrade, EstateCardView, PriceView } from './estate-card.ts';
import type { PictureView } from './picture.ts';

/** A row of a fact list. */
export interface FactView {
  readonly label: string;
  readonly value: string;
}

export interface FactGroupView {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly FactView[];
}

/** A link of the measured chain: number, unit, name ("212", "m²", "bewoonbaar"). */
export interface KeyFactView {
  readonly value: string;
  readonly unit: string | null;
  readonly name: string;
}

/** The region's letters in cells; the home's own cell and the pin are drawn as SVG attributes. */
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
  readonly initials: string;
  readonly description: string | null;
  readonly phones: readonly { readonly text: string; readonly href: string }[];
  readonly email: { readonly text: string; readonly href: string } | null;
}

/** One home, whichever source it comes from. */
export interface EstatePageView {
  readonly id: string;
  /** Its status is one the site hides: the page stands, but search engines are asked to leave it out. */
  readonly hidden: boolean;
  readonly breadcrumbs: readonly { readonly label: string; readonly href: string | null }[];
  readonly pictures: readonly PictureView[];
  readonly noPicture: boolean;
  readonly title: string;
  readonly place: string;
  /** Said beside the place when the address is hidden: "adres op aanvraag". */
  readonly addressHidden: boolean;
  readonly price: PriceView | null;
  /** Line above the price: "Vraagprijs", "Huurprijs". */
  readonly priceLabel: string | null;
  readonly sticker: EstateCardView['sticker'];
  readonly soldLabel: string | null;
  readonly sold: boolean;
  readonly archived: { readonly label: string; readonly date: string | null } | null;
  readonly keyFacts: readonly KeyFactView[];
  readonly lead: string | null;
  readonly description: readonly string[];
  readonly groups: readonly FactGroupView[];
  readonly energy: { readonly scale: EnergyScaleView | null; readonly rows: readonly FactView[] } | null;
  /** Units of a project, by floor. */
  readonly units: readonly UnitGroupView[];
  readonly reference: string | null;
  readonly published: string | null;
  readonly heart: { readonly add: string; readonly remove: string };
  readonly contact: {
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
  readonly jsonLd: Readonly<Record<string, unknown>>;
}

export interface UnitGroupView {
  readonly floor: string;
  readonly units: readonly {
    readonly id: string;
    readonly href: string | null;
    readonly title: string;
    readonly status: { readonly text: string; readonly state: 'free' | 'option' | 'sold' };
    readonly price: PriceView | null;
    readonly facts: readonly CardFactView[];
    readonly heart: { readonly add: string; readonly remove: string };
  }[];
}
