import {
  fixedPath,
  keyParam,
  MOST_REDIRECTS,
  pathOfOld,
  readOldAddress,
  readOldPattern,
} from '#domain/old-address.ts';
import type { Redirect } from '#wire/redirect.ts';
import { refuseWhere } from '../platform/db/refuse-where.ts';
import type { Statement } from '../platform/db/statement.ts';
import { put, type Write } from './write.ts';

/** Stores an old address. Throws TypeError for one that was not checked. */
export const redirectStatements = (siteId: string, redirect: Redirect): Write[] => {
  const pattern = readOldPattern(redirect.from);
  if (typeof pattern === 'string') throw new TypeError(`an old address ${pattern}`);
  const target = 'path' in redirect.to ? readOldAddress(redirect.to.path) : null;
  return [
    put('redirects', {
      site_id: siteId,
      id: redirect.id,
      path: fixedPath(pattern),
      pattern: Number(pattern.isPattern),
      shape: pathOfOld(pattern),
      params: pattern.params.join('&'),
      key_param: keyParam(pattern),
      target: target && pathOfOld(target),
      doc: JSON.stringify(redirect),
    }),
  ];
};

/** Whether the site has written redirects in this import: `?1` is the site, `?2` the import. */
const COMES =
  "EXISTS (SELECT 1 FROM staged_records WHERE site_id = ?1 AND import_id = ?2 AND kind = 'redirect' " +
  "AND outcome IN ('new', 'changed'))";

/**
 * What must be true of a site's old addresses once an import is written: not too many of them, and none leads to a path
 * that another one, or itself, could answer. A pattern counts with all that is below its fixed path.
 */
export const redirectRefusals = (siteId: string, importId: string): Statement[] => {
  const key = [siteId, importId];
  const count = '(SELECT count(*) FROM redirects WHERE site_id = ?1';
  return [
    refuseWhere('redirects_many', `${COMES} AND ${count}) > ${MOST_REDIRECTS.all}`, key),
    refuseWhere('redirects_many', `${COMES} AND ${count} AND pattern = 1) > ${MOST_REDIRECTS.patterns}`, key),
    refuseWhere(
      'redirect_chain',
      `${COMES} AND EXISTS (SELECT 1 FROM redirects AS one WHERE one.site_id = ?1 AND one.target IS NOT NULL AND (` +
        'EXISTS (SELECT 1 FROM redirects AS next WHERE next.site_id = ?1 AND next.pattern = 0 AND next.path = one.target) ' +
        'OR EXISTS (SELECT 1 FROM redirects AS next WHERE next.site_id = ?1 AND next.pattern = 1 ' +
        "AND substr(one.target || '/', 1, length(next.path)) = next.path)))",
      key,
    ),
  ];
};
