/**
 * Visitors' data in a backup: AES-GCM with a key that PBKDF2 derives from the passphrase in a file. Each portion of a
 * file is sealed by itself, bound to its site, its table, its place and to whether it is the last one, so that none can
 * be exchanged, left out or added.
 */
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { Refused } from '../errors.ts';

/** Rounds of PBKDF2 with SHA-256, as OWASP recommends for passphrases (Password Storage Cheat Sheet). */
const ROUNDS = 600_000;
/** Characters of the shortest passphrase. */
const SHORTEST = 16;
const IV_BYTES = 12;
/** What is sealed beside the data, so that a wrong passphrase is told from a broken file. */
const PROOF = 'gevel';

/** How the key of a backup follows from the passphrase (in its manifest). */
export const SealSchema = z.object({
  kdf: z.literal('PBKDF2-SHA-256'),
  rounds: z.number().int().min(ROUNDS).max(10_000_000),
  /** Base64url. */
  salt: z.string().min(22),
  proof: z.string(),
});
export type Seal = z.infer<typeof SealSchema>;

/** The place of a portion: no other place opens it. */
export interface Place {
  readonly site: string;
  readonly table: string;
  readonly index: number;
  readonly isLast: boolean;
}

const associated = (place: Place): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify([place.site, place.table, place.index, place.isLast]));

/** Seals a portion: the nonce, then the sealed bytes with their tag. */
export async function seal(key: CryptoKey, text: string, place: Place): Promise<Uint8Array> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const algorithm = { name: 'AES-GCM', iv, additionalData: associated(place) };
  const sealed = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(text));
  return Buffer.concat([iv, new Uint8Array(sealed)]);
}

/** The text of a portion; null when it was sealed with another key, for another place, or is broken. */
export async function unseal(key: CryptoKey, bytes: Uint8Array, place: Place): Promise<string | null> {
  const own = new Uint8Array(bytes);
  const algorithm = {
    name: 'AES-GCM',
    iv: own.subarray(0, IV_BYTES),
    additionalData: associated(place),
  };
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, own.subarray(IV_BYTES)));
  } catch {
    // WebCrypto says no more than that it failed.
    return null;
  }
}

/** The passphrase in a file, without the line end. Throws Refused when it is too short. */
export async function readPassphrase(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Refused(`${file}: the file of the passphrase cannot be read.`);
  });
  const passphrase = text.trim();
  if (passphrase.length >= SHORTEST) return passphrase;
  throw new Refused(
    `${file}: the passphrase needs ${SHORTEST} characters; \`openssl rand -base64 32\` makes one.`,
  );
}

async function keyOf(file: string, { rounds, salt }: Pick<Seal, 'rounds' | 'salt'>): Promise<CryptoKey> {
  const passphrase = new TextEncoder().encode(await readPassphrase(file));
  const base = await crypto.subtle.importKey('raw', passphrase, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    {
      name: 'PBKDF2',
      hash: 'SHA-256',
      salt: new Uint8Array(Buffer.from(salt, 'base64url')),
      iterations: rounds,
    },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

const proofPlace = (site: string): Place => ({ site, table: '', index: 0, isLast: true });

/** A new key for a backup of a site, and how it followed. */
export async function newSeal(
  file: string,
  site: string,
): Promise<{ readonly key: CryptoKey; readonly seal: Seal }> {
  const salt = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');
  const key = await keyOf(file, { rounds: ROUNDS, salt });
  const proof = Buffer.from(await seal(key, PROOF, proofPlace(site))).toString('base64url');
  return { key, seal: { kdf: 'PBKDF2-SHA-256', rounds: ROUNDS, salt, proof } };
}

/** The key of a backup. Throws Refused for another passphrase. */
export async function openSeal(file: string, site: string, seal: Seal): Promise<CryptoKey> {
  const key = await keyOf(file, seal);
  if ((await unseal(key, Buffer.from(seal.proof, 'base64url'), proofPlace(site))) === PROOF) return key;
  throw new Refused(`${file} is not the passphrase of this backup.`);
}
