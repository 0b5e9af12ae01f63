import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Locale } from '#domain/locale.ts';
import { createTranslator, type Translator } from '#locales/translator.ts';
import type { AppEnv } from '../env.ts';
import { loadDeferred, valueOr } from '../failure/outage.ts';
import { isAjaxPath } from '../request/paths.ts';
import { hasScreen, startPage } from '../screen.ts';

/** The translator of a language: the standard texts with the site's own on top. */
export async function translatorIn(c: Context<AppEnv>, locale: Locale): Promise<Translator> {
  const site = c.get('site');
  const content = c.get('content').forSite(site, locale);
  const overlay = loadDeferred(c, 'translations', () => content.translations());
  return createTranslator(locale, valueOr(await overlay, undefined), site.settings.figures);
}

/** Sets the translator of the request's language. */
export async function speak(c: Context<AppEnv>): Promise<void> {
  c.set('t', await translatorIn(c, c.get('locale')));
}

/**
 * A translator for this request, with the site's own texts on top. When those cannot be loaded the page uses
 * the standard texts, and is not cached. Menus and the screen's load are begun at the same time: they are not
 * awaited here, and later code finds them under way.
 */
export const translator = createMiddleware<AppEnv>(async function translator(c, next) {
  const locale = c.get('locale');
  const site = c.get('site');
  const content = c.get('content').forSite(site, locale);
  if (c.req.method === 'GET' && !isAjaxPath(c.req.path)) {
    c.get('content').begin(site, () => {
      const around = [content.translations(), content.navigation('main'), content.navigation('footer')];
      // An error is handled by the code that awaits the result.
      for (const call of around) call.catch(() => undefined);
      return [...around, ...(hasScreen(c) ? startPage(c).calls : [])];
    });
  }
  await speak(c);
  await next();
});
