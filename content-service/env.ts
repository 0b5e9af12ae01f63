import type { Work } from './work.ts';

/** Bindings of wrangler.toml. */
export interface Bindings {
  DB: D1Database;
  /** Further databases, from `DB_1` on: `platform/db/shards.ts` says which site is where. */
  [shard: `DB_${number}`]: D1Database | undefined;
  /** Pictures, in the sizes the table `assets` names. */
  PICTURES: R2Bucket;
  /** Archives of streets, which the site reads. */
  MAPS: R2Bucket;
  /** Shared with the site: the content version of each site. */
  CACHE: KVNamespace;
  /** Descriptions of the calls, a file for each door. */
  CONTRACT: Fetcher;
  /** Sends mail; locally it is written to files. */
  EMAIL: SendEmail;
  /** Work in pieces of what fits into one invocation. */
  WORK: Queue<Work>;
  /** Forms of visitors that wait at the site: one that failed goes back there when an operator says so. */
  FORMS: Queue;
  /** Address that mail comes from: of the platform's domain that may send. */
  MAIL_FROM: string;
  /** Secret, 32 characters at least: with a subscription's seed it makes the tokens of its mails. */
  TOKEN_SECRET?: string;
  /** How a site's addresses begin where the caller does not say: `https://{hostname}` without one. */
  PUBLIC_ORIGIN_TEMPLATE?: string;
  /** A site shows at `{id}.{PREVIEW_DOMAIN}` too, and mails of what was asked there lead there. */
  PREVIEW_DOMAIN?: string;
  /** Secret, 32 characters at least: the deployment's own token, for all calls and every site. */
  OPERATOR_TOKEN?: string;
  /** Secret, 32 characters at least: the token of a site that calls over HTTP, for reading of every site. */
  CONTENT_SERVICE_TOKEN?: string;
  /** Secret, shared with the site: seals the tokens of agencies' own services (wire/sealed-token.ts). */
  SERVICE_KEYS?: string;
  /** Hosts of this machine that an agency's own service and its pictures may have, with their ports; nowhere else. */
  LOCAL_SERVICES?: string;
  /** Makes pictures that come by address in our widths; without it only those are kept that need no making. */
  IMAGES?: ImagesBinding;
  /** Counts calls that write, by token; without it nobody is limited. */
  WRITE_LIMIT?: RateLimit;
}
