import type { Asked } from '#domain/filter/trait-parameters.ts';
import {
  bitsOf,
  isCoded,
  MEASURED,
  MEASURED_TRAITS,
  type MeasuredTrait,
  ofUnit,
  type Trait,
  type TraitValues,
} from '#domain/filter/traits.ts';
import { traitColumn } from '../../estates/trait-columns.ts';
import { and, equalsOneOf, isOneOf, type Sql, sql, statementOf } from '../../platform/db/sql.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { accessToAllProjects, accessToCount } from '../query/access.ts';
import type { CountedSearch } from '../query/census.ts';
import { bedroomConditions, priceConditions, unitTransaction } from '../query/offered.ts';
import { askedTraitsOf, traitConditions, unitTraitConditions, withoutTraits } from '../query/traits.ts';
import { findsUnits, listedCondition } from '../query/where.ts';
import { homesUnderRest, kindConditions, placeConditions, restConditions } from './misses.ts';

/** A search whose options of these traits are counted. */
export interface TraitSearch extends CountedSearch {
  readonly traits?: readonly Trait[];
}

/** Homes with the same values of the counted traits, in one number: to sort by several would take twice as long. */
interface TraitRow {
  readonly code: number;
  readonly homes: number;
}

/** Coded traits are its low bits; above them is a step of each counted measured trait. */
const [CODED_BITS, STEP_BITS] = [31, 4];
/** The step of an unknown value, above all others: no trait has more than eight bounds and two that a query asks. */
const NO_STEP = 2 ** STEP_BITS - 1;

type PackedValues = readonly [coded: number, ...measured: (number | null)[]];

/** A project with units: JSON of its own values, whether it meets the query by itself, and of its units that do. */
interface TraitProject {
  readonly own: string;
  readonly met: 0 | 1;
  readonly units: string;
}

/** Rows of the two statements. */
export type TraitRows = readonly [homes: readonly TraitRow[], projects: readonly TraitProject[]];

/** Lower bounds that tell values of a measured trait apart: its steps, and what the query asks. */
const boundsOf = (trait: MeasuredTrait, asked: readonly Asked[]): readonly number[] => {
  const own = asked.find((one) => one.trait === trait);
  const { gte, lte } = own === undefined || 'codes' in own ? {} : own;
  const bounds = [...MEASURED[trait].steps, ...(gte === undefined ? [] : [gte])];
  return [...bounds, ...(lte === undefined ? [] : [lte + 1])].toSorted((one, other) => one - other);
};

/** SQL for how many of the bounds a value reaches, by halving them. */
function stepOf(column: string, bounds: readonly number[], from = 0): Sql {
  if (bounds.length === 0) return sql(String(from));
  const middle = Math.floor(bounds.length / 2);
  const [below, above] = [
    stepOf(column, bounds.slice(0, middle), from),
    stepOf(column, bounds.slice(middle + 1), from + middle + 1),
  ];
  return sql(
    `iif(${column} < ?, ${below.text}, ${above.text})`,
    bounds[middle] ?? 0,
    ...below.params,
    ...above.params,
  );
}

/** SQL for the step of a measured trait, at its place in the code. */
const packedStep = (trait: MeasuredTrait, place: number, asked: readonly Asked[]): Sql => {
  const column = traitColumn('e', trait);
  const { text, params } = stepOf(column, boundsOf(trait, asked));
  return sql(`iif(${column} IS NULL, ${NO_STEP}, ${text}) << ${CODED_BITS + place * STEP_BITS}`, ...params);
};

const countedMeasures = (traits: readonly Trait[]): readonly MeasuredTrait[] =>
  MEASURED_TRAITS.filter((trait) => traits.includes(trait));

const homesStatement = (
  search: CountedSearch,
  traits: readonly Trait[],
  asked: readonly Asked[],
): Statement => {
  const { query } = search;
  const mask = traits.filter(isCoded).reduce((bits, trait) => {
    const { shift, mask: own } = bitsOf(trait);
    return bits + (own << shift);
  }, 0);
  return statementOf(
    sql(`SELECT (e.traits & ${mask})`),
    ...countedMeasures(traits).flatMap((trait, place) => ['| (', packedStep(trait, place, asked), ')']),
    'AS code, count(*) AS homes',
    homesUnderRest(search, accessToCount(query), [
      ...Object.values(kindConditions(search)).flat(),
      ...placeConditions(search, isOneOf),
      ...bedroomConditions(query, 'e.bedroom_count', equalsOneOf),
      ...priceConditions(query, 'e.price'),
    ]),
    'GROUP BY 1',
  );
};

