/** Fact groups of the second source: a core of the fields of spec 2 §3, hidden as spec 2 §9 says. */
import { showsByDefault } from '../../domain/rules/emptiness.ts';
import { isListingFieldHidden } from '../../domain/rules/listing-visibility.ts';
import type { Answer } from '../../domain/rules/planning.ts';
import type { SkarabeeListing } from '../content/schemas/skarabee-listing.ts';
import {
  asArea,
  asDate,
  asEuros,
  asEurosPerArea,
  asFloor,
  asMetres,
  asNumber,
  asYear,
} from './fact-formats.ts';
import type { FactContext, FactField, Format } from './fact-table.ts';
import { listingNames, listingState } from './listing-codes.ts';
import { codeOf, type ListingField, numberOf, textOf, valueAt } from './listing-values.ts';
import { plainText } from './paragraphs.ts';
import { orNotEntered, planned, violationText } from './planning-facts.ts';
import { labelOf } from './vocabulary.ts';

type Field = FactField<SkarabeeListing>;
/** How an untyped value becomes words; null hides the row. */
type Reading = (value: unknown, context: FactContext) => string | null;

const row = (key: string, path: ListingField, read: Reading): Field => ({
  key,
  write: (listing, context) =>
    isListingFieldHidden(path, listingState(listing)) ? null : read(valueAt(listing, path), context),
});

const number =
  (format: Format<number>): Reading =>
  (value, context) => {
    const known = numberOf(value);
    return known !== null && showsByDefault(known) ? format(known, context) : null;
  };

/** Yes or no as a boolean or as a code; "no" is an answer too. */
const yesNo: Reading = (value, { t }) => {
  if (value === true || value === 'YES') return t('value.yes');
  return value === false || value === 'NO' ? t('value.no') : null;
};

/** A code by its label, a yes or no, or the words given. */
const code =
  (group: string): Reading =>
  (value, context) => {
    const answer = typeof value === 'boolean' ? yesNo(value, context) : null;
    if (answer !== null) return answer;
    const written = codeOf(value);
    if (written === null || written === '0' || written === '-1') return null;
    const label = labelOf(group, written, context);
    if (label !== '') return label;
    // A code nobody knows says nothing to a visitor; a sentence does.
    return typeof value === 'string' && !/^[A-Z0-9_]+$/.test(written) ? plainText(written) : null;
  };

/** A feature that is worth a row only when the home has it. */
const present: Reading = (value, context) =>
  value === true || value === 'YES' ? yesNo(true, context) : null;

const date: Reading = (value, context) => asDate(textOf(value) ?? '', context) || null;

/** Floor 0 is the ground floor (contract, "Estate"). */
const floor: Reading = (value, context) => {
  const known = numberOf(value);
  return known === null || known === -1 ? null : asFloor(known, context);
};

const area = number(asArea);
const metres = number(asMetres);
const euros = number(asEuros);
const count = number(asNumber);

export const LISTING_BUILDING: readonly Field[] = [
  { key: 'type', write: (listing, context) => listingNames(listing, context).subType },
  row('buildingType', 'construction.construction_type', code('constructionType')),
  row('constructionYear', 'construction.construction_year', number(asYear)),
  row('renovationYear', 'construction.renovation_year', number(asYear)),
  row('condition', 'construction.condition', code('condition')),
  row('newBuilding', 'construction.new_construction', present),
  row('floor', 'construction.floor', floor),
  row('floors', 'construction.floors_count', count),
  row('facades', 'construction.facades_count', count),
  row('areaBuild', 'construction.living_area_surface', area),
  row('areaGround', 'construction.land_surface', area),
  row('commercialSurface', 'construction.commercial_surface', area),
  row('widthHouse', 'construction.frontage_width', metres),
  row('widthGround', 'construction.lot_width', metres),
  row('depthGround', 'construction.lot_depth', metres),
  row('depthGroundFloor', 'construction.ground_floor_depth', metres),
  row('depthFloor', 'construction.floor_depth', metres),
  row('roof', 'construction.roof_type', code('roofType')),
  row('garden', 'other.garden_type', code('garden')),
  row('gardenSurface', 'other.garden_surface', area),
  row('directionGarden', 'other.garden_orientation', code('orientation')),
];

