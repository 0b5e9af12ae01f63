import type { LocalDatabase } from './local-database.ts';

const AT = "strftime('%Y-%m-%dT%H:%M:%fZ', ";
const STEP = (at: string, state: string, price: string) =>
  `json_object('at', ${at}, 'state', ${state}, 'price', ${price})`;

/** When a home was published, at the latest now. */
const PUBLISHED = `min(ifnull(e.publication_date, ${AT}'now')), ${AT}'now'))`;
/** Halfway between then and now. */
const HALFWAY = `${AT}(julianday(${PUBLISHED}) + julianday('now')) / 2)`;
/** The state that the home had before it was taken for another visitor. */
const FREE = "iif(e.history_status LIKE '%RENT', 'TO_RENT', 'FOR_SALE')";

/**
 * Writes the rows that triggers would have written if the demo's homes had been on their sites since their publication
 * (docs/decisions/0153): those under option since half that time, lowered ones since the day of `lowerPrices`. No call
 * can store what was never seen here.
 */
export const tellHistories = (db: LocalDatabase, sites: readonly string[]): Promise<unknown> =>
  db.batch([
    db
      .prepare(
        `UPDATE home_histories SET since = coalesce(former.since, ${PUBLISHED}), steps = CASE
          WHEN former.price IS NOT NULL THEN json_array(
            ${STEP('former.since', 'e.history_status', 'former.price')}, ${STEP('former.until', 'e.history_status', 'e.price')})
          WHEN e.history_status LIKE 'O%' THEN json_array(
            ${STEP(PUBLISHED, FREE, 'e.price')}, ${STEP(HALFWAY, 'e.history_status', 'e.price')})
          ELSE json_array(${STEP(PUBLISHED, 'e.history_status', 'e.price')}) END
        FROM estates AS e LEFT JOIN shown_prices AS former
          ON former.site_id = e.site_id AND former.estate_id = e.id AND former.until IS NOT NULL
        WHERE e.site_id = home_histories.site_id AND e.id = home_histories.estate_id
          AND e.site_id IN (SELECT value FROM json_each(?1))`,
      )
      .bind(JSON.stringify(sites)),
  ]);
