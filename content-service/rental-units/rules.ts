import { isUnsetNumber } from '#domain/rules/emptiness.ts';
import type { StayRules } from '#domain/stays/stay.ts';
import type { RentalUnit } from '#wire/rental-unit.ts';

/** Booking rules of a unit; by default whole weeks, Saturday to Saturday. */
export const rulesOf = (rules: RentalUnit['rules']): StayRules => ({
  arrivalDays: rules?.arrivalDays ?? [6],
  minNights: isUnsetNumber(rules?.minNights) ? 7 : Math.max(1, rules?.minNights ?? 1),
});
