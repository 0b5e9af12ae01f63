/** All stored cases in pages, for a person of the agency and for its operator. */
import type { Cases, CasesQuery, StaffCases, StaffCasesRequest } from '#wire/staff.ts';
import type { AnswerKind } from '../platform/answering/kind.ts';
import { prepare } from '../platform/db/prepare.ts';
import { notFound } from '../platform/errors/content-error.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { findSite } from '../platform/sites.ts';
import { asker, type CaseRow, ownersOf, toCase, UPCOMING } from './cases.ts';
import { findCases, KEY } from './find-cases.ts';
import { whoseSession } from './sessions.ts';

/** Number of cases on a page. */
const PAGE = 500;

/** Order of all cases, and the place of one in it. */
const PLACE = "createdAt || ' ' || kind || ' ' || id";

type Narrowed = Pick<StaffCasesRequest, 'kind' | 'find' | 'ahead' | 'after'>;

/** A page of cases, the newest first; `owners` as JSON, null for those of everybody. Throws not_found for the site. */
async function pageOf(
  kinds: readonly AnswerKind[],
  siteId: string,
  owners: string | null,
  { kind, find, ahead: upcoming, after }: Narrowed,
  { env, now }: Pick<CallContext, 'env' | 'now'>,
): Promise<Cases> {
  const site = await findSite(env.DB, siteId);
  if (site === null) throw notFound('site');
  const asked = kinds.filter((one) => (kind ?? one.kind) === one.kind);
  const { all, from, params } = asker(asked, siteId, owners, now);
  const keys = find?.trim() ? await findCases(env.DB, { from, params }, find) : null;
  const { results } = await prepare(env.DB, {
    sql:
      `SELECT * FROM (${all} AND (?5 IS NULL OR ${KEY} IN (SELECT value FROM json_each(?5)))${upcoming ? ` AND ${UPCOMING}` : ''}) ` +
      `WHERE ?6 IS NULL OR ${PLACE} < ?6 ORDER BY ${PLACE} DESC LIMIT ?7`,
    params: [...params, keys, after ?? null, PAGE],
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
  { session, owners, ...narrowed }: StaffCasesRequest,
  context: CallContext,
): Promise<StaffCases> {
  const me = await whoseSession(siteId, session, context);
  return { me, ...(await pageOf(kinds, siteId, ownersOf(me, owners), narrowed, context)) };
}

/** The same of the whole agency, for those who operate it: its file of all leads. */
export const listEveryCase = (
  kinds: readonly AnswerKind[],
  siteId: string,
  { kind, after }: CasesQuery,
  context: Pick<CallContext, 'env' | 'now'>,
): Promise<Cases> => pageOf(kinds, siteId, null, { kind, after }, context);
