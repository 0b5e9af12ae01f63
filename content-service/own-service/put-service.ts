import type { z } from 'zod';
import { changedStatement } from '../platform/changed-sites.ts';
import { prepare } from '../platform/db/prepare.ts';
import { refusalOf } from '../platform/db/refuse-where.ts';
import { journalStatement } from '../platform/journal.ts';
import { siteStaysStatement } from '../platform/on-site.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { findService } from '../platform/own-services.ts';
import { readService, type ServiceSettingsSchema } from './read-service.ts';
import { shownStatements, toShown } from './shown-service.ts';
import { putServiceStatement, serviceStaysStatement } from './stored-service.ts';

/** How often the stored service is read: another call may change it before the write. */
const TRIES = 3;

/**
 * Stores a site's own content service. Settings without a token keep the stored one: the batch is refused when that
 * has changed since it was read. Throws `refused` with the field, and not_found for the site.
 */
export async function putService(
  siteId: string,
  settings: z.infer<typeof ServiceSettingsSchema>,
  { env, caller, now }: Pick<CallContext, 'env' | 'caller' | 'now'>,
) {
  for (let tries = 1; ; tries++) {
    const stored = await findService(env.DB, siteId);
    const service = await readService(siteId, settings, stored, env);
    const event = {
      siteId,
      who: caller.who,
      deed: 'service.written',
      what: service.scope,
      count: 1,
    } as const;
    const writes = [
      siteStaysStatement(siteId),
      ...(settings.token === undefined ? [serviceStaysStatement(siteId, stored)] : []),
      putServiceStatement(siteId, service, now),
      changedStatement(siteId, now),
      journalStatement(event, now),
    ];
    try {
      const results = await env.DB.batch(
        [...writes, ...shownStatements(siteId)].map((one) => prepare(env.DB, one)),
      );
      return toShown(results.slice(writes.length));
    } catch (error) {
      if (refusalOf(error) !== 'service_changed' || tries === TRIES) throw error;
    }
  }
}
