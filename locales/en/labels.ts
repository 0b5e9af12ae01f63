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
  country: countries,
  subType: subTypes,
  energyLabel: energyLabels,
  field: fields,
  fieldEpb: fieldsOfEpb,
  fieldWalloon: walloonFields,
  ...enumerations,
} as const;
