import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { describeError } from '../errors/log.ts';
import { siteContent } from '../page/view-context.ts';
import type { Delivery, Sent } from './kind.ts';
import type { QueuedForm } from './queued-form.ts';

/** Answer to a form that the content service or the queue has stored. */
export interface Accepted {
  /** Whether it waits in the queue until the content service is available. */
  readonly later: boolean;
  /** Whether the content service has stored it, and sends its mail later. */
  readonly waits?: boolean;
}

/** Sends a form to a call of the content service; during an outage it goes into the queue. */
export const acceptedAtLast = (call: string): Delivery<unknown, Accepted> => ({
  send: async (content, { value, key, origin }) => {
    const { waits } = await content.submit({ call, body: value, key, origin });
    return { later: false, waits };
  },
  later: { call, answer: { later: true } },
});

/** Sends a form while the visitor waits; never queued, because its outcome cannot be promised. */
export const decidedAtOnce = <Value, Answer>(
  send: Delivery<Value, Answer>['send'],
): Delivery<Value, Answer> => ({ send, later: null });

/** Puts a form into the queue; false when there is no queue or it fails, because then nothing is stored. */
async function keepForLater(c: Context<AppEnv>, form: QueuedForm): Promise<boolean> {
  const queue = c.env.FORMS;
  if (queue === undefined) return false;
  try {
    await queue.send(form);
    return true;
  } catch (error) {
    c.get('log')('error', 'form.not_queued', { call: form.call, error: describeError(error) });
    return false;
  }
}

/** Queues a form; the answer, or null for a form that is never queued or could not be queued. */
export async function waiting<Value, Answer>(
  c: Context<AppEnv>,
  { later }: Delivery<Value, Answer>,
  { value, key, origin }: Sent<Value>,
): Promise<{ readonly answer: Answer } | null> {
  if (later === null) return null;
  const { call, answer } = later;
  const form = { call, body: value, key, origin, siteId: c.get('site').id, locale: c.get('locale') };
  return (await keepForLater(c, form)) ? { answer } : null;
}

/** Sends a form to the content service. Throws its error answers. */
export const handOver = <Value, Answer>(
  c: Context<AppEnv>,
  { send }: Delivery<Value, Answer>,
  sent: Sent<Value>,
): Promise<Answer> => send(siteContent(c), sent);
