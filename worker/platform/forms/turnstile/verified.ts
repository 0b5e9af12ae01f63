import type { Context } from 'hono';
import { textOf } from '../../../../domain/forms/read-form.ts';
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

/** What Turnstile says of a form; `unknown` when it cannot be asked. */
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
 * The last guard, for agencies with Turnstile. Who is vouched for passes. Everybody else, whose script did
 * not load or does not run, gets the form back once with a note that counts from five seconds later, and
 * may send three forms a minute: nobody is shut out, and a robot is slowed (docs/decisions/0018).
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
