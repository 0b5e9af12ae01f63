import type { Locale } from '../domain/locale.ts';
import type { RouteMatch } from '../domain/routes.ts';
import type { Translator } from '../locales/translator.ts';
import type { ContentVersions } from './cache/versions.ts';
import type { Content } from './content/content.ts';
import type { Site } from './content/schemas/site.ts';
import type { Log } from './errors/log.ts';

/** Bindings of wrangler.toml. */
export interface Bindings {
  /** The embedded content service; unused when CONTENT_SERVICE_URL is set. */
  CONTENT?: Fetcher;
  /** Base address of a content service elsewhere. */
  CONTENT_SERVICE_URL?: string;
  /** Secret: bearer token for it. */
  CONTENT_SERVICE_TOKEN?: string;
  /** Cached site data and the content versions, shared with the content service. */
  CACHE: KVNamespace;
  /** Built client files. */
  ASSETS: Fetcher;
  /** Names this deployment in the keys of cached pages. */
  DEPLOYMENT?: WorkerVersionMetadata;
  /** Secret that lets operators purge; without it the route does not exist. */
  OPS_SECRET?: string;
  /** Hosts, separated by spaces, whose pictures may be proxied under /media/. */
  MEDIA_HOSTS?: string;
}

/** What the middleware has put on a request by the time a handler runs. */
export interface Variables {
  requestId: string;
  /** Structured; every line carries the request id. */
  log: Log;
  versions: ContentVersions;
  content: Content;
  site: Site;
  locale: Locale;
  route: RouteMatch;
  t: Translator;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}
