import type { Handler } from 'hono';
import type { Locale } from '../../domain/locale.ts';
import type { RouteMatch } from '../../domain/routes.ts';
import type { Translator } from '../../locales/translator.ts';
import type { Site } from '../../wire/site.ts';
import type { Bindings } from './bindings.ts';
import type { ContentVersions } from './cache/versions.ts';
import type { Content } from './content/content.ts';
import type { Log } from './errors/log.ts';

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
  /** Made when the first view of a request is; foreign hosts are refused, and told of, by one rule. */
  allowsHost?: (host: string) => boolean;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}

/** What answers a method at the address of each screen. */
export type PageHandlers = Partial<Record<RouteMatch['screen'], Handler<AppEnv>>>;
