import { heritageWithValue, measure, outsideWallonia, townPlanning } from '../predicates.ts';
import { as, aside, coded, companion, longText, rows, type Says, shownIf } from '../rows.ts';

/**
 * A required field of the Flemish town-planning block: shows "not entered" when it is empty (spec 1 §5, §9).
 */
const planned = (companions?: readonly string[]): Omit<Says, 'format'> => ({
  ...shownIf(townPlanning),
  blank: 'value.notEntered',
  ...(companions === undefined ? {} : { companions }),
});
const heritage = coded('planningAnswer', shownIf(heritageWithValue));
const oneOfMeasures = coded('planningAnswer', { ...shownIf(measure), blank: 'value.notEntered' });
const flood = coded('flooding', shownIf(outsideWallonia));

export const PLANNING = rows('planning', 'planning', [
  ['destination', coded('destination')],
  [
    'most_recent_destination',
    coded('recentDestination', planned(['planning.most_recent_destination_information'])),
  ],
  ['most_recent_destination_information', companion],
  ['permission', coded('planningAnswer', planned(['planning.permission_information']))],
  ['permission_information', companion],
  [
    'proceeding',
    as('violation', {
      ...planned(['planning.proceeding_information']),
      blank: 'violation.NONE',
    }),
  ],
  ['proceeding_information', companion],
  ['remedial_action', oneOfMeasures],
  ['administrative_order', oneOfMeasures],
  ['penalty_payment', oneOfMeasures],
  ['amicable_settlement', oneOfMeasures],
  ['priority_purchase', coded('planningAnswer', planned(['planning.priority_purchase_information']))],
  ['priority_purchase_information', companion],
  ['subdivision_permit', coded('planningAnswer', planned())],
  ['subdivision_information', longText],
  ['protected_heritage', heritage],
  ['protected_monument', heritage],
  ['protected_area', heritage],
  ['cultural_historical_protected_area', heritage],
  ['conservation_area_city', heritage],
  ['conservation_area_village', heritage],
  ['protected_archaeological_site', heritage],
  ['protected_archaeological_zone', heritage],
  ['protected_archaeological_monument', heritage],
  ['decree_complex_project', coded('planningAnswer')],
]);

export const FLOOD = rows('flood_information', 'planning', [
  ['effectively_vulnerable', flood],
  ['possibly_vulnerable', flood],
  ['defined_floodplain', flood],
  ['defined_bank_area', flood],
  ['risk_zone_for_floods', flood],
  ['flood_information', as('longText', shownIf(outsideWallonia))],
  // The scores of the current law, which the vocabulary lacks; the page shows them elsewhere.
  ['parcel_score', aside('list', 'floodScore')],
  ['building_score', aside('list', 'floodScore')],
]);
