import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';

const sha256 = (text: string): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));

/** Compares two secrets in constant time; the time does not reveal their lengths either. */
async function equalSecrets(a: string, b: string): Promise<boolean> {
  const [left, right] = await Promise.all([sha256(a), sha256(b)]);
  return crypto.subtle.timingSafeEqual(left, right);
}

/** Whether a request has `Authorization: Bearer {OPS_SECRET}`; always false when no secret is configured. */
export async function isOperator(c: Context<AppEnv>): Promise<boolean> {
  const secret = c.env.OPS_SECRET ?? '';
  const sent = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
  return secret !== '' && (await equalSecrets(sent, secret));
}
