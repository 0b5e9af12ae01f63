import { createHmac, randomBytes } from 'node:crypto';
import type { TokenPurpose } from '../../wire/subscription.ts';
import { sha256 } from './hash.ts';

const LEAST_SECRET = 32;
/** How long a link to confirm works; those to manage and to unsubscribe work while the subscription lasts. */
export const CONFIRM_DAYS = 7;

/** 256 random bits from which the tokens of a subscription, or an appointment's id, are made. */
export const newSeed = (): string => randomBytes(32).toString('base64url');

/** What there are tokens for; each has a row in the test of secrets that are turned (`turned-secrets.test.ts`). */
export type Purpose =
  | TokenPurpose
  | 'appointment'
  | 'contract'
  | 'erasure'
  | 'lead'
  | 'staff'
  | 'valuation'
  | `answer/${string}`
  | `calendar/${string}`;

/** What a token is made for. */
interface TokenOf {
  readonly siteId: string;
  readonly purpose: Purpose;
  readonly seed: string;
}

/**
 * A token of 256 bits, bound to site and purpose. It is made anew for each mail from the subscription's
 * random seed and a secret outside the database, so that the database need only keep its hash: who
 * reads the database has neither token nor the means to make one. Throws without a secret.
 */
export function tokenFor({ siteId, purpose, seed }: TokenOf, secret: string | undefined): string {
  if (secret === undefined || secret.length < LEAST_SECRET) {
    throw new Error(`TOKEN_SECRET must have ${LEAST_SECRET} characters at least`);
  }
  return createHmac('sha256', secret).update(`${siteId}\n${purpose}\n${seed}`).digest('base64url');
}

/** How a token is stored and looked up. */
export const tokenHash = (token: string): string => sha256(token);
