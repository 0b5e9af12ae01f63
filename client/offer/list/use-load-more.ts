import { useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import { asEstateCards } from '../../calls/estate-cards.ts';
import { getJson } from '../../calls/http.ts';
import { here } from '../../partial/here.ts';
import type { LoadMoreProps } from '../../ui/island-props.ts';
import { drawnEstateList, type EstateListState, estateListReducer } from '../../ui/load-more/estate-list.ts';
import { pageOf, withPage } from '../../ui/load-more/page-address.ts';
import { recallList, rememberList } from './list-memory.ts';
import { whenAtRest } from './when-at-rest.ts';

/** Most pages that a return to the list loads anew. */
const RESTORED_PAGES = 20;

interface LoadMoreModel {
  readonly state: EstateListState;
  /** Loads the next page; resolves to its first estate, or null when there was none or it failed. */
  readonly loadNext: () => Promise<EstateCardView | null>;
}

/** Adds pages to a list the server has drawn, and brings them back when a visitor returns to it. */
export const useLoadMore = ({ shownIds, to, total, nextDataHref }: LoadMoreProps): LoadMoreModel => {
  const [state, dispatch] = useReducer(estateListReducer, drawnEstateList(to, shownIds, total));
  const firstPage = pageOf(nextDataHref ?? '');
  const loadedPages = useRef(0);
  const request = useRef(0);
  const restoring = useRef(false);
  const ended = useRef(false);
  const address = useRef('');

  const remember = (): void => {
    if (restoring.current || loadedPages.current === 0) return;
    // On the way to another entry of the history this list is still seen, but that entry is not its own.
    if (ended.current || here() !== address.current) return;
    rememberList(history, { pages: loadedPages.current, top: scrollY });
  };

  const loadNext = async (): Promise<EstateCardView | null> => {
    if (nextDataHref === null) return null;
    request.current += 1;
    const sequence = request.current;
    dispatch({ type: 'next-requested', request: sequence });
    try {
      const page = firstPage + loadedPages.current;
      const answer = asEstateCards(await getJson(withPage(nextDataHref, page)));
      if (sequence !== request.current) return null;
      loadedPages.current += 1;
      // Drawn at once, so that a place further down exists when it is scrolled to.
      flushSync(() => dispatch({ type: 'next-loaded', request: sequence, answer }));
      remember();
      return answer.results.find(({ id }) => !shownIds.includes(id)) ?? null;
    } catch (error) {
      console.error('The next page could not be loaded.', error);
      dispatch({ type: 'failed', request: sequence, error });
      return null;
    }
  };

  // Once, on waking: the entry remembers the list as the visitor left it.
  const restore = useRef(async (): Promise<void> => {
    const memory = recallList(history);
    if (memory === null || memory.pages === 0) return;
    const wanted = Math.min(memory.pages, RESTORED_PAGES);
    restoring.current = true;
    // The browser would go back to a place in the shorter list, perhaps after us.
    history.scrollRestoration = 'manual';
    while (loadedPages.current < wanted && (await loadNext()) !== null);
    restoring.current = false;
    if (!ended.current) scrollTo({ top: memory.top, behavior: 'instant' });
  });
  useEffect(() => {
    address.current = here();
    void restore.current();
    return () => {
      // The list has left the page, and its entry of the history with it: a late answer is nobody's.
      ended.current = true;
      request.current += 1;
    };
  }, []);

  const rememberPlace = useRef(remember);
  useEffect(() => {
    const controller = new AbortController();
    whenAtRest(() => rememberPlace.current(), controller.signal);
    return () => controller.abort();
  }, []);

  return { state, loadNext };
};
