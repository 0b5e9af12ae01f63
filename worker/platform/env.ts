import type { Context } from 'hono';
import type { z } from 'zod';
import type { Form } from '#domain/forms/read-form.ts';
import type { Locale } from '#domain/locale.ts';
import type { RouteMatch } from '#domain/routes.ts';
import type { Translator } from '#locales/translator.ts';
import type { Feature, Site } from '#wire/site.ts';
import type { SiteAnswer } from '#wire/site-answer.ts';
import type { Bindings } from './bindings.ts';
import type { SharedPage } from './cache/page-address.ts';
import type { PartMemory } from './cache/part-memory.ts';
import type { ContentVersions } from './cache/versions.ts';
import type { Content, SiteContent } from './content/content.ts';
import type { Log } from './errors/log.ts';
import type { Budget } from './limits/budget.ts';
import type { Visit } from './metrics/interest.ts';
import type { Upstream } from './metrics/upstream.ts';

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
  site: Site &
    Pick<
      SiteAnswer,
      | 'service'
      | 'everyOption'
      | 'knowsTraits'
      | 'knowsAreas'
      | 'hasOldAddresses'
      | 'newsIn'
      | 'leadSystems'
      | 'cardSystem'
    >;
  /** Whether the host is the site's preview address, which search engines must not index. */
  preview: boolean;
  /** Whether the host is a secret address of the site, whose pages nobody else may get (decision 131). */
  secret: boolean;
  locale: Locale;
  route: RouteMatch;
  /** Absent where the app has no such screen. */
  screen?: SiteScreen;
  /** The load of the page, once it has begun. */
  started?: Started;
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
  /** In which lists a search counts (`domain/interest/coarse-search.ts`), a line each: the list, a blank, and what. */
  searched?: string;
  /** Homes that the answer listed for this visitor, as the screen says them. */
  listedHomes?: Omit<Visit, 'site'>;
  /** The isolate's cache of parts of pages. */
  partMemory: PartMemory;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}

/** Answers a request. */
export type Answer = (c: Context<AppEnv>) => Response | Promise<Response>;

/** What a screen's load is given: all that is known of a request before its first call. */
export interface Given {
  readonly content: SiteContent;
  readonly site: Variables['site'];
  readonly locale: Locale;
  /** Decoded parameters of the path. */
  readonly params: RouteMatch['params'];
  readonly search: URLSearchParams;
  /** Whether the visitor asks for data that no cache has kept. */
  readonly anew: boolean;
}

/** A page whose load has begun: its calls, and how it answers with their results. */
export interface Started {
  readonly calls: readonly Promise<unknown>[];
  readonly answer: Answer;
}

/** A call of the site's scripts, below `/{lang}/ajax` (spec 1 §2). */
export interface ScriptCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly answer: Answer;
}

/** A form of the site, as its routes and shared checks need it. */
export interface SiteForm {
  /** In limits, logs and Turnstile tokens. */
  readonly name: string;
  /** The call of the content service for which it may wait in the queue; null for one that never waits. */
  readonly queue: string | null;
  readonly form: Form<z.core.$ZodType>;
  /** Takes a POST to its screen. */
  readonly post: Answer;
  /** Takes the same body from a script. */
  readonly call: ScriptCall;
}

/** A screen of the site: everything that code outside its folder needs to know about it. */
export interface SiteScreen {
  readonly name: RouteMatch['screen'];
  /** A site without it has no such screen, and no call of its form. */
  readonly feature?: Feature;
  /** Begins its load: once per page, before the site's texts are there. */
  readonly start: (given: Given) => Started;
  /** Takes a POST to its address; a form has its own. */
  readonly post?: Answer;
  readonly form?: SiteForm;
  /**
   * Whether a sitemap lists it. `never`: personal screens, and screens that follow another one; `by item`: each of
   * its pages has an entry of its own.
   */
  readonly listed: 'always' | 'with news' | 'by item' | 'never';
  /** Crawlers need not request it: its address contains a secret, or it is a form about one estate. */
  readonly uncrawled?: true;
  /** Absent for forms, tokens and redirects, which are never cached. */
  readonly shared?: SharedPage;
  /** Query that leads to the same content in another language. */
  readonly retainedQuery?: (search: URLSearchParams) => string;
  /** Query of its address for search engines, when it is not the whole one. */
  readonly canonicalQuery?: (search: URLSearchParams) => URLSearchParams;
  /** What it may embed from other hosts: an agency's map tiles, videos and tours. */
  readonly embeds?: readonly ('tiles' | 'videos')[];
}
