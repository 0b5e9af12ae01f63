/** Homes that do not say a trait that is asked for: they are found too where a visitor wants them. */
import { ESTATE_SEARCH, type EstateFilter, mergeFilter } from '#domain/filter/filter.ts';
import { serializeFilter } from '#domain/filter/serialize.ts';
import { askedTraits, asksPrice, TRAIT_PARAMETERS } from '#domain/filter/trait-parameters.ts';
import type { Unsaid } from '#domain/filter/traits.ts';
import type { OptionView } from '#domain/views/option.ts';
import { isMade } from '#domain/views/shown-when.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { choiceControl } from './controls.ts';
import type { EstateTypes } from './estate-types.ts';
import type { Asked, FilterRow, WidenStep } from './screen.ts';
import { countedTraits, traitName } from './trait-options.ts';

/** What a filter asks of traits, in the contract's terms. */
const traitQuery = (filter: EstateFilter): EstateQuery => {
  const asked = askedTraits(filter);
  return {
    terms: Object.fromEntries(asked.flatMap((one) => ('codes' in one ? [[one.trait, [...one.codes]]] : []))),
    range: Object.fromEntries(
      asked.flatMap((one) => {
        if ('codes' in one) return [];
        const { trait, ...bounds } = one;
        return [[trait, bounds]];
      }),
    ),
    unknown: [...filter.unknown],
  };
};

/** Highest number of searches that add what does not say one trait. */
const MOST_UNKNOWN_STEPS = 2;

/**
 * Searches that also find what does not say one trait that is asked for, of many traits one search for all; and homes
 * with a price on request, where there are any.
 */
const alsoUnknown = ({
  filter,
  options,
  context,
}: Asked<EstateTypes>): readonly WidenStep<EstateFilter>[] => {
  const left = askedTraits(filter)
    .map(({ trait }) => trait)
    .filter((trait) => !filter.unknown.includes(trait));
  const steps = left.length > MOST_UNKNOWN_STEPS ? [left] : left.map((trait) => [trait]);
  const traits = steps.map((names) => ({
    label: context.t('traits.unknown', {
      name: names.map((trait) => traitName(trait, context)).join(', '),
    }),
    filter: mergeFilter(filter, { unknown: [...filter.unknown, ...names] }),
  }));
  if ((options?.prices?.unknown ?? 0) === 0 || !asksPrice(filter) || filter.unknown.includes('price'))
    return traits;
  const unpriced = mergeFilter(filter, { unknown: [...filter.unknown, 'price'] });
  return [{ label: context.t('traits.onRequest'), filter: unpriced }, ...traits];
};

/** That homes are found too which do not say a trait, or whose price is on request. */
const unsaidName = (unsaid: string, { t }: Pick<ViewContext, 't'>): string =>
  unsaid === 'price' ? t('traits.onRequest') : t('traits.unknown', { name: traitName(unsaid, { t }) });

/** Choices to include homes that do not say these, each with the number of homes that it adds. */
const unknownOptions = (
  unsaid: readonly Unsaid[],
  { filter, options, context }: Asked<EstateTypes>,
): readonly OptionView[] =>
  unsaid.map((value) => ({
    value,
    label: unsaidName(value, context),
    count:
      (value === 'price'
        ? options?.prices?.unknown
        : options?.traits?.find(({ id }) => id === value)?.unknown) ?? null,
    checked: filter.unknown.includes(value),
  }));

const { areaMin, landMin, epc, yearMin, condition, facades, freeBy, features } = TRAIT_PARAMETERS;
const { priceMin, priceMax } = ESTATE_SEARCH.parameters;
/** Parameters that ask for a trait, or for a price; all other traits are values of one. */
const ASKED_BY: Readonly<Record<string, string>> = {
  livingArea: areaMin.name,
  landArea: landMin.name,
  energyLabel: epc.name,
  year: yearMin.name,
  condition: condition.name,
  facades: facades.name,
  availableOn: freeBy.name,
  price: `${priceMin.name} ${priceMax.name}`,
};

/** Choices to include homes that do not say what a part asks for, each shown where that is asked. */
export const unsaidIn = (part: string, asked: Asked<EstateTypes>): readonly OptionView[] => {
  const params = serializeFilter(asked.filter);
  // Without what the service knows, only what an address names.
  const price = asked.context.site.knowsTraits === true || asked.filter.unknown.includes('price');
  const unsaid = part === 'price' && price ? (['price'] as const) : countedTraits(part);
  return unknownOptions(unsaid, asked).map((option) => {
    const made = ASKED_BY[option.value] ?? `${features.name}=${option.value}`;
    return { ...option, when: { made, isMade: isMade(made, params) } };
  });
};

/** Its control has a box for each trait that is asked for; the query of all traits is its own. */
export const UNKNOWN: FilterRow<EstateTypes> = {
  keys: ['unknown'],
  part: 'unsaid',
  words: { each: (unsaid, { context }) => unsaidName(unsaid, context) },
  ask: traitQuery,
  control: (asked) =>
    choiceControl(
      'unknown',
      'list',
      unknownOptions(
        [
          ...(asksPrice(asked.filter) ? (['price'] as const) : []),
          ...askedTraits(asked.filter).map(({ trait }) => trait),
        ],
        asked,
      ),
    ),
  dear: null,
  wider: alsoUnknown,
};
