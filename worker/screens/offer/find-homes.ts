import type { Context } from 'hono';
import type * as z from 'zod';
import { changed } from '#domain/filter/change.ts';
import { ESTATE_SEARCH, type EstateFilter } from '#domain/filter/filter.ts';
import { pathTo } from '#domain/routes.ts';
import { type ReadSentence, readForHomes } from '#domain/sentence/sentence.ts';
import { homeInShort } from '../../estate/home-in-short.ts';
import { absolute, assistantTool } from '../../platform/assistant-tool.ts';
import type { AppEnv, Given } from '../../platform/env.ts';
import { ContentUnavailable, NotFound } from '../../platform/errors/app-error.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { filterOf } from '../../platform/request/estate-filter.ts';
import { filtersIn, leftOut, paramsOf, readingOf, SearchArguments } from '../../search/assistant-search.ts';
import { ESTATES } from '../../search/estates.ts';
import { allPanels } from '../../search/form.ts';
import { offerHref } from '../../search/offer-href.ts';
import { homesContext } from '../../search/sentence/read-sentence.ts';
import { loadOptions, loadSearch, offerInput } from './load-offer.ts';
import { toOfferView } from './offer-view.ts';

/** What a load is given, where no address of a page is. */
const givenIn = (c: Context<AppEnv>): Given => ({
  content: siteContent(c),
  site: c.get('site'),
  locale: c.get('locale'),
  params: {},
  search: new URLSearchParams(),
  anew: false,
});

/** What a sentence says of homes. Throws ContentUnavailable without the places of the offer. */
async function readIn(c: Context<AppEnv>, sentence: string): Promise<ReadSentence<EstateFilter>> {
  const places = await homesContext(c);
  if (places === null) throw new ContentUnavailable('no places to read a sentence with');
  return readForHomes(sentence, places);
}

async function found(c: Context<AppEnv>, { sentence, ...sought }: z.output<typeof SearchArguments>) {
  const said = sentence === undefined ? null : await readIn(c, sentence);
  const params = paramsOf(ESTATE_SEARCH, said?.filter ?? null, sought);
  const filter = filterOf(params, c.get('site'));
  const context = viewContext(c);
  const input = await offerInput(c, { ...filter, view: 'grid' }, loadSearch(givenIn(c), filter));
  if (!input.search.ok) throw new ContentUnavailable('the search failed');
  const view = toOfferView(
    {
      ...input,
      placeProblem: null,
      sentence: said === null || sentence === undefined ? null : { text: sentence, read: said, ways: [] },
    },
    context,
  );
  if (view.results.kind === 'beyond') throw new NotFound('a page after the last');
  const answer = {
    heading: [view.heading, view.subheading].filter(Boolean).join(' '),
    total: input.search.value.total,
    page: filter.page,
    pages: view.results.kind === 'found' ? view.results.paging.pages : 1,
    filters: view.chips.map(({ label }) => label),
    sentence: readingOf(view.sentence),
    leftOut: leftOut(ESTATE_SEARCH, filter, params, sought),
    address: absolute(offerHref(filter, context), context),
  };
  return view.results.kind === 'found'
    ? { ...answer, homes: view.results.cards.map((card) => homeInShort(card, context)) }
    : {
        ...answer,
        homes: [],
        // What a page without results proposes.
        wider:
          view.results.kind === 'none'
            ? view.results.widen.map(({ label, count, href }) => ({
                label,
                count,
                address: absolute(href, context),
              }))
            : [],
      };
}

export const findHomes = assistantTool({
  name: 'find_homes',
  description:
    'Searches the homes, plots and projects that this agency sells or lets, by a sentence or by filters, and answers a page of them with what each card says, the number found, and the address of the same search for a person. What was not understood is told: say so to the person.',
  input: SearchArguments,
  answer: found,
});

export const listHomeFilters = assistantTool({
  name: 'list_home_filters',
  description:
    'Lists the filters of find_homes with their names and values in the language of the answer, each with the number of homes that it finds.',
  input: SearchArguments.pick({}),
  answer: async (c) => {
    const filter = changed(ESTATE_SEARCH, ESTATE_SEARCH.empty, {});
    const context = viewContext(c);
    const options = await loadOptions(c, loadSearch(givenIn(c), filter));
    return {
      filters: filtersIn(allPanels(ESTATES, { filter, options, context })),
      address: absolute(pathTo('offer', context.locale), context),
    };
  },
});
