import { cornersOf } from '#domain/filter/drawn-area.ts';
import { ESTATE_SEARCH, type EstateFilter, mergeFilter } from '#domain/filter/filter.ts';
import { parseGeoRange } from '#domain/filter/geo-range.ts';
import type { UnreadPrices } from '#domain/filter/price.ts';
import { fold } from '#domain/fold.ts';
import { kindOf } from '#domain/rules/property-kind.ts';
import type { RangeControl } from '#domain/views/search-form.ts';
import type { EstateQuery, RANGE_FIELDS, TERM_FIELDS } from '#wire/estate-search.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { choiceControl } from './controls.ts';
import { type EstateTypes, PARTS } from './estate-types.ts';
import { countedNoun, nounOf } from './noun.ts';
import { bedroomsOf } from './options/bedrooms.ts';
import { budgetsOf } from './options/budgets.ts';
import { bedroomsInBar, bedroomsName, chosenName, type NamedKey, priceName } from './options/filter-names.ts';
import {
  bedroomOptions,
  byName,
  leastBedroomOptions,
  namedOptions,
  statusOptions,
  subTypeOptions,
} from './options/filter-options.ts';
import { checkedLabels, optionViews } from './options/options.ts';
import { priceBars } from './options/price-bars.ts';
import { transactionIds } from './options/transactions.ts';
import { areaOf } from './place/area-of.ts';
import { circleName, circlePlace } from './place/circle-place.ts';
import { toPlaceField } from './place/place-field.ts';
import type { Asked, FilterRow, SearchScreen, WidenStep } from './screen.ts';
import { TRAIT_ROWS } from './traits.ts';
import { unsaidIn } from './unsaid.ts';

type Row = FilterRow<EstateTypes>;

const term = (field: (typeof TERM_FIELDS)[number], values: readonly string[]): EstateQuery => ({
  terms: { [field]: [...values] },
});

const range = (
  field: (typeof RANGE_FIELDS)[number],
  gte: number | null,
  lte: number | null = null,
): EstateQuery => ({ range: { [field]: { ...(gte !== null && { gte }), ...(lte !== null && { lte }) } } });

const named =
  (key: NamedKey) =>
  (id: string, { options, context }: Asked<EstateTypes>): string =>
    chosenName(key, id, options, context);

/** No options for a single country, unless it is chosen. */
const ifChoice: (options: ReturnType<typeof namedOptions>) => typeof options = (options) =>
  options.length > 1 || options.some(({ checked }) => checked) ? options : [];

/** Highest number of suggested searches with one word less. */
const MOST_WORD_STEPS = 3;

/** Radii for widening a circle, kilometres. */
const RADII = [5, 10, 15, 25, 50, 100] as const;

/** The same circles, one of them with the next radius; none above the largest. */
const widerCircles = ({ filter, options, context }: Asked<EstateTypes>): WidenStep<EstateFilter>[] =>
  filter.circles.flatMap((circle, at) => {
    const km = RADII.find((radius) => radius > circle.km);
    if (km === undefined) return [];
    const wider = { ...circle, km };
    const label = circleName(wider, circlePlace(wider, options, context), context);
    return [{ label, filter: mergeFilter(filter, { circles: filter.circles.with(at, wider) }) }];
  });

const STATUS: Row = {
  keys: ['status'],
  part: 'status',
  words: { each: (code, { context }) => context.t.label('status', code) ?? code },
  ask: (filter, source) => term('transaction.id', transactionIds(filter, source)),
  control: ({ filter, options, context }) =>
    choiceControl('status', 'pills', statusOptions(filter, options, context)),
  dear: 8,
  withoutAll: 'views.filter.widen.status',
};

/** Part of the query of the status filter. */
const TRANSACTION: Row = {
  keys: ['transaction'],
  part: 'status',
  words: { each: named('transaction') },
  carried: true,
  dear: 7,
  withoutAll: 'views.filter.widen.transaction',
};

const COUNTRY: Row = {
  keys: ['country'],
  part: 'country',
  words: { each: named('country') },
  ask: ({ country }) => term('address.country.id', country),
  control: ({ filter, options, context }) =>
    choiceControl(
      'country',
      'list',
      ifChoice(byName(namedOptions('country', filter, options, context), context)),
    ),
  dear: 9,
  withoutAll: 'views.filter.widen.country',
};

