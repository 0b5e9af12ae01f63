import {
  area,
  as,
  coded,
  companion,
  type Draft,
  date,
  distance,
  internal,
  number,
  rows,
  yesNo,
} from '../rows.ts';

/**
 * The group "other" (spec 2 §3). Fields that the tab "other" does not list are in the tab of their subject.
 */
export const OTHER: readonly Draft[] = [
  ...rows('other', 'other', [
    ['available', coded('freeOn')],
    ['available_at', date],
    ['environment', coded('environment')],
    ['neighbourhood_information', as('longText', { coarse: true })],
    ['carports_count', number],
    ['garages_count', number],
    ['parking_spaces_count', number],
    ['garden', as('yesNo', { companions: ['other.garden_information'] })],
    ['garden_type', coded('garden', { companions: ['other.garden_type_information'] })],
    ['garden_type_information', companion],
    ['garden_orientation', coded('orientation')],
    ['garden_surface', area],
    ['garden_information', companion],
    ['shops_distance', distance],
    ['public_transport_distance', distance],
    ['school_distance', distance],
    ['beach_distance', distance],
  ]),
  ...rows('other', 'comfort', [
    ['sea_view', yesNo],
    ['side_sea_view', yesNo],
  ]),
  ...rows('other', 'construction', [['construction_obligation', yesNo]]),
  ...rows('other', null, [
    ['geo_precision', coded('geoPrecision', { aside: 'place', zero: 'shown' })],
    ['sms_text', internal],
    ['portals_extra_information', internal],
    ['portals_replacement_information', internal],
  ]),
];
