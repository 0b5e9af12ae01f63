/**
 * State of a page that is taken over in place (for a search: spec 1 §3, "Application state"). Its content
 * is in the page itself; here is what was asked for last and what came of it.
 */
export interface PartialState {
  /** What was asked for last: path and query, as a form or a link says it. */
  readonly node: string;
  /** Path and query of the page that is shown. */
  readonly shown: string;
  readonly isLoading: boolean;
  readonly error: unknown;
  /** Number of the latest request; an answer to another one comes too late. */
  readonly request: number;
}

export type PartialEvent =
  | { readonly type: 'requested'; readonly request: number; readonly node: string }
  | { readonly type: 'loaded'; readonly request: number; readonly node: string; readonly shown: string }
  | { readonly type: 'failed'; readonly request: number; readonly error: unknown }
  /** Takes a number of its own, so that the answer it no longer waits for comes too late. */
  | { readonly type: 'given-up'; readonly request: number };

/** A page before its first content (spec 1 §3: isLoading starts true). */
export const EMPTY_PARTIAL: PartialState = {
  node: '',
  shown: '',
  isLoading: true,
  error: null,
  request: 0,
};

/** The page that the server has drawn. */
export const drawnPartial = (node: string, shown: string): PartialState => ({
  ...EMPTY_PARTIAL,
  node,
  shown,
  isLoading: false,
});

/** Transitions (for a search: spec 1 §4, "Estate list"); a stale answer changes nothing. */
export const partialReducer = (state: PartialState, event: PartialEvent): PartialState => {
  if (event.type === 'requested') {
    return { ...state, node: event.node, request: event.request, isLoading: true, error: null };
  }
  if (event.type === 'given-up') return { ...state, request: event.request, isLoading: false };
  if (event.request !== state.request) return state;
  switch (event.type) {
    case 'loaded':
      return { ...state, node: event.node, shown: event.shown, isLoading: false };
    case 'failed':
      return { ...state, isLoading: false, error: event.error };
  }
};
