import { asksFor } from '#domain/filter/codec.ts';
import { ESTATE_SEARCH, type EstateFilter, mergeFilter } from '#domain/filter/filter.ts';
import { serializeFilter } from '#domain/filter/serialize.ts';
import { askedTraits, asksPrice, TRAIT_PARAMETERS } from '#domain/filter/trait-parameters.ts';
import { FEATURES, MEASURED, TRAITS, type Trait, type Unsaid } from '#domain/filter/traits.ts';
import { formatArea } from '#domain/format/measure.ts';
import { ENERGY_LETTERS, gradeOf, letterText } from '#domain/rules/energy-label.ts';
import { dayInWords } from '#domain/stays/day-words.ts';
import type { OptionView } from '#domain/views/option.ts';
import type { ControlView, SelectControl } from '#domain/views/search-form.ts';
import { isMade } from '#domain/views/shown-when.ts';
import { ENUMERATIONS } from '#domain/vocabulary/enumerations.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { choiceControl } from './controls.ts';
import type { EstateTypes } from './estate-types.ts';
import type { OfferOptions } from './options/offer-options.ts';
import { checkedLabels, optionViews } from './options/options.ts';
import type { Asked, FilterRow, WidenStep } from './screen.ts';

type Row = FilterRow<EstateTypes>;

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

/** Traits by the part of the search that asks for them. */
const TRAITS_OF = {
  has: FEATURES,
  size: ['livingArea', 'landArea'],
  energy: ['energyLabel'],
  year: ['year'],
  condition: ['condition'],
  facades: ['facades'],
  free: ['availableOn'],
} as const satisfies Readonly<Partial<Record<EstateTypes['part'], readonly Trait[]>>>;

/** Traits that are counted while a part is open. Only those, since counting reads every estate of the query. */
export const countedTraits = (part: string): readonly Trait[] =>
  Object.entries(TRAITS_OF).find(([name]) => name === part)?.[1] ?? [];

/** Number of estates with an option of a trait; null when not counted. */
const countOf = (options: OfferOptions | null, trait: Trait, value: string): number | null =>
  options?.traits?.find(({ id }) => id === trait)?.options.find((option) => option.value === value)?.count ??
  null;

const traitName = (value: string, { t }: Pick<ViewContext, 't'>): string => {
  const trait = TRAITS.find((known) => known === value);
  return trait === undefined ? value : t(`traits.name.${trait}`);
};

/** A select box in the panel of all these filters, with its own label. */
const select = (
  name: string,
  trait: Trait,
  chosen: string | null,
  listed: readonly string[],
  labelOf: (value: string) => string,
  { options, context }: Asked<EstateTypes>,
): SelectControl => ({
  kind: 'select',
  name,
  label: traitName(trait, context),
  labelled: true,
  any: context.t('traits.any'),
  options: optionViews(
    listed.map((value) => ({ value, label: labelOf(value), count: countOf(options, trait, value) })),
    chosen === null ? [] : [chosen],
    labelOf,
  ),
});

/** The chosen option alone: the name of its part says the rest. */
const chosenOption = (control: ControlView): readonly string[] =>
  control.kind === 'select' ? checkedLabels(control.options) : [];

/** A filter by the least value of a measured trait. */
const least = (
  key: 'areaMin' | 'landMin' | 'yearMin',
  name: string,
  trait: 'livingArea' | 'landArea' | 'year',
): Row => {
  const written = (value: number, { t }: ViewContext): string =>
    trait === 'year' ? String(value) : formatArea(value, t);
  return {
    keys: [key],
    part: trait === 'year' ? 'year' : 'size',
    words: {
      whole: ({ filter, context }) => {
        const value = filter[key];
        if (value === null) return null;
        const text = written(value, context);
        return trait === 'year'
          ? context.t('traits.from.year', { year: text })
          : context.t(`traits.from.${trait}`, { area: text });
      },
    },
    control: (asked) => {
      const { filter, context } = asked;
      const chosen = filter[key];
      const labelOf = (value: string) =>
        context.t('traits.least', { value: written(Number(value), context) });
      return select(
        name,
        trait,
        chosen === null ? null : String(chosen),
        MEASURED[trait].steps.map(String),
        labelOf,
        asked,
      );
    },
    dear: 1,
    ...(trait === 'year' && { inBar: chosenOption }),
  };
};

/** Classes to choose from: any home with a label has "G or better". */
const CLASSES = ENERGY_LETTERS.slice(1, -1);

