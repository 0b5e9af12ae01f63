import * as z from 'zod';
import { ABILITIES, SERVICE_SCOPES } from '#wire/own-service.ts';
import { changedStatement, tellChanged } from '../platform/changed-sites.ts';
import { prepare } from '../platform/db/prepare.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { journalOfChange } from '../platform/journal.ts';
import { requireSite } from '../platform/on-site.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams } from '../platform/operation/params.ts';
import { findService } from '../platform/own-services.ts';
import { checkService, ServiceFindingSchema } from './check-service.ts';
import { hearHomesStatement, MOST_HEARD } from './heard-homes.ts';
import { putService } from './put-service.ts';
import { ServiceSettingsSchema } from './read-service.ts';
import { serviceClient } from './service-client.ts';
import { shownStatements, toShown } from './shown-service.ts';
import { dropServiceStatements } from './stored-service.ts';

const count = z.int().min(0);

/** A service as shown: of its token only the id of the encrypting key. */
const ServiceShownSchema = z.object({
  address: z.string(),
  scope: z.enum(SERVICE_SCOPES),
  pictureHosts: z.array(z.string()),
  knows: z.array(z.enum(ABILITIES)),
  tokenKey: z.string().nullable(),
  state: z.object({
    askedAt: z.string().nullable(),
    nextAt: z.string(),
    outcome: z.string().nullable(),
    reason: z.string().nullable(),
    homes: z.object({ known: count, waiting: count, refused: count }),
    pictures: z.object({ due: count, kept: count, gone: count, refused: count, failing: count }),
    refusals: z.array(z.object({ what: z.string(), reason: z.string() })),
  }),
});

const PATH = '/sites/{siteId}/content-service';

async function shown(db: D1Database, siteId: string) {
  const service = toShown(await db.batch(shownStatements(siteId).map((one) => prepare(db, one))));
  if (service === null) throw notFound('content service');
  return service;
}

/** Operations for agencies' own content services (decision 86). */
export const ownServiceOperations = [
  operation({
    id: 'putContentService',
    summary:
      'Sets the content service of a site’s own: for the core of the contract, or for every call. The token is ' +
      'encrypted, and never returned.',
    role: 'operate',
    holder: 'deployment',
    method: 'put',
    path: PATH,
    params: SiteParams,
    body: { name: 'ContentServiceSettings', schema: ServiceSettingsSchema },
    answer: { kind: 'json', name: 'ContentService', schema: ServiceShownSchema },
    errors: ['refused'],
    run: async ({ params: { siteId }, body }, context) => {
      await requireSite(context.env.DB, siteId);
      const service = await putService(siteId, body, context);
      await tellChanged(context.env, context.log, siteId);
      return service;
    },
  }),
  operation({
    id: 'getContentService',
    summary: 'The content service of a site’s own, without its token, and its state.',
    role: 'operate',
    method: 'get',
    path: PATH,
    params: SiteParams,
    answer: { kind: 'json', name: 'ContentService', schema: ServiceShownSchema },
    run: ({ params: { siteId } }, { env }) => shown(env.DB, siteId),
  }),
  operation({
    id: 'deleteContentService',
    summary: 'Switches a site back to the deployment’s service; learned homes stay here.',
    role: 'operate',
    holder: 'deployment',
    method: 'delete',
    path: PATH,
    params: SiteParams,
    answer: { kind: 'none' },
    run: async ({ params: { siteId } }, { env, caller, now, log }) => {
      const event = { siteId, who: caller.who, deed: 'service.removed', what: siteId, count: 1 } as const;
      const [service, ...rest] = dropServiceStatements(siteId);
      const [dropped] = await env.DB.batch(
        [service, journalOfChange(event, now), changedStatement(siteId, now, 'changes() > 0'), ...rest].map(
          (one) => prepare(env.DB, one),
        ),
      );
      if (dropped?.meta.changes === 0) throw notFound('content service');
      await tellChanged(env, log, siteId);
      return null;
    },
  }),
  operation({
    id: 'checkContentService',
    summary: 'Tries the calls for learning homes at the site’s own service, now.',
    unraced: 'Only reads, and asks the agency’s service.',
    role: 'operate',
    method: 'post',
    path: `${PATH}/check`,
    params: SiteParams,
    answer: {
      kind: 'json',
      name: 'ContentServiceCheck',
      schema: z.object({ findings: z.array(ServiceFindingSchema) }),
    },
    run: async ({ params: { siteId } }, { env }) => {
      const service = await findService(env.DB, siteId);
      if (service === null) throw notFound('content service');
      return { findings: await checkService(serviceClient(siteId, service, env), service.knows) };
    },
  }),
  operation({
    id: 'tellChangedHomes',
    summary:
      'Reports new, changed or removed homes of the site’s own service: each is requested soon. ' +
      'Repeated reports do no harm.',
    role: 'write',
    method: 'post',
    path: '/sites/{siteId}/changed-homes',
    params: SiteParams,
    body: {
      name: 'ChangedHomes',
      schema: z.strictObject({
        ids: z
          .array(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'not the id of a home'))
          .min(1)
          .max(MOST_HEARD),
      }),
    },
    answer: { kind: 'json', name: 'HeardHomes', schema: z.object({ heard: count }) },
    status: 202,
    run: async ({ params: { siteId }, body }, { env, now }) => {
      const ids = [...new Set(body.ids)];
      const heard = await prepare(env.DB, hearHomesStatement(siteId, ids, now)).run();
      if (heard.meta.changes === 0) throw notFound('content service');
      await env.WORK.send({ kind: 'learn-homes', siteId, round: null });
      return { heard: ids.length };
    },
  }),
];
