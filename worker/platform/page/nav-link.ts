import { parseFilter } from '#domain/filter/parse.ts';
import { filterQuery } from '#domain/filter/serialize.ts';
import { pathTo } from '#domain/routes.ts';
import { isBlank } from '#domain/rules/emptiness.ts';
import { localized } from '#domain/text.ts';
import type { Link } from '#wire/navigation.ts';
import type { ViewContext } from './context.ts';

/** Parameters of an entry for its address. */
function paramsOf(query: Link['query']): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const text of typeof value === 'string' ? [value] : value) {
      if (!isBlank(text)) params.append(name, text);
    }
  }
  return params;
}

/** An external address, only https: never a script, never the site's own host under another name. */
function foreignHref(href: string | null | undefined): string | null {
  const url = URL.canParse(href ?? '') ? new URL(href ?? '') : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

/** Query of an entry: that of the offer in its canonical order (design, "Addresses"). */
function queryOf(type: string, query: Link['query']): string {
  const params = paramsOf(query);
  if (type === 'offer') return filterQuery(parseFilter(params));
  return params.size === 0 ? '' : `?${params}`;
}

/**
 * Address of an entry of a menu or a page; "/" for an unknown route type, or one without its parameters (spec 1 §2,
 * "Addresses").
 */
export function linkHref(link: Link, { locale }: Pick<ViewContext, 'locale'>): string {
  if (link.type === 'url') return foreignHref(link.href) ?? '/';
  if (link.type === 'page') {
    const url = localized(link.page, locale).replace(/^\/+|\/+$/g, '');
    return url === '' ? '/' : pathTo('page', locale, { url });
  }
  const path = pathTo(link.type, locale, link.params ?? {});
  return path === '/' ? path : `${path}${queryOf(link.type, link.query)}`;
}
