import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentEnv } from './content-env.ts';
import { ContentError } from './errors/content-error.ts';
import { innerCall } from './operation/inner-call.ts';

/**
 * Headers of every answer: no caching between, since the site manages its own cache; pictures are an
 * exception.
 */
export const answerHeaders = (): MiddlewareHandler<ContentEnv> =>
  async function answerHeaders(c, next) {
    await next();
    if (innerCall(c.req.raw) !== undefined) return; // of its answer only status and JSON are used
    c.header('X-Content-Type-Options', 'nosniff');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  };

/** Refuses a body with too large a declared length before reading it; others are cut off while being read. */
export const limitBody = (maxBytes: number): MiddlewareHandler<ContentEnv> =>
  bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new ContentError('body_too_large', `The body is larger than ${maxBytes} bytes.`);
    },
  });
