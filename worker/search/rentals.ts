import { changed } from '#domain/filter/change.ts';
import { movedStay, RENTAL_SEARCH, type RentalFilter } from '#domain/filter/rental-filter.ts';
import { formatPrice } from '#domain/format/money.ts';
import { spanInWords } from '#domain/stays/day-words.ts';
import { STAY_FEATURES } from '#domain/stays/stay-features.ts';
import type { RentalQuery } from '#wire/rental-unit.ts';
import { MOST_STAYS } from '../platform/content/rental-filters.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { choiceControl } from './controls.ts';
import { searchHref } from './links.ts';
import { daysName } from './options/days-name.ts';
import { optionViews } from './options/options.ts';
import { type ListKey, listedName, listedOptions, type RentalOptions } from './options/rental-options.ts';
import type { Asked, FilterRow, SearchAddress, SearchScreen, SearchTypes, WidenStep } from './screen.ts';

/** Parts of the filter bar. */
const PARTS = {
  when: 'stays.filter.when',
  persons: 'stays.filter.persons',
  where: 'stays.filter.where',
  kind: 'stays.filter.kind',
  period: 'stays.filter.period',
  has: 'stays.filter.has',
  total: 'stays.filter.total',
} as const;

/** Types of the search for holiday rentals. */
interface RentalTypes extends SearchTypes {
  readonly filter: RentalFilter;
  readonly options: RentalOptions;
  readonly query: RentalQuery;
  /** The query depends only on the filter. */
  readonly source: null;
  readonly part: keyof typeof PARTS;
}
type Row = FilterRow<RentalTypes>;

const ADDRESS: SearchAddress<RentalFilter> = { screen: 'rentals', search: RENTAL_SEARCH };

const named =
  (key: ListKey) =>
  (value: string, { options, context }: Asked<RentalTypes>): string =>
    listedName(key, value, options, context);

const options = (key: ListKey, { filter, options: all, context }: Asked<RentalTypes>) =>
  listedOptions(key, filter, all, context);

const WEEK = 7;

/** The same stay a week later or earlier; never in the past. */
function movedByAWeek({
  filter,
  options: { today },
  context,
}: Asked<RentalTypes>): WidenStep<RentalFilter>[] {
  if (filter.from === null) return [];
  return [WEEK, -WEEK]
    .map((days) => movedStay(filter, days))
    .filter(({ from }) => from !== null && from >= today)
    .map((other) => ({ label: daysName(other, context) ?? '', filter: other }));
}

/** Stays that are free somewhere, with their number of units: the nearest first. */
const freeStays = ({ filter, options: { stays }, context }: Asked<RentalTypes>) =>
  stays
    .filter(({ type, count }) => count > 0 && (filter.period.length === 0 || filter.period.includes(type)))
    .slice(0, MOST_STAYS)
    .map(({ from, to, count }) => ({
      label: spanInWords(from, to, context.locale),
      count: context.t.count('stays.free', count),
      href: searchHref(ADDRESS, changed(RENTAL_SEARCH, filter, { from, to }), context),
    }));

const DAYS: Row = {
  keys: ['from', 'to'],
  part: 'when',
  words: { whole: ({ filter, context }) => daysName(filter, context) },
  ask: ({ from, to }) => (from === null ? {} : { range: { dates: { from, ...(to !== null && { to }) } } }),
  control: (asked) => ({
    kind: 'days',
    from: asked.filter.from ?? '',
    to: asked.filter.to ?? '',
    arrivalDays: asked.options.arrivalDays,
    stays: freeStays(asked),
  }),
  dear: 6,
  wider: movedByAWeek,
};

const PERSONS: Row = {
  keys: ['persons'],
  part: 'persons',
  words: {
    whole: ({ filter: { persons }, context: { t } }) =>
      persons === null ? null : t.count('stays.persons', persons),
  },
  ask: ({ persons }) => (persons === null ? {} : { range: { maxOccupation: { gte: persons } } }),
  control: ({ filter: { persons }, options: { mostPersons }, context: { t } }) => ({
    kind: 'select',
    name: 'persons',
    label: t('stays.filter.persons'),
    any: t('stays.filter.anyPersons'),
    options: Array.from({ length: Math.max(mostPersons, persons ?? 0) }, (_, index) => ({
      value: String(index + 1),
      label: t.count('stays.persons', index + 1),
      count: null,
      checked: index + 1 === persons,
    })),
  }),
  dear: 5,
};