export const LISTING_LAYOUT: readonly Field[] = [
  row('bedrooms', 'construction.bedrooms_count', count),
  row('bathrooms', 'construction.bathrooms_count', count),
  row('showers', 'construction.showers_count', count),
  row('toilets', 'construction.toilets_count', count),
  row('kitchen', 'comfort.kitchen_type', code('kitchenType')),
  row('bathroomType', 'comfort.bathroom_type', code('bathroomType')),
  row('garages', 'other.garages_count', count),
  row('carports', 'other.carports_count', count),
  row('parkings', 'other.parking_spaces_count', count),
];

export const LISTING_TECHNICAL: readonly Field[] = [
  row('heating', 'comfort.heating', code('heating')),
  row('glazing', 'comfort.glazing_type', code('windowGlazing')),
  row('carpentry', 'comfort.outside_carpentry', code('carpentry')),
  row('elevator', 'comfort.lift', yesNo),
  row('heatPump', 'comfort.heat_pump', present),
  row('solarPanels', 'comfort.solar_panels', present),
  row('alarm', 'comfort.alarm', present),
  row('pool', 'comfort.swimming_pool', present),
  row('furniture', 'comfort.furnished', yesNo),
  row('petsAllowed', 'comfort.domestic_animals_allowed', code('planningAnswer')),
  row('electricity', 'certification.electrical_certificate', code('electricityCertification')),
];

export const LISTING_FINANCES: readonly Field[] = [
  row('pricePerSquareMetre', 'financial.price_per_square_meter', number(asEurosPerArea)),
  row('monthlyCost', 'financial.monthly_costs', euros),
  row('commonCosts', 'financial.common_costs', euros),
  row('deposit', 'financial.warranty', euros),
  row('cadastralIncome', 'financial.cadastral_income', euros),
  row('cadastralIncomeIndexed', 'financial.cadastral_income_index', euros),
  row('propertyTax', 'financial.property_tax', euros),
  row('tax', 'financial.tax', euros),
  row('registrationCost', 'financial.registration_cost', euros),
  row('notaryFee', 'notary_cost.notary_fee', euros),
  row('available', 'other.available', code('freeOn')),
  row('availableDate', 'other.available_at', date),
];

/** A planning answer as the first source has them: what is no answer is none. */
const answerOf = (value: unknown): Answer =>
  typeof value === 'boolean' || typeof value === 'string' || typeof value === 'number' ? value : null;

/** A planning field: with an answer, or anyway outside Wallonia (spec 1 §5, for both sources by the contract). */
const planning =
  (format: Format<Answer>): Reading =>
  (value, context) => {
    const answer = answerOf(value);
    return planned(answer, context) ? format(answer, context) : null;
  };

/** A code of a group, or that it was not entered. */
const coded =
  (group: string): Format<Answer> =>
  (value, context) =>
    code(group)(value, context) ?? context.t('value.notEntered');

/** Fields that the Walloon Region does not know. */
const outsideWallonia =
  (read: Reading): Reading =>
  (value, context) =>
    context.region === 'WALLONIA' ? null : read(value, context);

export const LISTING_PLANNING: readonly Field[] = [
  row('destination', 'planning.most_recent_destination', planning(coded('recentDestination'))),
  row('buildingLicense', 'planning.permission', planning(orNotEntered)),
  row('allocationLicense', 'planning.subdivision_permit', planning(orNotEntered)),
  row('presaleRight', 'planning.priority_purchase', planning(orNotEntered)),
  row('violation', 'planning.proceeding', planning(violationText)),
  row('asBuilt', 'certification.as_built_certificate', outsideWallonia(code('planningAnswer'))),
  row('heritageProtected', 'planning.protected_heritage', outsideWallonia(code('planningAnswer'))),
  row('floodProne', 'flood_information.effectively_vulnerable', outsideWallonia(code('flooding'))),
  row('floodPossible', 'flood_information.possibly_vulnerable', outsideWallonia(code('flooding'))),
];
