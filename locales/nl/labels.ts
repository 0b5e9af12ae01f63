import countries from './countries.ts';
import energyLabels from './energy-labels.ts';
import enumerations from './enumerations.ts';
import fieldsOfEpb from './field-labels/epb.ts';
import walloonFields from './field-labels/walloon.ts';
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
  country: countries,
  subType: subTypes,
  energyLabel: energyLabels,
  field: fields,
  fieldEpb: fieldsOfEpb,
  fieldWalloon: walloonFields,
  ...enumerations,
} as const;
