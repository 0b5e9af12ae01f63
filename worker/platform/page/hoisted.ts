/** What React moves from where it is drawn into the document's head, in the two places where it puts it. */
export interface Hoisted {
  /** Pictures in view at the start, which React announces by itself: behind the viewport. */
  readonly announced: string;
  /** What the part names for the head itself: behind all else that is moved there. */
  readonly named: string;
}

const NOTHING: Hoisted = { announced: '', named: '' };

/** The tags that stand in front of a part that is drawn alone, since it has no head. Sheets stay where they are. */
const RUN = /^(?:<(?:meta|link(?! rel="stylesheet")) [^>]*>)+/;
const TAG = /<[^>]*>/g;

/** React's own announcements; what a component announces says for which colours. */
const isAnnounced = (tag: string): boolean =>
  tag.startsWith('<link rel="preload" as="image" ') && !tag.includes(' media="');

/** Takes apart what was drawn of a part: what is for the head, and the rest. */
export function splitHoisted(drawn: string): readonly [hoisted: Hoisted, html: string] {
  const [run] = RUN.exec(drawn) ?? [];
  if (run === undefined) return [NOTHING, drawn];
  const tags = run.match(TAG) ?? [];
  const announced = tags.filter(isAnnounced).join('');
  const named = tags.filter((tag) => !isAnnounced(tag)).join('');
  return [{ announced, named }, drawn.slice(run.length)];
}
