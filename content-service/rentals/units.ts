import * as z from 'zod';
import { type RentalUnit, RentalUnitSchema } from '#wire/rental-unit.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import type { Found } from '../estates/found.ts';
import { prepare } from '../platform/db/prepare.ts';
import { type Sql, sql, statementOf } from '../platform/db/sql.ts';
import { withKnownPictures } from '../platform/hashed-pictures.ts';
import { storedPicturesColumn } from '../platform/picture-hashes.ts';
import { type Rate, RateSchema } from '../rental-units/rates.ts';

/** Taken nights, `[from, to)`. */
type Interval = readonly [from: string, to: string];

/**
 * SQL for everything in a unit's row that decides the price of a stay, as one text: a stay is written only while it is
 * what its price was calculated from.
 */
export const PRICED_BY =
  "json_array(rates, doc -> '$.costs', doc -> '$.rules', doc -> '$.general.rentalOptions')";

/** A unit with its rates and taken nights. */
export interface StoredUnit {
  readonly unit: RentalUnit;
  readonly rates: readonly Rate[];
  readonly busy: readonly Interval[];
  /** `PRICED_BY` of its row. */
  readonly pricedBy: string;
}

const RatesSchema = z.array(RateSchema);

/**
 * SQL for the stays of a unit that end after a day, in order, as a JSON list of `[from, to]`: they do not
 * overlap, so they end in the order in which they begin. Expired holds do not count.
 */
const busyFrom = (day: string): Sql =>
  sql(
    '(SELECT json_group_array(json_array(from_day, to_day)) FROM (SELECT s.from_day, s.to_day FROM stays AS s ' +
      "WHERE s.site_id = u.site_id AND s.unit_id = u.id AND s.to_day > ? AND s.state <> 'released' " +
      "AND (s.held_until IS NULL OR s.held_until > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) ORDER BY s.to_day))",
    day,
  );

/** Stored data about the photos in a document of a unit `u`, as JSON. */
const photosIn = (document: string): string =>
  storedPicturesColumn(
    `SELECT photo.value ->> '$.original' AS picture FROM json_each(${document}, '$.photos') AS photo`,
    'u.site_id',
  );

/** Columns of a unit `u` in lists; the whole document for a unit stored before card documents existed. */
export const CARD_COLUMNS = `ifnull(u.card, u.doc) AS doc, ${photosIn('ifnull(u.card, u.doc)')} AS photos`;

interface UnitRow {
  readonly doc: string;
  readonly photos: string;
  readonly rates: string;
  readonly busy: string;
  readonly priced_by: string;
  readonly withdrawn_at: string | null;
}

/** A unit with its nights from a day on; null when this site has none. */
export const findRentalUnit = async (
  db: D1Database,
  siteId: string,
  id: string,
  today: string,
): Promise<Found<StoredUnit> | null> => {
  const statement = statementOf(
    `SELECT doc, rates, withdrawn_at, ${PRICED_BY} AS priced_by, ${photosIn('u.doc')} AS photos,`,
    busyFrom(today),
    'AS busy FROM rental_units AS u',
    sql('WHERE u.site_id = ? AND u.id = ?', siteId, id),
  );
  const row = await prepare(db, statement).first<UnitRow>();
  if (row === null) return null;
  if (row.withdrawn_at !== null) return { withdrawn: true };
  return {
    withdrawn: false,
    value: {
      unit: withKnownPictures(readLoosely(RentalUnitSchema, JSON.parse(row.doc)), row.photos),
      rates: RatesSchema.parse(JSON.parse(row.rates)),
      busy: JSON.parse(row.busy),
      pricedBy: row.priced_by,
    },
  };
};
