import { BRUSSELS, BRUSSELS_LOOKED } from './brussels.ts';
import type { Duty, Looked } from './duty.ts';
import { FLANDERS, FLANDERS_LOOKED } from './flanders.ts';
import { WALLONIA, WALLONIA_LOOKED } from './wallonia.ts';

/** Legal duties of advertisements by region; published for operators as `docs/advertising-law.md`. */
export const DUTIES: readonly Duty[] = [...FLANDERS, ...BRUSSELS, ...WALLONIA];

/** Rules that were looked up and are either no duty of advertisements or could not be settled. */
export const LOOKED_UP: readonly Looked[] = [...FLANDERS_LOOKED, ...BRUSSELS_LOOKED, ...WALLONIA_LOOKED];
