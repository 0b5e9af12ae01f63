/** The units of a site, for counting filter options: without texts and photos, and each name once. */
import type { RentalUnit } from '#wire/rental-unit.ts';
import { prepare } from '../platform/db/prepare.ts';
import { type Sql, sql, statementOf } from '../platform/db/sql.ts';
import { takenFrom, type UnitNights } from '../rental-units/free-spans.ts';
import { OFFERED } from '../rental-units/rates.ts';

/** Parts of the query with options that have names, and the columns of their ids. */
const NAMED = { location: 'location_id', city: 'city_id', subKind: 'sub_kind_id' } as const;
export type NamedPart = keyof typeof NAMED;

type Name = RentalUnit['general']['descriptionShort'];

/** Data of a unit for counting filter options. */
export interface ListedUnit extends UnitNights, Readonly<Record<NamedPart, string | null>> {
  readonly maxOccupation: number;
  /** Bits of its features. */
  readonly features: number;
  /** From the column `OFFERED`. */
  readonly offered: string;
  /** Further data that the statement computes. */
  readonly fits: Readonly<Record<string, 0 | 1>>;
}

/** All published units of a site, and the names of their options. */
export interface ListedUnits {
  readonly units: readonly ListedUnit[];
  readonly names: Readonly<Record<NamedPart, ReadonlyMap<string, Name>>>;
}

/** Columns of a unit in the statement's JSON, in order. */
type UnitRow = readonly [
  maxOccupation: number,
  features: number,
  location: string | null,
  city: string | null,
  subKind: string | null,
  arrivalDays: string,
  minNights: number,
  offered: string,
  taken: string | null,
  fits: Readonly<Record<string, 0 | 1>>,
];

/** The name of an option; null when the document has none. */
type NameRow = readonly [part: NamedPart, id: string, name: Name | null];

const PARTS = Object.entries(NAMED) as readonly (readonly [NamedPart, string])[];

const published = (siteId: string): Sql => sql('u.withdrawn_at IS NULL AND u.site_id = ?', siteId);

/** Each id with its name in the last unit that has it; only that unit's document is read. */
const namesOf = (part: NamedPart, column: string, siteId: string): Sql => {
  const { text, params } = published(siteId);
  return sql(
    `SELECT '${part}' AS part, named.id, ifnull(last.card, last.doc) -> '$.general.${part}.name' AS name FROM ` +
      `(SELECT u.${column} AS id, max(u.id) AS unit FROM rental_units AS u ` +
      `WHERE ${text} AND u.${column} IS NOT NULL GROUP BY u.${column}) AS named ` +
      'CROSS JOIN rental_units AS last ON last.site_id = ? AND last.id = named.unit',
    ...params,
    siteId,
  );
};

/** JSON of a unit a row: D1 spends more on columns, and a text is at most 2 MB, so not all units fit in one. */
const unitsStatement = (siteId: string, today: string, fits: Sql) =>
  statementOf(
    `SELECT json_array(u.max_occupation, u.features, ${PARTS.map(([, column]) => `u.${column}`).join(', ')},`,
    `u.arrival_days, u.min_nights, ${OFFERED},`,
    takenFrom(today),
    ',',
    fits,
    ') AS unit FROM rental_units AS u WHERE',
    published(siteId),
    'ORDER BY u.id',
  );

const namesStatement = (siteId: string) => {
  const parts = PARTS.map(([part, column]) => namesOf(part, column, siteId));
  return statementOf(
    'SELECT json_group_array(json_array(part, id, json(name))) AS names FROM (',
    sql(parts.map(({ text }) => text).join(' UNION ALL '), ...parts.flatMap(({ params }) => params)),
    ')',
  );
};

const readUnit = ([
  maxOccupation,
  features,
  location,
  city,
  subKind,
  arrivalDays,
  minNights,
  offered,
  taken,
  fits,
]: UnitRow): ListedUnit => ({
  maxOccupation,
  features,
  location,
  city,
  subKind,
  arrivalDays: [...arrivalDays].map(Number),
  minNights,
  offered,
  taken,
  fits,
});

/** The rows of both statements. */
export type ListedRows = readonly [units: { readonly unit: string }[], names: [{ readonly names: string }]];

/** Rows of all published units `u` of a site. */
export const findListedRows = async (
  db: D1Database,
  siteId: string,
  today: string,
  fits: Sql,
): Promise<ListedRows> => {
  const answers = await db.batch([
    prepare(db, unitsStatement(siteId, today, fits)),
    prepare(db, namesStatement(siteId)),
  ]);
  return answers.map(({ results }) => results) as unknown as ListedRows;
};

/** The units from those rows. */
export const readListedUnits = ([units, [named]]: ListedRows): ListedUnits => {
  const names: readonly NameRow[] = JSON.parse(named.names);
  const namesIn = (asked: NamedPart): ReadonlyMap<string, Name> =>
    new Map(names.flatMap(([part, id, name]) => (part === asked ? [[id, name ?? undefined] as const] : [])));
  return {
    units: units.map(({ unit }) => readUnit(JSON.parse(unit))),
    names: { location: namesIn('location'), city: namesIn('city'), subKind: namesIn('subKind') },
  };
};
