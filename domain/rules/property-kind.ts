import type { Id } from './source.ts';

/** Kind of a property for texts: decides which nouns and which facts fit it. */
export type PropertyKind =
  | 'any'
  | 'apartment'
  | 'plot'
  | 'house'
  | 'commercial'
  | 'garage'
  | 'industrial'
  | 'holiday'
  | 'project'
  | 'office'
  | 'assisted';

/** Head types of the first source and type codes of the second (spec 2 §3, "Listing type"). */
const KINDS: Readonly<Record<string, PropertyKind>> = {
  1: 'apartment',
  2: 'plot',
  3: 'house',
  4: 'commercial',
  5: 'garage',
  6: 'industrial',
  7: 'holiday',
  9: 'project',
  10: 'office',
  11: 'assisted',
  APARTMENT: 'apartment',
  PLOT: 'plot',
  HOUSE: 'house',
  COMMERCIAL: 'commercial',
  GARAGE: 'garage',
  PROJECT: 'project',
};

/** Kind of a head type id or type code; `any` for an unknown one. */
export const kindOf = (type: Id | null | undefined): PropertyKind => {
  const code = String(type ?? '');
  return Object.hasOwn(KINDS, code) ? (KINDS[code] ?? 'any') : 'any';
};

/** The first source's head type of a kind, by which rules of teams name it; null when unknown. */
export const headTypeOfKind = (kind: PropertyKind): Id | null =>
  Object.keys(KINDS).find((type) => KINDS[type] === kind) ?? null;

/** Kinds to which the energy scale for dwellings applies: one certificate for one home, so never projects. */
const CLASSED: readonly PropertyKind[] = ['apartment', 'house', 'holiday', 'assisted'];

/** Whether the energy scale for dwellings applies to a kind. */
export const isClassed = (kind: PropertyKind): boolean => CLASSED.includes(kind);

const LIVED_IN: readonly PropertyKind[] = ['apartment', 'house', 'holiday', 'assisted', 'project'];

/** Whether its area is called living area; else, and for an unknown kind, just area. */
export const isDwelling = (kind: PropertyKind): boolean => LIVED_IN.includes(kind);
