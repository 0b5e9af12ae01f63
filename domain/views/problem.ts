import type { EstateCardView } from './estate-card.ts';
import type { SearchPanelView } from './home.ts';

export type ProblemKind = 'not-found' | 'gone' | 'gone-page' | 'unavailable' | 'bad-request' | 'failed';

/** Where to go on from a screen that has nothing. */
export interface WayOnView {
  readonly search: SearchPanelView | null;
  /** Estates like the one that is gone, or the newest. */
  readonly estates: { readonly like: boolean; readonly cards: readonly EstateCardView[] } | null;
}

/** Screens that say why there is nothing: not found, gone, unavailable, bad request. */
export interface ProblemView extends WayOnView {
  readonly kind: ProblemKind;
  readonly status: 400 | 404 | 410 | 500 | 503;
  readonly requestId: string;
  readonly offerHref: string | null;
}
