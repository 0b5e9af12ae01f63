import type { News } from '#domain/filter/news.ts';
import { isExact, isLoweredNow } from '../../estates/lowered.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';

/** Numbers of the estates with each kind of news at the moment of the search. */
const NUMBERS: Readonly<Record<News, (siteId: string) => Sql>> = {
  lowered: (siteId) =>
    sql(
      'SELECT cheaper.num FROM price_cuts AS cut JOIN estates AS cheaper ON cheaper.site_id = cut.site_id ' +
        'AND cheaper.id = cut.estate_id JOIN estate_documents AS told ON told.site_id = cut.site_id ' +
        `AND told.id = cut.estate_id WHERE cut.site_id = ? AND ${isLoweredNow('cut')} AND ${isExact('ifnull(told.card, told.doc)')}`,
      siteId,
    ),
  openHouse: (siteId) =>
    sql(
      'SELECT open.num FROM estates AS open ' +
        "WHERE open.site_id = ? AND open.open_until > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')",
      siteId,
    ),
};

const isNews = (text: string): text is News => Object.hasOwn(NUMBERS, text);

/** Condition: estate `e` has any of these kinds of news; unknown kinds match nothing. */
export const newsCondition = (siteId: string, values: readonly string[]): Sql => {
  const parts = values.filter(isNews).map((news) => NUMBERS[news](siteId));
  return parts.length === 0
    ? sql('0')
    : sql(
        `e.num IN (${parts.map(({ text }) => text).join(' UNION ')})`,
        ...parts.flatMap(({ params }) => params),
      );
};
