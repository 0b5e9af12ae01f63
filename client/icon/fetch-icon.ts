import type { Fetch } from '../calls/http.ts';
import { type CleanElement, cleanSvg } from './clean-svg.ts';
import { ICON_ERRORS } from './icon-state.ts';
import { readXml } from './read-xml.ts';

const TYPES: ReadonlySet<string> = new Set(['image/svg+xml', 'text/plain']);

const typeOf = ({ headers }: Response): string =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/**
 * Fetches the drawing at `src` and cleans it, with ids prefixed by `scope`. Throws an Error with a text of
 * `ICON_ERRORS` (spec 1 §8), or the error of `send`.
 */
export const fetchIcon = async (
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
