/** Values in the groups of a second-source listing, which come untyped (spec 2 §3). */
import type { SkarabeeListing } from '../content/schemas/skarabee-listing.ts';

/** Groups of fields with a dotted prefix (spec 2 §3). */
export type ListingGroup = {
  [K in keyof SkarabeeListing]-?: Record<string, unknown> extends NonNullable<SkarabeeListing[K]> ? K : never;
}[keyof SkarabeeListing];

/** A field by its dotted name: "construction.bedrooms_count". */
export type ListingField = `${ListingGroup}.${string}`;

/** The raw value of a field; own properties only. */
export function valueAt(listing: SkarabeeListing, field: ListingField): unknown {
  const dot = field.indexOf('.');
  const group: unknown = listing[field.slice(0, dot) as ListingGroup];
  const key = field.slice(dot + 1);
  return typeof group === 'object' && group !== null && Object.hasOwn(group, key)
    ? (group as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

/** A number, also when it comes as text ("3" or "3.5"); else null. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && /^-?\d{1,12}(\.\d{1,6})?$/.test(value.trim()) ? Number(value) : null;
}

/** A text that says something; else null. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** A code or id: text or number, as text. */
export const codeOf = (value: unknown): string | null =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : textOf(value);

export const numberAt = (listing: SkarabeeListing, field: ListingField): number | null =>
  numberOf(valueAt(listing, field));
export const textAt = (listing: SkarabeeListing, field: ListingField): string | null =>
  textOf(valueAt(listing, field));
