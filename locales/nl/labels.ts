import enumerations from './enumerations.ts';
import fields from './fields.ts';
import headTypes from './head-types.ts';
import subTypes from './subtypes.ts';

/** Labels of codes and fields of listings; `label` of a translator reads them. */
export default {
  headType: headTypes,
  type: {
    APARTMENT: 'Appartement',
    GARAGE: 'Garage / parking',
    PLOT: 'Grond',
    COMMERCIAL: 'Bedrijfsvastgoed',
    HOUSE: 'Huis',
    PROJECT: 'Nieuwbouwproject',
  },
  room: {
    1: 'Slaapkamer',
    3: 'Kelder',
    4: 'Keuken',
    5: 'Badkamer',
    6: 'Garage',
    7: 'Woonkamer',
    10: 'Terras',
    11: 'Zolder',
    14: 'Parkeerplaats',
    16: 'Toilet',
  },
  // Names that `Intl` lacks, or has otherwise (docs/decisions/0066): UNKNOWN and the legacy AN and YU (spec 2 §3).
  country: {
    UNKNOWN: 'Niet gekend',
    AN: 'Nederlandse Antillen',
    CD: 'Congo-Kinshasa',
    CG: 'Congo-Brazzaville',
    YU: 'Joegoslavië (voormalig)',
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
    G_F: 'G tot F',
    G_E: 'G tot E',
    G_D: 'G tot D',
    G_C: 'G tot C',
    G_B: 'G tot B',
    G_A: 'G tot A',
    G_A_PLUS: 'G tot A+',
    G_A_PLUS_PLUS: 'G tot A++',
    F_E: 'F tot E',
    F_D: 'F tot D',
    F_C: 'F tot C',
    F_B: 'F tot B',
    F_A: 'F tot A',
    F_A_PLUS: 'F tot A+',
    F_A_PLUS_PLUS: 'F tot A++',
    E_D: 'E tot D',
    E_C: 'E tot C',
    E_B: 'E tot B',
    E_A: 'E tot A',
    E_A_PLUS: 'E tot A+',
    E_A_PLUS_PLUS: 'E tot A++',
    D_C: 'D tot C',
    D_B: 'D tot B',
    D_A: 'D tot A',
    D_A_PLUS: 'D tot A+',
    D_A_PLUS_PLUS: 'D tot A++',
    C_B: 'C tot B',
    C_A: 'C tot A',
    C_A_PLUS: 'C tot A+',
    C_A_PLUS_PLUS: 'C tot A++',
    B_A: 'B tot A',
    B_A_PLUS: 'B tot A+',
    B_A_PLUS_PLUS: 'B tot A++',
    A_A_PLUS: 'A tot A+',
    A_A_PLUS_PLUS: 'A tot A++',
    A_PLUS_A_PLUS_PLUS: 'A+ tot A++',
  },
  field: fields,
  // Labels of fields whose certificate is an EPB in Brussels and Wallonia, and an EPC in Flanders.
  fieldEpb: {
    certification: {
      epc_number: 'EPB-certificaatnummer',
      epc_value: 'EPB-waarde',
    },
    energy: {
      epcReference: 'EPB-certificaatnummer',
      epcValue: 'EPB-waarde',
      shared: {
        epcReference: 'EPB-certificaatnummer (gemeenschappelijke delen)',
        epcValue: 'EPB-waarde (gemeenschappelijke delen)',
      },
    },
  },
  // Labels of fields that have another name in Wallonia than in Flanders and Brussels.
  fieldWalloon: {
    certification: { energy_label: 'Energielabel' },
    energy: {
      energyLabel: 'Energielabel',
      customEpcLabel: 'Energielabel',
      shared: {
        energyLabel: 'Energielabel (gemeenschappelijke delen)',
        customEpcLabel: 'Energielabel (gemeenschappelijke delen)',
      },
    },
  },
  ...enumerations,
} as const;
