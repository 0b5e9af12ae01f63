import * as z from 'zod';
import {
  LeadKeyListSchema,
  LeadListSchema,
  LeadSchema,
  LeadStateSchema,
  MadeLeadKeySchema,
} from '#wire/lead.ts';
import { prepare } from '../platform/db/prepare.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { journalOfChange, journalStatement } from '../platform/journal.ts';
import { onSite } from '../platform/on-site.ts';
import { operation } from '../platform/operation/operation.ts';
import { AfterSchema } from '../platform/operation/paging.ts';
import { SiteParams } from '../platform/operation/params.ts';
import { siteExists } from '../platform/sites.ts';
import { endKeyStatement, KEY_ID, listKeys, newKey } from './keys.ts';
import { type CallRow, leadStatement, listLeads, sendAgainStatement, toLead } from './lead-calls.ts';

const LeadParams = SiteParams.extend({
  id: z.string().regex(/^lead-[A-Za-z0-9_-]{1,120}$/, 'not the id of a lead'),
});
const KeyParams = SiteParams.extend({ keyId: z.string().regex(KEY_ID, 'not the id of a key') });

/** Operations for lead calls and their signing keys (decision 72). */
export const leadOperations = [
  operation({
    id: 'listLeads',
    summary:
      'Leads for the agency’s own system, in order of arrival, a hundred per page, ' +
      'without visitors’ texts; `after` is the `next` of the previous page.',
    role: 'operate',
    method: 'get',
    path: '/sites/{siteId}/leads',
    params: SiteParams,
    query: z.object({ state: LeadStateSchema.optional(), after: AfterSchema }),
    answer: { kind: 'json', name: 'LeadList', schema: LeadListSchema },
    run: ({ params: { siteId }, query }, { env }) => onSite(env.DB, siteId, listLeads(env.DB, siteId, query)),
  }),
  operation({
    id: 'sendLeadAgain',
    summary: 'Makes a lead that failed, or was delivered and lost, due again; a waiting one is unchanged.',
    role: 'operate',
    method: 'post',
    path: '/sites/{siteId}/leads/{id}/send',
    params: LeadParams,
    answer: { kind: 'json', name: 'Lead', schema: LeadSchema },
    run: async ({ params: { siteId, id } }, { env, caller, now, deliver, waitUntil }) => {
      const event = { siteId, who: caller.who, deed: 'lead.sent_again', what: id, count: 1 } as const;
      const statements = [
        sendAgainStatement(siteId, id, now),
        journalOfChange(event, now),
        leadStatement(siteId, id),
      ];
      const results = await env.DB.batch<CallRow>(statements.map((one) => prepare(env.DB, one)));
      const row = results.at(-1)?.results[0];
      if (row === undefined) throw notFound('lead');
      const lead = toLead(row);
      if (lead.state === 'due') waitUntil(deliver(siteId, [id]));
      return lead;
    },
  }),
  operation({
    // Not idempotent by key: the stored answer would contain the secret. A surplus key can be ended.
    id: 'makeLeadKey',
    summary:
      'Creates the key that signs lead calls; it is shown only in this answer. ' +
      'Earlier keys also sign for another day.',
    role: 'operate',
    method: 'post',
    path: '/sites/{siteId}/lead-keys',
    params: SiteParams,
    answer: { kind: 'json', name: 'MadeLeadKey', schema: MadeLeadKeySchema },
    status: 201,
    run: async ({ params: { siteId } }, { env, caller, now }) => {
      if (!(await siteExists(env.DB, siteId))) throw notFound('site');
      const { id, secret, earlierUntil, statements } = newKey(siteId, env.TOKEN_SECRET, now);
      const event = { siteId, who: caller.who, deed: 'lead_key.made', what: id, count: 1 } as const;
      const [earlier] = await env.DB.batch(
        [...statements, journalStatement(event, now)].map((one) => prepare(env.DB, one)),
      );
      return { id, secret, earlierUntil: earlier?.meta.changes === 0 ? null : earlierUntil };
    },
  }),
  operation({
    id: 'listLeadKeys',
    summary: 'The signing keys of lead calls, including ended ones, newest first.',
    role: 'operate',
    method: 'get',
    path: '/sites/{siteId}/lead-keys',
    params: SiteParams,
    answer: { kind: 'json', name: 'LeadKeyList', schema: LeadKeyListSchema },
    run: async ({ params: { siteId } }, { env }) => ({
      keys: await onSite(env.DB, siteId, listKeys(env.DB, siteId)),
    }),
  }),
  operation({
    id: 'endLeadKey',
    summary: 'Ends a key at once, for example one that has leaked; idempotent.',
    role: 'operate',
    method: 'delete',
    path: '/sites/{siteId}/lead-keys/{keyId}',
    params: KeyParams,
    answer: { kind: 'none' },
    run: async ({ params: { siteId, keyId } }, { env, caller, now }) => {
      const keys = await listKeys(env.DB, siteId);
      if (!keys.some(({ id }) => id === keyId)) throw notFound('key');
      const event = { siteId, who: caller.who, deed: 'lead_key.ended', what: keyId, count: 1 } as const;
      await env.DB.batch(
        [endKeyStatement(siteId, keyId, now), journalOfChange(event, now)].map((one) => prepare(env.DB, one)),
      );
      return null;
    },
  }),
];
