/**
 * How far the events have been matched with a subscription, as SQL. One that is in step has been matched up to the
 * event of its site's alerts at once too (`alerts_at_once`), so that a publication writes no row of those that it is not
 * told to (decision 154). With a parameter for the site it is looked up once, not for each row.
 */
export const positionSql = (s: string, site = `${s}.site_id`): string =>
  `max(${s}.seen_event, ${s}.in_step * ` +
  `ifnull((SELECT n.seen_event FROM alerts_at_once AS n WHERE n.site_id = ${site}), 0))`;

/** SQL assignments by which a subscription keeps its position, and is out of step. */
export const leaveStepSql = (s: string): string => `seen_event = ${positionSql(s)}, in_step = 0`;

/** The same for one that its reader changes or pauses: what is being matched for it is not stored. */
export const changedSql = (s: string): string => `${leaveStepSql(s)}, capped = 0, changes = changes + 1`;

/** SQL condition: a mail waits at an instant, and is not being sent. It is void once its subscription has ended. */
export const isUnsentSql = (m: string, now: string): string =>
  `(${m}.state = 'due' OR (${m}.state = 'sending' AND ${m}.next_attempt_at <= ${now}))`;
