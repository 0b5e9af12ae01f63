/** State of an icon while it loads (spec 1 §4, "Icon loader"). */
export type IconStatus = 'pending' | 'loading' | 'loaded' | 'ready' | 'failed' | 'unsupported';

/** Error texts of an icon: the four of spec 1 §8; the network or the reader may give others. */
export const ICON_ERRORS = {
  unsupported: 'Browser does not support SVG',
  missing: 'Missing src',
  notFound: 'Not found',
  contentType: "Content type isn't valid",
  unreadable: 'Not an SVG drawing',
} as const;

export interface IconState {
  readonly status: IconStatus;
  /** Set in `failed` and `unsupported` only. */
  readonly error: string | null;
}

export type IconEvent =
  | { readonly type: 'start' | 'arrive' | 'draw' | 'reset' }
  | { readonly type: 'fail' | 'refuse'; readonly error: string };

export const PENDING: IconState = { status: 'pending', error: null };

/** Transitions: pending, loading, loaded, ready; on error, failed or unsupported. */
const NEXT: Readonly<Record<IconStatus, Partial<Record<IconEvent['type'], IconStatus>>>> = {
  pending: { start: 'loading', fail: 'failed', refuse: 'unsupported', reset: 'pending' },
  loading: { arrive: 'loaded', fail: 'failed', reset: 'pending' },
  loaded: { draw: 'ready', fail: 'failed', reset: 'pending' },
  ready: { reset: 'pending' },
  failed: { reset: 'pending' },
  unsupported: { reset: 'pending' },
};

/** Next state after an event; an event that does not apply leaves the state unchanged. */
export const nextIconState = (state: IconState, event: IconEvent): IconState => {
  const status = NEXT[state.status][event.type];
  return status === undefined ? state : { status, error: 'error' in event ? event.error : null };
};
