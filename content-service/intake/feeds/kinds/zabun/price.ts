import { FIGURES } from '#content-service/intake/values/figures.ts';
import { WITHHELD_PRICE } from '#domain/rules/price.ts';
import { member } from '../../mapping/read.ts';
import type { Say } from '../../mapping/unmapped.ts';
import { namesOf } from './answers.ts';
import { figureOf } from './figures.ts';
import type { Published } from './published.ts';
import type { ReducedHome } from './reduced.ts';

type Value = readonly [path: string, value: unknown];

/** Parts of a price: the vendor's name, the path, and of which offer. */
const PARTS: readonly (readonly [name: string, path: string, rent: boolean])[] = [
  ['rentable_guarantee', 'general.price.deposit', true],
  ['monthly_cost', 'technical.monthlyCost', true],
  ['infrastructure_value', 'general.price.infrastructureValue', false],
  ['ground_value', 'general.price.groundValue', false],
  ['furniture_value', 'general.price.furnitureValue', false],
];

/**
 * The price and its parts. Shown only where the vendor says `price_visible`: otherwise it is withheld (spec 1 §9), and none of
 * its parts is read. A rent for a period that nobody can name is withheld as well, and said. A project states no price of its
 * own: its units do.
 */
export function priceOf(
  home: ReducedHome,
  { rent }: Published,
  project: boolean,
  say: Say,
): readonly Value[] {
  const { members } = home;
  const withheld: readonly Value[] = [['general.price.value', WITHHELD_PRICE]];
  if (member(members, 'price_visible') !== true) return withheld;
  if (project) return [];
  const euros = figureOf(members, 'price', FIGURES.euros, say);
  const period = rent ? namesOf(home, 'price_period_id', 'price_periods') : null;
  if (period !== null && period.names === undefined) {
    say({ what: 'code', name: 'price_period_id', value: String(period.code) });
    return withheld;
  }
  const unread =
    euros === null && ![undefined, null, '', 0, -1, '0', '-1'].includes(member(members, 'price') as number);
  if (unread) return withheld;
  return [
    ['general.price.value', euros],
    ['general.price.period', euros === null || period === null ? null : { name: period.names }],
    ['general.price.priceFrom', euros !== null && member(members, 'price_from') === true ? true : null],
    ...PARTS.filter(([, , of]) => of === rent).map(
      ([name, path]): Value => [path, figureOf(members, name, FIGURES.euros, say)],
    ),
  ];
}
