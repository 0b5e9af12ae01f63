import type { EstateCardsAnswer, EstateCardView } from '../../../domain/views/estate-card.ts';

/**
 * State of a list of estates (spec 1 §3, "Application state") from its first page on; that page itself is
 * the search's. Estates that the server has drawn count as loaded but are not held here:
 * `before` says how many, `seen` which.
 */
export interface EstateListState {
  /** Estates before the first of `estates`: those of the page itself and of the pages before it. */
  readonly before: number;
  readonly seen: readonly string[];
  readonly estates: readonly EstateCardView[];
  readonly total: number;
  /** Pages added to the list. */
  readonly pages: number;
  /** Estates left out because the list held them already; they count as loaded all the same. */
  readonly repeated: number;
  readonly isLoadingNextPage: boolean;
  readonly error: unknown;
  /** Number of the latest request; an answer to another one comes too late. */
  readonly request: number;
}

export type EstateListEvent =
  | { readonly type: 'next-requested'; readonly request: number }
  | { readonly type: 'next-loaded'; readonly request: number; readonly answer: EstateCardsAnswer }
  | { readonly type: 'failed'; readonly request: number; readonly error: unknown };

/** The list as the server has drawn it. */
export const drawnEstateList = (before: number, seen: readonly string[], total: number): EstateListState => ({
  before,
  seen,
  estates: [],
  total,
  pages: 0,
  repeated: 0,
  isLoadingNextPage: false,
  error: null,
  request: 0,
});

/** Estates loaded so far, from the first of the whole list. */
export const loadedCount = ({ before, estates, repeated }: EstateListState): number =>
  before + estates.length + repeated;

/** More pages exist while fewer estates are loaded than there are (spec 1 §4). */
export const hasMore = (state: EstateListState): boolean => loadedCount(state) < state.total;

const nextPage = (state: EstateListState, { total, results }: EstateCardsAnswer): EstateListState => {
  const known = new Set([...state.seen, ...state.estates.map(({ id }) => id)]);
  const fresh = results.filter(({ id }) => !known.has(id));
  return {
    ...state,
    estates: [...state.estates, ...fresh],
    pages: state.pages + 1,
    repeated: state.repeated + results.length - fresh.length,
    // An empty page is the end, whatever was counted when the list was drawn.
    total: results.length === 0 ? loadedCount(state) : total,
    isLoadingNextPage: false,
    error: null,
  };
};

/** Transitions of the list's next pages (spec 1 §4, "Estate list"); a stale answer changes nothing. */
export const estateListReducer = (state: EstateListState, event: EstateListEvent): EstateListState => {
  if (event.type === 'next-requested') {
    return { ...state, request: event.request, isLoadingNextPage: true, error: null };
  }
  if (event.request !== state.request) return state;
  switch (event.type) {
    case 'next-loaded':
      return nextPage(state, event.answer);
    case 'failed':
      return { ...state, isLoadingNextPage: false, error: event.error };
  }
};
