import { env } from 'cloudflare:workers';
import type { Work } from '../work.ts';

/** The queue, except that mails stay in the outbox: sent a second later, they would change rows during a test. */
export const WITHOUT_MAILS = {
  send: async (work: Work, options?: QueueSendOptions) => {
    if (work.kind !== 'deliver') await env.WORK.send(work, options);
  },
  sendBatch: (messages: Iterable<MessageSendRequest<Work>>, options?: QueueSendBatchOptions) =>
    env.WORK.sendBatch(messages, options),
} as Queue<Work>;
