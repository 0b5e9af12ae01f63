/** Parameters by which visitors filter by traits of a home, and what they ask of it (decision 150). */
import { asLetter, ENERGY_LETTERS, type EnergyLetter } from '../rules/energy-label.ts';
import { list, type Parameter, single } from './parameter.ts';
import type { ValuesOf } from './search.ts';
import {
  CODED,
  type CodedTrait,
  codeNumber,
  FEATURES,
  isCoded,
  MAY_BE_UNSAID,
  type MeasuredTrait,
  numberOfCode,
  type Trait,
  type TraitValues,
  type Unsaid,
} from './traits.ts';
import { codeOf, DAY, wholeUpTo } from './values.ts';

/**
 * A class by its code or as it is written. A plus that is typed unescaped in an address is read as a blank
 * (application/x-www-form-urlencoded), so that blanks after the letter are read as pluses where such a class exists.
 */
const readEpc = (params: URLSearchParams): EnergyLetter | null => {
  const text = (params.get('epc') ?? '').trimStart().toUpperCase();
  return asLetter(text.replaceAll(' ', '+')) ?? asLetter(text.trimEnd());
};
const EPC: Parameter<EnergyLetter | null> = {
  ...single('epc', codeOf(ENERGY_LETTERS), null),
  read: readEpc,
};

export const TRAIT_PARAMETERS = {
  /** Least living area and land, whole m². */
  areaMin: single('area-min', wholeUpTo(99_999), null),
  landMin: single('land-min', wholeUpTo(9_999_999), null),
  /** This class or a better one, on the scale of the home's own region. */
  epc: EPC,
  /** Built or renovated in this year or later. */
  yearMin: single('year-min', wholeUpTo(9_999), null),
  condition: list('condition', codeOf(CODED.condition.codes)),
  /** Numbers of façades: terraced, semi-detached, detached. */
  facades: list('facades', codeOf(['2', '3', '4'] as const)),
  /** All of them must be there, unlike the values of other lists. */
  features: list('with', codeOf(FEATURES)),
  /** Available on this day at the latest. */
  freeBy: single('free-by', DAY, null),
  /** Filters under which homes that do not say it are shown too; `price` adds those with a price on request. */
  unknown: list('unknown', codeOf(MAY_BE_UNSAID)),
};

type TraitFilter = ValuesOf<typeof TRAIT_PARAMETERS>;

/** What a filter asks of one trait: one of some codes, or bounds. */
export type Asked =
  | { readonly trait: CodedTrait; readonly codes: readonly string[] }
  | { readonly trait: MeasuredTrait; readonly gte?: number | undefined; readonly lte?: number | undefined };

const least = (trait: MeasuredTrait, gte: number | null): readonly Asked[] =>
  gte === null ? [] : [{ trait, gte }];

const oneOf = (trait: CodedTrait, codes: readonly string[]): readonly Asked[] =>
  codes.length === 0 ? [] : [{ trait, codes }];

/** A class and all better ones. */
const orBetter = (letter: TraitFilter['epc']): readonly string[] =>
  letter === null ? [] : ENERGY_LETTERS.slice(0, ENERGY_LETTERS.indexOf(letter) + 1);

/** A day as a number, `YYYYMMDD`. */
const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));

/** What a filter asks of a home's traits, each trait once. */
export const askedTraits = (filter: Omit<TraitFilter, 'unknown'>): readonly Asked[] => [
  ...least('livingArea', filter.areaMin),
  ...least('landArea', filter.landMin),
  ...oneOf('energyLabel', orBetter(filter.epc)),
  ...least('year', filter.yearMin),
  ...oneOf('condition', filter.condition),
  ...oneOf('facades', filter.facades),
  ...filter.features.map((feature): Asked => ({ trait: feature, codes: ['yes'] })),
  ...(filter.freeBy === null ? [] : [{ trait: 'availableOn' as const, lte: dayNumber(filter.freeBy) }]),
];

/** Bounds of the price. */
interface Prices {
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}

export const asksPrice = ({ priceMin, priceMax }: Prices): boolean => priceMin !== null || priceMax !== null;

/** Drops from `unknown` what the filter does not ask for: nothing is unknown there. */
export const onlyAsked = (filter: TraitFilter & Prices): Pick<TraitFilter, 'unknown'> => {
  const asked: readonly Unsaid[] = [
    ...askedTraits(filter).map(({ trait }) => trait),
    ...(asksPrice(filter) ? (['price'] as const) : []),
  ];
  return { unknown: filter.unknown.filter((trait) => asked.includes(trait)) };
};

/** Whether a home says the trait at all. */
export const says = (values: TraitValues, trait: Trait): boolean =>
  isCoded(trait) ? codeNumber(values.coded, trait) > 0 : values[trait] !== null;

/** Whether a home has the trait as asked; not when it is unknown. */
export function hasTrait(values: TraitValues, asked: Asked): boolean {
  if ('codes' in asked) {
    const number = codeNumber(values.coded, asked.trait);
    return number > 0 && asked.codes.some((code) => numberOfCode(asked.trait, code) === number);
  }
  const value = values[asked.trait];
  return value !== null && value >= (asked.gte ?? value) && value <= (asked.lte ?? value);
}

/** Whether a home has all that is asked, or does not say it where that is enough. */
export const meetsTraits = (
  values: TraitValues,
  asked: readonly Asked[],
  unknown: readonly Unsaid[],
): boolean =>
  asked.every((one) => hasTrait(values, one) || (unknown.includes(one.trait) && !says(values, one.trait)));
