import type { LocalDatabase } from './local-database.ts';

/** A home with its previous price, euros, and the age of the price cut, days. */
interface LoweredHome {
  readonly siteId: string;
  readonly estateId: string;
  readonly before: number;
  readonly daysAgo: number;
}

const daysAgo = (days: string): string => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || ${days} || ' days')`;
/** The homes of the list `?1` with a public price, `h`, each with its published data, `d`. */
const SHOWN =
  "FROM json_each(?1) AS d JOIN shown_homes AS h ON h.site_id = d.value ->> '$.siteId' " +
  "AND h.id = d.value ->> '$.estateId' AND h.price < d.value ->> '$.before' WHERE true";

/**
 * Writes the rows that triggers would have written if the demo's homes had cost more before
 * (docs/decisions/0070): no call can store a price that was never published here. Hidden prices and projects have no
 * price cuts, as everywhere.
 */
export async function lowerPrices(db: LocalDatabase, homes: readonly LoweredHome[]): Promise<void> {
  const list = JSON.stringify(homes);
  const statements = [
    `UPDATE shown_prices SET since = ${daysAgo("(d.value ->> '$.daysAgo')")} ` +
      "FROM json_each(?1) AS d WHERE site_id = d.value ->> '$.siteId' AND estate_id = d.value ->> '$.estateId' " +
      "AND until IS NULL AND price < d.value ->> '$.before'",
    'INSERT INTO shown_prices (site_id, estate_id, since, until, price) ' +
      `SELECT h.site_id, h.id, ${daysAgo('60')}, ${daysAgo("(d.value ->> '$.daysAgo')")}, d.value ->> '$.before' ${SHOWN} ` +
      'ON CONFLICT DO NOTHING',
    'INSERT INTO price_cuts (site_id, estate_id, price_before, cut_at) ' +
      `SELECT h.site_id, h.id, d.value ->> '$.before', ${daysAgo("(d.value ->> '$.daysAgo')")} ${SHOWN} ` +
      'ON CONFLICT DO NOTHING',
  ];
  await db.batch(statements.map((sql) => db.prepare(sql).bind(list)));
}
