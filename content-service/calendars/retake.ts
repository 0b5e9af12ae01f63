import type { Statement } from '../platform/db/statement.ts';

/** Nights taken by a unit's calendars that no booking here has. */
const FREE =
  'SELECT DISTINCT n.value AS night FROM read_calendars AS c, json_each(c.nights) AS n ' +
  'WHERE c.site_id = ?1 AND c.unit_id = ?2 AND NOT EXISTS (SELECT 1 FROM stay_nights AS t JOIN stays AS s ' +
  'ON s.site_id = t.site_id AND s.id = t.stay_id AND s.elsewhere = 0 ' +
  'WHERE t.site_id = ?1 AND t.unit_id = ?2 AND t.night = n.value)';
/** Nights that are currently taken for calendars. */
const TAKEN =
  'SELECT t.night FROM stay_nights AS t JOIN stays AS s ON s.site_id = t.site_id AND s.id = t.stay_id ' +
  'WHERE t.site_id = ?1 AND t.unit_id = ?2 AND s.elsewhere = 1';

/**
 * Updates the nights that a unit's calendars take, as a blocked stay for each run of nights (at most a year);
 * writes nothing when they are up to date. The first statement frees nights, the second takes the others.
 */
export const retakeStatements = (siteId: string, unitId: string): readonly Statement[] => {
  const differs = `EXISTS (${FREE} EXCEPT ${TAKEN}) OR EXISTS (${TAKEN} EXCEPT ${FREE})`;
  return [
    {
      sql: `DELETE FROM stays WHERE site_id = ?1 AND unit_id = ?2 AND elsewhere = 1 AND (${differs})`,
      params: [siteId, unitId],
    },
    {
      sql:
        'INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, created_at, elsewhere) ' +
        "SELECT ?1, 'read-' || ?2 || '-' || min(night), ?2, min(night), date(max(night), '+1 day'), 'blocked', " +
        '(SELECT max(read_at) FROM read_calendars WHERE site_id = ?1 AND unit_id = ?2), 1 FROM (SELECT night, ' +
        `julianday(night) - row_number() OVER (ORDER BY night) AS run FROM (${FREE} EXCEPT ${TAKEN})) ` +
        'GROUP BY run, substr(night, 1, 4)',
      params: [siteId, unitId],
    },
  ];
};
