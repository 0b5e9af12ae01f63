import type { Context } from 'hono';
import type { Site } from '../../../wire/site.ts';
import type { SiteContent } from '../content/content.ts';
import type { AppEnv } from '../env.ts';
import { type HostRule, hostRule, pictureHosts } from '../media/picture-hosts.ts';
import { siteOrigin } from '../tenant/site-origin.ts';
import type { ViewContext } from './context.ts';

/** The rule for foreign pictures of this request: one, so that a refused host is told of once. */
export function hostRuleOf(c: Context<AppEnv>, site: Site): HostRule {
  const known = c.get('allowsHost');
  if (known !== undefined) return known;
  const rule = hostRule(pictureHosts(c.env.MEDIA_HOSTS, site), (host) =>
    c.get('log')('warn', 'picture.host_refused', { site: site.id, host }),
  );
  c.set('allowsHost', rule);
  return rule;
}

/** What the view models of this request need beside their data. */
export const viewContext = (c: Context<AppEnv>): ViewContext => ({
  site: c.get('site'),
  locale: c.get('locale'),
  t: c.get('t'),
  origin: siteOrigin(new URL(c.req.url), c.get('site')),
  allowsHost: hostRuleOf(c, c.get('site')),
});

/** The content of this request's site in its language. */
export const siteContent = (c: Context<AppEnv>): SiteContent =>
  c.get('content').forSite(c.get('site'), c.get('locale'));
