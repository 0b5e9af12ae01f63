import type { Context } from 'hono';
import * as z from 'zod';
import { isBlank } from '#domain/rules/emptiness.ts';
import type { AppEnv } from '../../env.ts';
import type { TurnstileView } from '../ui/form-state.ts';

/** Default address for checking tokens. */
const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** `TURNSTILE_SECRETS`: site id → secret key. */
const SecretsSchema = z.record(z.string(), z.string().min(1));

/** Turnstile of an agency that has both keys. */
export interface Turnstile {
  readonly siteKey: string;
  readonly secret: string;
  readonly verifyUrl: string;
}

function readSecrets(c: Context<AppEnv>): Readonly<Record<string, string>> {
  const text = c.env.TURNSTILE_SECRETS;
  if (text === undefined || text === '') return {};
  try {
    return SecretsSchema.parse(JSON.parse(text));
  } catch {
    // Without the error, whose message could contain a secret.
    c.get('log')('error', 'turnstile.secrets_unreadable');
    return {};
  }
}

/** The agency's Turnstile; null when it has none. A site key without a secret is logged and blocks nobody. */
export function turnstileOf(c: Context<AppEnv>): Turnstile | null {
  const { id, settings } = c.get('site');
  const siteKey = settings.turnstileSiteKey;
  if (siteKey === null || siteKey === undefined || isBlank(siteKey)) return null;
  const secrets = readSecrets(c);
  const secret = Object.hasOwn(secrets, id) ? secrets[id] : undefined;
  if (secret === undefined) {
    c.get('log')('warn', 'turnstile.no_secret');
    return null;
  }
  return { siteKey, secret, verifyUrl: c.env.TURNSTILE_VERIFY_URL ?? VERIFY_URL };
}

/** Data of Turnstile for a form's page; null for an agency without it. */
export function turnstileView(c: Context<AppEnv>, action: string): TurnstileView | null {
  const turnstile = turnstileOf(c);
  return turnstile === null ? null : { siteKey: turnstile.siteKey, action };
}
