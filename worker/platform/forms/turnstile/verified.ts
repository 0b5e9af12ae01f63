import type { Context } from 'hono';
import { textOf } from '#domain/forms/read-form.ts';
import type { AppEnv } from '../../env.ts';
import { describeError } from '../../errors/log.ts';
import { CONTROL_FIELDS } from '../control-fields.ts';
import { countedWithin } from '../guards.ts';
import type { FormProblem } from '../problems.ts';
import type { Received } from '../receive.ts';
import { isRipe, noteAge } from './note.ts';
import { type Turnstile, turnstileOf } from './turnstile.ts';
import { isVouchedFor } from './verify.ts';

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
