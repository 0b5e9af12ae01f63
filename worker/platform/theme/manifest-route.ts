import type { Context } from 'hono';
import { isLocale } from '#domain/locale.ts';
import { createTranslator } from '#locales/translator.ts';
import type { AppEnv } from '../env.ts';
import { NotFound } from '../errors/app-error.ts';
import { urlOf } from '../request/url.ts';
import { iconHref } from './theme-route.ts';
import { webManifest } from './web-manifest.ts';

/** `/manifest-{lang}.webmanifest`, in the languages of the site. */
export function manifestRoute(c: Context<AppEnv>): Response {
  const site = c.get('site');
  const [, language = ''] = /^\/manifest-(\w\w)\./.exec(urlOf(c).pathname) ?? [];
  if (!isLocale(language) || !site.locales.includes(language)) throw new NotFound('no such language');
  const manifest = webManifest(site, createTranslator(language), iconHref(site));
  return c.body(JSON.stringify(manifest), 200, {
    'Content-Type': 'application/manifest+json; charset=UTF-8',
    'Cache-Control': 'public, max-age=3600',
  });
}
