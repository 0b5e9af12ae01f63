import type { Context } from 'hono';
import { describeError } from '#domain/log.ts';
import { type ErrorAnswer, RETRY_AFTER } from '#wire/error.ts';
import type { ContentEnv } from '../content-env.ts';
import { createLog } from '../log.ts';
import { statusOf } from './codes.ts';
import { ContentError, unknownPath } from './content-error.ts';

const answerOf = (c: Context<ContentEnv>, { code, message, fields, details }: ContentError): Response => {
  const body: ErrorAnswer = {
    error: {
      code,
      message,
      ...(fields === undefined ? {} : { fields }),
      ...(details.nextSlots === undefined ? {} : { nextSlots: [...details.nextSlots] }),
      ...(details.refusals === undefined ? {} : { refusals: [...details.refusals] }),
    },
  };
  if (code === 'unavailable') c.header('Retry-After', String(RETRY_AFTER));
  return c.json(body, statusOf(code));
};

/** A subscriber's token: a reader of the log could use it. */
const TOKEN = /[A-Za-z0-9_-]{43}/g;

/** Converts errors into answers, the only place that does; unexpected ones are logged and not shown. */
export const answerError = (error: Error, c: Context<ContentEnv>): Response => {
  if (error instanceof ContentError) return answerOf(c, error);
  const log = createLog({ requestId: c.get('requestId'), site: c.req.param('siteId') });
  log('error', 'request.failed', {
    method: c.req.method,
    // Replaced first: half a token would not be found.
    path: c.req.path.replaceAll(TOKEN, '…').slice(0, 200),
    error: describeError(error),
  });
  return answerOf(c, new ContentError('internal_error', 'An internal error occurred.'));
};

/** The answer for a method that this address does not have (RFC 9110 §15.5.6). */
export const answerMethod = (c: Context<ContentEnv>, allowed: readonly string[]): Response => {
  const allow = allowed.join(', ');
  const answer = answerOf(c, new ContentError('method_not_allowed', `This path accepts ${allow} only.`));
  answer.headers.set('Allow', allow);
  return answer;
};

/** The answer for an unknown address. */
export const answerUnknownRoute = (c: Context<ContentEnv>): Response => answerOf(c, unknownPath());
