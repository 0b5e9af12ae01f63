import type { StaffCaseKind } from '#wire/staff.ts';

/**
 * SQL for the agency's address to which a case was mailed last: it belongs to whoever has its newest link, also after
 * the person in charge has changed. `site` and `id` are SQL.
 */
export const caseOwner = (kind: StaffCaseKind, site: string, id: string): string =>
  `(SELECT l.mailed_to FROM answer_links AS l INDEXED BY answer_links_of WHERE l.site_id = ${site} AND l.kind = '${kind}' ` +
  `AND l.subject_id = ${id} ORDER BY l.created_at DESC LIMIT 1)`;