const CITY: Row = {
  keys: ['city'],
  part: 'city',
  words: { each: named('city') },
  ask: ({ city, circles, area }) =>
    term('address.city.id', circles.length === 0 && area === null ? city : []),
  control: ({ filter, options, context, placeProblem = null }) => ({
    kind: 'place',
    place: toPlaceField({ filter, options, problem: placeProblem }, context),
    cities: byName(namedOptions('city', filter, options, context), context),
  }),
  // Only the cities, by name, with zips for equal names, as in the list below.
  inBar: (control) => (control.kind === 'place' ? checkedLabels(control.cities) : []),
  dear: 4,
  withoutAll: 'views.filter.widen.city',
  joined: ({ filter, options, context }) => areaOf(filter.city, options?.locations ?? [], context),
};

/** Set in the place field; any of them finds a home. */
const CIRCLES: Row = {
  keys: ['circles'],
  part: 'city',
  words: {
    each: (text, { options, context }) => {
      const circle = parseGeoRange(text);
      return circle === null ? text : circleName(circle, circlePlace(circle, options, context), context);
    },
  },
  ask: ({ circles }) => ({
    geo_distance: circles.map(({ km, lat, lon }) => ({
      distance: `${km}km`,
      'address.geoLocation': { lat, lon },
    })),
  }),
  dear: 5,
  wider: widerCircles,
};

/** Drawn on the map of results. */
const AREA: Row = {
  keys: ['area'],
  part: 'city',
  words: { whole: ({ filter, context: { t } }) => (filter.area === null ? null : t('views.area.drawn')) },
  ask: ({ area }) => {
    const corners = cornersOf(area);
    return corners === null ? {} : { geo_polygon: [...corners] };
  },
  dear: 5,
  carried: true,
};

const TYPE: Row = {
  keys: ['type'],
  part: 'type',
  words: { each: named('type') },
  ask: ({ type }) => term('headType.id', type),
  control: ({ filter, options, context }) =>
    choiceControl('type', 'pills', namedOptions('type', filter, options, context)),
  dear: 6,
  withoutAll: 'views.filter.widen.type',
};

/** Sub types of the chosen types; their element exists even when empty, so that a script can fill it. */
const SUB_TYPE: Row = {
  keys: ['subType'],
  part: 'type',
  words: { each: named('subType') },
  ask: ({ subType }) => term('subType.id', subType),
  control: ({ filter, options, context }) =>
    choiceControl('subType', 'list', subTypeOptions(filter, options, context), {
      legend: context.t('offer.subType'),
      place: 'sub-types',
    }),
  dear: 3,
  withoutAll: 'views.filter.widen.subType',
};

/** That a typed price was not understood, in a sentence; null when all of them were. */
export function priceProblem(unread: UnreadPrices, { t }: ViewContext): string | null {
  const typed = Object.values(unread);
  return typed.length === 0 ? null : t('views.offer.priceUnknown', { typed: typed.join(' / ') });
}

const PRICE: Row = {
  keys: ['priceMin', 'priceMax'],
  part: 'price',
  words: { whole: ({ filter, context }) => priceName(filter, context) },
  ask: ({ priceMin, priceMax }) => range('price.value', priceMin, priceMax),
  control: ({ filter, options, unreadPrices = {}, context }) => {
    const { priceMin, priceMax } = ESTATE_SEARCH.parameters;
    const bound = (name: string, written: readonly string[]): RangeControl['min'] => {
      const typed = unreadPrices[name];
      return { name, value: typed ?? written.join(''), unread: typed !== undefined };
    };
    return {
      kind: 'range',
      problem: priceProblem(unreadPrices, context),
      min: bound(priceMin.name, priceMin.write(filter.priceMin)),
      max: bound(priceMax.name, priceMax.write(filter.priceMax)),
      budgets: budgetsOf(filter.status),
      barsLabel: context.t('offer.priceBars', { noun: context.t(`${nounOf(filter)}.other`) }),
      bars: priceBars(filter, options),
    };
  },
  dear: 2,
};

const BEDROOMS: Row = {
  keys: ['bedrooms'],
  part: 'bedrooms',
  words: { each: (count, { context }) => bedroomsName(count, context) },
  ask: (filter) => term('bedroomCount', bedroomsOf(filter).terms),
  control: ({ filter, options, context }) =>
    choiceControl('bedrooms', 'pills', bedroomOptions(filter, options, context), {
      legend: context.t('offer.exactly'),
    }),
  inBar: (_, { filter, context }) => filter.bedrooms.map((count) => bedroomsInBar(count, context)),
  dear: 1,
  withoutAll: 'views.filter.widen.bedrooms',
};

