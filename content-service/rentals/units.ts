import * as z from 'zod';
import { type RentalUnit, RentalUnitSchema } from '../../wire/rental-unit.ts';
import type { Found } from '../estates/found.ts';
import { type Rate, RateSchema } from './rates.ts';

/** Taken nights, `[from, to)`. */
type Interval = readonly [from: string, to: string];

/** A unit with what its stays cost and which nights are taken. */
export interface StoredUnit {
  readonly unit: RentalUnit;
  readonly rates: readonly Rate[];
  readonly busy: readonly Interval[];
}

const RatesSchema = z.array(RateSchema);

/**
 * Stays of a unit that end after a day, in their order, as a JSON list of `[from, to]`. One that is held and
 * that nobody confirmed in time holds nothing any more.
 */
const BUSY =
  '(SELECT json_group_array(json_array(from_day, to_day) ORDER BY from_day) FROM stays AS s ' +
  "WHERE s.site_id = u.site_id AND s.unit_id = u.id AND s.to_day > ?2 AND s.state <> 'released' " +
  "AND (s.held_until IS NULL OR s.held_until > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')))";

interface UnitRow {
  readonly doc: string;
  readonly rates: string;
  readonly busy: string;
  readonly withdrawn_at: string | null;
}

/** A unit with its nights from a day on; null when this site has none of that id. */
export const findRentalUnit = async (
  db: D1Database,
  siteId: string,
  id: string,
  today: string,
): Promise<Found<StoredUnit> | null> => {
  const row = await db
    .prepare(
      `SELECT doc, rates, withdrawn_at, ${BUSY} AS busy FROM rental_units AS u WHERE site_id = ?1 AND id = ?3`,
    )
    .bind(siteId, today, id)
    .first<UnitRow>();
  if (row === null) return null;
  if (row.withdrawn_at !== null) return { withdrawn: true };
  const { doc, rates, busy } = row;
  return {
    withdrawn: false,
    value: {
      unit: RentalUnitSchema.parse(JSON.parse(doc)),
      rates: RatesSchema.parse(JSON.parse(rates)),
      busy: JSON.parse(busy),
    },
  };
};

/** What a search looks at in a unit. */
export interface ListedUnit {
  readonly id: string;
  /** Folded, as is the city's name. */
  readonly name: string;
  readonly cityName: string;
  readonly words: string;
  readonly maxOccupation: number;
  readonly location: Option | null;
  readonly city: Option | null;
  readonly subKind: Option | null;
  readonly rates: readonly Rate[];
  readonly rules: RentalUnit['rules'];
  readonly busy: readonly Interval[];
}

/** Something a search can ask for. */
export interface Option {
  readonly id?: string | number | null;
  readonly name?: RentalUnit['general']['descriptionShort'];
}

interface ListedRow {
  readonly id: string;
  readonly name: string;
  readonly city_name: string;
  readonly words: string;
  readonly max_occupation: number;
  readonly facets: string;
  readonly rates: string;
  readonly busy: string;
}

/** All units of a site that are let, by id, without their texts and photos. */
export const findListedUnits = async (
  db: D1Database,
  siteId: string,
  today: string,
): Promise<ListedUnit[]> => {
  const { results } = await db
    .prepare(
      'SELECT id, name, city_name, words, max_occupation, rates, ' +
        "json_object('location', doc -> '$.general.location', 'city', doc -> '$.general.city', " +
        "'subKind', doc -> '$.general.subKind', 'rules', doc -> '$.rules') AS facets, " +
        `${BUSY} AS busy FROM rental_units AS u WHERE site_id = ?1 AND withdrawn_at IS NULL ORDER BY id`,
    )
    .bind(siteId, today)
    .all<ListedRow>();
  return results.map((row) => ({
    ...JSON.parse(row.facets),
    id: row.id,
    name: row.name,
    cityName: row.city_name,
    words: row.words,
    maxOccupation: row.max_occupation,
    rates: JSON.parse(row.rates),
    busy: JSON.parse(row.busy),
  }));
};
