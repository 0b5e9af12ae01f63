import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import * as z from 'zod';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locale.ts';
import type { ContentEnv } from '../content-env.ts';
import { bindingsFor, type WithDatabase } from '../db/shards.ts';
import { inTrips } from '../db/trips.ts';
import { ContentError, invalid } from '../errors/content-error.ts';
import { withPictureHashes } from '../hashed-pictures.ts';
import { createLog } from '../log.ts';
import { isNestedDeeper } from '../nesting.ts';
import { innerCall } from './inner-call.ts';
import type { CallContext, DeliverSoon, Dispatch, Input, Operation, PullHome } from './operation.ts';
import { SlugSchema } from './params.ts';
import { movingOr, runOperation } from './run-operation.ts';

/** Maximum characters of the header that are read: a caller sends a few languages. */
const MAX_HEADER = 200;

/** The caller's preferred language among ours (RFC 9110 §12.5.4); the default without one. */
const acceptedLocale = (header: string | undefined): Locale => {
  const best = parseAccept((header ?? '').slice(0, MAX_HEADER))
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.replace(/-.*$/, '').toLowerCase())
    .find(isLocale);
  return best ?? DEFAULT_LOCALE;
};

const read = <Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  at: string,
): z.output<Schema> => {
  const result = z.safeParse(schema, value);
  if (!result.success) throw invalid(result.error, at);
  return result.data;
};

/** X-SITE, which must be the site of the path. */
const readSite = (header: string | undefined, siteId: string | undefined): string | undefined => {
  if (header === undefined || header === '') return siteId;
  const site = SlugSchema.safeParse(header);
  if (!site.success) throw invalid(site.error, 'X-SITE');
  if (siteId !== undefined && site.data !== siteId) {
    throw new ContentError('site_mismatch', 'X-SITE names another site than the path.', {
      'X-SITE': 'contradicts the path',
    });
  }
  return site.data;
};

/** Levels of lists and objects in a body: records have about ten. */
const MOST_LEVELS = 64;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContentError('malformed_request', 'The body is not valid JSON.', { body: 'not JSON' });
  }
};

const readJson = async (request: Request): Promise<unknown> => {
  const call = innerCall(request);
  if (call !== undefined) return call.body;
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new ContentError('unsupported_media_type', 'The body must be application/json.');
  }
  const text = await request.text();
  const value = parsed(text);
  if (isNestedDeeper(value, MOST_LEVELS)) {
    throw new ContentError('malformed_request', `The body is nested more than ${MOST_LEVELS} levels deep.`, {
      body: 'nested too deep',
    });
  }
  return value;
};

/** The body of a call, validated by its schema; undefined without one. */
const readBody = async ({ body }: Operation, request: Request): Promise<unknown> => {
  if (body === undefined) return undefined;
  if (body.kind === 'bytes') return new Uint8Array(await request.arrayBuffer());
  return read(body.schema, await readJson(request), '');
};

/** Whether the object of a call is unknown or withdrawn. */
const isMissing = (error: unknown): boolean =>
  error instanceof ContentError && (error.code === 'not_found' || error.code === 'gone');

/** Dependencies that the app gives to calls. */
interface Executing {
  readonly deliverSoon: DeliverSoon;
  readonly dispatch: Dispatch;
  readonly pullHome: PullHome;
}

/**
 * Executes an operation: reads and validates its input, then converts its result into the answer. Concurrent
 * database reads share round trips.
 */
export const execute = async (
  operation: Operation,
  c: Context<ContentEnv>,
  given: Executing,
): Promise<Response> => {
  const env = await bindingsFor(c.env, c.req.param('siteId') ?? (c.req.header('X-SITE') || undefined));
  return inTrips(env.DB, (DB) => answerCall(operation, c, { ...given, env: { ...env, DB } }));
};

const answerCall = async (
  operation: Operation,
  c: Context<ContentEnv>,
  { env, deliverSoon, dispatch, pullHome }: Executing & { readonly env: WithDatabase },
): Promise<Response> => {
  const params = read(operation.params, c.req.param(), '');
  const siteId = typeof params.siteId === 'string' ? params.siteId : undefined;
  const site = readSite(c.req.header('X-SITE'), siteId);
  const context: CallContext = {
    env,
    caller: c.get('caller'),
    site,
    locale: acceptedLocale(c.req.header('Accept-Language')),
    request: c.req.raw,
    now: new Date(),
    log: createLog({ requestId: c.get('requestId'), site }),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    deliver: (siteId, mailIds) => deliverSoon(siteId, mailIds, context),
    dispatch,
  };
  const input = {
    params,
    query: operation.query === undefined ? {} : read(operation.query, c.req.query(), ''),
    body: await readBody(operation, c.req.raw),
  } as Input<never, never, never>;
  const ran = await runOperation(operation, input, context).catch(async (error: unknown) => {
    const home = isMissing(error) ? operation.home?.(input) : undefined;
    if (siteId === undefined || home === undefined) throw error;
    const pulled = await pullHome(env, siteId, home, context.now).catch((refused: unknown) => {
      throw movingOr(refused);
    });
    if (pulled === 'unknown') throw error;
    if (pulled === 'learned') return runOperation(operation, input, context);
    throw new ContentError('unavailable', 'The agency’s own service does not answer for this estate now.');
  });
  // Applied here, so that no operation can forget it.
  const answer =
    siteId === undefined || ran instanceof Response ? ran : await withPictureHashes(env.DB, siteId, ran);
  // Created again, so that it gets the headers of every answer.
  if (answer instanceof Response) return c.newResponse(answer.body, answer);
  if (answer === null) return c.body(null, 204);
  const [text, status] = [JSON.stringify(answer), operation.status ?? 200];
  const call = innerCall(c.req.raw);
  if (call === undefined) return c.body(text, status, { 'Content-Type': 'application/json' });
  call.text = text;
  return c.body(null, status);
};
