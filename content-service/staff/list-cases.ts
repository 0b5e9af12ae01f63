/** All stored cases in pages, for a person of the agency and for its operator. */
import type { Site } from '#wire/site.ts';
import type { Cases, CasesQuery, StaffCaseKind, StaffCases, StaffCasesRequest } from '#wire/staff.ts';
import type { AnswerKind } from '../platform/answering/kind.ts';
import { prepare } from '../platform/db/prepare.ts';
import { notFound } from '../platform/errors/content-error.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { findSite } from '../platform/sites.ts';
import { among, asker, type CaseRow, ownersOf, PLACE, toCase, UPCOMING } from './cases.ts';
import { findCases } from './find-cases.ts';
import { whoseSession } from './sessions.ts';

/** Number of cases on a page. */
const PAGE = 500;

type Narrowed = Pick<StaffCasesRequest, 'kind' | 'ahead' | 'after'>;

const ofKind = (kinds: readonly AnswerKind[], kind: StaffCaseKind | undefined): readonly AnswerKind[] =>
  kinds.filter((one) => (kind ?? one.kind) === one.kind);

/**
 * A page of cases, the newest first; `owners` as JSON, null for those of everybody; `found` as `findCases` gives it,
 * null when nothing is searched. Throws not_found for the site.
 */
async function pageOf(
  kinds: readonly AnswerKind[],
  site: Site | null,
  owners: string | null,
  { kind, ahead: upcoming, after }: Narrowed,
  found: string | null,
  { env, now }: Pick<CallContext, 'env' | 'now'>,
): Promise<Cases> {
  if (site === null) throw notFound('site');
  const asked = ofKind(kinds, kind);
  const { all, params } = asker(asked, site.id, owners, now);
  const { results } = await prepare(env.DB, {
    sql:
      `SELECT * FROM (${found === null ? all : among(asked)}) ` +
      `WHERE (?6 IS NULL OR ${PLACE} < ?6)${upcoming ? ` AND ${UPCOMING}` : ''} ORDER BY ${PLACE} DESC LIMIT ?7`,
    params: [...params, found, after ?? null, PAGE],
  }).all<CaseRow>();
  const last = results.at(-1);
  return {
    cases: results.map(toCase(kinds, site.defaultLocale)),
    next: results.length < PAGE || last === undefined ? null : `${last.createdAt} ${last.kind} ${last.id}`,
  };
}

/** A page of all stored cases that a person may see, waiting or answered. Throws role_missing. */
export async function listCases(
  kinds: readonly AnswerKind[],
  siteId: string,
  { owners, find, ...narrowed }: StaffCasesRequest,
  context: CallContext,
): Promise<StaffCases> {
  const [me, site, found] = await Promise.all([
    whoseSession(siteId, narrowed.session, context),
    findSite(context.env.DB, siteId),
    find?.trim()
      ? findCases(ofKind(kinds, narrowed.kind), siteId, { ...narrowed, owners, find }, PAGE, context)
      : null,
  ]);
  return { me, ...(await pageOf(kinds, site, ownersOf(me, owners), narrowed, found, context)) };
}

/** The same of the whole agency, for those who operate it: its file of all leads. */
export const listEveryCase = async (
  kinds: readonly AnswerKind[],
  siteId: string,
  query: CasesQuery,
  context: Pick<CallContext, 'env' | 'now'>,
): Promise<Cases> => pageOf(kinds, await findSite(context.env.DB, siteId), null, query, null, context);
