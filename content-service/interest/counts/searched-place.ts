/**
 * SQL for the place that a search names, as it is counted: that of the list of places, or of a combination whose first criterion it is
 * (`city=1201&…`); null for none. `list` and `what` are SQL.
 */
export const placeIn = (list: string, what: string): string =>
  `CASE ${list} WHEN 'place' THEN ${what} WHEN 'few' THEN iif(${what} LIKE 'city=%', ` +
  `substr(${what}, 6, instr(${what} || '&', '&') - 6), NULL) END`;
