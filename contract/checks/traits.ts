import { type Feature, isCoded, TRAITS, type Trait } from '#domain/filter/traits.ts';
import { ENERGY_LETTERS } from '#domain/rules/energy-label.ts';
import { isProject } from '#domain/rules/project.ts';
import { saysYes } from '#domain/rules/yes-no.ts';
import { childrenOf, type Estate } from '#wire/estate.ts';
import type { EstateFilters } from '#wire/estate-filters.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import type { Answered, Asked } from '../asked.ts';
import type { Check, Expectation } from '../check.ts';
import { answers, fitting } from '../expect.ts';
import { estatesIn, fact, type Known, priceOf, sitePath, totalIn } from '../known.ts';
import { fieldsOf, fieldText, has, hasOrIsSilent, questionsOf, type ReadHome, statedOf } from '../said.ts';
import { search } from './search.ts';

const ABLE = { ability: 'traits', needs: ['read'] } as const satisfies Partial<Check>;
const FOUND = [answers(200), fitting('EstateSearchAnswer')] as const;

const homesOf = (known: Known): readonly ReadHome[] => fact(known, 'read');

/** A query restricted to the homes whose documents were read. */
const among = (known: Known, { terms, ...query }: EstateQuery): EstateQuery => ({
  ...query,
  terms: { ...terms, 'children.general.id': homesOf(known).map(({ id }) => id) },
});
const find = (known: Known, query: EstateQuery, more: object = {}): Asked =>
  search(known, { query: among(known, query), from: 0, size: 100, ...more });
const post = (known: Known, call: string, body: object): Asked => ({
  method: 'POST',
  path: sitePath(known, `/${call}`),
  body,
});

const idsIn = (answer: Answered | undefined): readonly string[] =>
  answer === undefined ? [] : estatesIn(answer).map(({ general }) => String(general.id));

const saidOf = (trait: Trait, home: ReadHome): string => {
  const stated = statedOf(trait, home);
  return stated.length === 0 ? 'nothing of it' : stated.join(' and ');
};

/** A home that an answer has though its documents say otherwise, or leaves out. */
function disagrees(
  answer: Answered | undefined,
  known: Known,
  isIn: (home: ReadHome) => boolean,
  [what, ...traits]: readonly [string, ...Trait[]],
): string | null {
  const found = new Set(idsIn(answer));
  const odd = homesOf(known).find((home) => found.has(home.id) !== isIn(home));
  if (odd === undefined) return null;
  const said = traits.map((trait) => `of ${trait} ${saidOf(trait, odd)}`).join(', and ');
  return `${what}: estate ${odd.id} is ${found.has(odd.id) ? 'found' : 'missing'}, and its document says ${said}`;
}

/** Each question about a trait finds the homes whose documents say so. */
const agrees =
  (trait: Trait): Expectation =>
  (all, { known }) => {
    const faults = questionsOf(trait, homesOf(known)).map((sought, at) =>
      disagrees(all[at], known, (home) => has(home, sought), [fieldText(sought), trait]),
    );
    return faults.find((fault) => fault !== null) ?? null;
  };

/** With the unknown, homes that do not say it are found too, after all others. */
const addsUnknown =
  (trait: Trait): Expectation =>
  (all, { known }) => {
    const homes = homesOf(known);
    const [sought] = questionsOf(trait, homes);
    const what = `unknown ["${trait}"] with ${fieldText(sought)}`;
    const answer = all.at(-1);
    const fault = disagrees(answer, known, (home) => hasOrIsSilent(home, sought), [what, trait]);
    if (fault !== null) return fault;
    const saying = new Set(homes.filter((home) => has(home, sought)).map(({ id }) => id));
    const ids = idsIn(answer);
    const early = ids.findIndex((id) => !saying.has(id));
    const late = ids.findIndex((id, at) => early >= 0 && at > early && saying.has(id));
    return late < 0 ? null : `${what}: estate ${ids[early]} does not say it, and comes before ${ids[late]}`;
  };

const counts = (trait: Trait, value: string, home: ReadHome): boolean => {
  if (!isCoded(trait)) return has(home, { trait, gte: Number(value) });
  const upTo = (ENERGY_LETTERS as readonly string[]).indexOf(value) + 1;
  return has(home, { trait, codes: trait === 'energyLabel' ? ENERGY_LETTERS.slice(0, upTo) : [value] });
};

/** Options count what documents say; a service may leave the options of a trait out. */
const countsRightly =
  (trait: Trait): Expectation =>
  ([answer], { known }) => {
    const homes = homesOf(known);
    const counted = (answer?.json as Partial<EstateFilters> | undefined)?.traits?.find(
      ({ id }) => id === trait,
    );
    if (counted === undefined) return null;
    const odd = counted.options.find(
      ({ value, count }) => count !== homes.filter((home) => counts(trait, value, home)).length,
    );
    if (odd !== undefined) {
      const right = homes.filter((home) => counts(trait, odd.value, home)).length;
      return `traits.${trait}.options ${odd.value} counts ${odd.count}, and the documents of ${right} say so`;
    }
    const silent = homes.filter((home) => statedOf(trait, home).length === 0).length;
    return counted.unknown === silent
      ? null
      : `traits.${trait}.unknown counts ${counted.unknown}, and the documents of ${silent} do not say it`;
  };

