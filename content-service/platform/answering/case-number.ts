import type { StaffCaseKind } from '#wire/staff.ts';

/**
 * SQL for the number by which people name a case (decision 112); empty for one that was stored without.
 * `site` and `id` are SQL.
 */
export const caseNumber = (kind: Exclude<StaffCaseKind, 'valuation'>, site: string, id: string): string =>
  `coalesce((SELECT n.number FROM case_numbers AS n WHERE n.site_id = ${site} AND n.kind = '${kind}' ` +
  `AND n.subject_id = ${id}), '')`;
