import { favoriteIn, stayFavorite } from '#domain/favorites.ts';
import { manyLines, singleLine } from '#domain/forms/clean-text.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { matchPath } from '#domain/routes.ts';
import { DUO_LENGTHS, type DuoChange, MOST_DUO_HOMES } from '#wire/duo.ts';

/** Fields of the page's forms. */
export const FIELDS = {
  home: 'home',
  heart: 'heart',
  note: 'note',
  seen: 'seen',
  off: 'off',
  seenHeart: 'seen-heart',
  add: 'add',
  name: 'name',
  end: 'end',
} as const;

/** Why a form of the page is no change: what was typed is too long, names no home of the site, or no button sends it. */
type Unread = 'long' | 'unknown' | 'unread';

/** The path of a typed address; null for what is none. */
function pathIn(text: string): string | null {
  try {
    return new URL(text, 'https://x.invalid').pathname;
  } catch {
    return null;
  }
}

/** The favourite that a text names: an id, or the address of its page, pasted from the browser. */
export function homeIn(text: string): string | null {
  const id = favoriteIn(text);
  if (id !== null || !text.includes('/')) return id;
  const path = pathIn(text);
  const route = path === null ? null : matchPath(path);
  if (route?.screen === 'rental') return favoriteIn(stayFavorite(route.params.id ?? ''));
  return route?.screen === 'estate' ? favoriteIn(route.params.entityId ?? route.params.id ?? '') : null;
}

/** The homes that a text names, each once. */
export const homesIn = (text: string): readonly string[] => [
  ...new Set(text.split(/[\s,]+/).flatMap((one) => homeIn(one) ?? [])),
];

/** A text of several lines as it was stored: a browser sends its line breaks in another form. */
const linesOf = (typed: Typed, name: string): string => manyLines(textOf(typed, name) ?? '');

function noteIn(typed: Typed, home: string): DuoChange | Unread {
  const [note, seen] = [linesOf(typed, FIELDS.note), linesOf(typed, FIELDS.seen)];
  return note.length > DUO_LENGTHS.note ? 'long' : { home, note, seen };
}

function addedIn(typed: Typed): DuoChange | Unread {
  const add = homesIn(textOf(typed, FIELDS.add) ?? '').slice(0, MOST_DUO_HOMES);
  return add.length === 0 ? 'unknown' : { add: [...add] };
}

/** The change that a form of the page asks for. */
export function readChange(typed: Typed): DuoChange | Unread {
  const has = (name: string): boolean => Object.hasOwn(typed, name);
  const home = favoriteIn(textOf(typed, FIELDS.home) ?? '');
  const heart = textOf(typed, FIELDS.heart);
  if (has(FIELDS.end)) return { ended: true };
  if (has(FIELDS.add)) return addedIn(typed);
  if (has(FIELDS.name)) {
    const name = singleLine(textOf(typed, FIELDS.name) ?? '');
    return name.length > DUO_LENGTHS.name ? 'unread' : { name };
  }
  if (home === null) return 'unread';
  if (has(FIELDS.note)) return noteIn(typed, home);
  if (has(FIELDS.off))
    return {
      off: home,
      seen: { heart: textOf(typed, FIELDS.seenHeart) === '1', note: linesOf(typed, FIELDS.seen) },
    };
  return heart === '1' || heart === '0' ? { home, heart: heart === '1' } : 'unread';
}

/** Where on the page a change stands, so that it opens again at its place. */
export const anchorOf = (set: DuoChange): string => {
  if ('home' in set) return `#home-${set.home}`;
  if ('add' in set) return '#add';
  return 'name' in set ? '#who' : '#list';
};
