import type { Result, Router } from 'hono/router';
import { PatternRouter } from 'hono/router/pattern-router';
import { setBounded } from '../cache/bounded.ts';

/** Addresses that are remembered, and characters of the longest: others are matched each time. */
const MOST = 1_000;
const LONGEST = 200;
/** Methods whose addresses are remembered: anybody can think one up. */
const METHODS = 8;

/**
 * A router for a handful of routes, most of them for every address: the default router's tree costs more than it
 * saves, and where an address has led once it leads again.
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
