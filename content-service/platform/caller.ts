import type { Role } from '#wire/access-token.ts';

/** Means every site of the deployment, instead of a site's id. */
export const EVERY_SITE = '*';

/** The caller of an operation, with their role. */
export interface Caller {
  /** Name in the journal: the id of a token, `operator`, or `site`. */
  readonly who: string;
  readonly role: Role;
  /** The only site of their calls; EVERY_SITE for any site, and for calls without a site. */
  readonly siteId: string;
}
