import type { Context } from 'hono';
import type { Locale } from '#domain/locale.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { createTranslator } from '#locales/translator.ts';
import { pictureHosts } from '#wire/picture-hosts.ts';
import type { Site } from '#wire/site.ts';
import { type Ingredient, keep } from '../cache/parts.ts';
import type { SiteContent } from '../content/content.ts';
import type { AppEnv } from '../env.ts';
import { type HostRule, hostRule } from '../media/picture-hosts.ts';
import { urlOf } from '../request/url.ts';
import { siteOrigin } from '../tenant/site-origin.ts';
import type { ViewContext } from './context.ts';

/** The rule for foreign pictures of this request: one object, so that a refused host is reported once. */
export function hostRuleOf(c: Context<AppEnv>, site: Site): HostRule {
  const known = c.get('allowsHost');
  if (known !== undefined) return known;
  const rule = hostRule(pictureHosts(c.env.MEDIA_HOSTS, site), (host) =>
    c.get('log')('warn', 'picture.host_refused', { site: site.id, host }),
  );
  c.set('allowsHost', rule);
  return rule;
}

/** Parts of the context that views use: each is the same object or text as long as its content is equal. */
const ingredientsOf = (
  c: Context<AppEnv>,
  { site, t, origin, today }: ViewContext,
): readonly Ingredient[] => [site, t, origin, today, c.env.MEDIA_HOSTS];

const contexts = new WeakMap<Context<AppEnv>, ViewContext>();

/** Context of the view models of this request; one for all of them. */
export function viewContext(c: Context<AppEnv>): ViewContext {
  const known = contexts.get(c);
  if (known !== undefined) return known;
  const site = c.get('site');
  const parts = c.get('partMemory').of(site.id);
  const context: ViewContext = {
    site,
    locale: c.get('locale'),
    t: c.get('t'),
    origin: siteOrigin(urlOf(c), site),
    today: brusselsDay(new Date()),
    allowsHost: hostRuleOf(c, site),
    keep: (kind, ingredients, make) => keep(parts, kind, [scope, ...ingredients], make),
  };
  const scope = keep(parts, 'context', ingredientsOf(c, context), () => ({}));
  contexts.set(c, context);
  return context;
}

/** Context in a language that no address of a page names, for files and redirects; without the memory of parts. */
export function contextIn(c: Context<AppEnv>, locale: Locale): ViewContext {
  const site = c.get('site');
  return {
    site,
    locale,
    t: createTranslator(locale, undefined, site.settings.figures),
    origin: siteOrigin(urlOf(c), site),
    today: brusselsDay(new Date()),
    allowsHost: hostRuleOf(c, site),
  };
}

/** The content of this request's site in its language. */
export const siteContent = (c: Context<AppEnv>): SiteContent =>
  c.get('content').forSite(c.get('site'), c.get('locale'));
