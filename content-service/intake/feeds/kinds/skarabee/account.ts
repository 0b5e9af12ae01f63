import * as z from 'zod';
import { type Ask, FeedFault } from '../../kind.ts';

/**
 * Settings of an agency. The interface's file names an address over plain http, over which a login would travel
 * unencrypted: the room calls https only (decision 162).
 */
export const SkarabeeSettings = z.strictObject({
  address: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .default('https://weblink.skarabee.com/v41/weblink.asmx'),
  /** Hosts of its pictures, which no public source names. */
  pictureHosts: z.array(z.string().max(253)).max(10).optional(),
});

/** The agency's login at the interface. */
export const SkarabeeSecrets = z.strictObject({
  username: z.string().min(1).max(200),
  password: z.string().min(1).max(200),
});

/** A call's agency and login. */
export interface Skarabee {
  readonly address: string;
  readonly username: string;
  readonly password: string;
}

/** Settings and login of a call. Throws FeedFault when one is missing or cannot be read. */
export function skarabeeOf({ settings, secrets }: Pick<Ask, 'settings' | 'secrets'>): Skarabee {
  const [own, login] = [SkarabeeSettings.safeParse(settings), SkarabeeSecrets.safeParse(secrets)];
  if (!own.success) throw new FeedFault('settings', 'the address is none');
  if (!login.success) throw new FeedFault('settings', 'the login of the agency is missing or incomplete');
  return { address: own.data.address, ...login.data };
}
