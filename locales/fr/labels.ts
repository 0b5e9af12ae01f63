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
  country: countries,
  subType: subTypes,
  energyLabel: energyLabels,
  field: fields,
  fieldEpb: fieldsOfEpb,
  fieldWalloon: walloonFields,
  ...enumerations,
} as const;
