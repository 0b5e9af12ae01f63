import type { Log } from '../../../domain/log.ts';
import { ROLES, type Role } from '../../../wire/access-token.ts';
import type { Bindings } from '../../env.ts';
import { type Caller, EVERY_SITE } from '../caller.ts';
import { findCaller } from './find-caller.ts';

/** A way into the service. */
export interface Door {
  /** As the file is called that describes its calls. */
  readonly name: 'public' | 'site';
  /** The roles whose calls there are behind it; others do not exist. */
  readonly roles: readonly Role[];
  /** Who comes in; null for those to whom it stays closed. */
  readonly callerOf: (
    authorization: string | undefined,
    bindings: Bindings,
    log: Log,
  ) => Promise<Caller | null>;
}

/** The door with a lock: every call shows a token. */
export const PUBLIC_DOOR: Door = { name: 'public', roles: ROLES, callerOf: findCaller };

/** The door of the site's binding, which nobody else has: no token, and nothing to write or to operate. */
export const SITE_DOOR: Door = {
  name: 'site',
  roles: ['read'],
  callerOf: async () => ({ who: 'site', role: 'read', siteId: EVERY_SITE }),
};

/** All of them. */
export const DOORS: readonly Door[] = [PUBLIC_DOOR, SITE_DOOR];
