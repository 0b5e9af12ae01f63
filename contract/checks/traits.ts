import { CODED, isCoded, TRAITS, type Trait } from '#domain/filter/traits.ts';
import { saysYes } from '#domain/rules/yes-no.ts';
import { traitsOf } from '#domain/traits/traits-of.ts';
import { childrenOf, type Estate } from '#wire/estate.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import type { Check, Expectation } from '../check.ts';
import { answers, estates, fitting, total } from '../expect.ts';
import { estatesIn, priceOf, totalIn } from '../known.ts';
import { search } from './search.ts';

/** Checks of what a site answer declares; its call is not of the core, nor are they. */
const DECLARED = { call: 'getSiteByHostname', needs: ['traits'] } as const satisfies Partial<Check>;
const ANSWERS = [answers(200), fitting('EstateSearchAnswer')] as const;

const id = (estate: Estate): string => String(estate.general.id);

/** A figure, and a day, that no home reaches. */
const NEVER = 99_999_999;

/** Two queries that no home meets both, except a project by two of its units. */
const contraries = (trait: Trait): readonly [EstateQuery, EstateQuery] => {
  if (isCoded(trait)) {
    const { codes } = CODED[trait];
    const [first, second] = codes;
    return [{ terms: { [trait]: [first] } }, { terms: { [trait]: [second] } }];
  }
  return [{ range: { [trait]: { lte: NEVER - 1 } } }, { range: { [trait]: { gte: NEVER } } }];
};

/** A home in both answers: the service ignores what is asked. */
const apart: Expectation = ([one, other]) => {
  const [here = [], there = []] = [one, other].map((answer) => (answer ? estatesIn(answer) : []));
  const ids = new Set(there.map(id));
  const both = here.find((estate) => childrenOf(estate).length === 0 && ids.has(id(estate)));
  return both === undefined ? null : `estate ${id(both)} is found by a value and by its contrary`;
};

/** `unknown` adds homes and removes none. */
const unknownAdds: Expectation = ([without, , withUnknown]) => {
  const [less = 0, more = 0] = [without, withUnknown].map((answer) => answer && totalIn(answer));
  return more >= less ? null : `unknown finds ${more} estates, and without it there are ${less}`;
};

/** Ascending figures of the found homes that state one. */
const rising = (figure: (estate: Estate) => number | null): Expectation =>
  estates((found) => {
    const figures = found
      .filter((estate) => childrenOf(estate).length === 0)
      .flatMap((estate) => figure(estate) ?? []);
    return figures.every((value, at) => at === 0 || value >= (figures[at - 1] ?? value))
      ? null
      : `the order is ${figures.slice(0, 10).join(', ')}`;
  });

const livingArea = (estate: Estate): number | null => traitsOf(estate).livingArea;

/** The price per m² where price and area are stated; a price "from" has none. */
const perArea = (estate: Estate): number | null => {
  const [price, area] = [priceOf(estate), livingArea(estate)];
  if (price === undefined || area === null || area <= 0) return null;
  return saysYes(estate.general.price?.priceFrom) ? null : price / area;
};

/** Searches by traits and their sort orders (decision 150), of a service that declares them. */
export const TRAIT_CHECKS: readonly Check[] = [
  ...TRAITS.map(
    (trait): Check => ({
      ...DECLARED,
      says: `says rightly that searches know ${trait}`,
      asks: (known) => {
        const [query, contrary] = contraries(trait);
        return [
          search(known, { query, from: 0, size: 100 }),
          search(known, { query: contrary, from: 0, size: 100 }),
          search(known, { query: { ...query, unknown: [trait] }, from: 0, size: 0 }),
        ];
      },
      expects: [
        ...ANSWERS,
        total((value, whole) => value <= whole, 'a filter finds more than the whole offer'),
        apart,
        unknownAdds,
      ],
    }),
  ),
  ...(
    [
      ['livingArea', livingArea],
      ['pricePerArea', perArea],
    ] as const
  ).map(
    ([field, figure]): Check => ({
      ...DECLARED,
      says: `says rightly that searches sort by ${field}`,
      asks: (known) => [
        search(known, { query: {}, sort: [{ [field]: { order: 'asc' } }], from: 0, size: 100 }),
        search(known, { query: {}, sort: [{ [field]: { order: 'desc' } }], from: 0, size: 0 }),
      ],
      expects: [
        ...ANSWERS,
        total((value, whole) => value === whole, 'a sort order changes the total'),
        rising(figure),
      ],
    }),
  ),
];
