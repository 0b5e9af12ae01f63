import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';

const sha256 = (text: string): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));

/** Compares secrets in a time that tells nothing of either, their lengths included. */
async function equalSecrets(a: string, b: string): Promise<boolean> {
  const [left, right] = await Promise.all([sha256(a), sha256(b)]);
  return crypto.subtle.timingSafeEqual(left, right);
}

/**
 * Whether a request has the operators' secret, `Authorization: Bearer {OPS_SECRET}`; never without a
 * configured one.
 */
export async function isOperator(c: Context<AppEnv>): Promise<boolean> {
  const secret = c.env.OPS_SECRET ?? '';
  const sent = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
  return secret !== '' && (await equalSecrets(sent, secret));
}
