/** Values in the groups of a second-source listing, which come untyped (spec 2 §3). */
import { numberOf, textOf, valueAt } from '#domain/fields/read.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';

/** Groups of fields with a dotted prefix (spec 2 §3). */
type ListingGroup = {
  [K in keyof SkarabeeListing]-?: Record<string, unknown> extends NonNullable<SkarabeeListing[K]> ? K : never;
}[keyof SkarabeeListing];

/** A field by its dotted name: "construction.bedrooms_count". */
export type ListingField = `${ListingGroup}.${string}`;

/** The number of a field, also when it comes as text; else null. */
export const numberAt = (listing: SkarabeeListing, field: ListingField): number | null =>
  numberOf(valueAt(listing, field));
/** The text of a field that says something; else null. */
export const textAt = (listing: SkarabeeListing, field: ListingField): string | null =>
  textOf(valueAt(listing, field));
