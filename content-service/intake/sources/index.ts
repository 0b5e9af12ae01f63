import { secondIntake } from './second-intake.ts';

/** Every source whose listings are represented by estates in lists, one line each. */
export const LISTING_INTAKES = [secondIntake] as const;
