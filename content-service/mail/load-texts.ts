import { createMiddleware } from 'hono/factory';
import { describeError } from '#domain/log.ts';
import { giveTypeNames } from '#locales/given-type-names.ts';
import { giveMailTexts, hasMailTexts, type MailDictionaries } from '#locales/mails.ts';
import type { TypeNames } from '#locales/type-names.ts';
import type { Bindings } from '../env.ts';
import type { ContentEnv } from '../platform/content-env.ts';
import { createLog } from '../platform/log.ts';

/** Asset written before the bundle (`write-texts.ts`) and uploaded with it, so that both belong to one deployment. */
const TEXTS = 'https://assets/texts.json';

/**
 * Reads the texts of mails and the names of types, once in an isolate. Parallel first requests read them separately,
 * because a request must not wait for another request's promise. Throws when the texts cannot be read.
 */
export async function loadTexts({ CONTRACT }: Pick<Bindings, 'CONTRACT'>): Promise<void> {
  if (hasMailTexts()) return;
  const response = await CONTRACT.fetch(TEXTS);
  if (!response.ok) throw new Error(`Reading the texts failed with status ${response.status}.`);
  const { mails, types } = await response.json<{ mails: MailDictionaries; types: TypeNames }>();
  giveTypeNames(types);
  giveMailTexts(mails);
}

/** Loads the texts before a call. If that fails, only calls that need a text fail. */
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
