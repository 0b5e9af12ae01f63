import { STANDING } from '../stay-for-agency.ts';

const DAYS = "(value ->> 'days')";
/** The share of the term that applies today, on the terms of the request; all of it after the last term. */
const PERCENT =
  "coalesce((SELECT value ->> 'percent' FROM json_each(stays.doc, '$.terms') " +
  `WHERE date(stays.from_day, '-' || ${DAYS} || ' days') >= ?3 ORDER BY ${DAYS} DESC LIMIT 1), 100)`;

/**
 * SQL for the euros that the guest of a row of `stays` owes by cancelling now: `owedToday` of the domain, for the
 * statement that cancels. For statements with `standingParams`. NULL for an agency without terms.
 */
export const OWED =
  `CASE WHEN ${STANDING} = 'requested' THEN 0 ` +
  "WHEN coalesce(json_array_length(doc, '$.terms'), 0) > 0 " +
  `THEN round((doc ->> '$.breakdown.total') * ${PERCENT}) / 100 END`;
