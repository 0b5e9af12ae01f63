/** Bindings of wrangler.toml. */
export interface Bindings {
  /** The embedded content service; unused when CONTENT_SERVICE_URL is set. */
  CONTENT?: Fetcher;
  /** The public entry point of the embedded content service; on a developer's machine only. */
  CONTENT_DOOR?: Fetcher;
  /** Base address of an external content service. */
  CONTENT_SERVICE_URL?: string;
  /** Secret: bearer token for CONTENT_SERVICE_URL. */
  CONTENT_SERVICE_TOKEN?: string;
  /**
   * Secret, shared with the content service: decrypts the tokens of agencies' own services (wire/sealed-token.ts).
   */
  SERVICE_KEYS?: string;
  /** Local hosts with ports that an agency's own service may use; on a developer's machine only. */
  LOCAL_SERVICES?: string;
  /** Cached site data and the content versions, shared with the content service. */
  CACHE: KVNamespace;
  /** Archives of vector tiles, shared with the content service; without it no map has streets. */
  MAPS?: R2Bucket;
  /** Counts newly drawn maps, calendars and answers for assistants per sender; without it there is no limit. */
  MAP_LIMIT?: RateLimit;
  /** Counts forms by site, form and sender; without it there is no limit. */
  FORM_LIMIT?: RateLimit;
  /** Counts forms by signed-in session, and by whole network; without it there is no limit. */
  FORM_LIMIT_WIDE?: RateLimit;
  /** The same for forms without a valid Turnstile token. */
  FORM_LIMIT_UNVERIFIED?: RateLimit;
  /** Secret: JSON of site id → Turnstile secret key; forms of a site without one need no Turnstile. */
  TURNSTILE_SECRETS?: string;
  /** Address for checking Turnstile tokens, instead of Cloudflare's. */
  TURNSTILE_VERIFY_URL?: string;
  /** Secret: HMAC key of the visitor's network, by which bookings are counted; without it no network is sent. */
  NETWORK_SECRET?: string;
  /** Shortest time to fill in a form, milliseconds, instead of 2000; for tests. */
  FORM_PACE_MS?: string;
  /** Queue for forms while the content service is unreachable; without it they are refused. */
  FORMS?: Queue;
  /** Receives a data point per request; without it requests are only logged. */
  METRICS?: AnalyticsEngineDataset;
  /** Built client files. */
  ASSETS: Fetcher;
  /** Identifies the deployment. */
  DEPLOYMENT?: WorkerVersionMetadata;
  /** Part of the key of cached pages: change it to discard all of them, for example after a rendering error. */
  PAGE_EDITION?: string;
  /** Domain of previews: `{id}.{PREVIEW_DOMAIN}` shows a site before its hostname points here; without it, none. */
  PREVIEW_DOMAIN?: string;
  /** Secret of operators, for purging and health details; without it the purge route does not exist. */
  OPS_SECRET?: string;
  /** Hosts, separated by spaces, whose pictures may be proxied under /media/. */
  MEDIA_HOSTS?: string;
}
