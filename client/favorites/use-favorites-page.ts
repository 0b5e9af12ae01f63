import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import useSWR from 'swr';
import type { EstateCardsAnswer, EstateCardView } from '#domain/views/estate-card.ts';
import { asEstateCards } from '../calls/estate-cards.ts';
import { type Fetch, postJson } from '../calls/http.ts';
import { type FavoritesMemory, readMemory, remember, writeMemory } from './favorites-memory.ts';
import {
  type FavoritesScreen,
  favoritesReducer,
  favoritesScreen,
  INITIAL_FAVORITES,
  idsToRequest,
} from './favorites-state.ts';
import { browserStorage } from './favorites-storage.ts';
import { NO_FAVORITES } from './favorites-store.ts';
import { favoritesStore } from './page-favorites.ts';
import { useFavorites } from './use-favorites.ts';

/** Highest number of ids in one call. */
export const IDS_A_CALL = 500;

const chunks = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / IDS_A_CALL) }, (_, index) =>
    ids.slice(index * IDS_A_CALL, (index + 1) * IDS_A_CALL),
  );

/**
 * Fetches cards of the estates with these ids, in the same order; makes no call for an empty list. Throws
 * when any call fails.
 */
export const fetchFavorites = async (
  href: string,
  ids: readonly string[],
  send?: Fetch,
): Promise<EstateCardsAnswer> => {
  const answers = await Promise.all(
    chunks(ids).map(async (part) => asEstateCards(await postJson(href, { ids: part }, send))),
  );
  return {
    total: answers.reduce((sum, { total }) => sum + total, 0),
    results: answers.flatMap(({ results }) => results),
  };
};

/** An estate that was removed from the list. */
interface Removed {
  readonly card: EstateCardView;
  /** Its position among the ids and among the cards. */
  readonly index: number;
  readonly place: number;
}

export interface FavoritesPageModel {
  readonly screen: FavoritesScreen;
  readonly saved: boolean;
  readonly removed: Removed | null;
  /** Remembered data of the favourites from when they were added. */
  readonly memory: FavoritesMemory;
  readonly remove: (card: EstateCardView) => void;
  readonly undo: () => void;
  readonly dismiss: () => void;
  readonly forget: (ids: readonly string[]) => void;
  readonly retry: () => void;
}

/**
 * Combines the stored ids, the call and the state of spec 1 §4. SWR decides when to request and drops
 * outdated answers; the reducer updates the state.
 */
export const useFavoritesPage = (dataHref: string): FavoritesPageModel => {
  const snapshot = useFavorites();
  const { ids, saved } = snapshot;
  const [state, dispatch] = useReducer(favoritesReducer, INITIAL_FAVORITES);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [requested, setRequested] = useState<readonly string[]>([]);
  const asked = idsToRequest(requested, ids);
  if (asked !== requested) setRequested(asked);

  useEffect(() => dispatch({ type: 'listed', ids }), [ids]);

  const { mutate } = useSWR(
    // Until the browser's own list is read there is nothing to request.
    snapshot === NO_FAVORITES ? null : [dataHref, ...asked],
    ([href, ...wanted]) => {
      dispatch({ type: 'fetch' });
      return fetchFavorites(href, wanted);
    },
    {
      onSuccess: (answer) => dispatch({ type: 'fetched', ids: asked, answer }),
      onError: (error: unknown) => dispatch({ type: 'failed', error }),
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      dedupingInterval: 0,
    },
  );

  const dismiss = useCallback(() => setRemoved(null), []);
  const screen = favoritesScreen(state);
  const cards = 'cards' in screen ? screen.cards : [];

  const [known] = useState(() => readMemory(browserStorage()));
  const memory = useMemo(() => remember(known, ids, state.estates.results), [known, ids, state.estates]);
  // True when the answer belongs to the current list, so that no estate is forgotten only because its answer
  // is still missing.
  const isAnswered = state.answeredIds !== null && state.favorites === ids;
  useEffect(() => {
    if (isAnswered) writeMemory(browserStorage(), memory);
  }, [isAnswered, memory]);

  return {
    screen,
    saved,
    removed,
    memory,
    remove: (card) => {
      setRemoved({ card, index: ids.indexOf(card.id), place: cards.indexOf(card) });
      dispatch({ type: 'removed', id: card.id });
      favoritesStore().remove(card.id);
    },
    undo: () => {
      if (removed === null) return;
      dispatch({ type: 'added', card: removed.card });
      favoritesStore().restore(removed.card.id, removed.index);
      setRemoved(null);
    },
    dismiss,
    forget: (gone) => {
      for (const id of gone) favoritesStore().remove(id);
    },
    retry: () => void mutate(),
  };
};
