import type { RequestIdVariables } from 'hono/request-id';

/** Bindings of wrangler.toml. */
export interface Bindings {
  DB: D1Database;
  /** Pictures, in the sizes the table `assets` names. */
  PICTURES: R2Bucket;
  /** Shared with the site: the content version of each site. */
  CACHE: KVNamespace;
  /** Secret: bearer token that every caller must show; without it only the binding keeps others out. */
  CONTENT_SERVICE_TOKEN?: string;
}

/** Hono's environment of this Worker. */
export interface ContentEnv {
  Bindings: Bindings;
  Variables: RequestIdVariables;
}
