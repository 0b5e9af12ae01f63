/**
 * State of a search whose page stands in the browser (spec 1 §3, "Application state"). Its homes are in
 * the page itself; here is what was asked for last and what came of it.
 */
export interface SearchState {
  /** What was asked for last: path and query, as the form or a link says it. */
  readonly node: string;
  /** Path and query of the page that is shown. */
  readonly shown: string;
  readonly isLoading: boolean;
  readonly error: unknown;
  /** Number of the latest request; an answer to another one comes too late. */
  readonly request: number;
}

export type SearchEvent =
  | { readonly type: 'first-requested'; readonly request: number; readonly node: string }
  | {
      readonly type: 'first-loaded';
      readonly request: number;
      readonly node: string;
      readonly shown: string;
    }
  | { readonly type: 'failed'; readonly request: number; readonly error: unknown };

/** A search before its first page (spec 1 §3: isLoading starts true). */
export const EMPTY_SEARCH: SearchState = {
  node: '',
  shown: '',
  isLoading: true,
  error: null,
  request: 0,
};

/** The search whose page the server has drawn. */
export const drawnSearch = (node: string, shown: string): SearchState => ({
  ...EMPTY_SEARCH,
  node,
  shown,
  isLoading: false,
});

/** Transitions of the first page (spec 1 §4, "Estate list"); a stale answer changes nothing. */
export const searchReducer = (state: SearchState, event: SearchEvent): SearchState => {
  if (event.type === 'first-requested') {
    return { ...state, node: event.node, request: event.request, isLoading: true, error: null };
  }
  if (event.request !== state.request) return state;
  switch (event.type) {
    case 'first-loaded':
      return { ...state, node: event.node, shown: event.shown, isLoading: false };
    case 'failed':
      return { ...state, isLoading: false, error: event.error };
  }
};
