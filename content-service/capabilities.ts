/** The capabilities: a new one is a folder with its `capability.ts`, and a line here (docs/decisions/0139). */
import { ACCESS } from './access/capability.ts';
import { ALERTS } from './alerts/capability.ts';
import { APPOINTMENTS } from './appointments/capability.ts';
import { CALENDARS } from './calendars/capability.ts';
import { CONTACT } from './contact/capability.ts';
import { DEAD_LETTERS } from './dead-letters/capability.ts';
import { DUO } from './duo/capability.ts';
import { ESTATES } from './estates/capability.ts';
import { HEALTH } from './health/capability.ts';
import { INTAKE } from './intake/capability.ts';
import { INTEREST } from './interest/capability.ts';
import { LEADS } from './leads/capability.ts';
import { MAIL } from './mail/capability.ts';
import type { Manifest } from './mail/manifest.ts';
import { MAPS } from './maps/capability.ts';
import { OFFER } from './offer/capability.ts';
import { OWN_SERVICE } from './own-service/capability.ts';
import { PAGES } from './pages/capability.ts';
import { PICTURES } from './pictures/capability.ts';
import { PLATFORM } from './platform/capability.ts';
import { REDIRECTS } from './redirects/capability.ts';
import { RENTALS } from './rentals/capability.ts';
import { SITEMAP } from './sitemap/capability.ts';
import { SITES } from './sites/capability.ts';
import { STAFF } from './staff/capability.ts';
import { VALUATIONS } from './valuations/capability.ts';

/**
 * All of them, each before those that it builds on: its tables refer to theirs, and the cron runs its parts first, so that
 * the mails that they queue are sent in the same minute.
 */
export const CAPABILITIES = [
  ACCESS,
  ALERTS,
  APPOINTMENTS,
  CALENDARS,
  CONTACT,
  DEAD_LETTERS,
  DUO,
  HEALTH,
  INTEREST,
  LEADS,
  MAPS,
  OFFER,
  OWN_SERVICE,
  PAGES,
  REDIRECTS,
  RENTALS,
  SITEMAP,
  SITES,
  STAFF,
  VALUATIONS,
  INTAKE,
  ESTATES,
  MAIL,
  PLATFORM,
  PICTURES,
] as const satisfies readonly Manifest[];

type Capability = (typeof CAPABILITIES)[number];
type Values<K extends keyof Manifest> = Extract<Capability, { readonly [P in K]: object }>[K];
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** A part of all manifests as one table, typed by its keys. */
export const everyOne = <K extends 'mails' | 'leads' | 'tables' | 'shared' | 'work'>(
  part: K,
): AllOf<Values<K>> =>
  Object.assign({}, ...(CAPABILITIES as readonly Manifest[]).map((one) => one[part] ?? {})) as AllOf<
    Values<K>
  >;
