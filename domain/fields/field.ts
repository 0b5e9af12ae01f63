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

/** How a value becomes words; `writers.ts` has one writer for each. */
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
  /** Energy a m²: "241 kWh/m²" (spec 2 §9). */
  | 'epc'
  /** Energy of the whole estate a year: "24.100 kWh/jaar" (spec 2 §9). */
  | 'epcYear'
  /** Energy a m² and year: "241 kWh/m²/jaar" (spec 1 §9). */
  | 'energyUse'
  | 'co2'
  | 'date'
  | 'dateTime'
  | 'yesNo'
  | 'enumeration'
  | 'standing'
  /** An id with a name in several languages, as the first source sends codes. */
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

/** What rules ask of an estate beside the field's own value. */
export interface FieldFacts extends Where {
  /** Its price is a rent: to let, or let (spec 1 §4). */
  readonly letting: boolean;
  /** What it says of measures against the building. */
  readonly measures: Measures;
  /** Sold or let (spec 1 §4). */
  readonly sold: boolean;
  readonly addressHidden: boolean;
  readonly project: boolean;
  /** Somebody lives there, or may. */
  readonly dwelling: boolean;
  /** No price is shown: hidden on purpose, by the VAT regime, or on request (spec 1 §9, spec 2 §9). */
  readonly priceHidden: boolean;
  /** The price is hidden on purpose: -1, or by the VAT regime (spec 1 §9, spec 2 §9). */
  readonly priceWithheld: boolean;
  /** Second source: what its status, the type's code and `financial.vat_regime` are, which hide fields (spec 2 §9). */
  /** The site shows what sold and let homes went for. */
  readonly realisedPrices: boolean;
  /** The listing keeps the costs of the purchase to itself. */
  readonly costsHidden: boolean;
  readonly standing?: Pick<Standing, 'label' | 'period' | 'unknown' | 'archived' | 'gone' | 'ended'>;
  readonly type?: string | null;
  readonly vatRegime?: unknown;
  /** First source: id of the head type. */
  readonly headType?: Id | null;
}

/** A named rule: whether a field with this value shows on the page of such an estate. */
export type Predicate = (value: unknown, facts: FieldFacts) => boolean;

/** Another name of a field: the key of its words, and of which estates it is the name. */
export interface NamedOtherwise {
  readonly when: Predicate;
  readonly label: 'views.field.surface';
}

/**
 * Why a field of a tab has no row there: the page shows it elsewhere (as heading, price, media, place,
 * picture or a list with a form of its own), beside its main field, or it only says how to show others.
 */
export type Aside = 'heading' | 'media' | 'place' | 'list' | 'contact' | 'companion' | 'reference' | 'switch';

/** One row of a source's field table: what pages, labels and tests are made from. */
export interface Field {
  /** Path in the wire document: 'comfort.heating' (second source), 'technical.constructionYear' (first). */
  readonly path: string;
  /** Where the value stands when it does not stand at `path`. */
  readonly orPath?: string;
  /** Tab or group it belongs to; null: none. */
  readonly tab: Tab | null;
  /** Place within the tab, from 0. */
  readonly order: number;
  /** A second tab that lists the field too (spec 2 §2: `available` stands in "general" and "other"). */
  readonly also?: { readonly tab: Tab; readonly order: number };
  readonly aside?: Aside;
  readonly format: Format;
  readonly enumeration?: EnumerationName;
  /** Zero is hidden unless this says so (spec 1 §5). */
  readonly zero?: 'shown';
  /** -1 is "unset" unless this says so: EPC values may be 0 or below (contract). */
  readonly minusOne?: 'shown';
  /** Paths of what is shown together with it, beneath its value (spec 2 §3, "Combined fields"). */
  readonly companions?: readonly string[];
  /** The rows of these paths. */
  readonly beside?: readonly Field[];
  /** Rules that must all hold. */
  readonly visible?: readonly Predicate[];
  /** Text that a visible field without a value shows, by its key (spec 1 §5 and §9). */
  readonly blank?: 'value.notEntered' | 'violation.NONE';
  /** A name that fits some estates better than the field's own: a garage has no living area. */
  readonly otherwise?: NamedOtherwise;
  /** Tells how far known places are: of a hidden address to 500 m only (decision 34). */
  readonly coarse?: true;
  /** Never sent to a browser (contract). */
  readonly internal?: true;
}
