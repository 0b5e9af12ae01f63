import { STAFF_RIGHTS, type StaffRight } from '#wire/staff.ts';
import type { Statement } from '../platform/db/statement.ts';
import { addressKey } from '../platform/hash.ts';
import { RIGHT_COLUMNS } from './rights.ts';

interface Put {
  /** Of a person who is added. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly sees: string;
  /** Left out: those of a known person stay. */
  readonly rights?: readonly StaffRight[] | undefined;
}

/** SQL for the rights of `o` as a list: `homes,people`; `none` without any. */
const HAD = `ifnull(nullif(ltrim(${STAFF_RIGHTS.map(
  (right) => `iif(o.${RIGHT_COLUMNS[right]} = 1, ',${right}', '')`,
).join(' || ')}, ','), ''), 'none')`;

/** SQL for `; sees: own → all`, where the two differ. */
const change = (what: string, before: string, after: string): string =>
  `iif(${before} IS ${after}, '', '; ${what}: ' || ${before} || ' → ' || ${after})`;

/**
 * Logs that a person is added or changed, with what they had before and have then: `0a1b2c3d4e5f sees: own → all; rights:
 * homes → homes,people`, and `…` for what there was not. Comes before the statement that does it.
 */
export const journalOfPerson = (
  siteId: string,
  who: string,
  { id, name, email, sees, rights }: Put,
  now: Date,
): Statement => {
  const had = `iif(o.id IS NULL, '…', ${HAD})`;
  const has = rights === undefined ? `iif(o.id IS NULL, 'none', ${HAD})` : '?8';
  return {
    sql:
      'INSERT INTO journal (site_id, at, who, deed, what, count) ' +
      "SELECT ?1, ?3, ?4, iif(o.id IS NULL, 'staff.added', 'staff.changed'), " +
      `rtrim(ifnull(o.id, ?5) || ' ' || ltrim(iif(o.name IS NULL OR o.name IS ?7, '', '; name') || ` +
      `${change('sees', "ifnull(o.sees, '…')", '?6')} || ${change('rights', had, has)}, '; ')), 1 FROM (SELECT 1) ` +
      'LEFT JOIN staff AS o ON o.site_id = ?1 AND o.email_key = ?2 AND o.removed_at IS NULL',
    params: [
      siteId,
      addressKey(email),
      now.toISOString(),
      who,
      id,
      sees,
      name,
      ...(rights === undefined
        ? []
        : [STAFF_RIGHTS.filter((right) => rights.includes(right)).join(',') || 'none']),
    ],
  };
};
