import { describe, expect, it } from 'vitest';
import {
  drawnPartial,
  EMPTY_PARTIAL,
  type PartialEvent,
  type PartialState,
  partialReducer,
} from './partial-state.ts';

const stateAfter = (start: PartialState, ...events: readonly PartialEvent[]): PartialState =>
  events.reduce(partialReducer, start);

const drawn = drawnPartial('/nl/aanbod?type=1', '/nl/aanbod?type=1');
const asked = (request: number, node = '/nl/aanbod?type=2'): PartialEvent => ({
  type: 'requested',
  request,
  node,
});
const loaded = (request: number, shown: string): PartialEvent => ({
  type: 'loaded',
  request,
  node: shown,
  shown,
});
const failed = (request: number): PartialEvent => ({ type: 'failed', request, error: new Error('offline') });

describe('first page of a search (spec 1 §4, "Estate list")', () => {
  it('starts loading (spec 1 §3), and not where the server has drawn it', () => {
    expect(EMPTY_PARTIAL.isLoading).toBe(true);
    expect(drawn.isLoading).toBe(false);
  });

  it('request: stores the node, sets loading and keeps what is shown', () => {
    expect(stateAfter(drawn, asked(1))).toMatchObject({
      node: '/nl/aanbod?type=2',
      shown: '/nl/aanbod?type=1',
      isLoading: true,
    });
  });

  it('success: replaces what is shown', () => {
    const state = stateAfter(drawn, asked(1), loaded(1, '/nl/aanbod?type=2'));
    expect(state).toMatchObject({ shown: '/nl/aanbod?type=2', isLoading: false, error: null });
  });

  it('failure: stores the error and keeps what was asked for, so that it can be tried again', () => {
    const state = stateAfter(drawn, asked(1), failed(1));
    expect(state).toMatchObject({
      node: '/nl/aanbod?type=2',
      shown: '/nl/aanbod?type=1',
      isLoading: false,
      error: { message: 'offline' },
    });
    expect(stateAfter(state, asked(2)).error).toBeNull();
  });
});

describe('first page of a search, answers that surprise', () => {
  it('drops an answer that a later request has overtaken', () => {
    const state = stateAfter(drawn, asked(1), asked(2, '/nl/aanbod?type=3'), loaded(1, '/nl/aanbod?type=2'));
    expect(state).toMatchObject({ shown: '/nl/aanbod?type=1', isLoading: true });
    expect(stateAfter(state, loaded(2, '/nl/aanbod?type=3')).shown).toBe('/nl/aanbod?type=3');
  });

  it('drops it too when it comes last', () => {
    const state = stateAfter(
      drawn,
      asked(1),
      asked(2, '/nl/aanbod?type=3'),
      loaded(2, '/nl/aanbod?type=3'),
      loaded(1, '/nl/aanbod?type=2'),
    );
    expect(state.shown).toBe('/nl/aanbod?type=3');
  });

  it('drops a late failure', () => {
    const state = stateAfter(drawn, asked(1), asked(2), failed(1));
    expect(state).toMatchObject({ error: null, isLoading: true });
  });
});
