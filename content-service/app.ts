import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import type { ContentEnv } from './env.ts';
import { deliverSoon } from './mails.ts';
import { OPERATIONS } from './operations.ts';
import { answerError, answerMethod, answerUnknownRoute } from './platform/errors/answer.ts';
import { ContentError } from './platform/errors/content-error.ts';
import { answerHeaders, authorization } from './platform/middleware.ts';
import { openApiDocument } from './platform/openapi/document.ts';
import { execute } from './platform/operation/execute.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** `{name}` → `:name`; `{url+}` takes slashes along. A slash at the end does not matter. */
const honoPath = (path: string): string =>
  path
    .replace(/\{(\w+)\+\}/g, ':$1{.+}')
    .replace(/\{(\w+)\}/g, ':$1')
    .replace(/\/$/, '');

/** The content service: middleware, then every call of the table. */
export const createApp = (): Hono<ContentEnv> => {
  const app = new Hono<ContentEnv>({ strict: false });
  app.use(requestId());
  app.use(answerHeaders());
  app.get('/openapi.json', (c) => c.json(openApiDocument(OPERATIONS)));
  app.use(authorization());
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new ContentError('body_too_large', `The body is larger than ${MAX_BODY_BYTES} bytes.`);
      },
    }),
  );
  app.use(methodNotAllowed({ app, onMethodNotAllowed: answerMethod }));
  for (const operation of OPERATIONS) {
    app.on(operation.method.toUpperCase(), honoPath(operation.path), (c) =>
      execute(operation, c, deliverSoon),
    );
  }
  app.notFound(answerUnknownRoute);
  app.onError(answerError);
  return app;
};
