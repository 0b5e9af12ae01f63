/** Meanings that a word or a fixed phrase of a sentence may have. One word may have several. */
import type { Feature } from '../filter/traits.ts';
import type { FilterStatus } from '../filter-status.ts';
import type { HEAD_TYPES } from '../vocabulary/head-types.ts';

/** Types of homes, by their name in `HEAD_TYPES`, and sub types by their code in the listing vocabulary. */
type Kind =
  | Extract<keyof typeof HEAD_TYPES, 'house' | 'apartment' | 'commercial' | 'industry' | 'office' | 'project'>
  | (typeof SUB_KINDS)[number];

/** Sub types that visitors name. */
export const SUB_KINDS = [
  'STUDIO',
  'LOFT',
  'PENTHOUSE',
  'DUPLEX',
  'TRIPLEX',
  'GROUND_FLOOR_APARTMENT',
  'STUDENT_ROOM',
  'SERVICE_FLAT',
  'VILLA',
  'FARMHOUSE',
  'FERMETTE',
  'COUNTRY_HOUSE',
  'MANSION',
  'TOWNHOUSE',
  'CHALET',
  'BUNGALOW',
  'COTTAGE',
  'CASTLE',
  'BEL_ETAGE',
  'SINGLE_FAMILY_HOUSE',
  'MULTI_FAMILY_HOUSE',
  'TERRACED_HOUSE',
  'SEMI_DETACHED_HOUSE',
  'APARTMENT_BUILDING',
  'INVESTMENT_PROPERTY',
  'BUILDING_PLOT',
  'GARAGE_BOX',
  'SHOP',
  'STORAGE',
  'HOLIDAY_HOME',
] as const;

/** Signs that every language has words for. */
type Meant =
  | Kind
  | Feature
  | Exclude<FilterStatus, 'TAKE_OVER'>
  // Alone they are what is sought, beside a home they are a part of it.
  | 'garage'
  | 'land'
  // Condition, façades, news.
  | 'ready'
  | 'toRenovate'
  | 'toFreshenUp'
  | 'renewed'
  | 'twoFacades'
  | 'threeFacades'
  | 'fourFacades'
  | 'lowered'
  | 'openHouse'
  | 'freeNow'
  /** Before a day it is that of the move. */
  | 'available'
  // Stays.
  | 'holiday'
  | 'week'
  | 'weekend'
  | 'midweek'
  | 'sleeps'
  | 'wifi'
  // Places.
  | 'coast'
  | 'near'
  | 'surroundings'
  | 'province'
  | 'street'
  // Counts and measures: the words after their number.
  | 'bedrooms'
  | 'rooms'
  | 'people'
  | 'children'
  | 'facades'
  | 'squareMetres'
  | 'are'
  | 'hectare'
  | 'nights'
  | 'weeks'
  | 'living'
  | 'energy'
  | 'built'
  /** Before a year that says how old a home may be at least, which no filter asks. */
  | 'era'
  // Bounds.
  | 'most'
  | 'least'
  /** More than: denied it is a greatest amount, "niet boven de 480". */
  | 'above'
  | 'exactly'
  | 'about'
  | 'orMore'
  | 'between'
  | 'to'
  | 'or'
  | 'and'
  // Amounts.
  | 'thousand'
  | 'million'
  | 'perMonth'
  /** Words of a rent: with or without its charges. */
  | 'charges'
  /** Money that is no price: a loan, an income, what somebody has saved, a deposit. */
  | 'otherMoney'
  // The rest.
  | 'no'
  | 'notNeeded'
  | 'seller'
  | 'at'
  /** Words that add nothing: articles, "I am looking for". */
  | 'filler'
  /** Words of everyday that are no filter, and no misspelling of one. */
  | 'plain';

/** Signs that only some languages have words for. */
type Local = 'hundredThousand' | 'acre' | 'squareFeet';

export type Sign =
  | Meant
  | Local
  | 'month'
  | 'number'
  | 'sum'
  | 'party'
  | 'centiare'
  | 'kilometres'
  | 'euro'
  | 'slash'
  | 'plus'
  | 'pause';

/**
 * The words of a language, in small letters and with its accents; several are parted by `|`. A word of several words is
 * found before the words in it.
 */
export interface Lexicon {
  readonly signs: Readonly<Record<Meant, string> & Partial<Record<Local, string>>>;
  /** The twelve months, each with its short forms. */
  readonly months: readonly string[];
  /** Number words and their values. */
  readonly numbers: Readonly<Record<number, string>>;
  /** Numbers of guests that have a word of their own: "zu viert". */
  readonly parties: Readonly<Record<number, string>>;
  /** Sums that are said without digits, in euros: "half a million". */
  readonly sums: Readonly<Record<number, string>>;
  /** Last parts of compounds, and the word that each stands for: "huurappartement". */
  readonly compounds: readonly string[];
  /** First parts of compounds that mean something themselves, and the sign of each. */
  readonly prefixes: Readonly<Record<string, Sign>>;
}
