import type { Asked } from '#domain/filter/trait-parameters.ts';
import {
  bitsOf,
  CODED,
  type CodedTrait,
  isCoded,
  MEASURED,
  type MeasuredTrait,
  numberOfCode,
  TRAITS,
  type Trait,
} from '#domain/filter/traits.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import { traitColumn } from '../../estates/trait-columns.ts';
import { or, type Sql, sql } from '../../platform/db/sql.ts';

/** SQL for the traits of an offer. */
interface TraitColumns {
  /** Number of the code; 0 when unknown. */
  readonly coded: (trait: CodedTrait) => string;
  /** Null when unknown. */
  readonly measured: (trait: MeasuredTrait) => string;
}

/** Traits of a row itself. */
const ofRow = (alias: string): TraitColumns => ({
  coded: (trait) => {
    const { shift, mask } = bitsOf(trait);
    return `(${alias}.traits >> ${shift} & ${mask})`;
  },
  measured: (trait) => traitColumn(alias, trait),
});

const OF_ESTATE = ofRow('e');
const OWN_OF_UNIT = ofRow('u');

/** Traits of a unit `u`, which has its project's (`e`) where it does not say what both share. */
const OF_UNIT: TraitColumns = {
  coded: (trait) =>
    CODED[trait].ofProject
      ? `COALESCE(nullif(${OWN_OF_UNIT.coded(trait)}, 0), ${OF_ESTATE.coded(trait)})`
      : OWN_OF_UNIT.coded(trait),
  measured: (trait) =>
    MEASURED[trait].ofProject
      ? `COALESCE(${OWN_OF_UNIT.measured(trait)}, ${OF_ESTATE.measured(trait)})`
      : OWN_OF_UNIT.measured(trait),
};

/** Traits that a query asks for. */
export const asksTraits = ({ terms = {}, range = {} }: EstateQuery): readonly Trait[] =>
  TRAITS.filter((trait) => (isCoded(trait) ? terms[trait] : range[trait]) !== undefined);

/** Numbers of a closed table are written out, since a statement may have a hundred parameters. */
const codedCondition = (column: string, trait: CodedTrait, codes: readonly string[]): Sql => {
  const numbers = codes.map((code) => numberOfCode(trait, code)).filter((number) => number > 0);
  // None of them: false, as a comparison, because a constant would leave a named index without use.
  return sql(`${column} IN (${numbers.length === 0 ? '-1' : numbers.join(', ')})`);
};

const measuredCondition = (column: string, { gte, lte }: { gte?: number; lte?: number }): Sql => {
  const parts = [
    ...(gte === undefined ? [] : [sql(`${column} >= ?`, gte)]),
    ...(lte === undefined ? [] : [sql(`${column} <= ?`, lte)]),
  ];
  return sql(parts.map(({ text }) => text).join(' AND '), ...parts.flatMap(({ params }) => params));
};

/** SQL that is 1 when a row does not say the trait. */
const unsaid = ({ coded, measured }: TraitColumns, trait: Trait): string =>
  isCoded(trait) ? `${coded(trait)} = 0` : `${measured(trait)} IS NULL`;

/** What a query asks of one trait, without the unknown. */
const asked = (
  { terms = {}, range = {} }: EstateQuery,
  trait: Trait,
  { coded, measured }: TraitColumns,
): Sql =>
  isCoded(trait)
    ? codedCondition(coded(trait), trait, terms[trait] ?? [])
    : measuredCondition(measured(trait), range[trait] ?? {});

const conditions = (query: EstateQuery, columns: TraitColumns): Sql[] =>
  asksTraits(query).map((trait) => {
    const condition = asked(query, trait, columns);
    return query.unknown?.includes(trait) ? or(condition, sql(unsaid(columns, trait))) : condition;
  });

/** Conditions of a query on the traits of an estate `e`. */
export const traitConditions = (query: EstateQuery): Sql[] => conditions(query, OF_ESTATE);

/** The same on a unit `u` of project `e`. */
export const unitTraitConditions = (query: EstateQuery): Sql[] => conditions(query, OF_UNIT);

/** The query without what it asks of these traits. */
export const withoutTraits = (query: EstateQuery, traits: readonly Trait[]): EstateQuery => {
  const stays = ([name]: readonly [string, unknown]): boolean => !traits.some((trait) => trait === name);
  const filtered = <Part extends object>(part: Part | undefined): Part =>
    Object.fromEntries(Object.entries(part ?? {}).filter(stays)) as Part;
  return { ...query, terms: filtered(query.terms), range: filtered(query.range) };
};

/** What a query asks of traits, as `hasTrait` reads it. */
export const askedTraitsOf = (query: EstateQuery): readonly Asked[] =>
  asksTraits(query).map((trait) =>
    isCoded(trait) ? { trait, codes: query.terms?.[trait] ?? [] } : { trait, ...query.range?.[trait] },
  );