const packed = (alias: string): string =>
  `json_array(${[`${alias}.traits`, ...MEASURED_TRAITS.map((trait) => traitColumn(alias, trait))].join(', ')})`;

const projectsStatement = (search: CountedSearch): Statement => {
  const { siteId, query, scope } = search;
  const own = [
    ...bedroomConditions(query, 'e.bedroom_count', equalsOneOf),
    ...priceConditions(query, 'e.price'),
    ...traitConditions(query),
  ];
  return statementOf(
    `SELECT ${packed('e')} AS own, (`,
    own.length === 0 ? sql('1') : and(...own),
    `) IS TRUE AS met, (SELECT json_group_array(${packed('u')}) FROM estates AS u INDEXED BY estates_of_project WHERE`,
    and(
      sql('u.site_id = e.site_id AND u.parent_id = e.id AND u.withdrawn_at IS NULL'),
      ...bedroomConditions(query, 'u.bedroom_count', equalsOneOf),
      ...priceConditions(query, 'COALESCE(u.price, e.price)'),
      ...unitTransaction(query, scope, equalsOneOf),
      ...unitTraitConditions(query),
    ),
    `) AS units FROM estates AS e ${accessToAllProjects(query)} WHERE`,
    and(
      listedCondition(siteId, scope, findsUnits(query)),
      sql('e.has_units = 1'),
      ...restConditions(search),
      ...Object.values(kindConditions(search)).flat(),
      ...placeConditions(search),
    ),
  );
};

/** Statements that count the options of the search's traits: a pass over the homes of its query. None without traits. */
export const traitStatements = ({ traits = [], ...search }: TraitSearch): readonly Statement[] => {
  if (traits.length === 0) return [];
  const asked = askedTraitsOf(search.query);
  const rest = { ...search, query: withoutTraits(search.query, traits) };
  return [homesStatement(rest, traits, asked), projectsStatement(rest)];
};

/** Values of a home that says nothing. */
const UNKNOWN: TraitValues = {
  ...(Object.fromEntries(MEASURED_TRAITS.map((trait) => [trait, null])) as Readonly<
    Record<MeasuredTrait, null>
  >),
  coded: 0,
};

function unpacked([coded, ...measured]: PackedValues): TraitValues {
  const values = { ...UNKNOWN, coded };
  for (const [index, trait] of MEASURED_TRAITS.entries()) values[trait] = measured[index] ?? null;
  return values;
}

/** Results that count once: a home, or a project with its offers. */
interface CountedTraits {
  readonly offers: readonly TraitValues[];
  readonly homes: number;
}

/** Reads the values of which a number is the code: of a measured trait the highest bound that they reach, 0 below all. */
function decoder(traits: readonly Trait[], asked: readonly Asked[]): (code: number) => TraitValues {
  const measured = countedMeasures(traits).map((trait, place) => ({
    trait,
    unit: 2 ** (CODED_BITS + place * STEP_BITS),
    bounds: [0, ...boundsOf(trait, asked)],
  }));
  return (code) => {
    const values = { ...UNKNOWN, coded: code % 2 ** CODED_BITS };
    for (const { trait, unit, bounds } of measured) {
      // No bound for the step of an unknown value.
      values[trait] = bounds[Math.floor(code / unit) % (NO_STEP + 1)] ?? null;
    }
    return values;
  };
}

/** What the rows of both statements count. */
export const readCountedTraits = (
  [homes, projects]: TraitRows,
  traits: readonly Trait[],
  asked: readonly Asked[],
): readonly CountedTraits[] => {
  const decode = decoder(traits, asked);
  return [
    ...homes.map(({ homes: count, code }) => ({ offers: [decode(code)], homes: count })),
    ...projects.map(({ own, met, units }) => {
      const project = unpacked(JSON.parse(own) as PackedValues);
      const offered = (JSON.parse(units) as readonly PackedValues[]).map((unit) =>
        ofUnit(unpacked(unit), project),
      );
      return { offers: met === 1 ? [project, ...offered] : offered, homes: 1 };
    }),
  ];
};

/** SQL for whether any estate of the whole offer has a view of the sea. */
export const seaViewColumn = ({ siteId, scope }: CountedSearch): Sql => {
  const { text, params } = and(
    sql('e.site_id = ? AND e.traits >> 14 & 3 = 1 AND e.withdrawn_at IS NULL', siteId),
    ...(scope === 'all' ? [] : [sql('e.source = ?', scope)]),
  );
  return sql(`EXISTS (SELECT 1 FROM estates AS e INDEXED BY estates_by_sea_view WHERE ${text})`, ...params);
};
