import type { Work } from './kinds.ts';

/**
 * Bindings of wrangler.toml, without its databases: `platform/db/shards.ts` is the only way to one, and asks whose it
 * is.
 */
export interface Bindings {
  /** Pictures, in the sizes listed in the table `assets`. */
  PICTURES: R2Bucket;
  /** Street archives, which the site reads. */
  MAPS: R2Bucket;
  /** Shared with the site: the content version of each site. */
  CACHE: KVNamespace;
  /** OpenAPI documents, one file per door. */
  CONTRACT: Fetcher;
  /** Sends mail; locally it writes files. */
  EMAIL: SendEmail;
  /** Queue of work, in pieces that fit into one invocation. */
  WORK: Queue<Work>;
  /** Queue of visitors' forms at the site: operators can send a failed form back to it. */
  FORMS: Queue;
  /** Sender address of mails, on the platform's sending domain, for sites without one of their own (decision 170). */
  MAIL_FROM: string;
  /**
   * Secret of at least 32 characters; together with a subscription's seed it generates the tokens of its
   * mails.
   */
  TOKEN_SECRET?: string;
  /** Milliseconds after which a request for a sign-in link is answered, instead of 600; for tests. */
  SIGN_IN_PACE_MS?: string;
  /** Template of a site's origin, when the caller does not state one: `https://{hostname}` by default. */
  PUBLIC_ORIGIN_TEMPLATE?: string;
  /** Domain of previews: each site is shown at `{id}.{PREVIEW_DOMAIN}` too, and mails asked for there link there. */
  PREVIEW_DOMAIN?: string;
  /** Secret of at least 32 characters: the deployment's own token, for all calls and sites. */
  OPERATOR_TOKEN?: string;
  /**
   * Secret of at least 32 characters: the token of a site Worker that calls over HTTP, for reading all sites.
   */
  CONTENT_SERVICE_TOKEN?: string;
  /** Secret shared with the site: encrypts the tokens of agencies' own services (wire/sealed-token.ts). */
  SERVICE_KEYS?: string;
  /**
   * Hosts with ports of this machine that an agency's own service and pictures may use; only set on a
   * developer's machine.
   */
  LOCAL_SERVICES?: string;
  /** Hosts, separated by spaces, of pictures that every site shows: as in the site's own settings (decision 113). */
  MEDIA_HOSTS?: string;
  /** Where search engines are told of changed pages (IndexNow); its common address by default. For tests. */
  INDEX_NOW_URL?: string;
  /** Resolver that is asked whether a hostname is an agency's own; a public one by default. For tests. */
  DNS_URL?: string;
  /**
   * Resizes pictures that come by address to our widths; without it, only pictures that need no resizing are
   * kept.
   */
  IMAGES?: ImagesBinding;
  /** Counts writing calls by token; without it there is no limit. */
  WRITE_LIMIT?: RateLimit;
}
