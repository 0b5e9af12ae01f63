import type { Context } from 'hono';
import { unreadArea } from '#domain/filter/drawn-area.ts';
import { unreadPrices } from '#domain/filter/price.ts';
import { filterQuery } from '#domain/filter/serialize.ts';
import { searchedAs } from '#domain/interest/coarse-search.ts';
import { readForHomes } from '#domain/sentence/sentence.ts';
import type { AppEnv } from '../../platform/env.ts';
import { markUnavailable, neverStore } from '../../platform/failure/outage.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { filterOf, isOneSpelling } from '../../platform/request/estate-filter.ts';
import { urlOf } from '../../platform/request/url.ts';
import { givenOf } from '../../platform/screen.ts';
import { isListedSearch } from '../../search/listed-search.ts';
import { loadTypedPlace } from '../../search/place/load-place.ts';
import { homesContext, typedSentence } from '../../search/sentence/read-sentence.ts';
import { searchOfSentence } from '../../search/sentence/typed-sentence.ts';
import { MOST_FEW, waysFrom } from '../../search/sentence/ways.ts';
import { feedLinks } from './feed/feed-view.ts';
import { countEach, loadSearch, type OfferLoad, offerInput } from './load-offer.ts';
import { OfferPage } from './OfferPage.tsx';
import { toOfferHead } from './offer-heading.ts';
import { type OfferInput, toOfferView } from './offer-view.ts';

/** A sentence with what was understood of it; null without one, and when its places could not be loaded. */
async function sentenceOf(
  c: Context<AppEnv>,
  text: string | null,
  { filter, options, search }: Pick<OfferInput, 'filter' | 'options' | 'search'>,
): Promise<OfferInput['sentence']> {
  const context = text === null ? null : await homesContext(c);
  if (text === null || context === null) return null;
  const isFew = search.ok && search.value.total > 0 && search.value.total <= MOST_FEW;
  const ways = isFew ? await countEach(c, waysFrom(filter, options, viewContext(c))) : [];
  return { text, read: readForHomes(text, context), ways };
}

/**
 * Search and list. Invalid values, empty form fields and other orders of parameters redirect to the canonical
 * address, so that a dropped filter is visible; a typed place redirects too, unless it was not understood, as do a
 * price and a sentence. A
 * failed search shows a message and keeps the filter; a page after the last is a 404 with a link to the first
 * page of the search.
 */
export async function offer(c: Context<AppEnv>, loaded: OfferLoad | null): Promise<Response> {
  const { pathname, searchParams } = urlOf(c);
  const site = c.get('site');
  const filter = filterOf(searchParams, site);
  const say = typedSentence(searchParams);
  if (say !== null) {
    // It is in the address and nowhere else.
    neverStore(c);
    const href = await searchOfSentence(c, say, 'homes');
    if (href !== null) return c.redirect(href, 302);
  }
  const typed = await loadTypedPlace(c, searchParams, filter);
  if (typed?.kind === 'home') {
    neverStore(c);
    return c.redirect(typed.href, 302);
  }
  const problem = typed?.kind === 'problem' ? typed.problem : null;
  const prices = unreadPrices(searchParams);
  const areaFault = unreadArea(searchParams);
  const unread = areaFault !== null || Object.keys(prices).length > 0;
  if (unread) neverStore(c);
  // A price or an area that was not understood is said on a page that still has it in its address.
  else if (
    typed?.kind === 'search' ||
    (typed === null && say === null && !isOneSpelling(searchParams, site))
  ) {
    c.header('Cache-Control', 'public, max-age=300');
    return c.redirect(pathname + filterQuery(typed?.filter ?? filter), 302);
  }

  const sought = typed?.kind === 'search' ? typed.filter : filter;
  const loading = await offerInput(c, sought, loaded ?? loadSearch(givenOf(c), sought));
  const input = {
    ...loading,
    placeProblem: problem,
    unreadPrices: prices,
    areaFault,
    sentence: await sentenceOf(c, say ?? sought.said, loading),
  };
  // What was not understood narrows nothing: such an answer says nothing of the offer.
  if (input.search.ok && problem === null && !unread) {
    const lists = searchedAs(filter, input.search.value.total);
    if (lists.length > 0) c.set('searched', lists.map((list) => list.join(' ')).join('\n'));
  }
  const context = viewContext(c);
  const view = toOfferView(input, context);
  if (view.results.kind === 'failed') markUnavailable(c);
  if (view.results.kind === 'beyond') c.status(404);
  return renderPage(c, <OfferPage view={view} t={context.t} />, {
    head: {
      ...toOfferHead(filter, input.options, context),
      sheets: ['search', 'offer'],
      // A search that finds nothing today is worth following too.
      ...(['found', 'none'].includes(view.results.kind) &&
        problem === null &&
        !unread && { feeds: feedLinks(sought, input.options, context) }),
      parts: view.mode === 'list' ? ['find', 'list'] : ['find'],
      // A search with free words is not indexed, so that nobody can put words into search engines through our
      // address.
      index:
        view.results.kind === 'found' &&
        problem === null &&
        !unread &&
        filter.words === null &&
        isListedSearch(filter),
    },
  });
}
