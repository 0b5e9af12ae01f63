import { randomBytes } from 'node:crypto';
import { sha256 } from '../hash.ts';

/** `gvl_<id>_<secret>`: a prefix for scanners of leaked secrets, a public id, 256 random bits. */
const SHAPE = /^gvl_([0-9a-f]{12})_([A-Za-z0-9_-]{43})$/;

/** The id of a token in lists and the journal. */
export const TOKEN_ID = /^[0-9a-f]{12}$/;

/** A new token. Its text is returned to the caller once, and never stored. */
interface NewToken {
  readonly id: string;
  /** The stored form of its secret. */
  readonly hash: string;
  readonly text: string;
}

/**
 * The stored form of a token's secret: 256 random bits cannot be guessed, so a slow hash would add nothing.
 */
export const secretHash = (secret: string): string => sha256(secret);

/** Creates a token. */
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
