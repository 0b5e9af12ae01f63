import type { Context } from 'hono';
import * as z from 'zod';
import { textOf } from '#domain/forms/read-form.ts';
import type { AppEnv } from '../../env.ts';
import { describeError } from '../../errors/log.ts';
import { CONTROL_FIELDS } from '../control-fields.ts';
import { countedWithin } from '../guards.ts';
import type { FormProblem } from '../problems.ts';
import type { Received } from '../receive.ts';
import { isRipe, noteAge } from './note.ts';
import { type Turnstile, turnstileOf } from './turnstile.ts';

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
async function isVouchedFor(proof: Proof): Promise<boolean> {
  const { token, secret, verifyUrl, hostname, action, address } = proof;
  if (token.length > MAX_TOKEN) return false;
  const body = new URLSearchParams({ secret, response: token });
  if (address !== '') body.set('remoteip', address);
  const response = await fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT) });
  const verdict = VerdictSchema.parse(await response.json());
  return verdict.success && verdict.hostname === hostname && verdict.action === action;
}

/** Name that Turnstile's script gives to the field with its token. */
const TOKEN = 'cf-turnstile-response';

/** Turnstile's result for a form; `unknown` when it cannot be reached. */
async function verdictOn(
  c: Context<AppEnv>,
  { secret, verifyUrl }: Turnstile,
  action: string,
  token: string,
): Promise<'human' | 'unproven' | 'unknown'> {
  const { hostname } = new URL(c.req.url);
  const address = c.req.header('CF-Connecting-IP') ?? '';
  try {
    const vouched = await isVouchedFor({ token, secret, verifyUrl, hostname, action, address });
    return vouched ? 'human' : 'unproven';
  } catch (error) {
    c.get('log')('warn', 'turnstile.unreachable', { error: describeError(error) });
    return 'unknown';
  }
}

/**
 * The last guard, for agencies with Turnstile. A verified form passes. A form whose script did not load or
 * run comes back once with a note that is valid five seconds later, and its sender may send three forms a
 * minute: nobody is locked out, and a robot is slowed down (docs/decisions/0018).
 */
export async function verified(
  c: Context<AppEnv>,
  form: string,
  { typed, key }: Pick<Received, 'typed' | 'key'>,
): Promise<FormProblem | null> {
  const turnstile = turnstileOf(c);
  if (turnstile === null) return null;
  const token = textOf(typed, TOKEN);
  const verdict = token === undefined ? 'unproven' : await verdictOn(c, turnstile, form, token);
  if (verdict === 'human') return null;
  const note = textOf(typed, CONTROL_FIELDS.note) ?? '';
  const passes = verdict === 'unknown' || isRipe(await noteAge(turnstile.secret, key, note, Date.now()));
  if (!passes) return 'unverified';
  return countedWithin({
    headers: c.req.raw.headers,
    siteId: c.get('site').id,
    form: 'unverified',
    limiter: c.env.FORM_LIMIT_UNVERIFIED,
    log: c.get('log'),
  });
}
