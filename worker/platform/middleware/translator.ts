import { createMiddleware } from 'hono/factory';
import { createTranslator } from '#locales/translator.ts';
import type { AppEnv, AskedAhead } from '../env.ts';
import { loadDeferred, valueOr } from '../failure/outage.ts';
import { isAjaxPath } from '../request/paths.ts';

/**
 * A translator for this request, with the site's own texts on top. When those cannot be loaded the page uses
 * the standard texts, and is not cached. Menus and the screen's first data are requested at the same time:
 * they are not awaited here, and later code finds them under way.
 */
export const translator = (ahead: AskedAhead = {}) =>
  createMiddleware<AppEnv>(async function translator(c, next) {
    const locale = c.get('locale');
    const site = c.get('site');
    const content = c.get('content').forSite(site, locale);
    if (c.req.method === 'GET' && !isAjaxPath(c.req.path)) {
      c.get('content').begin(site, () => {
        const around = [content.translations(), content.navigation('main'), content.navigation('footer')];
        const works = [...around, ...(ahead[c.get('route').screen]?.(c) ?? [])];
        // An error is handled by the code that awaits the result.
        for (const work of works) work.catch(() => undefined);
        return works;
      });
    }
    const overlay = loadDeferred(c, 'translations', () => content.translations());
    c.set('t', createTranslator(locale, valueOr(await overlay, undefined), site.settings.figures));
    await next();
  });
