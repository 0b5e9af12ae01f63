import type { MiddlewareHandler } from 'hono';
import { type Caller, EVERY_SITE } from '../caller.ts';
import type { ContentEnv } from '../content-env.ts';
import { ContentError, unknownPath } from '../errors/content-error.ts';
import { createLog } from '../log.ts';
import { isLimited, type Operation } from '../operation/operation.ts';
import type { Door } from './doors.ts';
import { includesRole } from './roles.ts';

/** Period of the binding WRITE_LIMIT, seconds. */
const LIMIT_PERIOD = 60;

/** Admits callers known to the door; all others get the answer of an unknown address. */
export const enter = (door: Door): MiddlewareHandler<ContentEnv> =>
  async function enter(c, next) {
    const log = createLog({ requestId: c.get('requestId') });
    const caller = await door.callerOf(c.req.header('Authorization'), c.env, log);
    if (caller === null) throw unknownPath();
    c.set('caller', caller);
    await next();
  };

/** Whether a caller may name the site in the path; calls without a site need a caller of every site. */
const mayNameSites = (caller: Caller, inPath: string | undefined, inHeader: string | undefined): boolean =>
  caller.siteId === EVERY_SITE ||
  (inPath === caller.siteId && [undefined, '', caller.siteId].includes(inHeader));

/**
 * Refuses a call about another site like an unknown one, and a call that the caller's role does not include, or that
 * only the operator of the deployment may make.
 */
export const admit = ({ role, holder }: Pick<Operation, 'role' | 'holder'>): MiddlewareHandler<ContentEnv> =>
  async function admit(c, next) {
    const caller = c.get('caller');
    if (!mayNameSites(caller, c.req.param('siteId'), c.req.header('X-SITE'))) throw unknownPath();
    if (!includesRole(caller.role, role)) {
      throw new ContentError('role_missing', `This call needs a token with the role ${role}.`);
    }
    if (holder === 'deployment' && caller.siteId !== EVERY_SITE) {
      throw new ContentError('role_missing', 'This call needs a token of the deployment, not of one agency.');
    }
    await next();
  };

/** Limits writing calls by token. */
export const limitWrites = (operation: Pick<Operation, 'role' | 'method'>): MiddlewareHandler<ContentEnv> =>
  async function limitWrites(c, next) {
    const limiter = isLimited(operation) ? c.env.WRITE_LIMIT : undefined;
    const allowed = (await limiter?.limit({ key: c.get('caller').who }))?.success ?? true;
    if (!allowed) {
      c.header('Retry-After', String(LIMIT_PERIOD));
      throw new ContentError('too_many', 'This token has written too often; try again later.');
    }
    await next();
  };
