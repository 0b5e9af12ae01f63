import type { Context } from 'hono';
import { EMPTY_FILTER } from '#domain/filter/filter.ts';
import { pathOf, pathTo } from '#domain/routes.ts';
import { localized } from '#domain/text.ts';
import type { LocalizedText } from '#wire/values.ts';
import { estateSource } from '../../estate/estate-source.ts';
import type { AppEnv, Given } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { numberedHref, pageNumber } from '../../search/numbered.ts';
import { pageCount, toSearchRequest } from '../../search/request/search-request.ts';
import { ListingPage } from './ListingPage.tsx';
import { type ListingInput, toListingPage } from './listing-view.ts';

type Listing = Pick<ListingInput, 'words' | 'results' | 'total' | 'page' | 'pages'> & {
  readonly description: LocalizedText | null | undefined;
};

function renderListing(c: Context<AppEnv>, listing: Listing): Response | Promise<Response> {
  const context = viewContext(c);
  const path = pathOf(c.get('route'));
  const { page, pages, description } = listing;
  const asked = c.req.query('page');
  if (asked !== undefined && (String(page) !== asked || page === 1)) {
    c.header('Cache-Control', 'public, max-age=300');
    return c.redirect(numberedHref(path, page), 302);
  }
  if (page > pages) throw new NotFound('beyond the last page');
  const view = toListingPage({ ...listing, path }, context);
  const offerHref = pathTo('offer', context.locale);
  return renderPage(c, <ListingPage view={view} offerHref={offerHref} t={context.t} />, {
    head: {
      title: view.title,
      description: localized(description, context.locale) || view.lead,
      image: view.hero,
      // Further pages repeat estates that the offer already lists.
      index: page === 1 && view.cards.length > 0,
      sheets: ['content'],
      parts: ['rhythm', 'page'],
    },
  });
}

export const loadCollection = ({ content, params }: Given) => ({
  found: content.collection(params.id ?? ''),
});
export const loadGroup = ({ content, params }: Given) => ({ found: content.group(params.id ?? '') });

/** A collection, page by page: a named search (spec 1 §7). Throws when the search fails. */
export async function collection(
  c: Context<AppEnv>,
  loaded: ReturnType<typeof loadCollection>,
): Promise<Response> {
  const content = siteContent(c);
  const found = await loaded.found;
  if (found === null) throw new NotFound('no such collection');
  const page = pageNumber(c.req.query('page'));
  const request = toSearchRequest({ ...EMPTY_FILTER, page }, { source: estateSource(c.get('site')) });
  const { results, total } = await content.searchEstates({
    ...request,
    query: found.query,
    sort: found.sort ?? request.sort,
    ...(found.group ? { group: found.group } : {}),
  });
  const { description } = found;
  return renderListing(c, { words: found, results, total, page, pages: pageCount(total), description });
}

/** A group: all of its estates on one page, in the agency's order (spec 1 §7). */
export async function group(c: Context<AppEnv>, loaded: ReturnType<typeof loadGroup>): Promise<Response> {
  const found = await loaded.found;
  if (found === null) throw new NotFound('no such group');
  const { results, description } = found;
  return renderListing(c, { words: found, results, total: results.length, page: 1, pages: 1, description });
}
