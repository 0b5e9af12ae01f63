import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { matchPath, pathTo } from '#domain/routes.ts';
import type { AppEnv } from '../../platform/env.ts';
import { ContentHttpError } from '../../platform/errors/app-error.ts';
import { liveWith } from '../../platform/failure/outage.ts';
import { seeOther } from '../../platform/forms/answer.ts';
import { siteContent } from '../../platform/page/view-context.ts';
import { urlOf } from '../../platform/request/url.ts';

/** Session cookie on a staff member's device; like the proof, never set for visitors. */
const SESSION = 'gevel';
/** Cookie of the browser that requested a link, until it opens the link. */
const ASKED = 'gevel-asked';
/** Cookie of a browser that signed in before: opens nothing, gives limits of its own (decision 116). */
const PROOF = 'gevel-known';
/** Address to return to after signing in: the page that was asked for without a session. */
const BACK = 'gevel-back';
const DAYS_180 = 180 * 86_400;
const DAYS_30 = 30 * 86_400;
const MINUTES_15 = 900;
const HOUR = 3600;
/** Longest kept address, in characters: browsers drop longer cookies. */
const MOST_BACK = 1500;
const PROOF_FORM = /^[A-Za-z0-9_-]{43}\.[A-Za-z0-9_-]{43}$/;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/**
 * `Lax`, because links in mails lead here: with `Strict`, a signed-in staff member would see the sign-in
 * page. Actions are also protected by their origin and by a token of the session.
 */
const HELD = { prefix: 'host', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' } as const;

const held = (c: Context<AppEnv>, name: string): string | null => {
  const value = getCookie(c, name, 'host');
  return value !== undefined && SECRET.test(value) ? value : null;
};

export const sessionOf = (c: Context<AppEnv>): string | null => held(c, SESSION);
export const askedBy = (c: Context<AppEnv>): string | null => held(c, ASKED);
export const keepSession = (c: Context<AppEnv>, session: string): void =>
  setCookie(c, SESSION, session, { ...HELD, maxAge: DAYS_30 });
/** The proof of an earlier sign-in; undefined in a browser without one. */
export function proofOf(c: Context<AppEnv>): string | undefined {
  const value = getCookie(c, PROOF, 'host');
  return value !== undefined && PROOF_FORM.test(value) ? value : undefined;
}
export const keepProof = (c: Context<AppEnv>, proof: string): void =>
  setCookie(c, PROOF, proof, { ...HELD, maxAge: DAYS_180 });
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

/** Token in the forms of a session's pages: it cannot be computed without the cookie. */
export async function guardOf(session: string): Promise<string> {
  const bytes = new TextEncoder().encode(`guard\n${session}`);
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/**
 * Whether an error says that the session does not hold, or that its person may not. It counts as an outage where that is
 * asked first.
 */
export const isForbidden = (error: unknown): boolean =>
  error instanceof ContentHttpError && error.status === 403;

/**
 * Asks whether a session holds, before something large is read: any text of its form may be in a cookie. Throws
 * ContentHttpError 403 when it does not.
 */
export async function requireSession(c: Context<AppEnv>, session: string): Promise<void> {
  await siteContent(c).staffDevices(session);
}

/** Whether a session holds; false while nothing answers. */
export async function isHeld(c: Context<AppEnv>, session: string): Promise<boolean> {
  try {
    await requireSession(c, session);
    return true;
  } catch (error) {
    if (!isForbidden(error)) liveWith(c, 'act', 'staff', error);
    return false;
  }
}

/** The page is neither cached nor indexed. */
export function ownPage(c: Context<AppEnv>): void {
  c.header('Cache-Control', 'private, no-store');
  c.header('X-Robots-Tag', 'noindex');
}

/** Remembers a staff page, with what was typed there in its query, until its person has signed in. */
function keepBack(c: Context<AppEnv>, path: string): void {
  if (path.length <= MOST_BACK) setCookie(c, BACK, path, { ...HELD, maxAge: HOUR });
}

/** Where a person goes after signing in: to the page that they asked for, else to the overview of the day. */
export function takeBack(c: Context<AppEnv>): string {
  const path = getCookie(c, BACK, 'host');
  if (path !== undefined) deleteCookie(c, BACK, HELD);
  const screen = path?.startsWith('//') === false ? matchPath(path.split('?')[0] ?? '')?.screen : undefined;
  const isInside =
    screen?.startsWith('staff-') === true && !['staff-sign-in', 'staff-enter'].includes(screen);
  return path !== undefined && isInside ? path : pathTo('staff', c.get('locale'));
}

/** The page that was asked for; of a form, the page of its address. */
const askedPage = (c: Context<AppEnv>): string => {
  const { pathname, search } = urlOf(c);
  return c.req.method === 'GET' ? pathname + search : pathname;
};

interface SignedOut {
  /** The address that opens after signing in; the page that was asked for without it. */
  readonly back?: () => string | Promise<string>;
  /** Shown instead of the sign-in page, which would lose what was typed; null where nothing was. */
  readonly show?: () => Promise<Response> | null;
}

/** Runs `act` with the session; redirects to the sign-in page when there is none, or when it has expired. */
export async function withSession(
  c: Context<AppEnv>,
  act: (session: string) => Promise<Response>,
  { back = () => askedPage(c), show }: SignedOut = {},
): Promise<Response> {
  ownPage(c);
  const session = sessionOf(c);
  const signIn = async () => {
    // Only for those who were signed in here, or have typed something: a visitor who strays here gets no cookie.
    const isKnown = session !== null || proofOf(c) !== undefined || c.req.method === 'POST';
    const path = isKnown ? await back() : pathTo('staff', c.get('locale'));
    if (path !== pathTo('staff', c.get('locale'))) keepBack(c, path);
    return (await show?.()) ?? seeOther(c, pathTo('staff-sign-in', c.get('locale')));
  };
  if (session === null) return signIn();
  try {
    return await act(session);
  } catch (error) {
    if (!isForbidden(error)) throw error;
    forgetSession(c);
    return signIn();
  }
}
