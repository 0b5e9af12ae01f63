/** What scenes of races share: no other site has anything that a cron job would take. */

import { env } from 'cloudflare:workers';
import type { AnswerAction } from '#wire/answer-link.ts';
import type { StaffCaseKind } from '#wire/staff.ts';
import { answerToken } from '../platform/answering/links.ts';
import { ContentError } from '../platform/errors/content-error.ts';
import { sha256 } from '../platform/hash.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { callAt } from './agenda.ts';
import { type Act, calling } from './interleave.ts';

/** A quarter of an hour before the operations of a race. */
export const BEFORE = '2026-11-21T10:45:00.000Z';

/** Tables from which a cron job takes the rows of all sites, those that others refer to last. */
const OF_ALL_SITES = [
  'outbox',
  'lead_calls',
  'dead_letters',
  'calendar_conflicts',
  'read_calendars',
  'stays',
  'appointments',
  'alert_runs',
  'alert_days',
  'alert_sites',
  'alerts_at_once',
  'estate_events',
  'subscriptions',
  'submissions',
  'valuations',
  'own_services',
  'own_homes',
  'feeds',
  'feed_homes',
  'addressed_pictures',
  'picture_chains',
  'changed_sites',
  'tokens',
] as const;

/** Forgets what earlier runs left, and counts events from one again. */
export const forgetOthers = async (): Promise<void> => {
  await env.DB.batch([
    ...OF_ALL_SITES.map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
    env.DB.prepare("UPDATE sqlite_sequence SET seq = 0 WHERE name = 'estate_events'"),
  ]);
};

/** A call before the race; throws its error. */
export async function before<Answer>(
  siteId: string,
  id: string,
  input: { readonly params?: object; readonly body?: unknown; readonly now?: string } = {},
): Promise<Answer> {
  const { params = {}, body, now = BEFORE } = input;
  const { answer, error } = await callAt(id, {
    now,
    params: { siteId, ...params },
    body,
    // The same in every run.
    key: `key-before-${sha256(JSON.stringify([id, body])).slice(0, 24)}`,
  });
  if (error !== null) throw error;
  return answer as Answer;
}

/** Tokens of a case's links, as its mail to the agency has them. */
export async function linksOf<Action extends AnswerAction>(
  siteId: string,
  kind: StaffCaseKind,
  subjectId: string,
  actions: readonly Action[],
): Promise<Readonly<Record<Action, string>>> {
  const tokens: [Action, string][] = [];
  for (const action of actions) {
    const link = {
      siteId,
      kind,
      subjectId,
      deed: action,
      mailId: `mail-of-${kind}`,
      mailedTo: 'office@agency.test',
      endsAt: new Date('2026-12-24T00:00:00Z'),
    };
    const token = await answerToken(env.DB, link, env.TOKEN_SECRET, new Date(BEFORE));
    if (token === null) throw new TypeError('a link that ended before it began');
    tokens.push([action, token]);
  }
  return Object.fromEntries(tokens) as Record<Action, string>;
}

/** The token in the mail that asks to confirm a booking. */
export async function confirmingToken(
  siteId: string,
  kind: 'appointment' | 'stay',
  subjectId: string,
  emailKey: string,
): Promise<string> {
  const token = sha256(`${siteId}/${kind}/${subjectId}`).slice(0, 43);
  await env.DB.prepare(
    'INSERT INTO mailed_tokens (site_id, hash, kind, subject_id, email_key, created_at) VALUES (?, ?, ?, ?, ?, ?)',
  )
    .bind(siteId, sha256(token), kind, subjectId, emailKey, BEFORE)
    .run();
  return token;
}

/**
 * A press of an answer link. Its answer is not compared: it shows the case as it is after the change, which another
 * one may have changed since. Refusals are, and all rows.
 */
export const pressing = <Of extends { readonly siteId: string }>(
  bodyOf: (world: Of) => object,
): Act<Of>['run'] => {
  const press = calling<Of>('pressAnswerLink', (world) => ({ body: bodyOf(world) }));
  return async (world, turn) => {
    const { error } = await press(world, turn);
    return { answer: null, error };
  };
};

/** An act that is a function of a call's context, of a person of the agency. */
export const acting =
  <Of extends { readonly siteId: string }>(
    act: (context: CallContext, world: Of) => Promise<unknown>,
  ): Act<Of>['run'] =>
  async (world, { now, bindings }) => {
    const later: Promise<unknown>[] = [];
    const context: CallContext = {
      env: bindings,
      caller: { who: 'staff/an', role: 'operate', siteId: world.siteId },
      site: world.siteId,
      locale: 'nl',
      request: new Request('http://content.test'),
      now: new Date(now),
      log: () => {},
      waitUntil: (work) => void later.push(work),
      deliver: async () => {},
      dispatch: () => Promise.reject(new Error('no other call inside of this one')),
    };
    try {
      const answer = await act(context, world);
      await Promise.all(later);
      return { answer: answer ?? null, error: null };
    } catch (error) {
      if (error instanceof ContentError) return { answer: null, error };
      throw error;
    }
  };

/** A session of An, who works for the agency and sees everything. */
export async function signedIn(siteId: string): Promise<string> {
  const session = sha256(`${siteId}/session`).slice(0, 43);
  await env.DB.batch([
    env.DB.prepare(
      'INSERT INTO staff (site_id, id, name, email, email_key, sees, created_at) ' +
        "VALUES (?, 'an', 'An', 'an@agency.test', 'key-of-an', 'all', ?)",
    ).bind(siteId, BEFORE),
    // Used a moment ago, so that it is not renewed.
    env.DB.prepare(
      'INSERT INTO staff_sessions (site_id, hash, id, staff_id, device, created_at, seen_at, expires_at) ' +
        "VALUES (?1, ?2, 'device', 'an', 'Firefox, Linux', ?3, ?3, '2027-11-21T10:45:00.000Z')",
    ).bind(siteId, sha256(session), BEFORE),
    env.DB.prepare(
      "UPDATE sites SET doc = json_insert(doc, '$.settings.features[#]', 'staff') WHERE id = ?1 " +
        "AND NOT EXISTS (SELECT 1 FROM json_each(doc, '$.settings.features') WHERE value = 'staff')",
    ).bind(siteId),
  ]);
  return session;
}
