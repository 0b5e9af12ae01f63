import {
  CheckedSenderSchema,
  type MailSender,
  MailSenderSchema,
  NewSenderSchema,
} from '#wire/mail-sender.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';
import { journalOfChange } from '../../platform/journal.ts';
import { onSite } from '../../platform/on-site.ts';
import { type CallContext, operation } from '../../platform/operation/operation.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { siteExists } from '../../platform/sites.ts';
import { checkRecords } from './records.ts';
import { findSender, foundBy, noSenderStatement, senderStatement, storeChecked } from './sender.ts';

/** The records of an address's domain. Throws unavailable when the resolver could not be asked. */
async function recordsOf(address: string, { env, log }: Pick<CallContext, 'env' | 'log'>) {
  try {
    return await checkRecords(address, env);
  } catch (error) {
    log('warn', 'mail.sender_not_asked', { error: String(error) });
    throw new ContentError('unavailable', 'The DNS resolver could not be asked. Nothing was changed.');
  }
}

/** Between question and answer lies a call of the resolver: what happens meanwhile is tried in its own test. */
const UNRACED =
  'One row, written only about the address that was asked for and by no earlier check than the last: tried in `mail/sender/sender.test.ts`.';

/** What is stored of a site's sender, with the records that were asked for. */
async function answerOf(
  siteId: string,
  records: MailSender['records'],
  { env }: Pick<CallContext, 'env'>,
): Promise<MailSender> {
  const own = await findSender(env.DB, siteId);
  const sends = own === null || own.fault !== null ? env.MAIL_FROM : own.address;
  const { address = null, fault = null, checkedAt = null } = own ?? {};
  return { address, fault, checkedAt, sends, records };
}

const answer = { kind: 'json', name: 'MailSender', schema: MailSenderSchema } as const;

/** The sender of a site's mails: set by the deployment's operator, since the mail platform must know its domain. */
export const senderOperations = [
  operation({
    id: 'getMailSender',
    summary: 'The address from which the mails of a site come (docs/decisions/0170).',
    role: 'operate',
    method: 'get',
    path: '/sites/{siteId}/mail-sender',
    params: SiteParams,
    answer,
    run: ({ params: { siteId } }, { env }) => onSite(env.DB, siteId, answerOf(siteId, null, { env })),
  }),
  operation({
    id: 'putMailSender',
    summary:
      'Sends the mails of a site from an address of its own, as soon as DNS has the records; null: from the deployment’s.',
    role: 'operate',
    holder: 'deployment',
    method: 'put',
    path: '/sites/{siteId}/mail-sender',
    params: SiteParams,
    body: { name: 'NewSender', schema: NewSenderSchema },
    answer,
    unraced: UNRACED,
    run: async ({ params: { siteId }, body: { address } }, context) => {
      const { env, caller, now } = context;
      if (!(await siteExists(env.DB, siteId))) throw notFound('site');
      const records = address === null ? null : await recordsOf(address, context);
      const event = {
        siteId,
        who: caller.who,
        deed: 'mail.sender_set',
        what: address ?? 'usual',
        count: 1,
      } as const;
      const change =
        address === null || records === null
          ? noSenderStatement(siteId)
          : senderStatement(siteId, foundBy(address, records), now);
      const [changed] = await env.DB.batch(
        [change, journalOfChange(event, now)].map((one) => prepare(env.DB, one)),
      );
      // The site was removed in between.
      if (address !== null && changed?.meta.changes === 0) throw notFound('site');
      return answerOf(siteId, records, context);
    },
  }),
  operation({
    id: 'checkMailSender',
    summary: 'Asks DNS for the records of a site’s own sender, or of an address that is only tried.',
    role: 'operate',
    holder: 'deployment',
    method: 'post',
    path: '/sites/{siteId}/mail-sender/check',
    params: SiteParams,
    body: { name: 'CheckedSender', schema: CheckedSenderSchema },
    answer,
    unraced: UNRACED,
    run: async ({ params: { siteId }, body }, context) => {
      const { env, now } = context;
      const stored = await onSite(env.DB, siteId, findSender(env.DB, siteId));
      const address = body.address ?? stored?.address ?? null;
      if (address === null) return answerOf(siteId, null, context);
      const records = await recordsOf(address, context);
      // Of the stored address only: one that is tried changes nothing.
      await storeChecked(env.DB, siteId, foundBy(address, records), now);
      return answerOf(siteId, records, context);
    },
  }),
];
