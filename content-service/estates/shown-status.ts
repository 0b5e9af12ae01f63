import type { Site } from '#wire/site.ts';
import { type Sql, sql } from '../platform/db/sql.ts';

/** Condition on estates `e`: the site does not hide their status (the rule of `domain/rules/hidden-status.ts`). */
export const shownStatus = ({ settings }: Pick<Site, 'settings'>): Sql =>
  sql(
    'NOT EXISTS (SELECT 1 FROM json_each(?) AS hidden, json_each(e.hidden_by) AS entry ' +
      'WHERE CAST(hidden.value AS TEXT) = entry.value)',
    JSON.stringify(settings.hiddenStatus),
  );
