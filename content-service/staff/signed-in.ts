/** SQL after FROM: a session `s` that holds at an instant, and its person `p`. Site, hash and instant are SQL. */
export const SIGNED_IN = (site: string, hash: string, at: string): string =>
  'staff_sessions AS s JOIN staff AS p ON p.site_id = s.site_id AND p.id = s.staff_id ' +
  `WHERE s.site_id = ${site} AND s.hash = ${hash} AND s.expires_at > ${at} AND p.removed_at IS NULL`;
