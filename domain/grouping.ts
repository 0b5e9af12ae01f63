import type { Grouping } from './filter/filter.ts';

/** Type ids in display order of type groups (spec 1 §9). */
export const TYPE_ORDER: readonly number[] = [1, 3, 7, 2, 4, 6, 10, 5, 9];
/** Transaction ids in display order of status groups (spec 1 §9). */
export const STATUS_ORDER: readonly number[] = [1, 3, 2, 4, 10, 5, 6];

/**
 * Key of the group of projects without a group key of their own, such as projects without a price: they are
 * shown under "Projecten" (spec 1 §9), separate from homes without a key (decision 41).
 */
export const PROJECTS_GROUP = 'PROJECTS';

/** Groupings sorted alphabetically in the visitor's language. */
const ALPHABETICAL: ReadonlySet<Grouping> = new Set(['SUBTYPE', 'CITY']);

/** Whether groups are sorted alphabetically by their names in the visitor's language. */
export const isAlphabetical = (grouping: Grouping): boolean => ALPHABETICAL.has(grouping);
