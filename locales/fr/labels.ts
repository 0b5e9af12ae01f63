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
    PLOT: 'Terrain',
    COMMERCIAL: 'Immobilier commercial',
    HOUSE: 'Maison',
    PROJECT: 'Projet neuf',
  },
  room: {
    1: 'Chambre',
    3: 'Cave',
    4: 'Cuisine',
    5: 'Salle de bains',
    6: 'Garage',
    7: 'Séjour',
    10: 'Terrasse',
    11: 'Grenier',
    14: 'Emplacement de parking',
    16: 'Toilettes',
  },
  // Names that `Intl` lacks, or has otherwise (docs/decisions/0066): UNKNOWN and the legacy AN and YU (spec 2 §3).
  country: {
    UNKNOWN: 'Inconnu',
    AN: 'Antilles néerlandaises',
    CD: 'Congo-Kinshasa',
    CG: 'Congo-Brazzaville',
    YU: 'Yougoslavie (ancienne)',
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
    G_F: 'G à F',
    G_E: 'G à E',
    G_D: 'G à D',
    G_C: 'G à C',
    G_B: 'G à B',
    G_A: 'G à A',
    G_A_PLUS: 'G à A+',
    G_A_PLUS_PLUS: 'G à A++',
    F_E: 'F à E',
    F_D: 'F à D',
    F_C: 'F à C',
    F_B: 'F à B',
    F_A: 'F à A',
    F_A_PLUS: 'F à A+',
    F_A_PLUS_PLUS: 'F à A++',
    E_D: 'E à D',
    E_C: 'E à C',
    E_B: 'E à B',
    E_A: 'E à A',
    E_A_PLUS: 'E à A+',
    E_A_PLUS_PLUS: 'E à A++',
    D_C: 'D à C',
    D_B: 'D à B',
    D_A: 'D à A',
    D_A_PLUS: 'D à A+',
    D_A_PLUS_PLUS: 'D à A++',
    C_B: 'C à B',
    C_A: 'C à A',
    C_A_PLUS: 'C à A+',
    C_A_PLUS_PLUS: 'C à A++',
    B_A: 'B à A',
    B_A_PLUS: 'B à A+',
    B_A_PLUS_PLUS: 'B à A++',
    A_A_PLUS: 'A à A+',
    A_A_PLUS_PLUS: 'A à A++',
    A_PLUS_A_PLUS_PLUS: 'A+ à A++',
  },
  field: fields,
  // Labels of fields whose certificate is an EPB in Brussels and Wallonia, and an EPC in Flanders.
  fieldEpb: {
    certification: {
      epc_number: 'Numéro du certificat PEB',
      epc_value: 'Indice PEB',
    },
    energy: {
      epcReference: 'Numéro du certificat PEB',
      epcValue: 'Indice PEB',
      shared: {
        epcReference: 'Numéro du certificat PEB (parties communes)',
        epcValue: 'Indice PEB (parties communes)',
      },
    },
  },
  // Labels of fields that have another name in Wallonia than in Flanders and Brussels.
  fieldWalloon: {
    certification: { energy_label: 'Classe PEB' },
    energy: {
      energyLabel: 'Classe PEB',
      customEpcLabel: 'Classe PEB',
      shared: {
        energyLabel: 'Classe PEB (parties communes)',
        customEpcLabel: 'Classe PEB (parties communes)',
      },
    },
  },
  ...enumerations,
} as const;
