import { env } from 'cloudflare:workers';
import { newApp } from './app.ts';
import { ajax } from './calls.ts';
import { ahead, formHandlers, pageHandlers } from './pages.ts';
import type { Bindings } from './platform/bindings.ts';
import { createContentHttp } from './platform/content/http.ts';
import { contentTarget } from './platform/content/target.ts';
import { createLog } from './platform/errors/log.ts';
import { deliverQueued } from './platform/forms/deliver-queued.ts';

// A deployment that cannot reach any content service fails at its start, not at its first visitor.
contentTarget(env);

const app = newApp({ ahead, pageHandlers, formHandlers, ajax });

export default {
  fetch: app.fetch,
  async queue(batch, bindings) {
    const requestId = crypto.randomUUID();
    const log = createLog({ requestId });
    const http = createContentHttp({ target: contentTarget(bindings), requestId, log });
    await deliverQueued(batch.messages, { http, log });
  },
} satisfies ExportedHandler<Bindings>;
