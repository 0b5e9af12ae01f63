/** Secrets of feeds and of the deployment's accounts, sealed like the tokens of agencies' own services (decision 86). */
import { NoSuchKey, openToken, sealToken } from '#wire/sealed-token.ts';
import type { Bindings } from '../../env.ts';
import { FeedFault } from './kind.ts';

/** Whose secret it is: sealed for one, it does not open for another. */
type SecretOf =
  | { readonly siteId: string; readonly feed: string; readonly kind: string }
  | { readonly account: string };

type Sealed = Awaited<ReturnType<typeof sealToken>>;
type Keys = Pick<Bindings, 'SERVICE_KEYS'>;

/** No site has an empty id, and no service an address of these forms. */
const boundTo = (whose: SecretOf) =>
  'account' in whose
    ? { siteId: '', address: `feed-account:${whose.account}` }
    : { siteId: whose.siteId, address: `feed:${whose.kind}:${whose.feed}` };

/** Seals a secret with the newest key of SERVICE_KEYS. Throws NoSuchKey. */
export const sealSecret = (secret: unknown, whose: SecretOf, { SERVICE_KEYS }: Keys): Promise<Sealed> =>
  sealToken(JSON.stringify(secret), boundTo(whose), SERVICE_KEYS);

/** Opens a sealed secret; null stays null. Throws FeedFault when its key is gone. */
export async function openSecret(
  sealed: Sealed | null,
  whose: SecretOf,
  { SERVICE_KEYS }: Keys,
): Promise<unknown> {
  if (sealed === null) return null;
  try {
    return JSON.parse(await openToken(sealed, boundTo(whose), SERVICE_KEYS));
  } catch (error) {
    if (!(error instanceof NoSuchKey)) throw error;
    throw new FeedFault('settings', 'the secret does not open: its key is no longer in SERVICE_KEYS');
  }
}
