/**
 * Named visibility rules of the field table, based on the value, the facts of the estate and the rules in
 * `domain/rules`.
 */
import { floodScoreShown } from '../rules/flood.ts';
import { isListingFieldHidden } from '../rules/listing-visibility.ts';
import {
  type Answer,
  asBuiltShown,
  certificateShown,
  hasFlemishRows,
  heritageInventoryShown,
  isAnswered,
  newBuildingShown,
  townPlanningShown,
} from '../rules/planning.ts';
import { sameId } from '../rules/source.ts';
import type { NamedOtherwise, Predicate } from './field.ts';
import { codeOf, localizedOf, numberOf, textOf } from './read.ts';

/** Converts a value to a planning answer; null for anything that is not one, including 0 and -1. */
function answerOf(value: unknown): Answer {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string' || typeof value === 'number') return codeOf(value);
  return Object.values(localizedOf(value) ?? {}).find((text) => text.trim() !== '') ?? null;
}

/** Town-planning fields: shown with a value, and without one only outside Wallonia (spec 1 §5). */
export const townPlanning: Predicate = (value, facts) => townPlanningShown(answerOf(value), facts);
/**
 * A measure of a source that has a field for it: the statement that there was none is made of an empty field, never of
 * UNKNOWN, which a source without this field gives (spec 1 §5).
 */
export const unlessUnknown: Predicate = (value) => answerOf(value) !== 'UNKNOWN';
/**
 * One of several measures: shown with an answer, or when other measures have one, so that its silence is
 * visible (spec 1 §5).
 */
export const measure: Predicate = (value, facts) =>
  isAnswered(answerOf(value)) || (facts.measures === 'said' && townPlanningShown(null, facts));
/** Fields that do not exist in Wallonia or abroad (spec 1 §5; the contract applies it to both sources). */
export const outsideWallonia: Predicate = (_, facts) => hasFlemishRows(facts);
/** Heritage: outside Wallonia, with a value (spec 1 §5). */
export const heritageWithValue: Predicate = (value, facts) => heritageInventoryShown(answerOf(value), facts);
/** A planning field of every region, shown when answered; "no" is an answer. */
export const answered: Predicate = (value) => isAnswered(answerOf(value));
/** As-built certificate of the first source: outside Wallonia, only as yes or no (spec 1 §5). */
export const asBuiltBoolean: Predicate = (value, facts) => asBuiltShown(value, facts);
/** Flood scores: outside Wallonia, with a score (spec 1 §5). */
export const floodScore: Predicate = (value, facts) => floodScoreShown(textOf(value), facts);
/** The electricity and the conformity certificate: set and not null (spec 1 §5). */
export const certificateGiven: Predicate = (value) => certificateShown(value);
/** New building: only if true (spec 1 §5). */
export const newBuildingOnly: Predicate = (value) => newBuildingShown(value);
/** Hidden with the address: the number of a flat or lot and cadastral data would reveal it (spec 1 §2). */
export const unlessAddressHidden: Predicate = (_, { addressHidden }) => !addressHidden;
/** The location within the town is hidden together with the street (spec 1 §2). */
export const whereStreetShows: Predicate = (_, { addressHidden, sold }) => !addressHidden && !sold;
/**
 * Parts of the price and figures computed from it: they would reveal a hidden price (spec 1 §9, spec 2 §9).
 */
export const unlessPriceHidden: Predicate = (_, { priceHidden }) => !priceHidden;
/**
 * Another kind of price: of an auction, an annuity, or the realised one. Shown when the price is on request,
 * hidden when the price is withheld.
 */
export const unlessPriceWithheld: Predicate = (_, { priceWithheld }) => !priceWithheld;
/** The realised price: only of a sold home, and only if the site publishes such prices (decision 38). */
export const onlyRealised: Predicate = (_, { sold, realisedPrices }) => sold && realisedPrices;
/** The price reached at an auction: once the home is sold, it is its realised price. */
export const unlessRealised: Predicate = (_, { sold, realisedPrices }) => !sold || realisedPrices;
/** Costs of the purchase, which the listing may withhold (spec 2 §3, `full_costs_visible`). */
export const unlessCostsHidden: Predicate = (_, { costsHidden }) => !costsHidden;

/** Head types of whole buildings and land: plot, house, rental unit, project. */
const ON_THE_GROUND = [2, 3, 7, 9];
/**
 * A floor that is stated is shown (spec 1 §5); 0 and below are floors only of homes inside a building: a flat,
 * a shop or an office, not a house, a plot or a project.
 */
export const liesOnAFloor: Predicate = (value, { headType }) =>
  (numberOf(value) ?? 0) > 0 || !ON_THE_GROUND.some((id) => sameId(id, headType));

/** A property that is not lived in, such as a plot, a garage or a shop. */
const notLivedIn: Predicate = (_, { dwelling }) => !dwelling;
/** Label of the area of such a property. */
export const PLAIN_SURFACE: NamedOtherwise = { when: notLivedIn, label: 'views.field.surface' };

/** Conditional hiding of the second source by status, type and VAT regime (spec 2 §9). */
export const unlessListingHides =
  (path: string): Predicate =>
  (_, facts) =>
    !isListingFieldHidden(path, facts);
