import { createHmac, randomBytes } from 'node:crypto';
import type { TokenPurpose } from '#wire/subscription.ts';
import { sha256 } from './hash.ts';

const LEAST_SECRET = 32;
/** Validity of a confirmation link; links to manage and unsubscribe work while the subscription exists. */
export const CONFIRM_DAYS = 7;

/** 256 random bits from which a subscription's tokens, or an appointment's id, are derived. */
export const newSeed = (): string => randomBytes(32).toString('base64url');

/** Purposes of tokens; each has a row in the test of rotated secrets (`turned-secrets.test.ts`). */
export type Purpose =
  | TokenPurpose
  | 'appointment'
  | 'contract'
  | 'duo'
  | 'erasure'
  | 'lead'
  | 'mailbox'
  | 'seller'
  | 'staff'
  | 'stay'
  | 'valuation'
  | `answer/${string}`
  | `calendar/${string}`;

/** Input of a token. */
interface TokenOf {
  readonly siteId: string;
  readonly purpose: Purpose;
  readonly seed: string;
}

/**
 * A token of 256 bits, bound to site and purpose. It is derived for each mail from a random seed and a secret
 * outside the database, which therefore only stores its hash: a reader of the database can neither see nor
 * derive tokens. Throws without a secret.
 */
export function tokenFor({ siteId, purpose, seed }: TokenOf, secret: string | undefined): string {
  if (secret === undefined || secret.length < LEAST_SECRET) {
    throw new Error(`TOKEN_SECRET must have ${LEAST_SECRET} characters at least`);
  }
  return createHmac('sha256', secret).update(`${siteId}\n${purpose}\n${seed}`).digest('base64url');
}

/** The stored form of a token, for lookup. */
export const tokenHash = (token: string): string => sha256(token);
