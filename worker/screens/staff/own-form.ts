import type { Context } from 'hono';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { FIELDS } from '../../answering/fields.ts';
import type { AppEnv } from '../../platform/env.ts';
import { ownOrigin, withinSessionLimit } from '../../platform/forms/guards.ts';
import { receive } from '../../platform/forms/receive.ts';
import { guardOf } from './session.ts';

/** Checks on every form of a session: the page's own origin, and the session's rate limit. */
export const staffGuards = (session: string) => [ownOrigin, withinSessionLimit(session)] as const;

/** The typed values, and whether the form was sent from a page of this session. */
export async function ownForm(
  c: Context<AppEnv>,
  session: string,
): Promise<{ readonly typed: Typed; readonly own: boolean }> {
  const { typed, problem } = await receive(c, 'staff', { guards: staffGuards(session) });
  return { typed, own: problem === null && textOf(typed, FIELDS.guard) === (await guardOf(session)) };
}
