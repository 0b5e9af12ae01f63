import enumerations from './enumerations.ts';
import fields from './fields.ts';
import headTypes from './head-types.ts';
import subTypes from './subtypes.ts';

/** Labels of codes and fields of listings; `label` of a translator reads them. */
export default {
  headType: headTypes,
  type: {
    APARTMENT: 'Wohnung',
    GARAGE: 'Garage / Stellplatz',
    PLOT: 'Grundstück',
    COMMERCIAL: 'Gewerbeimmobilie',
    HOUSE: 'Haus',
    PROJECT: 'Neubauprojekt',
  },
  room: {
    1: 'Schlafzimmer',
    3: 'Keller',
    4: 'Küche',
    5: 'Badezimmer',
    6: 'Garage',
    7: 'Wohnzimmer',
    10: 'Terrasse',
    11: 'Dachboden',
    14: 'Stellplatz',
    16: 'Toilette',
  },
  // Names that `Intl` lacks, or has otherwise (docs/decisions/0066): UNKNOWN and the legacy AN and YU (spec 2 §3).
  country: {
    UNKNOWN: 'Unbekannt',
    AN: 'Niederländische Antillen',
    CD: 'Kongo-Kinshasa',
    CG: 'Kongo-Brazzaville',
    YU: 'Jugoslawien (ehemalig)',
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
    G_F: 'G bis F',
    G_E: 'G bis E',
    G_D: 'G bis D',
    G_C: 'G bis C',
    G_B: 'G bis B',
    G_A: 'G bis A',
    G_A_PLUS: 'G bis A+',
    G_A_PLUS_PLUS: 'G bis A++',
    F_E: 'F bis E',
    F_D: 'F bis D',
    F_C: 'F bis C',
    F_B: 'F bis B',
    F_A: 'F bis A',
    F_A_PLUS: 'F bis A+',
    F_A_PLUS_PLUS: 'F bis A++',
    E_D: 'E bis D',
    E_C: 'E bis C',
    E_B: 'E bis B',
    E_A: 'E bis A',
    E_A_PLUS: 'E bis A+',
    E_A_PLUS_PLUS: 'E bis A++',
    D_C: 'D bis C',
    D_B: 'D bis B',
    D_A: 'D bis A',
    D_A_PLUS: 'D bis A+',
    D_A_PLUS_PLUS: 'D bis A++',
    C_B: 'C bis B',
    C_A: 'C bis A',
    C_A_PLUS: 'C bis A+',
    C_A_PLUS_PLUS: 'C bis A++',
    B_A: 'B bis A',
    B_A_PLUS: 'B bis A+',
    B_A_PLUS_PLUS: 'B bis A++',
    A_A_PLUS: 'A bis A+',
    A_A_PLUS_PLUS: 'A bis A++',
    A_PLUS_A_PLUS_PLUS: 'A+ bis A++',
  },
  field: fields,
  // Labels of fields whose certificate is an EPB in Brussels and Wallonia, and an EPC in Flanders.
  fieldEpb: {
    certification: {
      epc_number: 'PEB-Nummer',
      epc_value: 'PEB-Wert',
    },
    energy: {
      epcReference: 'PEB-Nummer',
      epcValue: 'PEB-Wert',
      shared: {
        epcReference: 'PEB-Nummer (Gemeinschaftsteile)',
        epcValue: 'PEB-Wert (Gemeinschaftsteile)',
      },
    },
  },
  // Labels of fields that have another name in Wallonia than in Flanders and Brussels.
  fieldWalloon: {
    certification: { energy_label: 'PEB-Klasse' },
    energy: {
      energyLabel: 'PEB-Klasse',
      customEpcLabel: 'PEB-Klasse',
      shared: {
        energyLabel: 'PEB-Klasse (Gemeinschaftsteile)',
        customEpcLabel: 'PEB-Klasse (Gemeinschaftsteile)',
      },
    },
  },
  ...enumerations,
} as const;
