/** The units of a site, for counting filter options: without texts and photos, and each name once. */
import type { RentalUnit } from '../../wire/rental-unit.ts';
import { takenFrom, type UnitNights } from '../lettings/free-spans.ts';
import { prepare } from '../platform/db/prepare.ts';
import { type Sql, sql, statementOf } from '../platform/db/sql.ts';

/** Parts of the query with options that have names, and the columns of their ids. */
const NAMED = { location: 'location_id', city: 'city_id', subKind: 'sub_kind_id' } as const;
export type NamedPart = keyof typeof NAMED;

type Name = RentalUnit['general']['descriptionShort'];

/** Data of a unit for counting filter options. */
export interface ListedUnit extends UnitNights, Readonly<Record<NamedPart, string | null>> {
  readonly maxOccupation: number;
  /** Further data that the statement computes. */
  readonly fits: Readonly<Record<string, 0 | 1>>;
}

/** All published units of a site, and the names of their options. */
export interface ListedUnits {
  readonly units: readonly ListedUnit[];
  readonly names: Readonly<Record<NamedPart, ReadonlyMap<string, Name>>>;
}

interface UnitRow {
  readonly max_occupation: number;
  readonly location: string | null;
  readonly city: string | null;
  readonly subKind: string | null;
  readonly arrival_days: string;
  readonly min_nights: number;
  readonly rates: string;
  readonly taken: string | null;
  readonly fits: string;
}

interface NameRow {
  readonly part: NamedPart;
  readonly id: string;
  readonly name: string | null;
}

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

/** The units by id; `fits` is JSON of the conditions that each meets. */
const unitsStatement = (siteId: string, today: string, fits: Sql) =>
  statementOf(
    'SELECT max_occupation,',
    PARTS.map(([part, column]) => `u.${column} AS ${part}`).join(', '),
    ', arrival_days, min_nights, rates,',
    takenFrom(today),
    'AS taken,',
    fits,
    'AS fits FROM rental_units AS u WHERE',
    published(siteId),
    'ORDER BY u.id',
  );

const namesStatement = (siteId: string) => {
  const parts = PARTS.map(([part, column]) => namesOf(part, column, siteId));
  return statementOf(
    sql(parts.map(({ text }) => text).join(' UNION ALL '), ...parts.flatMap(({ params }) => params)),
  );
};

const readUnit = ({
  max_occupation,
  arrival_days,
  min_nights,
  rates,
  fits,
  ...row
}: UnitRow): ListedUnit => ({
  ...row,
  maxOccupation: max_occupation,
  arrivalDays: [...arrival_days].map(Number),
  minNights: min_nights,
  rates: JSON.parse(rates),
  fits: JSON.parse(fits),
});

/** All published units `u` of a site. */
export const findListedUnits = async (
  db: D1Database,
  siteId: string,
  today: string,
  fits: Sql,
): Promise<ListedUnits> => {
  const answers = await db.batch([
    prepare(db, unitsStatement(siteId, today, fits)),
    prepare(db, namesStatement(siteId)),
  ]);
  const [units = [], names = []] = answers.map(({ results }) => results);
  const namesIn = (asked: NamedPart): ReadonlyMap<string, Name> =>
    new Map(
      (names as NameRow[]).flatMap(({ part, id, name }) =>
        part === asked ? [[id, name === null ? undefined : JSON.parse(name)] as const] : [],
      ),
    );
  return {
    units: (units as UnitRow[]).map(readUnit),
    names: { location: namesIn('location'), city: namesIn('city'), subKind: namesIn('subKind') },
  };
};
