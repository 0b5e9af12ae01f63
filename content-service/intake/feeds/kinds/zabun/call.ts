import { type Ask, type AskRequest, FeedFault } from '../../kind.ts';
import { member, textIn } from '../../mapping/read.ts';
import type { Zabun } from './account.ts';

/** A request with the keys. There is no Authorization header: beside these it is refused. Texts come in all languages. */
export const requestOf = (
  { base, keys, client, user }: Zabun,
  method: AskRequest['method'],
  path: string,
  body?: unknown,
): AskRequest => ({
  method,
  address: `${base}${path}`,
  headers: {
    ...keys,
    'X-CLIENT-ID': client,
    ...(user === null ? {} : { 'X-USER-ID': user }),
    'Accept-Language': '*',
  },
  ...(body === undefined ? {} : { body }),
});

/** The answer, unless it holds an error: its words are not repeated, since they may quote the request. */
export async function answerOf(ask: Ask, request: AskRequest): Promise<unknown> {
  const answer = await ask.json(request);
  if (['errors', 'error'].some((name) => textIn(member(answer, name)) !== null))
    throw new FeedFault('broken', 'an answer with an error inside');
  return answer;
}

/** Throws for what is stated to be another agency's. */
export function checkOwner(home: unknown, { client }: Zabun): void {
  const owner = member(home, 'company_id');
  if (owner === undefined || owner === null) return;
  const named = typeof owner === 'number' || typeof owner === 'string' ? `${owner}` : null;
  if (named !== client) throw new FeedFault('broken', 'homes of another agency');
}
