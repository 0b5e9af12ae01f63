import type { MeasuredTrait } from '#domain/filter/traits.ts';

/** Columns of `estates` with the measured traits; the coded ones share the column `traits`. */
const COLUMNS: Readonly<Record<MeasuredTrait, string>> = {
  livingArea: 'living_area',
  landArea: 'land_area',
  year: 'built_in',
  availableOn: 'available_on',
};

/** Column of a measured trait; null there when the estate does not say it. */
export const traitColumn = (alias: string, trait: MeasuredTrait): string => `${alias}.${COLUMNS[trait]}`;
