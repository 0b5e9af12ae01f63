import { sameSecret } from '../platform/access/same-secret.ts';
import { newSeed, tokenFor } from '../platform/tokens.ts';

const macOf = (siteId: string, emailKey: string, seed: string, secret: string | undefined): string =>
  tokenFor({ siteId, purpose: 'staff', seed: `proof\n${emailKey}\n${seed}` }, secret);

/**
 * Proof that a browser signed in as this address: a random seed and its HMAC. It opens nothing; it only gives
 * the browser limits of its own (decision 116). Throws without a secret.
 */
export function newProof(siteId: string, emailKey: string, secret: string | undefined): string {
  const seed = newSeed();
  return `${seed}.${macOf(siteId, emailKey, seed, secret)}`;
}

/** Whether a proof is of this site and address. An absent one costs the same comparison. */
export function isProof(
  proof: string | undefined,
  siteId: string,
  emailKey: string,
  secret: string | undefined,
): boolean {
  const [seed = '', mac = ''] = (proof ?? '').split('.');
  return sameSecret(mac, macOf(siteId, emailKey, seed, secret));
}
