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
  country: countries,
  subType: subTypes,
  energyLabel: energyLabels,
  field: fields,
  fieldEpb: fieldsOfEpb,
  fieldWalloon: walloonFields,
  ...enumerations,
} as const;
