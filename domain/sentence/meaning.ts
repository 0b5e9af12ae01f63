import type { AreaName } from '../filter/areas.ts';
import type { News } from '../filter/news.ts';
import type { Feature } from '../filter/traits.ts';
import type { FilterStatus } from '../filter-status.ts';
import type { EnergyLetter } from '../rules/energy-label.ts';
import type { PeriodType } from '../stays/stay.ts';
import type { HEAD_TYPES } from '../vocabulary/head-types.ts';
import type { Piece } from './pieces.ts';
import type { KnownPlace, PlaceIndex } from './places.ts';
import type { SUB_KINDS } from './signs.ts';

/** What a phrase asks for, of homes and of stays alike. */
export type Meaning =
  | { readonly of: 'type'; readonly type: keyof typeof HEAD_TYPES }
  | { readonly of: 'subType'; readonly code: (typeof SUB_KINDS)[number] }
  /** Alone it is what is sought; beside a home, a part of it. */
  | { readonly of: 'garage' | 'land' }
  | { readonly of: 'status'; readonly status: FilterStatus }
  | { readonly of: 'feature'; readonly feature: Feature | 'wifi' }
  | { readonly of: 'condition'; readonly codes: readonly string[] }
  | { readonly of: 'facades'; readonly count: '2' | '3' | '4' }
  | { readonly of: 'news'; readonly news: News }
  | { readonly of: 'epc'; readonly letter: EnergyLetter }
  /** Built in this year or later. */
  | { readonly of: 'built'; readonly year: number }
  | { readonly of: 'bedrooms'; readonly counts: readonly number[] }
  /** Rooms of any kind, and nights: said, and nothing to search by. */
  | { readonly of: 'rooms' | 'nights' }
  | { readonly of: 'bedroomsLeast'; readonly count: number }
  /** Whole euros. */
  | {
      readonly of: 'price';
      readonly min: number | null;
      readonly max: number | null;
      /** What is certain of a price: one a month is a rent, a high one is no rent. */
      readonly status: FilterStatus | null;
    }
  | { readonly of: 'surface'; readonly m2: number; readonly what: 'living' | 'land' | null }
  | { readonly of: 'place'; readonly places: readonly KnownPlace[]; readonly near: boolean }
  | { readonly of: 'radius'; readonly km: number }
  | { readonly of: 'area'; readonly name: AreaName }
  /** Available on this day at the latest; of a stay, the day of arrival where it is no whole month. */
  | { readonly of: 'free'; readonly day: string; readonly month: boolean }
  | { readonly of: 'day'; readonly day: string }
  | { readonly of: 'days'; readonly from: string; readonly to: string }
  | { readonly of: 'period'; readonly period: PeriodType }
  | { readonly of: 'people'; readonly count: number; readonly sleeps: boolean }
  /** Holidays: of a stay, whatever else is said. */
  | { readonly of: 'holiday' };

/** What a rule found: the first piece after it, and its meaning; null where it knows that nobody can search by it. */
export interface Found {
  readonly end: number;
  readonly meaning: Meaning | null;
}

/** What all rules of a sentence read. */
export interface Reading {
  readonly pieces: readonly Piece[];
  readonly index: PlaceIndex;
  /** Today in Brussels. */
  readonly today: string;
  /** Whether the sentence asks for a home to rent. */
  readonly rents: boolean;
}

/** Reads one kind of phrase that begins at a piece; null when none does. Looks ahead a bounded number of pieces. */
export type Rule = (reading: Reading, at: number) => Found | null;
