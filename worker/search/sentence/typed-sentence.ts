import type { Context } from 'hono';
import { changed } from '#domain/filter/change.ts';
import { asksFor } from '#domain/filter/codec.ts';
import type { Paged, Search } from '#domain/filter/search.ts';
import { readForHomes, readForStays, soughtIn } from '#domain/sentence/sentence.ts';
import type { AppEnv } from '../../platform/env.ts';
import { ESTATES } from '../estates.ts';
import { searchHref } from '../links.ts';
import { RENTALS } from '../rentals.ts';
import { homesContext, staysContext } from './read-sentence.ts';

/** Whether a search asks for anything. */
const asksAnything = <F extends Paged, N extends keyof F>(search: Search<F, N>, filter: F): boolean =>
  search.narrowing.some((key) => asksFor(search, filter, key));

/**
 * The address of the search that a typed sentence asks for, of homes or of stays; null when nothing of it was
 * understood, or the places could not be loaded. On a page of stays (`side`) a sentence asks for these unless it says
 * otherwise.
 */
export async function searchOfSentence(
  c: Context<AppEnv>,
  said: string,
  side: 'homes' | 'stays',
): Promise<string | null> {
  const [homes, stays] = await Promise.all([homesContext(c), staysContext(c)]);
  const context = homes ?? stays;
  if (context === null) return null;
  const where = { locale: c.get('locale') };
  if (stays !== null && (soughtIn(said, context) ?? side) === 'stays') {
    const { filter } = readForStays(said, stays);
    const sought = changed(RENTALS.search, filter, { said });
    if (asksAnything(RENTALS.search, filter)) return searchHref(RENTALS, sought, where);
  }
  if (homes === null) return null;
  const { filter } = readForHomes(said, homes);
  return asksAnything(ESTATES.search, filter)
    ? searchHref(ESTATES, changed(ESTATES.search, filter, { said }), where)
    : null;
}
