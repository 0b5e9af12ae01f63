import type { EstateCardView } from './estate-card.ts';
import type { SearchPanelView } from './home.ts';

export type ProblemKind = 'not-found' | 'gone' | 'gone-page' | 'unavailable' | 'bad-request' | 'failed';

/** Ways to continue from an empty screen. */
export interface WayOnView {
  readonly search: SearchPanelView | null;
  /** Estates similar to the one that is gone, or the newest ones. */
  readonly estates: { readonly like: boolean; readonly cards: readonly EstateCardView[] } | null;
}

/** Error screens: not found, gone, unavailable, bad request. */
export interface ProblemView extends WayOnView {
  readonly kind: ProblemKind;
  readonly status: 400 | 404 | 410 | 500 | 503;
  readonly requestId: string;
  readonly offerHref: string | null;
  /** The agency's telephone number, after an error on our side. */
  readonly phone: { readonly text: string; readonly href: string } | null;
}
