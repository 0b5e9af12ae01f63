/**
 * Parts of pages that are made once and cached (decision 49): the view of a card, the HTML of a menu. The key
 * of a part is its ingredients. Documents from the cache are frozen and never change, so an object identifies
 * its content: a changed document is another object, and no part has to be invalidated.
 */

/** Ingredient of a part: a frozen object or function is compared by identity, anything else by its value. */
export type Ingredient = object | string | number | boolean | null | undefined;

/** Kind of a part: a name, or a component. */
export type Kind = string | object;

/** The parts of one site. */
export interface Parts {
  /** The cache key of a part; null when an ingredient is not frozen, because it may still change. */
  nameOf(kind: Kind, ingredients: readonly Ingredient[]): string | null;
  /**
   * The result of `make`, computed once while it is cached under this name; frozen, because requests share
   * it.
   */
  under<T>(name: string, make: () => T): T;
}

let last = 0;
const serials = new WeakMap<object, number>();

/** A number for an object, unique in this isolate. */
function serialOf(object: object): number {
  const known = serials.get(object);
  if (known !== undefined) return known;
  last += 1;
  serials.set(object, last);
  return last;
}

/** Key of an ingredient; a list made for the page is identified by its members. */
function nameOfOne(one: Ingredient): string | null {
  // The length in front prevents one text from looking like several.
  if (typeof one === 'string') return `"${one.length}:${one}`;
  if ((typeof one !== 'object' && typeof one !== 'function') || one === null) return String(one);
  if (Object.isFrozen(one)) return `#${serialOf(one)}`;
  return Array.isArray(one) ? nameOf('list', one) : null;
}

function nameOf(kind: Kind, ingredients: readonly Ingredient[]): string | null {
  let name = typeof kind === 'string' ? kind : `#${serialOf(kind)}`;
  for (const one of ingredients) {
    const part = nameOfOne(one);
    if (part === null) return null;
    name += `|${part}`;
  }
  return `${name};`;
}

/** The parts of one site by their names; the least recently used go first. */
export interface SiteParts {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
}

/** Parts kept on a site's shelf. */
export const cachedParts = (shelf: SiteParts): Parts => ({
  nameOf,
  under<T>(name: string, make: () => T): T {
    const known = shelf.get(name);
    // A name begins with its kind, and each kind has one `make` function, so the type is T.
    if (known !== undefined) return known as T;
    const made = make();
    shelf.set(name, made);
    return made;
  },
});

/** Caches nothing: for content drawn outside a site's pages. */
export const NO_PARTS: Parts = { nameOf: () => null, under: (_name, make) => make() };

/** The result of `make` for these ingredients; computed each time when it cannot be cached. */
export function keep<T>(parts: Parts, kind: Kind, ingredients: readonly Ingredient[], make: () => T): T {
  const name = parts.nameOf(kind, ingredients);
  return name === null ? make() : parts.under(name, make);
}
