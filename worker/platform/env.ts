import type { Context, Handler } from 'hono';
import type { Locale } from '#domain/locale.ts';
import type { RouteMatch } from '#domain/routes.ts';
import type { Translator } from '#locales/translator.ts';
import type { Site } from '#wire/site.ts';
import type { SiteAnswer } from '#wire/site-answer.ts';
import type { Bindings } from './bindings.ts';
import type { PartMemory } from './cache/part-memory.ts';
import type { ContentVersions } from './cache/versions.ts';
import type { Content } from './content/content.ts';
import type { Upstream } from './counts/upstream.ts';
import type { Log } from './errors/log.ts';
import type { Budget } from './limits/budget.ts';

/** Whether the page came from the cache, came from it stale, or was rendered. */
export type PageState = 'hit' | 'stale' | 'miss';

/** The parts of an address, computed once; a `URL` computes them at each access. */
export type Address = Readonly<
  Pick<URL, 'href' | 'origin' | 'protocol' | 'hostname' | 'port' | 'pathname' | 'search' | 'searchParams'>
>;

/** Values that the middleware sets on a request before a handler runs. */
export interface Variables {
  requestId: string;
  /** The parsed address of the request. */
  address?: { readonly of: Request; readonly url: Address };
  /** Structured; every line carries the request id. */
  log: Log;
  /** Counts of this request's calls to the content service. */
  upstream: Upstream;
  versions: ContentVersions;
  content: Content;
  /** Time that this request may wait for the content service. */
  budget: Budget;
  /** Set when a part of the page is older than the site's content version or than its policy allows. */
  olderParts?: true;
  site: Site & Pick<SiteAnswer, 'service' | 'everyOption'>;
  /** Whether the host is the site's preview address, which search engines must not index. */
  preview: boolean;
  locale: Locale;
  route: RouteMatch;
  t: Translator;
  /**
   * How pictures of a host are served; null when the host is refused. Set with the first view, so one rule logs
   * refusals.
   */
  allowsHost?: (host: string) => 'passed' | 'kept' | null;
  /** The response that already has all security headers. */
  secured?: Response;
  /** Whether the whole page was cached; absent when the page cache was not used. */
  pageState?: PageState;
  /** The bytes of the rendered page. */
  rendered?: Uint8Array<ArrayBuffer>;
  /** The isolate's cache of parts of pages. */
  partMemory: PartMemory;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}

/** Starts the first content calls of a screen; the handler of the screen then shares their answers. */
export type AskAhead = (c: Context<AppEnv>) => readonly Promise<unknown>[];
export type AskedAhead = Partial<Record<RouteMatch['screen'], AskAhead>>;

/** Handlers of a method for the address of each screen. */
export type PageHandlers = Partial<Record<RouteMatch['screen'], Handler<AppEnv>>>;
