import { createMiddleware } from 'hono/factory';
import { describeError } from '../../domain/log.ts';
import { giveMailTexts, hasMailTexts, type MailDictionaries } from '../../locales/mails.ts';
import type { Bindings } from '../env.ts';
import type { ContentEnv } from '../platform/content-env.ts';
import { createLog } from '../platform/log.ts';

/** Written before the bundle (`write-texts.ts`) and uploaded with it, so that both are of one deployment. */
const TEXTS = 'https://assets/mail-texts.json';

/**
 * Reads the texts of mails, once in an isolate's life. Of several requests at its start each reads for itself:
 * one must not wait for another's promise. Throws where they cannot be read.
 */
export async function loadMailTexts({ CONTRACT }: Pick<Bindings, 'CONTRACT'>): Promise<void> {
  if (hasMailTexts()) return;
  const response = await CONTRACT.fetch(TEXTS);
  if (!response.ok) throw new Error(`The texts of mails answered ${response.status}.`);
  giveMailTexts(await response.json<MailDictionaries>());
}

/** Has the texts of mails read before a call. Without them most calls answer, and those that write mails fail. */
export const bringMailTexts = () =>
  createMiddleware<ContentEnv>(async function bringMailTexts(c, next) {
    try {
      await loadMailTexts(c.env);
    } catch (error) {
      createLog({ requestId: c.get('requestId') })('error', 'mail_texts_missing', {
        error: describeError(error),
      });
    }
    await next();
  });
