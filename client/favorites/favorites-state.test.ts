import { describe, expect, it } from 'vitest';
import { answerOf, cardOf } from '../testing/card.ts';
import {
  type FavoritesEvent,
  type FavoritesState,
  favoritesReducer,
  favoritesScreen,
  INITIAL_FAVORITES,
  idsToRequest,
} from './favorites-state.ts';

const stateAfter = (...events: readonly FavoritesEvent[]): FavoritesState =>
  events.reduce(favoritesReducer, INITIAL_FAVORITES);
const idsOf = (state: FavoritesState): string[] => state.estates.results.map(({ id }) => id);

const listed: FavoritesEvent = { type: 'listed', ids: ['1', '2'] };
const fetched: FavoritesEvent = { type: 'fetched', ids: ['1', '2'], answer: answerOf(['1', '2']) };
const failed: FavoritesEvent = { type: 'failed', error: new Error('503') };

describe('favourites state (spec 1 §4, "Favourites")', () => {
  it('stores the id list when favourites are loaded', () => {
    expect(stateAfter(listed).favorites).toEqual(['1', '2']);
  });

  it('fetching sets the loading state, clears the error and leaves the results', () => {
    const state = stateAfter(listed, fetched, failed, { type: 'fetch' });
    expect(state).toMatchObject({ isLoading: true, error: null });
    expect(idsOf(stateAfter(listed, fetched, { type: 'fetch' }))).toEqual(['1', '2']);
  });

  it('a successful answer stores results and total', () => {
    const state = stateAfter(listed, { type: 'fetch' }, fetched);
    expect(state).toMatchObject({ isLoading: false, error: null, estates: { total: 2 } });
    expect(idsOf(state)).toEqual(['1', '2']);
  });

  it('a failure empties the results, sets the total to 0 and stores the error; the ids remain', () => {
    const state = stateAfter(listed, fetched, { type: 'fetch' }, failed);
    expect(state).toMatchObject({ isLoading: false, favorites: ['1', '2'] });
    expect(state.estates).toEqual({ total: 0, results: [] });
    expect(state.error).toBeInstanceOf(Error);
  });

  it('add appends the estate and its id if absent, and only then', () => {
    const once = stateAfter(listed, fetched, { type: 'added', card: cardOf('3') });
    expect(idsOf(once)).toEqual(['1', '2', '3']);
    expect(once.favorites).toEqual(['1', '2', '3']);
    expect(once.estates.total).toBe(3);
    expect(favoritesReducer(once, { type: 'added', card: cardOf('3') })).toEqual(once);
  });

  it('remove deletes from both the results and the ids', () => {
    const state = stateAfter(listed, fetched, { type: 'removed', id: '1' });
    expect(idsOf(state)).toEqual(['2']);
    expect(state.favorites).toEqual(['2']);
    expect(state.estates.total).toBe(1);
    expect(favoritesReducer(state, { type: 'removed', id: '1' })).toEqual(state);
  });
});

describe('favourites screen (spec 1 §2, "Favourites page")', () => {
  it('is loading until the list has been read, even if it is empty', () => {
    expect(favoritesScreen(INITIAL_FAVORITES)).toEqual({ kind: 'loading', cards: [], expected: 0 });
  });

  it('is empty when the list is empty and nothing is loading', () => {
    expect(favoritesScreen(stateAfter({ type: 'fetched', ids: [], answer: answerOf([]) }))).toEqual({
      kind: 'empty',
    });
  });

  it('is failed, not empty, when the favourites could not be fetched', () => {
    expect(favoritesScreen(stateAfter(listed, failed))).toEqual({ kind: 'failed' });
  });

  it('keeps the cards while it loads again', () => {
    const screen = favoritesScreen(stateAfter(listed, fetched, { type: 'fetch' }));
    expect(screen).toMatchObject({ kind: 'loading', cards: [{ id: '1' }, { id: '2' }] });
  });

  it('shows the cards in the order of the ids, and lists ids that the agency no longer has', () => {
    const screen = favoritesScreen(
      stateAfter(
        { type: 'listed', ids: ['3', '9', '1'] },
        { type: 'fetched', ids: ['3', '9', '1'], answer: answerOf(['1', '3']) },
      ),
    );
    expect(screen).toMatchObject({ kind: 'populated', cards: [{ id: '3' }, { id: '1' }], unknown: ['9'] });
  });

  it('does not report an empty list when the favourites are no longer on offer', () => {
    const state = favoritesReducer(
      { ...INITIAL_FAVORITES, favorites: ['8', '9'] },
      { type: 'fetched', ids: ['8', '9'], answer: answerOf([]) },
    );
    expect(favoritesScreen(state)).toEqual({ kind: 'gone', unknown: ['8', '9'] });
  });

  it('does not treat an id as unknown before it was requested', () => {
    const screen = favoritesScreen(stateAfter(listed, fetched, { type: 'listed', ids: ['1', '2', '5'] }));
    expect(screen).toMatchObject({ kind: 'populated', unknown: [] });
  });
});

describe('idsToRequest', () => {
  it('requests nothing when an estate is removed or put back', () => {
    const requested = ['1', '2', '3'];
    expect(idsToRequest(requested, ['1', '3'])).toBe(requested);
    expect(idsToRequest(requested, ['1', '2', '3'])).toBe(requested);
  });

  it('requests the whole list when an estate is added', () => {
    expect(idsToRequest(['1', '2'], ['2', '4'])).toEqual(['2', '4']);
  });
});
