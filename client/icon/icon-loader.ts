import type { Fetch } from '../calls/http.ts';
import { type CleanElement, cleanSvg } from './clean-svg.ts';
import { ICON_ERRORS, type IconEvent, type IconState, nextIconState, PENDING } from './icon-state.ts';
import { readXml } from './read-xml.ts';

export interface IconLoaderOptions {
  readonly send: Fetch;
  /** Whether this browser supports SVG. */
  readonly supported: () => boolean;
  /** Puts the drawing into the page; may throw. */
  readonly draw: (drawing: CleanElement) => void;
  /** Called with each state in turn. */
  readonly onState?: (state: IconState) => void;
  /** Prefix of the drawing's ids, so that they are unique. */
  readonly scope: string;
}

interface IconLoader {
  /** Loads and draws; resolves once it is ready or has failed, and never rejects. */
  readonly load: (src: string) => Promise<IconState>;
  /** Cancels a running load. */
  readonly stop: () => void;
}

const TYPES: ReadonlySet<string> = new Set(['image/svg+xml', 'text/plain']);

const typeOf = ({ headers }: Response): string =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/**
 * Fetches the drawing at `src` and cleans it, with ids prefixed by `scope`. Throws an Error with a text of
 * `ICON_ERRORS` (spec 1 §8), or the error of `send`.
 */
const fetchIcon = async (
  src: string,
  scope: string,
  send: Fetch,
  signal: AbortSignal,
): Promise<CleanElement> => {
  const response = await send(src, { signal, credentials: 'omit' });
  if (response.status > 299) throw new Error(ICON_ERRORS.notFound);
  if (!TYPES.has(typeOf(response))) throw new Error(ICON_ERRORS.contentType);
  const tree = readXml(await response.text());
  const drawing = tree && cleanSvg(tree, scope);
  if (!drawing) throw new Error(ICON_ERRORS.unreadable);
  return drawing;
};

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Loads one icon from pending to ready (spec 1 §4), independent of how it is drawn. */
export const iconLoader = ({ send, supported, draw, onState, scope }: IconLoaderOptions): IconLoader => {
  let state = PENDING;
  let running = new AbortController();
  const go = (event: IconEvent): IconState => {
    const next = nextIconState(state, event);
    if (next !== state) onState?.(next);
    state = next;
    return state;
  };
  const stop = (): void => {
    running.abort();
    running = new AbortController();
    state = PENDING;
  };
  const load = async (src: string): Promise<IconState> => {
    stop();
    const { signal } = running;
    if (!supported()) return go({ type: 'refuse', error: ICON_ERRORS.unsupported });
    if (src.trim() === '') return go({ type: 'fail', error: ICON_ERRORS.missing });
    go({ type: 'start' });
    try {
      const drawing = await fetchIcon(src, scope, send, signal);
      if (signal.aborted) return state;
      go({ type: 'arrive' });
      draw(drawing);
      return go({ type: 'draw' });
    } catch (error) {
      // A cancelled icon must not change the state of the next one.
      return signal.aborted ? state : go({ type: 'fail', error: textOf(error) });
    }
  };
  return { load, stop };
};
