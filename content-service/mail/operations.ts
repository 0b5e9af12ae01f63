import {
  MailLimitListSchema,
  MailLimitSchema,
  MailQuotaSchema,
  MailStatusSchema,
  RetriedMailsSchema,
} from '#wire/mail-status.ts';
import { prepare } from '../platform/db/prepare.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { journalOfChange, journalOfChanges, journalStatement } from '../platform/journal.ts';
import { onSite } from '../platform/on-site.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams } from '../platform/operation/params.ts';
import { siteExists } from '../platform/sites.ts';
import { limitStatement, mailLimits, mailStatus, quotaStatement, retryStatement } from './mail-status.ts';

/** Operations on a site's mail for operators (decision 78). */
export const mailOperations = [
  operation({
    id: 'getMailStatus',
    summary: 'The number of mails of the last month by kind and state, and today’s limit.',
    role: 'operate',
    method: 'get',
    path: '/sites/{siteId}/mails',
    params: SiteParams,
    answer: { kind: 'json', name: 'MailStatus', schema: MailStatusSchema },
    run: ({ params: { siteId } }, { env, now }) => onSite(env.DB, siteId, mailStatus(env.DB, siteId, now)),
  }),
  operation({
    id: 'retryFailedMails',
    summary: 'Makes mails that failed for good due again, with all of their attempts.',
    role: 'operate',
    method: 'post',
    path: '/sites/{siteId}/mails/retry',
    params: SiteParams,
    answer: { kind: 'json', name: 'RetriedMails', schema: RetriedMailsSchema },
    run: async ({ params: { siteId } }, { env, caller, now }) => {
      if (!(await siteExists(env.DB, siteId))) throw notFound('site');
      const event = { siteId, who: caller.who, deed: 'mail.sent_again', what: siteId } as const;
      const [again] = await env.DB.batch(
        [retryStatement(siteId, now), journalOfChanges(event, now)].map((one) => prepare(env.DB, one)),
      );
      return { mails: again?.meta.changes ?? 0 };
    },
  }),
  operation({
    id: 'putMailQuota',
    summary: 'Sets the daily mail limit of a site (UTC); null for the deployment’s default.',
    role: 'operate',
    holder: 'deployment',
    method: 'put',
    path: '/sites/{siteId}/mail-quota',
    params: SiteParams,
    body: { name: 'MailQuota', schema: MailQuotaSchema },
    answer: { kind: 'none' },
    run: async ({ params: { siteId }, body: { most } }, { env, caller, now }) => {
      if (!(await siteExists(env.DB, siteId))) throw notFound('site');
      const event = {
        siteId,
        who: caller.who,
        deed: 'mail.quota_set',
        what: siteId,
        count: most ?? 0,
      } as const;
      await env.DB.batch(
        [quotaStatement(siteId, most), journalStatement(event, now)].map((one) => prepare(env.DB, one)),
      );
      return null;
    },
  }),
  operation({
    id: 'getMailLimits',
    summary: 'Limits of mail to unconfirmed addresses',
    role: 'operate',
    method: 'get',
    path: '/sites/{siteId}/mail-limits',
    params: SiteParams,
    answer: { kind: 'json', name: 'MailLimits', schema: MailLimitListSchema },
    run: async ({ params: { siteId } }, { env }) => ({
      limits: await onSite(env.DB, siteId, mailLimits(env.DB, siteId)),
    }),
  }),
  operation({
    id: 'putMailLimit',
    summary: 'Sets a limit of mail to unconfirmed addresses',
    role: 'operate',
    holder: 'deployment',
    method: 'put',
    path: '/sites/{siteId}/mail-limits',
    params: SiteParams,
    body: { name: 'MailLimit', schema: MailLimitSchema },
    answer: { kind: 'none' },
    run: async ({ params: { siteId }, body }, { env, caller, now }) => {
      if (!(await siteExists(env.DB, siteId))) throw notFound('site');
      const event = {
        siteId,
        who: caller.who,
        deed: 'mail.limit_set',
        what: body.name,
        count: body.most ?? 0,
      } as const;
      const [set] = await env.DB.batch(
        [limitStatement(siteId, body), journalOfChange(event, now)].map((one) => prepare(env.DB, one)),
      );
      // The site was removed in between.
      if (body.most !== null && set?.meta.changes === 0) throw notFound('site');
      return null;
    },
  }),
];
