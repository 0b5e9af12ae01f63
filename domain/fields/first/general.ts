import {
  answered,
  asBuiltBoolean,
  floodScore,
  heritageWithValue,
  liesOnAFloor,
  townPlanning,
  unlessUnknown,
  whereStreetShows,
} from '../predicates.ts';
import {
  as,
  aside,
  coded,
  type Draft,
  named,
  pricePart,
  rows,
  type Says,
  shownIf,
  text,
  yesNo,
} from '../rows.ts';

const planned: Omit<Says, 'format'> = { ...shownIf(townPlanning), blank: 'value.notEntered' };

/** Fields shown as heading, card, place or reference (spec 1 §3, general). */
const HEADINGS: readonly Draft[] = rows('general', null, [
  ['id', aside('reference')],
  ['parentId', aside('reference')],
  ['project', aside('reference', 'yesNo')],
  ['title', aside('heading', 'localized')],
  ['description', aside('heading', 'localized')],
  ['shortDescription', aside('heading', 'localized')],
  ['headType', { ...named('headType'), aside: 'heading' }],
  ['transaction', aside('heading', 'named')],
  ['reference', aside('reference')],
  ['floorId', aside('reference')],
  ['entityNumber', aside('heading')],
  ['sticker', aside('heading', 'named')],
  ['publicationDate', aside('heading', 'date')],
  ['archivedAt', aside('heading', 'date')],
  ['bedroomCount', { ...as('number'), aside: 'list' }],
  ['bathroomCount', { ...as('number'), aside: 'list' }],
  ['children', aside('list')],
  ['address', aside('place')],
  ['price.value', aside('heading', 'price')],
  ['price.priceFrom', aside('switch', 'yesNo')],
  ['price.period', aside('heading', 'named')],
]);

const BUILDING: readonly Draft[] = rows('general', 'building', [
  ['subType', named('subType')],
  ['buildingName', text],
  // Part of the address, the only part that has a row.
  ['location', as('text', { orPath: 'general.address.location', ...shownIf(whereStreetShows) })],
  ['floor', as('floor', { zero: 'shown', minusOne: 'shown', ...shownIf(liesOnAFloor) })],
  ['architect.name', text],
]);

/** Prices and costs in euros (spec 1 §3, general.price and "further"). */
const PRICES: readonly Draft[] = rows('general', 'finances', [
  ['price.totalPrice', pricePart],
  ['price.groundValue', pricePart],
  ['price.constructionValue', pricePart],
  ['price.infrastructureValue', pricePart],
  ['price.furnitureValue', pricePart],
  ['price.deposit', pricePart],
  ['registrationCost', pricePart],
  ['tax', pricePart],
  ['notarySalery', pricePart],
]);

const ASBESTOS: readonly Draft[] = rows('general', 'technical', [
  ['asbestosInventory', yesNo],
  ['certificateAsbestos.name', as('localized')],
]);

/** Town planning by region (spec 1 §5). */
const PLANNING: readonly Draft[] = rows('general', 'planning', [
  ['townPlanningValue', as('localized', planned)],
  ['buildingLicense', coded('planningAnswer', planned)],
  ['allocationLicense', coded('planningAnswer', planned)],
  ['presaleRight', coded('planningAnswer', planned)],
  [
    'townPlanningViolation',
    as('violation', { ...shownIf(townPlanning, unlessUnknown), blank: 'violation.NONE' }),
  ],
  ['certificateAsBuilt', as('yesNo', shownIf(asBuiltBoolean))],
  ['heritageProtected', coded('planningAnswer', shownIf(answered))],
  ['heritageInventoried', coded('planningAnswer', shownIf(heritageWithValue))],
  ['renovationObligation', yesNo],
]);

const FLOOD: readonly Draft[] = rows('general', 'flood', [
  ['floodingParcelScore', as('floodScore', shownIf(floodScore))],
  ['floodingBuildingScore', as('floodScore', shownIf(floodScore))],
]);

export const GENERAL = { HEADINGS, BUILDING, PRICES, ASBESTOS, PLANNING, FLOOD } as const;