const LOCATION: Row = {
  keys: ['location'],
  part: 'where',
  words: { each: named('location') },
  ask: ({ location }) => ({ terms: { location: [...location] } }),
  control: (asked) =>
    choiceControl('location', 'list', options('location', asked), {
      legend: asked.context.t('stays.filter.location'),
    }),
  dear: 4,
};

const CITY: Row = {
  keys: ['city'],
  part: 'where',
  words: { each: named('city') },
  ask: ({ city }) => ({ terms: { city: [...city] } }),
  control: (asked) =>
    choiceControl('city', 'list', options('city', asked), { legend: asked.context.t('stays.filter.city') }),
  dear: 3,
};

const KIND: Row = {
  keys: ['kind'],
  part: 'kind',
  words: { each: named('kind') },
  ask: ({ kind }) => ({ terms: { subKind: [...kind] } }),
  control: (asked) => choiceControl('kind', 'pills', options('kind', asked)),
  dear: 2,
};

const PERIOD: Row = {
  keys: ['period'],
  part: 'period',
  words: { each: named('period') },
  ask: ({ period }) => ({ terms: { periodType: [...period] } }),
  control: (asked) => choiceControl('period', 'pills', options('period', asked)),
  dear: 1,
};

/** "Tot € 1.000 voor het verblijf". */
const totalName = (euros: number, { t }: ViewContext): string =>
  t('stays.filter.upTo', { price: formatPrice(euros, t) });

/** Totals to choose from, euros. */
const TOTALS = [400, 600, 800, 1000, 1500, 2000, 3000] as const;

const TOTAL: Row = {
  keys: ['priceMax'],
  part: 'total',
  words: {
    whole: ({ filter: { priceMax }, context }) => (priceMax === null ? null : totalName(priceMax, context)),
  },
  ask: ({ priceMax }) => (priceMax === null ? {} : { range: { total: { lte: priceMax } } }),
  control: ({ filter: { priceMax }, context }) => ({
    kind: 'select',
    name: 'price-max',
    label: context.t('stays.filter.total'),
    any: context.t('traits.any'),
    options: optionViews(
      TOTALS.map((euros) => ({ value: String(euros), label: totalName(euros, context), count: null })),
      priceMax === null ? [] : [String(priceMax)],
      (value) => totalName(Number(value), context),
    ),
  }),
  dear: 2,
};

const featureName = (value: string, { context: { t } }: Pick<Asked<RentalTypes>, 'context'>): string => {
  const feature = STAY_FEATURES.find((known) => known === value);
  return feature === undefined ? value : t(`stays.filter.feature.${feature}`);
};

/** Features that any unit of the offer has. */
const WITH: Row = {
  keys: ['features'],
  part: 'has',
  words: { each: featureName },
  ask: ({ features }) => ({ terms: Object.fromEntries(features.map((feature) => [feature, ['yes']])) }),
  control: (asked) =>
    choiceControl(
      'with',
      'list',
      optionViews(
        asked.options.features.map(({ id, count }) => ({ value: id, label: featureName(id, asked), count })),
        asked.filter.features,
        (value) => featureName(value, asked),
      ),
    ),
  dear: 3,
};

/** The search for holiday rentals. */
export const RENTALS: SearchScreen<RentalTypes> = {
  ...ADDRESS,
  parts: PARTS,
  filters: [DAYS, PERSONS, LOCATION, CITY, KIND, PERIOD, WITH, TOTAL],
  /** "Knokke-Heist", "Knokke-Heist en nog 2". */
  summary: ([first, ...rest], { t }) =>
    rest.length === 0 ? first : t('stays.andMore', { first, n: rest.length }),
  all: {
    screen: 'rental-filters',
    direct: ['when'],
    parts: ['when', 'where', 'persons', 'has', 'total', 'kind', 'period'],
  },
  bar: () => ['where', 'when', 'persons'],
  words: {
    found: (count, _, { t }) => t.count('stays.counted', count),
    show: (count, _, { t }) => (count === 0 ? t('stays.showNone') : t.count('stays.show', count)),
    showAny: (_, { t }) => t('stays.showAll'),
  },
};
