import type { AreaName } from '../filter/areas.ts';
import type { Locale, Localized } from '../locale.ts';
import type { Id } from '../rules/source.ts';
import type { WeekHours } from './opening-hours.ts';

/** Kinds of requests to an agency. */
export const LEAD_KINDS = ['contact', 'valuation', 'viewing', 'stay'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** Ways to get a home: buy, rent, or rent for a holiday. */
export const WAYS = ['sale', 'rent', 'holiday'] as const;
export type WayToHave = (typeof WAYS)[number];

type Text = string | null | undefined;

/** An office that receives visitors. */
export interface Office {
  readonly id: string;
  readonly name: string;
  readonly street?: Text;
  readonly zip?: Text;
  readonly city?: Text;
  readonly phone?: Text;
  readonly whatsapp?: Text;
  readonly email?: Text;
  readonly hours?: WeekHours | null | undefined;
}

/** A person of the agency. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly role?: Localized | null | undefined;
  readonly office?: Text;
  readonly phone?: Text;
  readonly mobile?: Text;
  readonly whatsapp?: Text;
  readonly email?: Text;
  /** Name of one of the site's own pictures. */
  readonly picture?: Text;
  readonly pictureHash?: Text;
  readonly languages?: readonly Locale[] | null | undefined;
}

/** A rule of who is in charge; an absent condition always holds. */
export interface Rule {
  readonly deeds?: readonly LeadKind[] | null | undefined;
  /** Ids of municipalities, zips, and provinces or the coast: any one of them is enough. */
  readonly cities?: readonly Id[] | null | undefined;
  readonly zips?: readonly Id[] | null | undefined;
  readonly areas?: readonly AreaName[] | null | undefined;
  readonly headTypes?: readonly Id[] | null | undefined;
  readonly ways?: readonly WayToHave[] | null | undefined;
  /** True only for projects and their units, false for all other estates. */
  readonly project?: boolean | null | undefined;
  /** Id of the person in charge, or of the office when no single person is. */
  readonly person?: Text;
  readonly office?: Text;
}

/** An agency's offices and people, and its rules in order of priority. */
export interface Team {
  readonly offices: readonly Office[];
  readonly people: readonly Person[];
  readonly rules: readonly Rule[];
}
