import { secondIntake } from './second-intake.ts';

/** Every source whose listings come in beside the estates that stand for them: one line each. */
export const LISTING_INTAKES = [secondIntake] as const;
