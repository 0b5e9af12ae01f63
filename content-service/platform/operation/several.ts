import * as z from 'zod';
import { type OneCall, SeveralAnswerSchema, SeveralRequestSchema } from '#wire/several.ts';
import { bindingsFor } from '../db/shards.ts';
import { aboard, createTrips } from '../db/trips.ts';
import { ContentError } from '../errors/content-error.ts';
import { callWithin, type InnerCall } from './inner-call.ts';
import { operation } from './operation.ts';

const PATH = '/several';

/** Headers that each call inherits from the batch request; its language is its own. */
const SHARED = ['Authorization', 'X-Client', 'X-Request-Id', 'X-Site'] as const;

const sharedHeaders = (whole: Request): Headers => {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  for (const name of SHARED) {
    const value = whole.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
};

const requestOf = ({ method, path, locale }: OneCall, whole: Request, shared: Headers): Request => {
  const url = new URL(path, whole.url);
  if (url.pathname.startsWith(PATH))
    throw new ContentError('invalid_request', 'A batch must not contain another batch.');
  const headers = new Headers(shared);
  if (locale !== undefined) headers.set('Accept-Language', locale);
  return new Request(url, { method, headers });
};

/** JSON of an answer. */
async function toText(answer: Response, { text }: InnerCall): Promise<string> {
  if (text !== undefined) return `{"status":${answer.status},"body":${text}}`;
  const isJson = /^application\/json\b/.test(answer.headers.get('Content-Type') ?? '');
  if (answer.body !== null && !isJson) {
    await answer.body.cancel();
    throw new ContentError('invalid_request', 'Calls without a JSON answer cannot be batched.');
  }
  return `{"status":${answer.status},"body":${(await answer.text()) || 'null'}}`;
}

/**
 * Batched calls. Each is answered and fails as if it came alone, at the same door; their concurrent database
 * reads share round trips.
 */
export const severalOperations = [
  operation({
    id: 'answerSeveral',
    summary:
      'A batch of reading calls, executed at the same time; each is answered as if it were sent alone.',
    unraced: 'Only reads.',
    role: 'read',
    method: 'post',
    path: PATH,
    params: z.object({}),
    body: { name: 'SeveralRequest', schema: SeveralRequestSchema },
    answer: { kind: 'json', name: 'SeveralAnswer', schema: SeveralAnswerSchema },
    run: async ({ body }, { env, site, request, dispatch }) => {
      const own = await bindingsFor(env, site);
      const trips = createTrips(own.DB);
      const headers = sharedHeaders(request);
      const asked = body.calls.map((call) => {
        const one = requestOf(call, request, headers);
        return { one, call: callWithin(one, call.body ?? null) };
      });
      const answers = await Promise.all(
        asked.map(({ one, call }) =>
          aboard(trips, async (DB) => toText(await dispatch(one, { ...own, DB }), call)),
        ),
      );
      const bytes = new TextEncoder().encode(`{"answers":[${answers.join(',')}]}`);
      return new Response(bytes, {
        // With its length a reader can take it in one piece.
        headers: { 'Content-Type': 'application/json', 'Content-Length': String(bytes.byteLength) },
      });
    },
  }),
];
