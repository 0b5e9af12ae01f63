import { type Ask, FeedFault } from '../../kind.ts';
import { member, textIn } from '../../mapping/read.ts';
import type { Whise } from './account.ts';
import { unlessRefused } from './refused.ts';

/** How long a token is used, milliseconds; Whise lets it live for a day. */
const LIFE = 60 * 60_000;
/** Tokens that an isolate keeps; they are stored nowhere else. */
const MOST = 100;

interface Token {
  readonly token: string;
  readonly until: number;
}

const TOKENS = new Map<string, Token>();

/** Another password or address is another account, whose token is asked for anew. */
const nameOf = ({ base, username, password, client, offices }: Whise): string =>
  JSON.stringify([base, username, password, client, offices]);

function tokenIn(answer: unknown, of: string): string {
  const token = textIn(member(unlessRefused(answer), 'token'));
  if (token === null) throw new FeedFault('broken', `an answer without the token of the ${of}`);
  return token;
}

/** Asks for a token of the agency: first one of the account, and with it the agency's (two steps). */
async function askToken(ask: Ask, whise: Whise): Promise<string> {
  const { base, username, password, client, offices } = whise;
  // The vendor takes one office or none: of several, the list itself is filtered.
  const [office] = offices.length === 1 ? offices : [];
  const body = { Username: username, Password: password };
  const account = tokenIn(await ask.json({ method: 'POST', address: `${base}/token`, body }), 'account');
  const answer = await ask.json({
    method: 'POST',
    address: `${base}/v1/admin/clients/token`,
    headers: { authorization: `Bearer ${account}` },
    body: { ClientId: Number(client), ...(office === undefined ? {} : { OfficeId: Number(office) }) },
  });
  return tokenIn(answer, 'client');
}

async function tokenOf(ask: Ask, whise: Whise): Promise<{ readonly token: string; readonly known: boolean }> {
  const name = nameOf(whise);
  const known = TOKENS.get(name);
  if (known !== undefined && known.until > ask.now.getTime()) return { token: known.token, known: true };
  const token = await askToken(ask, whise);
  const [oldest] = TOKENS.keys();
  if (TOKENS.size >= MOST && oldest !== undefined) TOKENS.delete(oldest);
  TOKENS.set(name, { token, until: ask.now.getTime() + LIFE });
  return { token, known: false };
}

/** Runs a call with the agency's token; a token that is refused after it was known is asked for once more. */
export async function withToken<T>(ask: Ask, whise: Whise, call: (token: string) => Promise<T>): Promise<T> {
  const { token, known } = await tokenOf(ask, whise);
  try {
    return await call(token);
  } catch (fault) {
    if (!(fault instanceof FeedFault) || fault.state !== 'key-refused') throw fault;
    TOKENS.delete(nameOf(whise));
    if (!known) throw fault;
    return call((await tokenOf(ask, whise)).token);
  }
}
