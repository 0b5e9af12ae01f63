import { createMiddleware } from 'hono/factory';
import { createTranslator } from '../../../locales/translator.ts';
import type { AppEnv, AskedAhead } from '../env.ts';
import { loadDeferred, valueOr } from '../failure/outage.ts';
import { bringSeldomTexts } from '../page/seldom-texts.ts';
import { isAjaxPath } from '../request/paths.ts';

/**
 * A translator made for this request, overlaid by the site's own texts. When those cannot be had the
 * page is shown with the product's texts, and not kept. Menus, and what the screen begins with, are asked for
 * at the same moment: they are not awaited here, and whoever needs them finds them under way.
 */
export const translator = (ahead: AskedAhead = {}) =>
  createMiddleware<AppEnv>(async function translator(c, next) {
    const locale = c.get('locale');
    const site = c.get('site');
    const content = c.get('content').forSite(site, locale);
    if (c.req.method === 'GET' && !isAjaxPath(c.req.path)) {
      c.get('content').begin(site, locale, () => {
        const around = [content.translations(), content.navigation('main'), content.navigation('footer')];
        const works = [...around, ...(ahead[c.get('route').screen]?.(c) ?? [])];
        // A failure is the business of whoever asks for it in earnest.
        for (const work of works) work.catch(() => undefined);
        return works;
      });
    }
    const overlay = loadDeferred(c, 'translations', () => content.translations());
    await bringSeldomTexts(c);
    c.set('t', createTranslator(locale, valueOr(await overlay, undefined)));
    await next();
  });
