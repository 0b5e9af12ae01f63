/**
 * The only file that reads React's HTML: what a part puts into the head stands before it when the part is rendered
 * alone. Known of React 19.3; `hoisted.test.tsx` renders with the installed one and fails when that changes. React has
 * no call for it: `renderToString` has no head, and `prerender` answers in streams.
 */

/** Tags of a part that React would hoist into the document's head, by their position there. */
export interface Hoisted {
  /** Preload links that React creates for pictures in view at the start; after the viewport tag. */
  readonly announced: string;
  /** Tags that the part renders for the head itself; after all other hoisted tags. */
  readonly named: string;
}

const NOTHING: Hoisted = { announced: '', named: '' };

/** Hoisted tags at the start of a part's HTML: a part rendered alone has no head. Style sheets are not hoisted. */
const RUN = /^(?:<(?:meta|link(?! rel="stylesheet")) [^>]*>)+/;
const TAG = /<[^>]*>/g;

/** Preload links created by React; those of components have a `media` attribute for the colour scheme. */
const isAnnounced = (tag: string): boolean =>
  tag.startsWith('<link rel="preload" as="image" ') && !tag.includes(' media="');

/** Splits a part's rendered HTML into hoisted tags and the rest. */
export function splitHoisted(drawn: string): readonly [hoisted: Hoisted, html: string] {
  const [run] = RUN.exec(drawn) ?? [];
  if (run === undefined) return [NOTHING, drawn];
  const tags = run.match(TAG) ?? [];
  const announced = tags.filter(isAnnounced).join('');
  const named = tags.filter((tag) => !isAnnounced(tag)).join('');
  return [{ announced, named }, drawn.slice(run.length)];
}

/** End of the viewport tag. */
const VIEWPORT = ',initial-scale=1"/>';

/** Where React puts preload links of pictures in a page that it renders whole: after the viewport tag. */
export const afterViewport = (html: string): number => html.indexOf(VIEWPORT) + VIEWPORT.length;
