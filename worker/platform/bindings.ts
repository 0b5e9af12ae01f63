/** Bindings of wrangler.toml. */
export interface Bindings {
  /** The embedded content service; unused when CONTENT_SERVICE_URL is set. */
  CONTENT?: Fetcher;
  /** The public door of the embedded content service; on a developer's machine only. */
  CONTENT_DOOR?: Fetcher;
  /** Base address of a content service elsewhere. */
  CONTENT_SERVICE_URL?: string;
  /** Secret: bearer token for it. */
  CONTENT_SERVICE_TOKEN?: string;
  /** Secret, shared with the content service: opens the tokens of agencies' own services (wire/sealed-token.ts). */
  SERVICE_KEYS?: string;
  /** Hosts of this machine that an agency's own service may have, with their ports; on a developer's machine only. */
  LOCAL_SERVICES?: string;
  /** Cached site data and the content versions, shared with the content service. */
  CACHE: KVNamespace;
  /** Archives of vector tiles, shared with the content service; without it no map has streets. */
  MAPS?: R2Bucket;
  /** Counts newly drawn maps per sender; without it there is no limit. */
  MAP_LIMIT?: RateLimit;
  /** Counts forms by site, form and sender; without it there is no limit. */
  FORM_LIMIT?: RateLimit;
  /** The same for forms without a valid Turnstile token. */
  FORM_LIMIT_UNVERIFIED?: RateLimit;
  /** Secret: JSON of site id → secret key of its Turnstile; a site without one is not held to it. */
  TURNSTILE_SECRETS?: string;
  /** Address that checks Turnstile's tokens, instead of Cloudflare's. */
  TURNSTILE_VERIFY_URL?: string;
  /** Secret: key of the hashes by which bookings are counted by network; without it none is named. */
  NETWORK_SECRET?: string;
  /** Milliseconds that a form takes at least to fill in, instead of 2000; for tests. */
  FORM_PACE_MS?: string;
  /** Forms that wait while the content service is out of reach; without it they are refused for now. */
  FORMS?: Queue;
  /** Hears of each request; without it only the log does. */
  METRICS?: AnalyticsEngineDataset;
  /** Built client files. */
  ASSETS: Fetcher;
  /** Identifies the deployment. */
  DEPLOYMENT?: WorkerVersionMetadata;
  /** Another text makes every page of the deployment anew: for a mistake in what was drawn. */
  PAGE_EDITION?: string;
  /** A site shows at `{id}.{PREVIEW_DOMAIN}` before its own hostname leads here; without it nowhere. */
  PREVIEW_DOMAIN?: string;
  /** Secret that lets operators purge; without it the route does not exist. */
  OPS_SECRET?: string;
  /** Hosts, separated by spaces, whose pictures may be proxied under /media/. */
  MEDIA_HOSTS?: string;
}
