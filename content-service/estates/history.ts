import { type HomeHistory, publishedHistory } from '#domain/home-history.ts';

/** Columns of a published history; null or absent where there is none to publish. */
export interface HistoryColumns {
  readonly online_since?: string | null;
  /** JSON list, as `home_histories.steps`. */
  readonly history_steps?: string | null;
}

/** Selects `HistoryColumns`. */
export const HISTORY_COLUMNS = 'past.since AS online_since, past.steps AS history_steps';

/** Joins histories to the homes of an alias, for sites that publish them (`settings.homeHistory`). */
export const historyJoin = (estates: string): string =>
  `LEFT JOIN home_histories AS past ON past.site_id = ${estates}.site_id AND past.estate_id = ${estates}.id ` +
  `AND (SELECT s.doc -> '$.settings.homeHistory' FROM sites AS s WHERE s.id = ${estates}.site_id) = 'true'`;

/** A home's history as it is published; the document's own claim is never read. */
export function historyOf({ online_since: since, history_steps: steps }: HistoryColumns): HomeHistory | null {
  if (!steps) return null;
  const stored: { at: string | null; state: string; price: number | null }[] = JSON.parse(steps);
  return publishedHistory(
    since ?? null,
    stored.map(({ at, state, price }) => ({ at, status: state, price })),
  );
}
