import { type Ask, type AskRequest, FeedFault } from '../../kind.ts';
import { idIn, member } from '../../mapping/read.ts';
import type { Zabun } from './account.ts';
import { isSilent } from './silent.ts';

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

/**
 * The answer of a list, unless it holds an error, in whatever form: an empty list beside one would withdraw every home.
 * Its words are not repeated, since they may quote the request.
 */
export async function answerOf(ask: Ask, request: AskRequest): Promise<unknown> {
  const answer = await ask.json(request);
  if (['errors', 'error'].some((name) => !isSilent(member(answer, name))))
    throw new FeedFault('broken', 'an answer with an error inside');
  return answer;
}

/** Whether a home is stated to be another agency's. */
export function isForeign(home: unknown, { client }: Zabun): boolean {
  const owner = member(home, 'company_id');
  return owner !== undefined && owner !== null && idIn(owner) !== client;
}
