/**
 * Encrypts the token that the site sends to an agency's own content service: AES-GCM under a deployment key,
 * bound to site and address, so that an altered row cannot be decrypted.
 */
import * as z from 'zod';

export const SealedTokenSchema = z.object({
  /** Id of the key that encrypted it. */
  key: z.string(),
  /** Initialisation vector and ciphertext, Base64. */
  text: z.string(),
});
type SealedToken = z.infer<typeof SealedTokenSchema>;

/** The site and service address that a token is bound to. */
interface TokenFor {
  readonly siteId: string;
  /** As stored. */
  readonly address: string;
}

/** Length of the initialisation vector in bytes (NIST SP 800-38D §5.2.1.1). */
const IV_BYTES = 12;
/** Minimum length of a key's secret. */
const LEAST_SECRET = 32;

interface DeploymentKey {
  readonly id: string;
  readonly secret: string;
}

/** No key can encrypt or decrypt; the message says why and holds no secret. */
export class NoSuchKey extends Error {
  override readonly name = 'NoSuchKey';
}

/**
 * The keys of SERVICE_KEYS, `id:secret` separated by spaces: the first encrypts, each of them can decrypt.
 */
const keysOf = (text: string | undefined): readonly DeploymentKey[] =>
  (text ?? '').split(/\s+/).flatMap((part) => {
    const [, id, secret] = /^([a-z0-9-]{1,20}):(\S+)$/.exec(part) ?? [];
    return id === undefined || secret === undefined || secret.length < LEAST_SECRET ? [] : [{ id, secret }];
  });

async function cryptoKey({ secret }: DeploymentKey): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

const algorithm = (iv: Uint8Array<ArrayBuffer>, { siteId, address }: TokenFor) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(JSON.stringify([siteId, address])),
});

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Encrypts a token with the newest key. Throws NoSuchKey when the deployment has none. */
export async function sealToken(
  token: string,
  whom: TokenFor,
  serviceKeys: string | undefined,
): Promise<SealedToken> {
  const [key] = keysOf(serviceKeys);
  if (key === undefined) throw new NoSuchKey('SERVICE_KEYS has no key of 32 characters or more');
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    algorithm(iv, whom),
    await cryptoKey(key),
    new TextEncoder().encode(token),
  );
  return { key: key.id, text: toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)])) };
}

/**
 * Decrypts a token. Throws NoSuchKey when its key is missing or was changed, or when it is bound to another
 * site or address.
 */
export async function openToken(
  { key: id, text }: SealedToken,
  whom: TokenFor,
  serviceKeys: string | undefined,
): Promise<string> {
  const key = keysOf(serviceKeys).find((one) => one.id === id);
  if (key === undefined) throw new NoSuchKey(`SERVICE_KEYS has no key "${id}"`);
  try {
    const bytes = fromBase64(text);
    const opened = await crypto.subtle.decrypt(
      algorithm(bytes.slice(0, IV_BYTES), whom),
      await cryptoKey(key),
      bytes.slice(IV_BYTES),
    );
    return new TextDecoder().decode(opened);
  } catch {
    throw new NoSuchKey(`the token of ${whom.siteId} does not open with the key "${id}"`);
  }
}
