/** The content service's production bundle, whose queue the benchmark holds in its hand, a message at a time. */

import { counting } from '../../stage/workers/counter.ts';
import { type MeteredEnv, runSql, startMetered } from '../../stage/workers/metered-content.ts';
import {
  FORGET_PATH,
  MINUTE_PATH,
  NEXT_PATH,
  type Piece,
  PUBLIC_HEADER,
  SQL_PATH,
  USED_PATH,
} from './addresses.ts';

interface Env extends MeteredEnv {
  readonly MAKES_PICTURES: ImagesBinding;
}

let writtenTo: Record<string, number> = {};
let readBy: Record<string, number> = {};

/** The table that a statement writes. */
const tableOf = (sql: string): string =>
  /\b(?:INSERT(?: OR \w+)? INTO|UPDATE(?: OR \w+)?|DELETE FROM)\s+(\w+)/.exec(sql)?.[1] ?? 'none';

const { counter, waiting, takeDatabase, asSite, asPublic, minute, work } = await startMetered(
  ['messages', 1],
  (sql, { read, written }) => {
    readBy[sql] = (readBy[sql] ?? 0) + read;
    if (written > 0) writtenTo[tableOf(sql)] = (writtenTo[tableOf(sql)] ?? 0) + written;
  },
);

async function next(env: Env, which: URLSearchParams): Promise<Response> {
  const [only, withImages] = [which.get('only'), which.has('images')];
  const isWanted = ({ kind }: { readonly kind: string }) => only === null || kind === only;
  const at = which.has('last') ? waiting.findLastIndex(isWanted) : waiting.findIndex(isWanted);
  const [body] = at === -1 ? [] : waiting.splice(at, 1);
  if (body === undefined) return new Response(null, { status: 204 });
  const images = counting(env.MAKES_PICTURES, { input: 'transformations' }, counter);
  const began = Date.now();
  let failed: string | null = null;
  try {
    await work(body, env, { more: withImages ? { IMAGES: images } : {} });
  } catch (error) {
    failed = String(error);
  }
  return Response.json({ kind: body.kind, milliseconds: Date.now() - began, failed } satisfies Piece);
}

export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    switch (pathname) {
      case USED_PATH: {
        const [most] = Object.entries(readBy).toSorted(([, one], [, other]) => other - one);
        const used = { ...takeDatabase(), writtenTo, mostRead: most ?? ['', 0], counts: counter.take() };
        [writtenTo, readBy] = [{}, {}];
        return Response.json(used);
      }
      case SQL_PATH:
        return Response.json((await runSql(request, env)).results);
      case MINUTE_PATH:
        await minute(searchParams.get('at') ?? '', env);
        return Response.json({ waiting: waiting.length });
      case NEXT_PATH:
        return next(env, searchParams);
      case FORGET_PATH:
        return Response.json({ dropped: waiting.splice(0).length });
      default:
        return (request.headers.has(PUBLIC_HEADER) ? asPublic : asSite)(request, env, context);
    }
  },
};
