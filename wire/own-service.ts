/** The content service of an agency's own (decision 86): what it is asked, and where. */
import * as z from 'zod';
import { SealedTokenSchema } from './sealed-token.ts';
import { members } from './tolerant/members.ts';

/**
 * What an agency's own service answers: the core of the contract (`core-calls.ts`), beside which the deployment's
 * answers the rest, or every call.
 */
export const SERVICE_SCOPES = ['core', 'full'] as const;
export type ServiceScope = (typeof SERVICE_SCOPES)[number];

/** Hosts that one agency may name. */
export const MOST_PICTURE_HOSTS = 20;

/** An agency's service as the site needs it; only the door of the site's own binding tells it. */
export const OwnServiceSchema = z.object({
  address: z.string(),
  scope: z.enum(SERVICE_SCOPES),
  /** Hosts whose pictures are fetched and kept, with their ports on this machine. */
  pictureHosts: members(z.string()),
  /** null for a service that asks for none. */
  token: SealedTokenSchema.nullable(),
});
export type OwnService = z.infer<typeof OwnServiceSchema>;

/** What stands before the name of a picture that is kept by its address. */
const BY_ADDRESS = 'at-';

/** Whether a picture is one that was fetched from an address. */
export const isByAddress = (name: string): boolean => name.startsWith(BY_ADDRESS);

/** The name under which the picture of an address is kept: of its SHA-256, so that another address is another picture. */
export async function nameOfAddress(address: URL): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address.href));
  const hex = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return BY_ADDRESS + hex.slice(0, 40);
}
