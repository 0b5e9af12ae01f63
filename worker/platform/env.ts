import type { Context, Handler } from 'hono';
import type { Locale } from '../../domain/locale.ts';
import type { RouteMatch } from '../../domain/routes.ts';
import type { Translator } from '../../locales/translator.ts';
import type { Site } from '../../wire/site.ts';
import type { SiteAnswer } from '../../wire/site-answer.ts';
import type { Bindings } from './bindings.ts';
import type { PartMemory } from './cache/part-memory.ts';
import type { ContentVersions } from './cache/versions.ts';
import type { Content } from './content/content.ts';
import type { Upstream } from './counts/upstream.ts';
import type { Log } from './errors/log.ts';
import type { Budget } from './limits/budget.ts';

/** Whether the page was cached, cached but stale, or made. */
export type PageState = 'hit' | 'stale' | 'miss';

/** The parts of an address. Those of a `URL` are made anew each time they are looked at. */
export type Address = Readonly<
  Pick<URL, 'href' | 'origin' | 'protocol' | 'hostname' | 'port' | 'pathname' | 'search' | 'searchParams'>
>;

/** Values that the middleware sets on a request before a handler runs. */
export interface Variables {
  requestId: string;
  /** The address of the request, as it was read. */
  address?: { readonly of: Request; readonly url: Address };
  /** Structured; every line carries the request id. */
  log: Log;
  /** Counts of this request's calls to the content service. */
  upstream: Upstream;
  versions: ContentVersions;
  content: Content;
  /** Time that this request may wait for the content service. */
  budget: Budget;
  /** Set once a part was served that is older than the site's present version, or than it may be. */
  olderParts?: true;
  site: Site & Pick<SiteAnswer, 'service'>;
  /** Reached at the site's address under the deployment's own domain, which search engines must not list. */
  preview: boolean;
  locale: Locale;
  route: RouteMatch;
  t: Translator;
  /** Made when the first view of a request is; foreign hosts are refused, and told of, by one rule. */
  allowsHost?: (host: string) => 'passed' | 'kept' | null;
  /** A response that has all its security headers. */
  secured?: Response;
  /** Whether the whole page was cached; absent when the page cache was not used. */
  pageState?: PageState;
  /** The bytes of the page that was drawn. */
  rendered?: Uint8Array<ArrayBuffer>;
  /** Parts of pages that this isolate keeps. */
  partMemory: PartMemory;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}

/** The calls that a screen begins with, made with the content of its request; they are made once for both. */
export type AskAhead = (c: Context<AppEnv>) => readonly Promise<unknown>[];
export type AskedAhead = Partial<Record<RouteMatch['screen'], AskAhead>>;

/** Handlers of a method for the address of each screen. */
export type PageHandlers = Partial<Record<RouteMatch['screen'], Handler<AppEnv>>>;
