import type { Region } from './region.ts';

/** Planning answers come as booleans, codes, text or nothing. */
export type Answer = boolean | string | number | null | undefined;

const isWalloon = (region: Region | null): boolean => region === 'WALLONIA';

/** An answer is there: false is one, an empty text is none. */
export const isAnswered = (value: Answer): value is boolean | string | number =>
  value !== null && value !== undefined && !(typeof value === 'string' && value.trim() === '');

/** Town-planning fields show with a value, or anyway outside Wallonia (spec 1 §5). */
export const townPlanningShown = (value: Answer, region: Region | null): boolean =>
  isAnswered(value) || !isWalloon(region);

/** A violation field without a value states that no measure was imposed (spec 1 §5). */
export const statesNoViolation = (value: Answer): boolean => !isAnswered(value);

/** The as-built certificate shows outside Wallonia, and only when it is a boolean (spec 1 §5). */
export const asBuiltShown = (value: unknown, region: Region | null): value is boolean =>
  !isWalloon(region) && typeof value === 'boolean';

/** The heritage inventory shows outside Wallonia, with a value (spec 1 §5). */
export const heritageInventoryShown = (value: Answer, region: Region | null): boolean =>
  !isWalloon(region) && isAnswered(value);

/**
 * The electricity certificate shows if it is set and not null, the conformity certificate if it is
 * defined (spec 1 §5), which is the same, since null is like absent on the wire.
 */
export const certificateShown = <T>(value: T | null | undefined): value is T =>
  value !== undefined && value !== null;

/** "New building" shows only if true (spec 1 §5). */
export const newBuildingShown = (value: boolean | null | undefined): boolean => value === true;