const EPC: Row = {
  keys: ['epc'],
  part: 'energy',
  words: {
    whole: ({ filter: { epc }, context: { t } }) =>
      epc === null ? null : t('traits.epc', { label: letterText(epc) }),
  },
  control: (asked) => {
    const letterOf = (value: string) => ENERGY_LETTERS.find((known) => known === value);
    const labelOf = (value: string): string => {
      const letter = letterOf(value);
      return letter === undefined ? value : asked.context.t('traits.orBetter', { label: letterText(letter) });
    };
    const control = select('epc', 'energyLabel', asked.filter.epc, CLASSES, labelOf, asked);
    return {
      ...control,
      options: control.options.map((option) => {
        const letter = letterOf(option.value);
        return letter === undefined
          ? option
          : { ...option, energy: { letter: letterText(letter), grade: gradeOf(letter) } };
      }),
    };
  },
  inBar: chosenOption,
  dear: 1,
};

const conditionName = (code: string, { context: { t } }: Pick<Asked<EstateTypes>, 'context'>): string =>
  t.label('condition', code) ?? code;

const CONDITION: Row = {
  keys: ['condition'],
  part: 'condition',
  words: { each: conditionName },
  control: (asked) =>
    choiceControl(
      'condition',
      'list',
      optionViews(
        ENUMERATIONS.condition.map((value) => ({
          value,
          label: conditionName(value, asked),
          count: countOf(asked.options, 'condition', value),
        })),
        asked.filter.condition,
        (value) => conditionName(value, asked),
      ),
      { legend: traitName('condition', asked.context) },
    ),
  dear: 1,
  withoutAll: 'traits.widen.condition',
};

/** "2 gevels", "4 gevels of meer". */
const facadesName = (value: string, { context: { t } }: Pick<Asked<EstateTypes>, 'context'>): string =>
  value === '4' ? t('traits.mostFacades', { n: value }) : t.count('traits.facades', Number(value));

const FACADES: Row = {
  keys: ['facades'],
  part: 'facades',
  words: { each: facadesName },
  control: (asked) =>
    choiceControl(
      'facades',
      'list',
      optionViews(
        ['2', '3', '4'].map((value) => ({
          value,
          label: facadesName(value, asked),
          count: countOf(asked.options, 'facades', value),
        })),
        asked.filter.facades,
        (value) => facadesName(value, asked),
      ),
      { legend: traitName('facades', asked.context) },
    ),
  dear: 1,
  withoutAll: 'traits.widen.facades',
};

/** A view of the sea is offered only where an estate has one. */
const WITH: Row = {
  keys: ['features'],
  part: 'has',
  words: { each: (feature, { context }) => traitName(feature, context) },
  control: ({ filter, options, context }) =>
    choiceControl(
      'with',
      'list',
      optionViews(
        FEATURES.filter((feature) => feature !== 'seaView' || options?.seaView === true).map((feature) => ({
          value: feature,
          label: traitName(feature, context),
          count: countOf(options, feature, 'yes'),
        })),
        filter.features,
        (feature) => traitName(feature, context),
      ),
      { legend: context.t('traits.has') },
    ),
  dear: 2,
};

const FREE_BY: Row = {
  keys: ['freeBy'],
  part: 'free',
  words: {
    whole: ({ filter: { freeBy }, context: { t, locale } }) =>
      freeBy === null ? null : t('traits.freeBy', { day: dayInWords(freeBy, locale, 'date') }),
  },
  control: ({ filter: { freeBy }, context: { t } }) => ({
    kind: 'day',
    name: 'free-by',
    label: t('traits.by'),
    value: freeBy ?? '',
  }),
  dear: 1,
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
const UNKNOWN: Row = {
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

/** Offered where the content service declares that it knows traits, or where it is chosen. */
const ifKnown = ({ control, ...row }: Row): Row => ({
  ...row,
  control: (asked) =>
    asked.context.site.knowsTraits === true ||
    row.keys.some((key) => asksFor(ESTATE_SEARCH, asked.filter, key))
      ? (control?.(asked) ?? null)
      : null,
});

/** Filters by traits of a home, in the order of the chips. */
export const TRAIT_ROWS: readonly Row[] = [
  WITH,
  least('areaMin', 'area-min', 'livingArea'),
  least('landMin', 'land-min', 'landArea'),
  EPC,
  least('yearMin', 'year-min', 'year'),
  CONDITION,
  FACADES,
  FREE_BY,
  UNKNOWN,
].map(ifKnown);
