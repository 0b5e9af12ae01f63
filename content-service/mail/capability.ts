import type { SenderRecord } from '#wire/mail-sender.ts';
import { prepare } from '../platform/db/prepare.ts';
import { databaseNumbered, numberOf, type WithDatabase } from '../platform/db/shards.ts';
import { type Engines, EVENTS_RAISED, WAITED } from '../platform/manifest.ts';
import { addressEnded } from './address-ended-mail.ts';
import { takeMailEvent } from './mail-events.ts';
import type { Manifest } from './manifest.ts';
import { mailOperations } from './operations.ts';
import { countDue, putOffStatement } from './outbox.ts';
import { senderLost } from './sender/lost-mail.ts';
import { senderOperations } from './sender/operations.ts';
import { checkSenders } from './sender/sender.ts';

declare module '../kinds.ts' {
  interface MailData {
    readonly 'address-ended': { readonly address: string; readonly why: 'bounced' | 'complained' };
    readonly 'sender-lost': {
      readonly address: string;
      readonly why: 'records' | 'refused';
      readonly missing: readonly Pick<SenderRecord, 'type' | 'name' | 'value'>[];
    };
  }
  interface WorkData {
    /** Sends the next due mails of a database, by its number. */
    readonly deliver: { readonly database: number };
  }
  interface JournalEvents {
    readonly 'mail.limit_set': true;
    readonly 'mail.quota_set': true;
    readonly 'mail.sender_set': true;
    readonly 'mail.sent_again': true;
  }
}

/** Mails per invocation: at most five of its thousand statements each. */
export const MOST_MAILS = 180;
/** Further concurrent invocations that send, when much is due. */
const MOST_HELPERS = 20;

async function deliver(env: WithDatabase, now: Date, { sendMails }: Engines): Promise<void> {
  await prepare(env.DB, putOffStatement(now)).run();
  const batches = Math.ceil((await countDue(env.DB, now)) / MOST_MAILS);
  const helpers = Math.min(Math.max(batches - 1, 0), MOST_HELPERS);
  if (helpers > 0) {
    const body = { kind: 'deliver', database: numberOf(env) } as const;
    await env.WORK.sendBatch(Array.from({ length: helpers }, () => ({ body })));
  }
  if (batches > 0) await sendMails(env, MOST_MAILS);
}

/** Mails to be sent, and how many may be sent in a day. */
export const MAIL = {
  name: 'mail',
  operations: [...mailOperations, ...senderOperations],
  mails: { 'address-ended': addressEnded, 'sender-lost': senderLost },
  tables: {
    outbox: {
      backup: 'visitors',
      persons: {
        keys: ['recipient_key'],
        texts: ['recipient', 'data'],
        named: 'delete',
        written: 'created_at',
      },
      retained: [{ days: 'mail', gone: "created_at < ? AND state NOT IN ('due', 'sending')" }],
      raised: {
        // The event up to which an alert had told.
        data:
          "CASE WHEN given.data ->> '$.seen' IS NULL THEN given.data " +
          `ELSE json_set(given.data, '$.seen', (given.data ->> '$.seen') + ${EVENTS_RAISED}) END`,
      },
      restored: { state: WAITED },
    },
    mail_days: { key: ['day'], backup: 'agency', persons: null, retained: [{ days: 31, gone: 'day < ?' }] },
    mail_quotas: { key: ['site_id'], backup: 'agency', persons: null },
    mail_senders: {
      key: ['site_id'],
      backup: 'agency',
      persons: { texts: ['address'], named: 'content' },
    },
  },
  // Limits look back a day.
  shared: { mailbox_mails: [{ days: 1, gone: 'sent_at < ?' }] },
  cron: { mail: deliver, senders: checkSenders },
  work: {
    deliver: async ({ database }, env, _now, { sendMails }) => {
      await sendMails(databaseNumbered(env, database), MOST_MAILS);
    },
  },
  queues: {
    'mail-events': (message, env, now, { endAddress }) => takeMailEvent(message.body, env, now, endAddress),
  },
  endAddress: (siteId, key) => [
    {
      sql:
        "UPDATE outbox SET state = 'void', recipient = '', data = '{}' " +
        // Those being sent too: a failing one must not become due again.
        "WHERE site_id = ? AND recipient_key = ? AND state IN ('due', 'sending', 'failed')",
      params: [siteId, key],
    },
  ],
} as const satisfies Manifest;
