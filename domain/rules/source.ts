import { SOURCES } from '../sources/index.ts';

/** The name of the source system that an estate comes from. */
export type EstateSource = (typeof SOURCES.all)[number]['name'];

/** An id on the wire; compared only as text. */
export type Id = string | number;

/** The source of an estate in a list, by whether it has a guid (spec 1 §3). */
export const sourceOf = (estate: { readonly guid?: string | null }): EstateSource =>
  SOURCES.ofEstate(estate).name;

/** Whether two ids are the same, compared as text (spec 1 §4). */
export const sameId = (one: Id | null | undefined, other: Id | null | undefined): boolean =>
  one !== null && one !== undefined && other !== null && other !== undefined && String(one) === String(other);
