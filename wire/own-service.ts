/** The content service of an agency's own (decision 86): its address and the calls that it answers. */
import * as z from 'zod';
import { SealedTokenSchema } from './sealed-token.ts';
import { orElse } from './tolerant/leniency.ts';
import { members } from './tolerant/members.ts';

/**
 * Scope of an agency's own service: `core` answers the core calls (`core-calls.ts`) and the deployment's
 * service the rest; `full` answers every call.
 */
export const SERVICE_SCOPES = ['core', 'full'] as const;
export type ServiceScope = (typeof SERVICE_SCOPES)[number];

/** Abilities beyond the core: searches by traits (decision 150), and by a drawn area (decision 151). */
export const ABILITIES = ['traits', 'areas'] as const;
export type Ability = (typeof ABILITIES)[number];

/** Maximum number of picture hosts of an agency. */
export const MOST_PICTURE_HOSTS = 20;

/**
 * An agency's service as the site needs it; only the site's own binding to the content service returns it.
 */
export const OwnServiceSchema = z.object({
  address: z.string(),
  scope: z.enum(SERVICE_SCOPES),
  /** Hosts whose pictures are fetched and stored, with their ports on a developer's machine. */
  pictureHosts: members(z.string()),
  /** Its declared abilities. */
  knows: orElse(members(z.enum(ABILITIES)), []),
  /** null for a service that needs no token. */
  token: SealedTokenSchema.nullable(),
});
export type OwnService = z.infer<typeof OwnServiceSchema>;

/** Name prefix of a picture stored by its address. */
const BY_ADDRESS = 'at-';

/** Whether a picture was fetched from an address. */
export const isByAddress = (name: string): boolean => name.startsWith(BY_ADDRESS);

/**
 * Name of the picture stored for an address. It is a hash (SHA-256) of the address, so another address is
 * another picture.
 */
export async function nameOfAddress(address: URL): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address.href));
  const hex = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return BY_ADDRESS + hex.slice(0, 40);
}
