import { createMiddleware } from 'hono/factory';
import { createTranslator } from '../../../locales/translator.ts';
import type { AppEnv } from '../env.ts';
import { loadDeferred, valueOr } from '../failure/outage.ts';

/**
 * A translator made for this request, overlaid by the site's own texts. When those cannot be had the
 * page is shown with the product's texts, and not kept.
 */
export const translator = createMiddleware<AppEnv>(async function translator(c, next) {
  const locale = c.get('locale');
  const content = c.get('content').forSite(c.get('site'), locale);
  const overlay = await loadDeferred(c, 'translations', () => content.translations());
  c.set('t', createTranslator(locale, valueOr(overlay, {})));
  await next();
});
