import { as, type Draft, rows, type Says, text } from '../rows.ts';

const figure: Omit<Says, 'format'> = { zero: 'shown', minusOne: 'shown' };

/** A set of energy figures; 0 and below are EPC values (contract, "Estate"). */
const FIGURES: readonly (readonly [key: string, says: Says])[] = [
  ['energyLabel', as('energyLabel', { enumeration: 'energyLabel' })],
  ['customEpcLabel', as('energyLabel', { enumeration: 'energyLabel', aside: 'heading' })],
  ['epcValue', as('energyUse', figure)],
  ['epcValueTotal', as('epcYear', figure)],
  ['epcReference', text],
  ['epbReference', text],
  ['eLevel', as('number')],
  ['kLevel', as('number')],
  ['co2', as('co2')],
];

/** Energy of the estate, and of its shared parts ("a shared variant of each", spec 1 §3). */
export const ENERGY: readonly Draft[] = [
  ...rows('energy', 'energy', FIGURES),
  ...rows('energy.shared', 'energyShared', FIGURES),
];
