import enumerations from './enumerations.ts';
import fields from './fields.ts';
import headTypes from './head-types.ts';
import subTypes from './subtypes.ts';

/** Labels of codes and fields of listings; `label` of a translator reads them. */
export default {
  headType: headTypes,
  type: {
    APARTMENT: 'Apartment',
    GARAGE: 'Garage / parking',
    PLOT: 'Land',
    COMMERCIAL: 'Commercial property',
    HOUSE: 'House',
    PROJECT: 'New-build project',
  },
  room: {
    1: 'Bedroom',
    3: 'Cellar',
    4: 'Kitchen',
    5: 'Bathroom',
    6: 'Garage',
    7: 'Living room',
    10: 'Terrace',
    11: 'Attic',
    14: 'Parking space',
    16: 'Toilet',
  },
  // Names that `Intl` lacks, or has otherwise (docs/decisions/0066): UNKNOWN and the legacy AN and YU (spec 2 §3).
  country: {
    UNKNOWN: 'Unknown',
    AN: 'Netherlands Antilles',
    CD: 'Congo-Kinshasa',
    CG: 'Congo-Brazzaville',
    YU: 'Yugoslavia (former)',
  },
  subType: subTypes,
  // Energy labels: nine classes, and each pair "worse to better" of two of them (spec 2 §3).
  energyLabel: {
    A_PLUS_PLUS: 'A++',
    A_PLUS: 'A+',
    A: 'A',
    B: 'B',
    C: 'C',
    D: 'D',
    E: 'E',
    F: 'F',
    G: 'G',
    G_F: 'G to F',
    G_E: 'G to E',
    G_D: 'G to D',
    G_C: 'G to C',
    G_B: 'G to B',
    G_A: 'G to A',
    G_A_PLUS: 'G to A+',
    G_A_PLUS_PLUS: 'G to A++',
    F_E: 'F to E',
    F_D: 'F to D',
    F_C: 'F to C',
    F_B: 'F to B',
    F_A: 'F to A',
    F_A_PLUS: 'F to A+',
    F_A_PLUS_PLUS: 'F to A++',
    E_D: 'E to D',
    E_C: 'E to C',
    E_B: 'E to B',
    E_A: 'E to A',
    E_A_PLUS: 'E to A+',
    E_A_PLUS_PLUS: 'E to A++',
    D_C: 'D to C',
    D_B: 'D to B',
    D_A: 'D to A',
    D_A_PLUS: 'D to A+',
    D_A_PLUS_PLUS: 'D to A++',
    C_B: 'C to B',
    C_A: 'C to A',
    C_A_PLUS: 'C to A+',
    C_A_PLUS_PLUS: 'C to A++',
    B_A: 'B to A',
    B_A_PLUS: 'B to A+',
    B_A_PLUS_PLUS: 'B to A++',
    A_A_PLUS: 'A to A+',
    A_A_PLUS_PLUS: 'A to A++',
    A_PLUS_A_PLUS_PLUS: 'A+ to A++',
  },
  field: fields,
  // Labels of fields whose certificate is an EPB in Brussels and Wallonia, and an EPC in Flanders.
  fieldEpb: {
    certification: {
      epc_number: 'EPB certificate number',
      epc_value: 'EPB value',
    },
    energy: {
      epcReference: 'EPB certificate number',
      epcValue: 'EPB value',
      shared: {
        epcReference: 'EPB certificate number (common parts)',
        epcValue: 'EPB value (common parts)',
      },
    },
  },
  // Labels of fields that have another name in Wallonia than in Flanders and Brussels.
  fieldWalloon: {
    certification: { energy_label: 'Energy label' },
    energy: {
      energyLabel: 'Energy label',
      customEpcLabel: 'Energy label',
      shared: { energyLabel: 'Energy label (common parts)', customEpcLabel: 'Energy label (common parts)' },
    },
  },
  ...enumerations,
} as const;
