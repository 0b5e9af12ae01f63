import type { Role } from '../../wire/access-token.ts';

/** Stands for every site of the deployment where the id of a site would stand. */
export const EVERY_SITE = '*';

/** Who makes a call, and what they may do. */
export interface Caller {
  /** As the journal names them: the id of a token, `operator`, or `site`. */
  readonly who: string;
  readonly role: Role;
  /** The one site that they may call about; EVERY_SITE for any, and for calls that are about none. */
  readonly siteId: string;
}
