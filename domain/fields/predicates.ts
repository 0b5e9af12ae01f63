/** Rules of the field table by name: each asks the value and the facts of the estate, and the rules of the domain. */
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
import { codeOf, localizedOf, textOf } from './read.ts';

/** A planning answer as the rules take it: what is no answer is none, 0 and -1 included. */
function answerOf(value: unknown): Answer {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string' || typeof value === 'number') return codeOf(value);
  return Object.values(localizedOf(value) ?? {}).find((text) => text.trim() !== '') ?? null;
}

/** Town-planning fields: with a value, or anyway outside Wallonia (spec 1 §5). */
export const townPlanning: Predicate = (value, facts) => townPlanningShown(answerOf(value), facts);
/** One of several measures: with an answer, or beside others that have one, so that its silence is told (spec 1 §5). */
export const measure: Predicate = (value, facts) =>
  isAnswered(answerOf(value)) || (facts.measures === 'said' && townPlanningShown(null, facts));
/** Fields the Walloon Region does not know, nor any country abroad (spec 1 §5, for both sources by the contract). */
export const outsideWallonia: Predicate = (_, facts) => hasFlemishRows(facts);
/** Heritage: outside Wallonia, with a value (spec 1 §5). */
export const heritageWithValue: Predicate = (value, facts) => heritageInventoryShown(answerOf(value), facts);
/** A planning field that shows in every region, with an answer: "no" is one. */
export const answered: Predicate = (value) => isAnswered(answerOf(value));
/** As-built certificate of the first source: outside Wallonia, and only yes or no (spec 1 §5). */
export const asBuiltBoolean: Predicate = (value, facts) => asBuiltShown(value, facts);
/** Flood scores: outside Wallonia, with a score (spec 1 §5). */
export const floodScore: Predicate = (value, facts) => floodScoreShown(textOf(value), facts);
/** The electricity and the conformity certificate: set and not null (spec 1 §5). */
export const certificateGiven: Predicate = (value) => certificateShown(value);
/** New building: only if true (spec 1 §5). */
export const newBuildingOnly: Predicate = (value) => newBuildingShown(value);
/** The number of a flat or a lot, and the cadastre's parts, would tell an address that is hidden (spec 1 §2). */
export const unlessAddressHidden: Predicate = (_, { addressHidden }) => !addressHidden;
/** The building that a project is: a home in one has its own address. */
export const ofAProject: Predicate = (_, { project }) => project;
/** Where in its town it lies is told with its street, and goes with it (spec 1 §2). */
export const whereStreetShows: Predicate = (_, { addressHidden, sold }) => !addressHidden && !sold;
/** Parts of the price and what is computed from it: they would tell a price that is not shown (spec 1 §9, spec 2 §9). */
export const unlessPriceHidden: Predicate = (_, { priceHidden }) => !priceHidden;
/**
 * A price of another kind: of an auction, an annuity, or the one reached. It stands where a price is only to be
 * asked for, and tells one that is hidden on purpose.
 */
export const unlessPriceWithheld: Predicate = (_, { priceWithheld }) => !priceWithheld;
/** The price that a home went for: once it is sold, and only where its site opens such prices (decision 38). */
export const onlyRealised: Predicate = (_, { sold, realisedPrices }) => sold && realisedPrices;
/** The price that an auction reached: it is what the home went for once that is sold. */
export const unlessRealised: Predicate = (_, { sold, realisedPrices }) => !sold || realisedPrices;
/** Costs of a purchase, which the listing may keep to itself (spec 2 §3, `full_costs_visible`). */
export const unlessCostsHidden: Predicate = (_, { costsHidden }) => !costsHidden;

/** Head types whose estates stand on the ground: plot, house, rental unit, project. */
const ON_THE_GROUND = [2, 3, 7, 9];
/** A floor tells something of a flat, a shop or an office, not of a house, a plot or a project. */
export const liesOnAFloor: Predicate = (_, { headType }) => !ON_THE_GROUND.some((id) => sameId(id, headType));

/** A plot, a garage, a shop and whatever else nobody lives in. */
const notLivedIn: Predicate = (_, { dwelling }) => !dwelling;
/** What a living area is called of such a property. */
export const PLAIN_SURFACE: NamedOtherwise = { when: notLivedIn, label: 'views.field.surface' };

/** Conditional hiding of the second source by status, type and VAT regime (spec 2 §9). */
export const unlessListingHides =
  (path: string): Predicate =>
  (_, facts) =>
    !isListingFieldHidden(path, facts);
