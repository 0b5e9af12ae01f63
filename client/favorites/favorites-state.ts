import { addFavorite, isFavorite, removeFavorite } from '#domain/favorites.ts';
import type { EstateCardsAnswer, EstateCardView } from '#domain/views/estate-card.ts';

/** State of the favourites (spec 1 §3, "Application state"). */
export interface FavoritesState {
  readonly isLoading: boolean;
  readonly estates: EstateCardsAnswer;
  readonly favorites: readonly string[];
  /** Ids that were requested for `estates`; null before the first answer. */
  readonly answeredIds: readonly string[] | null;
  readonly error: unknown;
}

export type FavoritesEvent =
  /** The list was read from storage; another tab may have changed it. */
  | { readonly type: 'listed'; readonly ids: readonly string[] }
  | { readonly type: 'fetch' }
  | { readonly type: 'fetched'; readonly ids: readonly string[]; readonly answer: EstateCardsAnswer }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'added'; readonly card: EstateCardView }
  | { readonly type: 'removed'; readonly id: string };

const NO_ESTATES: EstateCardsAnswer = { total: 0, results: [] };

/** State before anything is read: the page shows that it is loading. */
export const INITIAL_FAVORITES: FavoritesState = {
  isLoading: true,
  estates: NO_ESTATES,
  favorites: [],
  answeredIds: null,
  error: null,
};

const withoutCard = ({ total, results }: EstateCardsAnswer, id: string): EstateCardsAnswer => {
  const left = results.filter((card) => card.id !== id);
  return { total: total - (results.length - left.length), results: left };
};

const withCard = ({ total, results }: EstateCardsAnswer, card: EstateCardView): EstateCardsAnswer =>
  results.some(({ id }) => id === card.id)
    ? { total, results }
    : { total: total + 1, results: [...results, card] };

/** Transitions of the favourites (spec 1 §4, "Favourites"). */
export const favoritesReducer = (state: FavoritesState, event: FavoritesEvent): FavoritesState => {
  switch (event.type) {
    case 'listed':
      return { ...state, favorites: event.ids };
    case 'fetch':
      return { ...state, isLoading: true, error: null };
    case 'fetched':
      return { ...state, isLoading: false, estates: event.answer, answeredIds: event.ids, error: null };
    case 'failed':
      return { ...state, isLoading: false, estates: NO_ESTATES, answeredIds: null, error: event.error };
    case 'added':
      return {
        ...state,
        estates: withCard(state.estates, event.card),
        favorites: addFavorite(state.favorites, event.card.id),
      };
    case 'removed':
      return {
        ...state,
        estates: withoutCard(state.estates, event.id),
        favorites: removeFavorite(state.favorites, event.id),
      };
  }
};

/** State of the favourites page's display. */
export type FavoritesScreen =
  | {
      readonly kind: 'loading';
      readonly cards: readonly EstateCardView[];
      /** Number of favourite estates. */
      readonly expected: number;
    }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed' }
  /** No favourite is offered any more; the ids stay favourites. */
  | { readonly kind: 'gone'; readonly unknown: readonly string[] }
  | {
      readonly kind: 'populated';
      readonly cards: readonly EstateCardView[];
      /** Ids of estates that the agency no longer offers. */
      readonly unknown: readonly string[];
    };

/** Derives the screen from the state (spec 1 §2, "Favourites page"); cards are in the order of the ids. */
export const favoritesScreen = (state: FavoritesState): FavoritesScreen => {
  const { estates, favorites, answeredIds, error, isLoading } = state;
  const known = new Map(estates.results.map((card) => [card.id, card]));
  const cards = favorites.flatMap((id) => known.get(id) ?? []);
  if (isLoading) return { kind: 'loading', cards, expected: favorites.length };
  if (favorites.length === 0) return { kind: 'empty' };
  if (error !== null) return { kind: 'failed' };
  const answered = answeredIds ?? [];
  const unknown = favorites.filter((id) => !known.has(id) && isFavorite(answered, id));
  return cards.length === 0 && unknown.length > 0
    ? { kind: 'gone', unknown }
    : { kind: 'populated', cards, unknown };
};

/**
 * Ids to request. While all favourites are among the requested ids, the request stays the same: removing an
 * estate or undoing that loads nothing.
 */
export const idsToRequest = (requested: readonly string[], ids: readonly string[]): readonly string[] =>
  ids.every((id) => isFavorite(requested, id)) ? requested : ids;
