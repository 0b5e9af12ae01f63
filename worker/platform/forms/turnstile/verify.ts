import * as z from 'zod';

/** Time limit of the Turnstile call, milliseconds. */
const TIMEOUT = 3_000;
/** Longest token, characters, according to Turnstile's documentation. */
const MAX_TOKEN = 2048;

/** The used fields of siteverify's answer. */
const VerdictSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
});

/** A token, and the values that it must match. */
interface Proof {
  readonly token: string;
  readonly secret: string;
  readonly verifyUrl: string;
  readonly hostname: string;
  readonly action: string;
  /** The visitor's IP address; empty when unknown. */
  readonly address: string;
}

/**
 * Checks a token with Turnstile: true when it is valid for this host and this form. Throws when Turnstile cannot be
 * reached, or takes longer than three seconds.
 */
export async function isVouchedFor(proof: Proof): Promise<boolean> {
  const { token, secret, verifyUrl, hostname, action, address } = proof;
  if (token.length > MAX_TOKEN) return false;
  const body = new URLSearchParams({ secret, response: token });
  if (address !== '') body.set('remoteip', address);
  const response = await fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT) });
  const verdict = VerdictSchema.parse(await response.json());
  return verdict.success && verdict.hostname === hostname && verdict.action === action;
}
