import type { Context } from 'hono';
import type { RouteMatch } from '#domain/routes.ts';
import type { FlatTexts } from '#locales/flat-texts.ts';
import { giveTexts, hasText } from '#locales/translator.ts';
import type { AppEnv } from '../env.ts';
import { readAssetTexts } from './asset-texts.ts';

/** Screens that use texts outside the bundle (decision 66); the answer to any form may use them too. */
const SCREENS: ReadonlySet<RouteMatch['screen']> = new Set<RouteMatch['screen']>([
  'answer',
  'appointment',
  'cancel-appointment',
  'cancel-stay',
  'change-stay',
  'confirm-appointment',
  'move-appointment',
  'own-stay',
  'privacy',
  'staff-case',
  'staff-hours',
  'valuation',
  'withdraw-valuation',
]);

/**
 * Loads the texts outside the bundle if this screen can use them: once per isolate and language. Simultaneous first
 * requests each load them, because a request must not wait for another's promise. Throws ContentUnavailable.
 */
export async function bringSeldomTexts(c: Context<AppEnv>): Promise<void> {
  const locale = c.get('locale');
  const says = c.req.method === 'POST' || SCREENS.has(c.get('route').screen);
  if (!says || hasText(locale, 'answers.renew')) return;
  giveTexts(locale, await readAssetTexts<FlatTexts>(c, 'seldom'));
}
