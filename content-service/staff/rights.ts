/** What people of an agency may do besides answering (decision 155): each right is a column of `staff`. */
import { STAFF_RIGHTS, type StaffMe, type StaffRight } from '#wire/staff.ts';
import { refusalOf, refuseWhere } from '../platform/db/refuse-where.ts';
import type { Statement } from '../platform/db/statement.ts';
import { ContentError } from '../platform/errors/content-error.ts';
import { tokenHash } from '../platform/tokens.ts';
import { SIGNED_IN } from './signed-in.ts';

/** Columns of the rights, in their order. */
export const RIGHT_COLUMNS: Readonly<Record<StaffRight, string>> = {
  homes: 'edits_homes',
  site: 'edits_site',
  people: 'keeps_people',
};

/** SQL for the rights of a row of `staff`, as a JSON list; `p` is the row. */
export const RIGHTS_OF = `(SELECT json_group_array(value) FROM json_each('${JSON.stringify(STAFF_RIGHTS)}') WHERE CASE value ${STAFF_RIGHTS.map(
  (right) => `WHEN '${right}' THEN p.${RIGHT_COLUMNS[right]}`,
).join(' ')} END = 1)`;

/** A row with `RIGHTS_OF` as it was read. */
export const withRights = <Row extends { readonly rights: string }>({ rights, ...row }: Row) => ({
  ...row,
  rights: JSON.parse(rights) as StaffRight[],
});

/** The right that was asked for is missing; the same words for each. */
const noRight = (right: StaffRight): ContentError =>
  new ContentError('role_missing', `This person does not have the right "${right}".`);

/** Throws role_missing for a person without a right, before anything is read for them. */
export function requireRight(me: StaffMe, right: StaffRight): void {
  if (!me.rights.includes(right)) throw noRight(right);
}

/** SQL for the person of a session who has a right; parameters ?1 to ?3 are of `holderParams`. */
const holder = (right: StaffRight): string =>
  `SELECT p.* FROM ${SIGNED_IN('?1', '?2', '?3')} AND p.${RIGHT_COLUMNS[right]} = 1`;

/** Refuses the batch unless the session is open and its person has the right, in the batch itself. */
export const holdsStatement = (siteId: string, session: string, right: StaffRight, now: Date): Statement =>
  refuseWhere(`lacks_${right}`, `NOT EXISTS (${holder(right)})`, [
    siteId,
    tokenHash(session),
    now.toISOString(),
  ]);

/**
 * Refuses the batch when the person of the session would grant what neither they nor the receiver have: a right, or to
 * see all.
 */
export const grantsStatement = (
  siteId: string,
  session: string,
  {
    key,
    sees,
    rights,
  }: { readonly key: string; readonly sees: string; readonly rights: readonly StaffRight[] },
  now: Date,
): Statement => {
  const had = (column: string): string =>
    `(SELECT o.${column} FROM staff AS o WHERE o.site_id = ?1 AND o.email_key = ?4 AND o.removed_at IS NULL)`;
  const lacks = STAFF_RIGHTS.map((right) => {
    const column = RIGHT_COLUMNS[right];
    return `(EXISTS (SELECT 1 FROM json_each(?6) WHERE value = '${right}') AND giver.${column} = 0 AND ifnull(${had(column)}, 0) = 0)`;
  });
  return refuseWhere(
    'grants_more',
    `EXISTS (SELECT 1 FROM (${holder('people')}) AS giver WHERE ${lacks.join(' OR ')} OR ` +
      `(?5 = 'all' AND giver.sees = 'own' AND ifnull(${had('sees')}, 'own') = 'own'))`,
    [siteId, tokenHash(session), now.toISOString(), key, sees, JSON.stringify(rights)],
  );
};

/** Refuses the batch when nobody would be left who may add people; after the statement that changes one. */
export const someoneStatement = (siteId: string): Statement =>
  refuseWhere(
    'last_of_people',
    'NOT EXISTS (SELECT 1 FROM staff WHERE site_id = ? AND keeps_people = 1 AND removed_at IS NULL)',
    [siteId],
  );

const WORDS: Readonly<Record<string, () => ContentError>> = {
  ...Object.fromEntries(STAFF_RIGHTS.map((right) => [`lacks_${right}`, () => noRight(right)])),
  grants_more: () => new ContentError('role_missing', 'Nobody can grant a right that they lack.'),
  last_of_people: () =>
    new ContentError('refused', 'Nobody would be left who may add people.', { rights: 'the last one' }),
};

/** The error for a batch that a right refused; the same error for others. */
export const rightsRefusal = (error: unknown): unknown => WORDS[refusalOf(error) ?? '']?.() ?? error;
