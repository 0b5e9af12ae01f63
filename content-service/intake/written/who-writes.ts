import { valueAt } from '#domain/fields/read.ts';
import { mailboxOf } from '#domain/rules/email-address.ts';
import { projectIdOf } from '#domain/rules/project.ts';
import { sourceOf } from '#domain/rules/source.ts';
import { saysYes } from '#domain/rules/yes-no.ts';
import type { Site } from '#wire/site.ts';
import type { StaffMe } from '#wire/staff.ts';
import type { WrittenKind } from '#wire/written-homes.ts';
import { contactFor, subjectOf } from '../../estates/in-charge.ts';
import { refusalOf } from '../../platform/db/refuse-where.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { findSite } from '../../platform/sites.ts';
import { requireRight, rightsRefusal } from '../../staff/rights.ts';
import { whoseSession } from '../../staff/sessions.ts';
import { idText } from '../estate-columns.ts';
import { commitRefusal } from '../imports/commit-refusal.ts';
import { type HomeOf, readHome, type StoredHome } from './stored-home.ts';

const textAt = (record: object | null, field: string): string | null => {
  const value = valueAt(record, field);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

/**
 * Whether a person may see a home: all of them, or those whose requests are theirs (decision 72), and those that they
 * made.
 */
export function seesHome(
  me: StaffMe,
  site: Site,
  kind: WrittenKind,
  { shown: record, madeBy }: Pick<StoredHome, 'shown' | 'madeBy'>,
): boolean {
  if (me.sees === 'all' || madeBy === me.id) return true;
  if (record === null) return false;
  const main = kind === 'estate' ? 'estate.general' : 'rental.general';
  const address = valueAt(record, kind === 'estate' ? `${main}.address` : main);
  const email = textAt(record, 'contact.email');
  const subject = subjectOf({
    source: sourceOf({ guid: textAt(record, 'estate.guid') }),
    transaction_id: textAt(record, `${main}.transaction.id`),
    status: textAt(record, `${main}.status`),
    head_type_id: textAt(record, `${main}.headType.id`),
    project: saysYes(valueAt(record, `${main}.project`)) ? 1 : 0,
    parent_id: idText(projectIdOf({ parentId: textAt(record, `${main}.parentId`) })),
    address: JSON.stringify(address ?? null),
  });
  const contact = contactFor(site, 'contact', email === null ? null : { email }, subject);
  return mailboxOf(contact?.email ?? '') === mailboxOf(me.email);
}

/** The person of a session and their site. Throws role_missing. */
export async function personAndSite(siteId: string, session: string, context: CallContext) {
  const [me, site] = await Promise.all([
    whoseSession(siteId, session, context),
    findSite(context.env.DB, siteId),
  ]);
  if (site === null) throw notFound('site');
  return { me, site };
}

/**
 * A home that a person may see; `of` has its id as it is stored, where another spelling of it was asked for. Throws
 * not_found for another one.
 */
export async function seenHome(
  asked: HomeOf,
  me: StaffMe,
  site: Site,
  db: D1Database,
): Promise<StoredHome & { readonly of: HomeOf }> {
  const stored = await readHome(db, asked);
  if (!seesHome(me, site, asked.kind, stored)) throw notFound('home');
  return { ...stored, of: { ...asked, home: stored.home } };
}

/** The person of a session who may write homes. Throws role_missing. */
export async function writerOf(siteId: string, session: string, context: CallContext) {
  const found = await personAndSite(siteId, session, context);
  requireRight(found.me, 'homes');
  return found;
}

/** The refusal for fields of a home that something else brings: it is changed there. */
const changedInFeed = (kind: WrittenKind, id: string, fields: readonly string[]): ContentError =>
  new ContentError('refused', 'This home is changed in the system that brings it.', undefined, {
    refusals: fields.map((field) => ({
      kind,
      id,
      field,
      value: '',
      reason: 'brought by a feed of the agency, which would overwrite it: change it there',
    })),
  });

/** Refuses a home that something else brings, before anything is written; the statement refuses it again. */
export function requireOurs({ kind, home }: HomeOf, { feed }: StoredHome, fields: readonly string[]): void {
  if (feed !== null) throw changedInFeed(kind, home, fields);
}

/** How often a home is read and written: another call may change it in between. */
const TRIES = 3;

/** Reads and writes until nothing changed in between; the last refusal is thrown. */
export async function untilCurrent<Done>(write: () => Promise<Done>): Promise<Done> {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (error) {
      const isOutdated =
        ['outdated', 'draft_changed'].includes(refusalOf(error) ?? '') ||
        (error instanceof ContentError && error.code === 'import_outdated');
      if (!isOutdated || tries === TRIES) throw refusalIn(error);
    }
  }
}

/** The error for a batch of these calls. */
function refusalIn(error: unknown): unknown {
  const because = refusalOf(error);
  if (because === 'draft_changed')
    return new ContentError('changed', 'The draft has changed meanwhile; open the home again.');
  if (because === 'made_here')
    return new ContentError('refused', 'This home is written here: change the home itself.');
  if (because === 'draft_too_long')
    return new ContentError('refused', 'The draft of this home is too long; publish it first.');
  if (because === 'home_of_feed') return new ContentError('refused', 'This home is changed in its feed.');
  return rightsRefusal(commitRefusal(error));
}
