import * as z from 'zod';
import { type Ask, FeedFault } from '../../kind.ts';

const idText = z.union([
  z.string().regex(/^\d{1,12}$/),
  z.number().int().min(1).max(999_999_999_999).transform(String),
]);

/** Settings of an agency: its number at Zabun (`X-CLIENT-ID`), and that of its user (`X-USER-ID`) where one is given. */
export const ZabunSettings = z.strictObject({ client: idText, user: idText.optional() });

/** A key as a header can carry it. */
const key = z.string().regex(/^[\x21-\x7e]{1,200}$/);

/** The vendor's former host, which it takes away. */
const FORMER = 'public.api-cms.zabun.be';

/** The deployment's account at Zabun: the keys that its support gives, one set for all agencies. */
export const ZabunAccount = z.strictObject({
  api_key: key,
  client_id: key,
  server_id: key,
  address: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .refine((address) => new URL(address).hostname !== FORMER, {
      message: 'Zabun has left this host; leave the address out, or give https://gateway-cmsapi.v2.zabun.be',
    })
    .default('https://gateway-cmsapi.v2.zabun.be'),
  /** Path of the call that takes a home's state and page, with `{id}` for the home: no public source names it. */
  mediaStatus: z
    .string()
    .regex(/^\/[\w/.-]*\{id\}[\w/.-]*$/)
    .max(200)
    .optional(),
});

/** A call's agency and account. */
export interface Zabun {
  readonly client: string;
  readonly user: string | null;
  readonly keys: Readonly<Record<'api_key' | 'client_id' | 'server_id', string>>;
  /** Without a slash at its end. */
  readonly base: string;
  readonly mediaStatus: string | null;
}

/** Settings and account of a call. Throws FeedFault when one is missing or cannot be read. */
export function zabunOf({ settings, account }: Pick<Ask, 'settings' | 'account'>): Zabun {
  const [own, shared] = [ZabunSettings.safeParse(settings), ZabunAccount.safeParse(account)];
  if (!own.success) throw new FeedFault('settings', 'the agency’s number is missing or is no number');
  if (!shared.success)
    throw new FeedFault(
      'settings',
      'the account of the deployment is missing, incomplete or for the former host',
    );
  const { address, mediaStatus = null, ...keys } = shared.data;
  return {
    client: own.data.client,
    user: own.data.user ?? null,
    keys,
    base: address.replace(/\/+$/, ''),
    mediaStatus,
  };
}
