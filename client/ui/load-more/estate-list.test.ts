import { describe, expect, it } from 'vitest';
import { answerOf } from '../../testing/card.ts';
import {
  drawnEstateList,
  type EstateListEvent,
  type EstateListState,
  estateListReducer,
  hasMore,
  loadedCount,
} from './estate-list.ts';

const stateAfter = (start: EstateListState, ...events: readonly EstateListEvent[]): EstateListState =>
  events.reduce(estateListReducer, start);
const idsOf = (state: EstateListState): string[] => state.estates.map(({ id }) => id);

const drawn = drawnEstateList(2, ['1', '2'], 5);
const asked = (request: number): EstateListEvent => ({ type: 'next-requested', request });
const loaded = (request: number, ids: string[], total = 5): EstateListEvent => ({
  type: 'next-loaded',
  request,
  answer: answerOf(ids, total),
});

describe('estate list (spec 1 §4, "Estate list")', () => {
  it('next page: sets its own flag, then appends the results and updates the total', () => {
    const loading = stateAfter(drawn, asked(1));
    expect(loading.isLoadingNextPage).toBe(true);
    const state = stateAfter(loading, loaded(1, ['3', '4'], 6));
    expect(state).toMatchObject({ isLoadingNextPage: false, total: 6, pages: 1 });
    expect(idsOf(state)).toEqual(['3', '4']);
    expect(loadedCount(state)).toBe(4);
  });

  it('next page: an error keeps what was loaded, and the next try clears it', () => {
    const state = stateAfter(drawn, asked(1), loaded(1, ['3']), asked(2), {
      type: 'failed',
      request: 2,
      error: new Error('offline'),
    });
    expect(idsOf(state)).toEqual(['3']);
    expect(state).toMatchObject({ isLoadingNextPage: false, error: { message: 'offline' } });
    expect(stateAfter(state, asked(3)).error).toBeNull();
  });

  it('has more while fewer are loaded than there are', () => {
    expect(hasMore(drawn)).toBe(true);
    expect(hasMore(stateAfter(drawn, asked(1), loaded(1, ['3', '4', '5'])))).toBe(false);
    expect(hasMore(drawnEstateList(0, [], 0))).toBe(false);
  });
});

describe('estate list, answers that surprise', () => {
  it('drops an answer that is not to the latest request', () => {
    const state = stateAfter(drawn, asked(1), asked(2), loaded(1, ['3']));
    expect(idsOf(state)).toEqual([]);
    expect(state.isLoadingNextPage).toBe(true);
    expect(idsOf(stateAfter(state, loaded(2, ['4'])))).toEqual(['4']);
  });

  it('drops a late failure too', () => {
    const state = stateAfter(drawn, asked(1), asked(2), loaded(2, ['3']), {
      type: 'failed',
      request: 1,
      error: new Error('late'),
    });
    expect(state.error).toBeNull();
  });

  it('never shows an estate twice when the offer has moved on, yet comes to an end', () => {
    const state = stateAfter(drawn, asked(1), loaded(1, ['2', '3']), asked(2), loaded(2, ['3', '4']));
    expect(idsOf(state)).toEqual(['3', '4']);
    expect(loadedCount(state)).toBe(6);
    expect(hasMore(state)).toBe(false);
  });

  it('takes an empty page for the end', () => {
    const state = stateAfter(drawn, asked(1), loaded(1, [], 5));
    expect(hasMore(state)).toBe(false);
  });
});