/** Minimum number of bedrooms, the most frequent choice; "six and more" is one too. */
const BED_MIN: Row = {
  keys: ['bedMin'],
  part: 'bedrooms',
  words: {
    whole: ({ filter: { bedMin }, context: { t } }) =>
      bedMin === null ? null : t.count('views.filter.bedroomsMin', bedMin),
  },
  ask: (filter) => range('bedroomCount', bedroomsOf(filter).least),
  control: ({ filter, options, context }) =>
    choiceControl('bed-min', 'pills', leastBedroomOptions(filter, options, context), {
      legend: context.t('offer.atLeast'),
      single: true,
    }),
  inBar: (_, { filter: { bedMin }, context: { t } }) =>
    bedMin === null ? [] : [t('views.filter.orMore', { n: bedMin })],
  dear: 1,
};

/** The same search with one word less, for each of several words. */
function fewerWords({ filter, context: { t } }: Asked<EstateTypes>): WidenStep<EstateFilter>[] {
  const words = filter.words?.split(' ') ?? [];
  if (words.length < 2) return [];
  return words.slice(0, MOST_WORD_STEPS).map((_, index) => {
    const fewer = words.toSpliced(index, 1).join(' ');
    return {
      label: t('views.filter.words', { words: fewer }),
      filter: mergeFilter(filter, { words: fewer }),
    };
  });
}

const WORDS: Row = {
  keys: ['words'],
  part: 'words',
  words: {
    whole: ({ filter: { words }, context: { t } }) =>
      words === null ? null : t('views.filter.words', { words }),
  },
  // Folded, so that all spellings share a cached answer.
  ask: ({ words }) => (words === null ? {} : { match: { text: fold(words) } }),
  control: ({ filter: { words } }) => ({
    kind: 'words',
    name: ESTATE_SEARCH.parameters.words.name,
    value: words ?? '',
  }),
  dear: 5,
  withoutAll: 'views.filter.widen.words',
  wider: fewerWords,
};

/** "Prijs verlaagd", "Open huis". */
const newsName = (news: string, { context: { t } }: Pick<Asked<EstateTypes>, 'context'>): string =>
  t(news === 'lowered' ? 'offer.lowered' : 'openHouse.title');

const NEWS_ROW: Row = {
  keys: ['news'],
  part: 'news',
  words: { each: newsName },
  ask: ({ news }) => term('news', news),
  control: (asked) =>
    choiceControl(
      'news',
      'pills',
      optionViews(
        (asked.options?.news ?? []).map(({ id, count }) => ({
          value: id,
          label: newsName(id, asked),
          count,
        })),
        asked.filter.news,
        (news) => newsName(news, asked),
      ),
    ),
  dear: 1,
};

const isPlot = (type: string): boolean => kindOf(type) === 'plot';

/** The search for estates: the offer, and the criteria of alerts. */
export const ESTATES: SearchScreen<EstateTypes> = {
  screen: 'offer',
  search: ESTATE_SEARCH,
  parts: PARTS,
  filters: [
    STATUS,
    TRANSACTION,
    COUNTRY,
    CITY,
    CIRCLES,
    AREA,
    TYPE,
    SUB_TYPE,
    PRICE,
    BED_MIN,
    BEDROOMS,
    ...TRAIT_ROWS,
    WORDS,
    NEWS_ROW,
  ],
  summary: (labels) => labels.join(', '),
  all: {
    screen: 'filters',
    direct: ['status', 'type', 'bedrooms', 'city'],
    parts: [
      'status',
      'type',
      'bedrooms',
      'city',
      'price',
      'has',
      'size',
      'energy',
      'year',
      'condition',
      'facades',
      'free',
      'words',
      'country',
      'news',
    ],
  },
  bar: ({ type }) => ['city', 'price', type.length > 0 && type.every(isPlot) ? 'size' : 'bedrooms'],
  unsaid: unsaidIn,
  words: {
    found: countedNoun,
    show: (count, filter, context) =>
      count === 0
        ? context.t('offer.showNone', { noun: context.t(`${nounOf(filter)}.other`) })
        : context.t('offer.show', { what: countedNoun(count, filter, context) }),
    showAny: (filter, { t }) => t('offer.apply', { noun: t(`${nounOf(filter)}.other`) }),
  },
};
