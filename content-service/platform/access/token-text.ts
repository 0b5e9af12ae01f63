import { randomBytes } from 'node:crypto';
import { sha256 } from '../hash.ts';

/** `gvl_<id>_<secret>`: a prefix that scanners of leaked secrets can look for, a public id, 256 random bits. */
const SHAPE = /^gvl_([0-9a-f]{12})_([A-Za-z0-9_-]{43})$/;

/** The id of a token: what lists and the journal name it by. */
export const TOKEN_ID = /^[0-9a-f]{12}$/;

/** A token that was just made. Its text is told to whoever asked for it, and kept by nobody. */
interface NewToken {
  readonly id: string;
  /** How its secret is stored. */
  readonly hash: string;
  readonly text: string;
}

/** How the secret of a token is stored: nobody guesses 256 random bits, so that a slow hash would add nothing. */
export const secretHash = (secret: string): string => sha256(secret);

/** Makes a token. */
export function newToken(): NewToken {
  const id = randomBytes(6).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  return { id, hash: secretHash(secret), text: `gvl_${id}_${secret}` };
}

/** The two parts of a token; null for any other text. */
export function parseToken(text: string): { readonly id: string; readonly secret: string } | null {
  const [, id, secret] = SHAPE.exec(text) ?? [];
  return id === undefined || secret === undefined ? null : { id, secret };
}
