import { createMiddleware } from 'hono/factory';
import { createTranslator } from '../../locales/translator.ts';
import type { Translations } from '../content/schemas/translations.ts';
import type { AppEnv } from '../env.ts';

/**
 * A translator made for this request, overlaid by the site's own texts. When those cannot be had the
 * page is shown with the product's texts, and not kept.
 */
export const translator = createMiddleware<AppEnv>(async function translator(c, next) {
  const locale = c.get('locale');
  let overlay: Translations = {};
  try {
    overlay = await c.get('content').forSite(c.get('site'), locale).translations();
  } catch (error) {
    c.get('log')('warn', 'translations.left_out', { cause: String(error) });
    c.header('Cache-Control', 'no-store');
  }
  c.set('t', createTranslator(locale, overlay));
  await next();
});
