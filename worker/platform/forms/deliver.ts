import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { describeError } from '../errors/log.ts';
import { siteContent } from '../page/view-context.ts';
import { FORM_TABLE, type QueuedName } from './form-table.ts';
import type { Delivery, Sent } from './kind.ts';
import type { QueuedForm } from './queued-form.ts';

/** The answer to a form that is kept, here or there. */
export interface Kept {
  /** It waits until the content service is back. */
  readonly later: boolean;
}

/** Stored by the content service at once, or else in the queue until it is back. */
export const keptAtLast = (form: QueuedName): Delivery<unknown, Kept> => {
  const call = FORM_TABLE[form].queue;
  return {
    send: async (content, { value, key, origin }) => {
      await content.submit({ call, body: value, key, origin });
      return { later: false };
    },
    later: { call, answer: { later: true } },
  };
};

/** Decided while the visitor waits: what nobody can promise is not put off. */
export const decidedAtOnce = <Value, Answer>(
  send: Delivery<Value, Answer>['send'],
): Delivery<Value, Answer> => ({ send, later: null });

/** Puts a form into the queue; false where there is none or it fails, for then nothing is kept. */
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

/** The answer to a form that now waits; null for one that never waits, or could not be kept. */
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

/** Hands a form to the content service. Throws what it answers instead. */
export const handOver = <Value, Answer>(
  c: Context<AppEnv>,
  { send }: Delivery<Value, Answer>,
  sent: Sent<Value>,
): Promise<Answer> => send(siteContent(c), sent);
