import type { Context } from 'hono';
import type { SiteContent } from '../content/content.ts';
import type { AppEnv } from '../env.ts';
import { siteOrigin } from '../tenant/site-origin.ts';
import type { ViewContext } from './context.ts';

/** What the view models of this request need beside their data. */
export const viewContext = (c: Context<AppEnv>): ViewContext => ({
  site: c.get('site'),
  locale: c.get('locale'),
  t: c.get('t'),
  origin: siteOrigin(new URL(c.req.url), c.get('site')),
});

/** The content of this request's site in its language. */
export const siteContent = (c: Context<AppEnv>): SiteContent =>
  c.get('content').forSite(c.get('site'), c.get('locale'));
