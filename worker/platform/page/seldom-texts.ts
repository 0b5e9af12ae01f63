import type { Context } from 'hono';
import type { FlatTexts } from '#locales/flat-texts.ts';
import { giveTexts, hasText } from '#locales/translator.ts';
import type { AppEnv } from '../env.ts';
import { readAssetTexts } from './asset-texts.ts';

/**
 * Loads the texts outside the bundle if this screen, or the answer to any form, can use them: once per isolate and language. Simultaneous first
 * requests each load them, because a request must not wait for another's promise. Throws ContentUnavailable.
 */
export async function bringSeldomTexts(c: Context<AppEnv>): Promise<void> {
  const locale = c.get('locale');
  const says = c.req.method === 'POST' || c.get('screen')?.seldomTexts === true;
  if (!says || hasText(locale, 'answers.renew')) return;
  giveTexts(locale, await readAssetTexts<FlatTexts>(c, 'seldom'));
}
