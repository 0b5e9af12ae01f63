import { textOf } from '#domain/forms/read-form.ts';
import { describeError } from '../errors/log.ts';
import { countKey, limitedAddress, wideNetwork } from './client-address.ts';
import { CONTROL_FIELDS, isKey } from './control-fields.ts';
import type { Attempt, Guard } from './guard.ts';
import type { FormProblem } from './problems.ts';

/** Shortest time in which a person fills in a form, milliseconds. */
export const MIN_FILL_TIME = 2_000;

/**
 * The shortest fill time of a deployment, milliseconds: `FORM_PACE_MS`; two seconds when that is unset or invalid.
 */
export const paceOf = (setting: string | undefined): number =>
  setting !== undefined && /^\d{1,5}$/.test(setting) ? Number(setting) : MIN_FILL_TIME;

/**
 * The form comes from a page of the site itself. Without cookies no site can act in a visitor's name, but another
 * site should not send forms through its visitors. Browsers without Fetch Metadata send `Origin`.
 */
export const ownOrigin: Guard = ({ headers, url }) => (isOwnOrigin(headers, url) ? null : 'foreign');

/** Whether a request comes from a page of the site itself. */
export function isOwnOrigin(headers: Headers, url: Pick<URL, 'origin'>): boolean {
  const site = headers.get('Sec-Fetch-Site');
  return site === null ? headers.get('Origin') === url.origin : site === 'same-origin';
}

/**
 * A weaker check for addresses with a token, which no other site knows: a mail program's one-click POST has neither
 * header (RFC 8058), and pages with `no-referrer` send `Origin: null`.
 */
export const notCrossSite: Guard = ({ headers }) => {
  const site = headers.get('Sec-Fetch-Site');
  return site === 'cross-site' || site === 'same-site' ? 'foreign' : null;
};

/** The hidden trap field is empty. A visitor whose software filled it in gets the form back and can send it again. */
export const emptyTrap: Guard = ({ typed }) =>
  textOf(typed, CONTROL_FIELDS.trap) === undefined ? null : 'again';

/** Filled in no faster than a person can, measured from the time stamp in the form. */
export const humanPace: Guard = ({ typed, now, pace }) => {
  const shown = textOf(typed, CONTROL_FIELDS.shown) ?? '';
  return /^\d{1,15}$/.test(shown) && now - Number(shown) >= pace ? null : 'again';
};

/** Has an idempotency key: without one a double click could create two submissions. */
export const keyed: Guard = ({ typed }) => (isKey(textOf(typed, CONTROL_FIELDS.key) ?? '') ? null : 'no_key');

/** What an attempt is counted with. */
type Counted = Pick<Attempt, 'siteId' | 'form' | 'log'>;

/** Counts an attempt for something of a site and form; `too_many` beyond the limit. */
async function countedFor(
  counted: string,
  limiter: RateLimit | undefined,
  { siteId, form, log }: Counted,
): Promise<FormProblem | null> {
  if (limiter === undefined) return null;
  const key = await countKey(siteId, form, counted);
  try {
    return (await limiter.limit({ key })).success ? null : 'too_many';
  } catch (error) {
    // When the limiter fails, accept the form: better too many forms than a visitor who cannot send one.
    log('warn', 'form.limit_failed', { form, error: describeError(error) });
    return null;
  }
}

/** Counts an attempt by site, form and a hash of the sender's address; `too_many` beyond the limit. */
export const countedWithin = ({
  headers,
  limiter,
  ...counted
}: Counted & Pick<Attempt, 'headers' | 'limiter'>): Promise<FormProblem | null> =>
  countedFor(limitedAddress(headers.get('CF-Connecting-IP') ?? ''), limiter, counted);

/** Rate limit per sender, and per /48 of IPv6, which has 256 senders. */
export const withinLimit: Guard = async (attempt) => {
  const wide = wideNetwork(attempt.headers.get('CF-Connecting-IP') ?? '');
  const problem = wide === null ? null : await countedFor(wide, attempt.wideLimiter, attempt);
  return problem ?? countedWithin(attempt);
};

/**
 * Rate limit per address with a token: its button has one person. By sender, an office or a mail provider, whose many
 * people share an address, would be refused.
 */
const withinOwnLimit: Guard = (attempt) => countedFor(attempt.url.pathname, attempt.limiter, attempt);

/** Rate limit per session: the people of an office share an address. */
export const withinSessionLimit =
  (session: string): Guard =>
  (attempt) =>
    countedFor(session, attempt.wideLimiter, attempt);

/** Guards of every form. The limit is last: attempts refused for other reasons do not count. */
export const FORM_GUARDS: readonly Guard[] = [ownOrigin, keyed, emptyTrap, humanPace, withinLimit];

/** Guards of a form at an address with a token: a single button may be pressed immediately. */
export const TOKEN_GUARDS: readonly Guard[] = [notCrossSite, withinOwnLimit];
