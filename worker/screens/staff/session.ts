import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { pathTo } from '../../../domain/routes.ts';
import type { AppEnv } from '../../platform/env.ts';
import { ContentHttpError } from '../../platform/errors/app-error.ts';
import { seeOther } from '../../platform/forms/answer.ts';
import { requireFeature } from '../../platform/forms/require-feature.ts';

/** What a device of somebody of the agency holds: the product's only lasting cookie, never set for visitors. */
const SESSION = 'gevel';
/** What the browser that asked for a link holds until it comes back. */
const ASKED = 'gevel-asked';
const DAYS_30 = 30 * 86_400;
const MINUTES_15 = 900;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/**
 * `Lax`, since links in mails lead here: `Strict` would show somebody who is signed in the way to sign in. What a press
 * does is held to its origin and to a token of the session besides.
 */
const HELD = { prefix: 'host', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' } as const;

const held = (c: Context<AppEnv>, name: string): string | null => {
  const value = getCookie(c, name, 'host');
  return value !== undefined && SECRET.test(value) ? value : null;
};

const sessionOf = (c: Context<AppEnv>): string | null => held(c, SESSION);
export const askedBy = (c: Context<AppEnv>): string | null => held(c, ASKED);
export const keepSession = (c: Context<AppEnv>, session: string): void =>
  setCookie(c, SESSION, session, { ...HELD, maxAge: DAYS_30 });
export const keepAsked = (c: Context<AppEnv>, browser: string): void =>
  setCookie(c, ASKED, browser, { ...HELD, maxAge: MINUTES_15 });
export const forgetAsked = (c: Context<AppEnv>): void => void deleteCookie(c, ASKED, HELD);
export const forgetSession = (c: Context<AppEnv>): void => void deleteCookie(c, SESSION, HELD);

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 256 random bits. */
export const newSecret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** What the forms of a session's own pages carry: nobody without the cookie can write it. */
export async function guardOf(session: string): Promise<string> {
  const bytes = new TextEncoder().encode(`guard\n${session}`);
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** Nothing of this page is kept by anybody, or listed. */
export function ownPage(c: Context<AppEnv>): void {
  requireFeature(c, 'staff');
  c.header('Cache-Control', 'private, no-store');
  c.header('X-Robots-Tag', 'noindex');
}

/** Does what a session may; leads to the sign-in where there is none, or it opens nothing any more. */
export async function withSession(
  c: Context<AppEnv>,
  act: (session: string) => Promise<Response>,
): Promise<Response> {
  ownPage(c);
  const session = sessionOf(c);
  const signIn = () => seeOther(c, pathTo('staff-sign-in', c.get('locale')));
  if (session === null) return signIn();
  try {
    return await act(session);
  } catch (error) {
    if (!(error instanceof ContentHttpError && error.status === 403)) throw error;
    forgetSession(c);
    return signIn();
  }
}
