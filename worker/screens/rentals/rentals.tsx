import type { Context } from 'hono';
import { searchQuery } from '#domain/filter/codec.ts';
import { RENTAL_SEARCH } from '#domain/filter/rental-filter.ts';
import { readForStays } from '#domain/sentence/sentence.ts';
import type { AppEnv } from '../../platform/env.ts';
import { markUnavailable, neverStore } from '../../platform/failure/outage.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { urlOf } from '../../platform/request/url.ts';
import { today } from '../../rental/load-rental.ts';
import { numberedHead } from '../../search/numbered-head.ts';
import { staysContext, typedSentence } from '../../search/sentence/read-sentence.ts';
import { searchOfSentence } from '../../search/sentence/typed-sentence.ts';
import { type RentalsLoad, readRentalSearch, rentalsInput } from './load-rentals.ts';
import { RentalsPage } from './RentalsPage.tsx';
import { toRentalsView } from './rentals-view.ts';

/** Whether the only parameter is the page: other searches are too many to be indexed. */
const isPlain = (params: URLSearchParams): boolean => [...params.keys()].every((name) => name === 'page');

/**
 * Search and list of holiday rentals. Invalid values redirect to the canonical address, so that a dropped
 * filter is visible.
 */
export async function rentals(c: Context<AppEnv>, loaded: RentalsLoad): Promise<Response> {
  const { pathname, searchParams } = urlOf(c);
  const day = today();
  const { filter, canonical } = readRentalSearch(searchParams);
  const say = typedSentence(searchParams);
  if (say !== null) {
    // It is in the address and nowhere else.
    neverStore(c);
    const href = await searchOfSentence(c, say, 'stays');
    if (href !== null) return c.redirect(href, 302);
  } else if (!canonical) {
    return c.redirect(pathname + searchQuery(RENTAL_SEARCH, filter), 302);
  }

  const context = viewContext(c);
  const text = say ?? filter.said;
  const sentence = text === null ? null : await staysContext(c);
  const view = toRentalsView(
    {
      ...(await rentalsInput(c, filter, loaded, day)),
      sentence: text === null || sentence === null ? null : { text, read: readForStays(text, sentence) },
    },
    context,
  );
  if (view.results.kind === 'failed') markUnavailable(c);
  if (view.results.kind === 'beyond') c.status(404);
  const { t } = context;
  const found = view.results.kind === 'found';
  const title = found ? t('stays.name') : view.heading;
  return renderPage(c, <RentalsPage view={view} t={t} />, {
    head: {
      ...numberedHead({ title, description: t('stays.lead') }, found ? filter.page : 1, context),
      index: found && isPlain(searchParams),
      sheets: ['search', 'stay'],
      parts: ['find'],
    },
  });
}
