import { env } from 'cloudflare:workers';
import type { Work } from '../kinds.ts';

/** The queue, except that mails stay in the outbox: sent a second later, they would change rows during a test. */
export const WITHOUT_MAILS = new Proxy(env.WORK as Queue<Work>, {
  get: (queue, name) => {
    const value: unknown = Reflect.get(queue, name);
    if (typeof value !== 'function') return value;
    return (work: Work, ...options: unknown[]): unknown =>
      name === 'send' && work.kind === 'deliver' ? Promise.resolve() : value.call(queue, work, ...options);
  },
});
