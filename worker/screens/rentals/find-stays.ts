import type { Context } from 'hono';
import type * as z from 'zod';
import { RENTAL_SEARCH, type RentalFilter } from '#domain/filter/rental-filter.ts';
import { type ReadSentence, readForStays } from '#domain/sentence/sentence.ts';
import { priceInWords } from '../../estate/home-in-short.ts';
import { absolute, assistantTool } from '../../platform/assistant-tool.ts';
import type { AppEnv } from '../../platform/env.ts';
import { ContentUnavailable, NotFound } from '../../platform/errors/app-error.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { today } from '../../rental/load-rental.ts';
import type { RentalCardView } from '../../rental/rental-card.ts';
import { filtersIn, leftOut, paramsOf, readingOf, SearchArguments } from '../../search/assistant-search.ts';
import { allPanels } from '../../search/form.ts';
import { searchHref } from '../../search/links.ts';
import { RENTALS } from '../../search/rentals.ts';
import { RENTAL_PAGE_SIZE, toRentalQuery, toRentalSearch } from '../../search/request/rental-request.ts';
import { pageCount } from '../../search/request/search-request.ts';
import { staysContext } from '../../search/sentence/read-sentence.ts';
import { loadOptions, readRentalSearch, rentalsInput } from './load-rentals.ts';
import { toRentalsView } from './rentals-view.ts';

/** What a sentence says of stays. Throws ContentUnavailable without their places. */
async function readIn(c: Context<AppEnv>, sentence: string): Promise<ReadSentence<RentalFilter>> {
  const places = await staysContext(c);
  if (places === null) throw new ContentUnavailable('no places to read a sentence with');
  return readForStays(sentence, places);
}

async function found(c: Context<AppEnv>, { sentence, ...sought }: z.output<typeof SearchArguments>) {
  const said = sentence === undefined ? null : await readIn(c, sentence);
  const params = paramsOf(RENTAL_SEARCH, said?.filter ?? null, sought);
  const { filter } = readRentalSearch(params);
  const context = viewContext(c);
  const content = siteContent(c);
  const loaded = {
    found: content.searchRentals(toRentalSearch(filter)),
    counts: content.rentalCounts(toRentalQuery(filter)),
  };
  const input = await rentalsInput(c, filter, loaded, today());
  if (!input.search.ok) throw new ContentUnavailable('the search failed');
  const view = toRentalsView(
    { ...input, sentence: said === null || sentence === undefined ? null : { text: sentence, read: said } },
    context,
  );
  if (view.results.kind === 'beyond') throw new NotFound('a page after the last');
  const inShort = ({ id, kind, title, place, price, included, noPrice, facts, href }: RentalCardView) => ({
    id,
    kind,
    title,
    place,
    price: priceInWords(price) ?? noPrice,
    included,
    facts: facts.map(({ text, name }) => (name === null ? text : `${text} ${name}`)),
    page: absolute(href, context),
  });
  const { total } = input.search.value;
  return {
    heading: [view.heading, view.subheading].filter(Boolean).join(' '),
    total,
    page: filter.page,
    pages: pageCount(total, RENTAL_PAGE_SIZE),
    filters: view.chips.map(({ label }) => label),
    sentence: readingOf(view.sentence),
    leftOut: leftOut(RENTAL_SEARCH, filter, params, sought),
    homes: view.results.kind === 'found' ? view.results.cards.map(inShort) : [],
    address: absolute(searchHref(RENTALS, filter, context), context),
  };
}

export const findHolidayHomes = assistantTool({
  name: 'find_holiday_homes',
  description:
    'Searches the holiday homes of this agency by a sentence or by filters (days, persons, place, features), and answers a page of them with the price of the stay, the number found, and the address of the same search for a person.',
  feature: 'rentals',
  input: SearchArguments,
  answer: found,
});

export const listHolidayFilters = assistantTool({
  name: 'list_holiday_filters',
  description: 'Lists the filters of find_holiday_homes with their names and values.',
  feature: 'rentals',
  input: SearchArguments.pick({}),
  answer: async (c) => {
    const filter = RENTAL_SEARCH.empty;
    const context = viewContext(c);
    const counts = siteContent(c).rentalCounts(toRentalQuery(filter));
    const options = await loadOptions(c, filter, { counts }, today());
    return {
      filters: filtersIn(allPanels(RENTALS, { filter, options, context })),
      address: absolute(searchHref(RENTALS, filter, context), context),
    };
  },
});
