import type { Measures, Where } from '../rules/planning.ts';
import type { Id } from '../rules/source.ts';
import type { Standing } from '../rules/standing.ts';

/** The twelve tabs of the second source, in the order of spec 2 §2. */
export const SECOND_SOURCE_TABS = [
  'comfort',
  'construction',
  'epc',
  'financial',
  'financialCosts',
  'financialNotary',
  'financialPriceDetails',
  'general',
  'layout',
  'notary',
  'other',
  'planning',
] as const;

/** Groups of the first source's fields (spec 1 §3), in the order of the page. */
export const FIRST_SOURCE_TABS = [
  'building',
  'layout',
  'floors',
  'technical',
  'finances',
  'planning',
  'flood',
  'energy',
  'energyShared',
  'facilities',
  'environments',
  'buildTechnicals',
  'documents',
  'extra',
] as const;

export type Tab = (typeof SECOND_SOURCE_TABS)[number] | (typeof FIRST_SOURCE_TABS)[number];

/** Enumerations of spec 2 §3: key groups of the vocabulary in `locales/`. */
export type EnumerationName =
  | 'bathroomType'
  | 'carpentry'
  | 'commonHeating'
  | 'commonMeter'
  | 'commonMeterType'
  | 'condition'
  | 'conformity'
  | 'constructionType'
  | 'country'
  | 'destination'
  | 'electricityCertification'
  | 'energyLabel'
  | 'environment'
  | 'flooding'
  | 'freeOn'
  | 'garden'
  | 'geoPrecision'
  | 'headType'
  | 'heating'
  | 'kitchenType'
  | 'luxuryLevel'
  | 'orientation'
  | 'planningAnswer'
  | 'recentDestination'
  | 'roofType'
  | 'status'
  | 'subType'
  | 'type'
  | 'windowGlazing';

/** How a value is written as text; `writers.ts` has a writer for each format. */
export type Format =
  | 'text'
  | 'longText'
  | 'number'
  | 'floor'
  | 'year'
  | 'years'
  | 'degrees'
  | 'area'
  | 'length'
  | 'litres'
  | 'price'
  | 'pricePerArea'
  | 'percent'
  /** Energy per m²: "241 kWh/m²" (spec 2 §9). */
  | 'epc'
  /** Energy of the whole estate per year: "24.100 kWh/jaar" (spec 2 §9). */
  | 'epcYear'
  /** Energy per m² and year: "241 kWh/m²/jaar" (spec 1 §9). */
  | 'energyUse'
  | 'co2'
  | 'date'
  | 'dateTime'
  | 'yesNo'
  | 'enumeration'
  | 'standing'
  /** An id with a localized name, the form in which the first source sends codes. */
  | 'named'
  | 'names'
  | 'localized'
  | 'link'
  | 'violation'
  | 'floodScore'
  | 'energyLabel'
  | 'conformity'
  /** A room of the second source's layout: its surface, its text, or both. */
  | 'room';

/** Facts of the estate that visibility rules need besides the field's own value. */
export interface FieldFacts extends Where {
  /** The price is a rent: to let, or let (spec 1 §4). */
  readonly forRent: boolean;
  /** The listing's statement on measures against the building. */
  readonly measures: Measures;
  /** Sold or let (spec 1 §4). */
  readonly sold: boolean;
  readonly addressHidden: boolean;
  readonly project: boolean;
  /** The property is, or may be, lived in. */
  readonly dwelling: boolean;
  /** No price is shown: hidden on purpose, by the VAT regime, or on request (spec 1 §9, spec 2 §9). */
  readonly priceHidden: boolean;
  /** The price is hidden on purpose: -1, or by the VAT regime (spec 1 §9, spec 2 §9). */
  readonly priceWithheld: boolean;
  /** The site shows realised prices of sold and let homes. */
  readonly realisedPrices: boolean;
  /** The listing withholds the costs of the purchase. */
  readonly costsHidden: boolean;
  /** Second source: status, type code and `financial.vat_regime`, which hide fields (spec 2 §9). */
  readonly standing?: Pick<Standing, 'label' | 'period' | 'unknown' | 'archived' | 'gone' | 'ended'>;
  readonly type?: string | null;
  readonly vatRegime?: unknown;
  /** First source: id of the head type. */
  readonly headType?: Id | null;
}

/** A visibility rule: whether a field with this value is shown on the page of such an estate. */
export type Predicate = (value: unknown, facts: FieldFacts) => boolean;

/** An alternative name of a field: its label key, and the estates that it applies to. */
export interface NamedOtherwise {
  readonly when: Predicate;
  readonly label: 'views.field.surface';
}

/**
 * Why a field of a tab has no row there: the page shows it elsewhere (as heading, price, media, place,
 * picture or a list with a form of its own) or beside its main field, or it only controls how others are
 * shown.
 */
export type Aside = 'heading' | 'media' | 'place' | 'list' | 'contact' | 'companion' | 'reference' | 'switch';

/** A row of a source's field table, from which pages, labels and tests are made. */
export interface Field {
  /** Path in the wire document: 'comfort.heating' (second source), 'technical.constructionYear' (first). */
  readonly path: string;
  /** Alternative path when `path` has no value. */
  readonly orPath?: string;
  /** Its tab or group; null for none. */
  readonly tab: Tab | null;
  /** Position within the tab, from 0. */
  readonly order: number;
  /** A second tab that lists the field too (spec 2 §2: `available` occurs in "general" and "other"). */
  readonly also?: { readonly tab: Tab; readonly order: number };
  readonly aside?: Aside;
  readonly format: Format;
  readonly enumeration?: EnumerationName;
  /** Zero is hidden unless this says so (spec 1 §5). */
  readonly zero?: 'shown';
  /** -1 is "unset" unless this says so: EPC values may be 0 or below (contract). */
  readonly minusOne?: 'shown';
  /** Paths of fields that are shown beneath its value (spec 2 §3, "Combined fields"). */
  readonly companions?: readonly string[];
  /** The rows of these paths. */
  readonly beside?: readonly Field[];
  /** Rules that must all hold. */
  readonly visible?: readonly Predicate[];
  /** Text key for a visible field without a value (spec 1 §5 and §9). */
  readonly blank?: 'value.notEntered' | 'violation.NONE';
  /** An alternative name for some estates: a garage has no living area. */
  readonly otherwise?: NamedOtherwise;
  /** States the distance to known places: rounded to 500 m when the address is hidden (decision 34). */
  readonly coarse?: true;
  /** Never sent to a browser (contract). */
  readonly internal?: true;
}
