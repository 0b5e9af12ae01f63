import type { EstateCardsAnswer, EstateCardView } from '../../domain/views/estate-card.ts';

/**
 * State of a list of homes (spec 1 §3, "Application state"). Homes that the server has drawn count as
 * loaded but are not held here: `before` says how many, `seen` which.
 */
export interface EstateListState {
  /** Homes before the first of `estates`: those of the page itself and of the pages before it. */
  readonly before: number;
  readonly seen: readonly string[];
  readonly estates: readonly EstateCardView[];
  readonly total: number;
  /** Pages added to the list. */
  readonly pages: number;
  /** Homes left out because the list held them already; they count as loaded all the same. */
  readonly repeated: number;
  readonly isLoading: boolean;
  readonly isLoadingNextPage: boolean;
  readonly error: unknown;
  /** Number of the latest request; an answer to another one comes too late. */
  readonly request: number;
}

export type EstateListEvent =
  | { readonly type: 'first-requested' | 'next-requested'; readonly request: number }
  | {
      readonly type: 'first-loaded' | 'next-loaded';
      readonly request: number;
      readonly answer: EstateCardsAnswer;
    }
  | { readonly type: 'failed'; readonly request: number; readonly error: unknown };

/** A list before its first answer (spec 1 §3: isLoading starts true). */
export const EMPTY_ESTATE_LIST: EstateListState = {
  before: 0,
  seen: [],
  estates: [],
  total: 0,
  pages: 0,
  repeated: 0,
  isLoading: true,
  isLoadingNextPage: false,
  error: null,
  request: 0,
};

/** The list as the server has drawn it. */
export const drawnEstateList = (before: number, seen: readonly string[], total: number): EstateListState => ({
  ...EMPTY_ESTATE_LIST,
  before,
  seen,
  total,
  isLoading: false,
});

/** Homes loaded so far, from the first of the whole list. */
export const loadedCount = ({ before, estates, repeated }: EstateListState): number =>
  before + estates.length + repeated;

/** More pages exist while fewer homes are loaded than there are (spec 1 §4). */
export const hasMore = (state: EstateListState): boolean => loadedCount(state) < state.total;

const firstPage = (state: EstateListState, { total, results }: EstateCardsAnswer): EstateListState => ({
  ...EMPTY_ESTATE_LIST,
  estates: results,
  total,
  isLoading: false,
  request: state.request,
});

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

/** Transitions of the list (spec 1 §4, "Estate list"). */
export const estateListReducer = (state: EstateListState, event: EstateListEvent): EstateListState => {
  switch (event.type) {
    case 'first-requested':
      return { ...state, request: event.request, isLoading: true, error: null };
    case 'next-requested':
      return { ...state, request: event.request, isLoadingNextPage: true, error: null };
    default:
      break;
  }
  if (event.request !== state.request) return state;
  switch (event.type) {
    case 'first-loaded':
      return firstPage(state, event.answer);
    case 'next-loaded':
      return nextPage(state, event.answer);
    case 'failed':
      return { ...state, isLoading: false, isLoadingNextPage: false, error: event.error };
  }
};
