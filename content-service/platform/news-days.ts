import { LOCALES } from '#domain/locale.ts';
import type { Statement } from './db/statement.ts';

/** SQL: the first day of an item of news, a page of this row; null for other pages. Indexed. */
export const NEWS_DAY = "doc ->> '$.news.publicationDate'";
const LAST_DAY = "doc ->> '$.news.shownUntil'";

/** Condition: whether the page of this row has come by a day: no news, or news of this day or earlier. */
export const comeBy = (today: string): Statement => ({
  sql: `ifnull(${NEWS_DAY} <= ?, 1)`,
  params: [today],
});

/** Condition: whether the page of this row is gone on a day: withdrawn, or news whose last day is over. */
export const goneOn = (today: string): Statement => ({
  sql: `(withdrawn_at IS NOT NULL OR ifnull(${LAST_DAY} < ?, 0))`,
  params: [today],
});

/** Condition: whether the page of this row is on the site on a day, `YYYY-MM-DD` in Brussels (decision 183). */
export const shownOn = (today: string): Statement => {
  const [come, gone] = [comeBy(today), goneOn(today)];
  return { sql: `${come.sql} AND NOT ${gone.sql}`, params: [...come.params, ...gone.params] };
};

/** A column with the languages in which the site of a row `s` shows news on a day: a JSON list. */
export const newsLocales = (today: string): Statement => {
  const shown = shownOn(today);
  const inLanguage = LOCALES.map(
    (locale) =>
      `SELECT '${locale}' AS locale WHERE EXISTS (SELECT 1 FROM pages WHERE site_id = s.id ` +
      `AND ${NEWS_DAY} IS NOT NULL AND +url_${locale} IS NOT NULL AND ${shown.sql})`,
  );
  return {
    sql: `(SELECT json_group_array(locale) FROM (${inLanguage.join(' UNION ALL ')}))`,
    params: LOCALES.flatMap(() => shown.params),
  };
};
