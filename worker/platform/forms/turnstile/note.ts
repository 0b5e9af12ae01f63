import type { Context } from 'hono';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import type { AppEnv } from '../../env.ts';
import { CONTROL_FIELDS } from '../control-fields.ts';
import type { FormProblem } from '../problems.ts';
import { turnstileOf } from './turnstile.ts';

/** Milliseconds after which a note becomes valid: long for a robot, short for a person who reads the explanation. */
export const NOTE_WAIT = 5_000;
/** Greatest age of a valid note, milliseconds. */
const NOTE_LIFE = 24 * 60 * 60 * 1000;

const NOTE = /^(\d{1,15})\.([0-9a-f]{64})$/;

const bytes = (text: string) => new TextEncoder().encode(text);

const signKey = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

const said = (key: string, at: number | string) => bytes(`form-note\n${key}\n${at}`);

/**
 * A note that lets one form pass without Turnstile: signed with the site's secret, and bound to the form's
 * key, so that it is good for one submission. `now` in epoch milliseconds.
 */
async function writeNote(secret: string, key: string, now: number): Promise<string> {
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', await signKey(secret), said(key, now)));
  return `${now}.${Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Age of a note for this key, milliseconds; null for an invalid note or one with another secret. */
export async function noteAge(
  secret: string,
  key: string,
  note: string,
  now: number,
): Promise<number | null> {
  const [, at, hex] = NOTE.exec(note) ?? [];
  if (at === undefined || hex === undefined) return null;
  const signature = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const isOurs = await crypto.subtle.verify('HMAC', await signKey(secret), signature, said(key, at));
  return isOurs ? now - Number(at) : null;
}

/** Whether a note of this age is valid. */
export const isRipe = (age: number | null): boolean => age !== null && age >= NOTE_WAIT && age <= NOTE_LIFE;

/** The note for a refused form: the present one, a new one for an unverified form, or null. */
export async function noteFor(
  c: Context<AppEnv>,
  problem: FormProblem,
  key: string,
  typed: Typed,
): Promise<string | null> {
  const turnstile = turnstileOf(c);
  if (turnstile === null) return null;
  const now = Date.now();
  const note = textOf(typed, CONTROL_FIELDS.note) ?? '';
  const age = await noteAge(turnstile.secret, key, note, now);
  if (age !== null && age <= NOTE_LIFE) return note;
  return problem === 'unverified' ? writeNote(turnstile.secret, key, now) : null;
}
