import type { Grouping } from './filter/filter.ts';

/** Type ids in the order in which groups of types stand (spec 1 §9). */
export const TYPE_ORDER: readonly number[] = [1, 3, 7, 2, 4, 6, 10, 5, 9];
/** Transaction ids in the order in which groups of statuses stand (spec 1 §9). */
export const STATUS_ORDER: readonly number[] = [1, 3, 2, 4, 10, 5, 6];

/**
 * Key of the group of projects that a grouping has no key for, such as projects without a price: they
 * stand under "Projecten" (spec 1 §9), apart from the homes without a key (decision 41).
 */
export const PROJECTS_GROUP = 'PROJECTS';

/** Groupings whose groups stand in the alphabet of the visitor's language. */
const ALPHABETICAL: ReadonlySet<Grouping> = new Set(['SUBTYPE', 'CITY']);

/** Whether the groups stand in the alphabet, by the visitor's words for them. */
export const isAlphabetical = (grouping: Grouping): boolean => ALPHABETICAL.has(grouping);
