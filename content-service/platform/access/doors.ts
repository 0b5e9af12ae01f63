import type { Log } from '#domain/log.ts';
import { ROLES, type Role } from '#wire/access-token.ts';
import type { Bindings } from '../../env.ts';
import { type Caller, EVERY_SITE } from '../caller.ts';
import { findCaller } from './find-caller.ts';

/** An entrance to the service. */
export interface Door {
  /** Name of its OpenAPI file. */
  readonly name: 'public' | 'site';
  /** Roles whose calls exist behind it; other calls do not exist there. */
  readonly roles: readonly Role[];
  /** The caller of a request; null without access. */
  readonly callerOf: (
    authorization: string | undefined,
    bindings: Bindings,
    log: Log,
  ) => Promise<Caller | null>;
}

/** The public door: every call needs a token. */
export const PUBLIC_DOOR: Door = { name: 'public', roles: ROLES, callerOf: findCaller };

/** The door of the site's binding, which only the site has: no token, and only reading calls. */
export const SITE_DOOR: Door = {
  name: 'site',
  roles: ['read'],
  callerOf: async () => ({ who: 'site', role: 'read', siteId: EVERY_SITE }),
};

/** All doors. */
export const DOORS: readonly Door[] = [PUBLIC_DOOR, SITE_DOOR];
