import type { AreaName } from '../filter/areas.ts';
import type { Locale, Localized } from '../locale.ts';
import type { Id } from '../rules/source.ts';
import type { WeekHours } from './opening-hours.ts';

/** What somebody turns to an agency for. */
export const DEEDS = ['contact', 'valuation', 'viewing', 'stay'] as const;
export type LeadDeed = (typeof DEEDS)[number];

/** How a home is had. */
export const WAYS = ['sale', 'rent', 'holiday'] as const;
export type WayToHave = (typeof WAYS)[number];

type Text = string | null | undefined;

/** A place of the agency where people are received. */
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

/** Somebody who works there. */
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

/** Who looks after what; a condition that a rule does not name holds always. */
export interface Rule {
  readonly deeds?: readonly LeadDeed[] | null | undefined;
  /** Ids of municipalities, zips, and provinces or the coast: one of all of these is enough. */
  readonly cities?: readonly Id[] | null | undefined;
  readonly zips?: readonly Id[] | null | undefined;
  readonly areas?: readonly AreaName[] | null | undefined;
  readonly headTypes?: readonly Id[] | null | undefined;
  readonly ways?: readonly WayToHave[] | null | undefined;
  /** True for projects and their units alone, false for everything else. */
  readonly project?: boolean | null | undefined;
  /** Id of the person, or of the office where nobody in particular does. */
  readonly person?: Text;
  readonly office?: Text;
}

/** An agency's offices and people, and its rules in the order in which they are tried. */
export interface Team {
  readonly offices: readonly Office[];
  readonly people: readonly Person[];
  readonly rules: readonly Rule[];
}
