import type { Result, Router } from 'hono/router';
import { PatternRouter } from 'hono/router/pattern-router';
import { setBounded } from '../cache/bounded.ts';

/** Most remembered paths per method, and their greatest length in characters; a longer path is matched each time. */
const MOST = 1_000;
const LONGEST = 200;
/** Most remembered methods: a client can invent any number. */
const METHODS = 8;

/**
 * A router for few routes, most of which match every address. It caches the result per path: the default router's
 * tree costs more than it saves here.
 */
export class RememberingRouter<T> implements Router<T> {
  readonly name = 'RememberingRouter';
  readonly #routes = new PatternRouter<T>();
  /** By method, then path. */
  readonly #known = new Map<string, Map<string, Result<T>>>();

  add(method: string, path: string, handler: T): void {
    this.#known.clear();
    this.#routes.add(method, path, handler);
  }

  match(method: string, path: string): Result<T> {
    if (path.length > LONGEST) return this.#routes.match(method, path);
    const paths = this.#known.get(method) ?? new Map<string, Result<T>>();
    const known = paths.get(path);
    if (known !== undefined) return known;
    const found = this.#routes.match(method, path);
    setBounded(paths, path, found, MOST);
    setBounded(this.#known, method, paths, METHODS);
    return found;
  }
}
