import { createMiddleware } from 'hono/factory';
import { describeError } from '../../domain/log.ts';
import { giveTypeNames } from '../../locales/given-type-names.ts';
import { giveMailTexts, hasMailTexts, type MailDictionaries } from '../../locales/mails.ts';
import type { TypeNames } from '../../locales/type-names.ts';
import type { Bindings } from '../env.ts';
import type { ContentEnv } from '../platform/content-env.ts';
import { createLog } from '../platform/log.ts';

/** Written before the bundle (`write-texts.ts`) and uploaded with it, so that both are of one deployment. */
const TEXTS = 'https://assets/texts.json';

/**
 * Reads the texts of mails and the names of types, once in an isolate's life. Of several requests at its start each reads for itself:
 * one must not wait for another's promise. Throws where they cannot be read.
 */
export async function loadTexts({ CONTRACT }: Pick<Bindings, 'CONTRACT'>): Promise<void> {
  if (hasMailTexts()) return;
  const response = await CONTRACT.fetch(TEXTS);
  if (!response.ok) throw new Error(`The texts answered ${response.status}.`);
  const { mails, types } = await response.json<{ mails: MailDictionaries; types: TypeNames }>();
  giveTypeNames(types);
  giveMailTexts(mails);
}

/** Has the texts read before a call. Without them most calls answer, and those that need one fail. */
export const bringTexts = () =>
  createMiddleware<ContentEnv>(async function bringTexts(c, next) {
    try {
      await loadTexts(c.env);
    } catch (error) {
      createLog({ requestId: c.get('requestId') })('error', 'texts_missing', {
        error: describeError(error),
      });
    }
    await next();
  });
