import { outsideWallonia } from '../predicates.ts';
import { as, coded, companion, rows, shownIf, text, yesNo } from '../rows.ts';

/** Energy figures: 0 and below are EPC values (contract, "Estate"). */
export const ENERGY = rows('certification', 'construction', [
  ['epc_number', text],
  ['epc_value', as('epc', { zero: 'shown', minusOne: 'shown' })],
  ['epc_year_value', as('epcYear', { zero: 'shown', minusOne: 'shown' })],
  ['energy_label', as('energyLabel', { enumeration: 'energyLabel' })],
  ['co2_emission', as('co2')],
  ['e_level', as('number')],
  ['k_level', as('number')],
  ['net_energy_heating', as('epc')],
]);

/** Certificates; the electrical one is shown with its conformity and its description (spec 2 §3). */
export const CERTIFICATES = rows('certification', 'comfort', [
  [
    'electrical_certificate',
    coded('electricityCertification', {
      companions: [
        'certification.electrical_certificate_conformity',
        'certification.electrical_certificate_information',
      ],
    }),
  ],
  ['electrical_certificate_conformity', as('conformity', { enumeration: 'conformity', aside: 'companion' })],
  ['electrical_certificate_information', companion],
  ['heating_oil_certificate', yesNo],
]);

/** Belongs to the planning tab (spec 2 §2). */
export const AS_BUILT = rows('certification', 'planning', [
  [
    'as_built_certificate',
    coded('planningAnswer', {
      ...shownIf(outsideWallonia),
      companions: ['certification.as_built_certificate_information'],
    }),
  ],
  ['as_built_certificate_information', companion],
]);