/** Three pairs that visitors ask for together: one offer must have both. */
const PAIRS = [
  ['lift', 'parking'],
  ['garden', 'parking'],
  ['terrace', 'lift'],
] as const satisfies readonly (readonly [Feature, Feature])[];
const both = (pair: (typeof PAIRS)[number]) => pair.map((trait) => ({ trait, codes: ['yes'] }));

const livingArea = (home: ReadHome): number | null => home.offers[0]?.livingArea ?? null;
/** The price per m² where price and area are stated; a price "from" has none. */
const perArea = (home: ReadHome): number | null => {
  const { document } = home;
  const [price, area] = [priceOf(document), livingArea(home)];
  if (price === undefined || area === null) return null;
  return saysYes(document.general.price?.priceFrom) ? null : price / area;
};

const hasUnits = (document: Estate): boolean =>
  childrenOf(document).length > 0 || isProject(document.general);

/** Homes in the order of a figure; those without it come last in both directions. Projects may stand anywhere. */
const inOrder =
  (field: string, figure: (home: ReadHome) => number | null): Expectation =>
  (all, { known }) => {
    const homes = new Map(homesOf(known).map((home) => [home.id, home]));
    for (const [at, sign] of [1, -1].entries()) {
      const order = idsIn(all[at]).flatMap((id) => {
        const home = homes.get(id);
        return home === undefined || hasUnits(home.document) ? [] : [{ id, value: figure(home) }];
      });
      const places = order.map(({ value }) => (value === null ? Number.POSITIVE_INFINITY : sign * value));
      const odd = places.findIndex((place, index) => index > 0 && place < (places[index - 1] ?? place));
      if (odd > 0) {
        const [before, after] = [order[odd - 1], order[odd]];
        const text = (one: typeof before) => `estate ${one?.id} (${one?.value ?? 'none'})`;
        return `sort.${field} ${sign === 1 ? 'asc' : 'desc'}: ${text(before)} comes before ${text(after)}`;
      }
    }
    return null;
  };

const everyHome: Expectation = (all, { known }) => {
  const odd = all.find((answer) => totalIn(answer) !== homesOf(known).length);
  return odd === undefined ? null : `a sort order changes the total: it is ${totalIn(odd)}`;
};

/** What is asked of the map and of groups, too. */
const EVERYWHERE: EstateQuery = { terms: { garden: ['yes'] }, unknown: ['garden'] };

/** Searches by traits, their counts and their sort orders (decision 150), of a service that declares them. */
export const TRAIT_CHECKS: readonly Check[] = [
  ...TRAITS.flatMap((trait): readonly Check[] => [
    {
      ...ABLE,
      call: 'searchEstates',
      says: `finds by ${trait} what the documents say, and those that do not say it on request`,
      asks: (known) => {
        const questions = questionsOf(trait, homesOf(known));
        return [
          ...questions.map((sought) => find(known, fieldsOf(sought))),
          find(known, { ...fieldsOf(questions[0]), unknown: [trait] }),
        ];
      },
      expects: [...FOUND, agrees(trait), addsUnknown(trait)],
    },
    {
      ...ABLE,
      call: 'getEstateFilters',
      says: `counts ${trait} as the documents say it, and those that do not say it apart`,
      asks: (known) => [post(known, 'estate-filters', { query: among(known, {}), traits: [trait] })],
      expects: [answers(200), fitting('EstateFilters'), countsRightly(trait)],
    },
  ]),
  {
    ...ABLE,
    call: 'searchEstates',
    says: 'finds by two traits only what has both in one offer',
    asks: (known) => PAIRS.map((pair) => find(known, fieldsOf(...both(pair)))),
    expects: [
      ...FOUND,
      (all, { known }) =>
        PAIRS.map((pair, at) =>
          disagrees(all[at], known, (home) => has(home, ...both(pair)), [
            `terms ${pair.join(' and ')}`,
            ...pair,
          ]),
        ).find((fault) => fault !== null) ?? null,
    ],
  },
  {
    ...ABLE,
    call: 'getEstateMarkers',
    says: 'counts by a trait on the map and in groups what a search finds',
    asks: (known) => [
      find(known, EVERYWHERE, { size: 0 }),
      post(known, 'estate-markers', { query: among(known, EVERYWHERE), width: 640, height: 480 }),
      find(known, EVERYWHERE, { group: 'TYPE' }),
    ],
    expects: [
      answers(200),
      (all) => {
        const [found, onMap, grouped] = all.map(totalIn);
        if (onMap !== found) return `the map counts ${onMap}, and the search ${found}`;
        return grouped === found ? null : `the groups count ${grouped}, and the search ${found}`;
      },
    ],
  },
  ...(
    [
      ['livingArea', livingArea],
      ['pricePerArea', perArea],
    ] as const
  ).map(
    ([field, figure]): Check => ({
      ...ABLE,
      call: 'searchEstates',
      says: `sorts by ${field} in both directions, those without it last`,
      asks: (known) =>
        (['asc', 'desc'] as const).map((order) => find(known, {}, { sort: [{ [field]: { order } }] })),
      expects: [...FOUND, everyHome, inOrder(field, figure)],
    }),
  ),
];
