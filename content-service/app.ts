import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { Hono } from 'hono/tiny';
import { deliverSoon } from './deliver.ts';
import { pullNamedHome } from './intake/pull/pull-named-home.ts';
import { bringTexts } from './mail/load-texts.ts';
import type { Door } from './platform/access/doors.ts';
import { admit, enter, limitWrites } from './platform/access/middleware.ts';
import type { ContentEnv } from './platform/content-env.ts';
import { contractLink, contractPage, describedAs } from './platform/contract-page.ts';
import { answerError, answerMethod, answerUnknownRoute } from './platform/errors/answer.ts';
import { answerHeaders, limitBody } from './platform/middleware.ts';
import { execute } from './platform/operation/execute.ts';
import { ORDINARY_BODY_BYTES } from './platform/operation/operation.ts';
import { OPERATIONS } from './service.ts';

/** Converts `{name}` to `:name`; `{url+}` may contain slashes. A trailing slash is ignored. */
const honoPath = (path: string): string =>
  path
    .replace(/\{(\w+)\+\}/g, ':$1{.+}')
    .replace(/\{(\w+)\}/g, ':$1')
    .replace(/\/$/, '');

/** The content service's app behind one of its doors: middleware, then the operations that this door has. */
export const createApp = (door: Door): Hono<ContentEnv> => {
  const app = new Hono<ContentEnv>({ strict: false });
  const operations = OPERATIONS.filter(({ role }) => door.roles.includes(role));
  app.use(requestId());
  app.use(answerHeaders());
  app.get('/contract/:link/:file?', contractPage(door.name));
  app.use(enter(door));
  app.use(bringTexts());
  app.use(methodNotAllowed({ app, onMethodNotAllowed: answerMethod }));
  app.get('/openapi.json', async (c) => {
    const { body, status } = await describedAs(c, `${door.name}.json`);
    return new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
  });
  app.get('/contract-link', contractLink);
  for (const operation of operations) {
    const { method, path, maxBodyBytes = ORDINARY_BODY_BYTES } = operation;
    app.on(
      method.toUpperCase(),
      honoPath(path),
      admit(operation),
      limitWrites(operation),
      limitBody(maxBodyBytes),
      (c) =>
        execute(operation, c, {
          deliverSoon,
          pullHome: pullNamedHome,
          dispatch: async (request, env) => app.fetch(request, env, c.executionCtx),
        }),
    );
  }
  app.notFound(answerUnknownRoute);
  app.onError(answerError);
  return app;
};
