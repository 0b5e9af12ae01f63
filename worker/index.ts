import { env } from 'cloudflare:workers';
import { newApp } from './app.ts';
import type { Bindings } from './bindings.ts';
import { createContentHttp } from './content/http.ts';
import { contentTarget } from './content/target.ts';
import { createLog } from './errors/log.ts';
import { deliverQueued } from './forms/deliver-queued.ts';
import { ajax } from './routes/ajax.ts';
import { formHandlers, pageHandlers } from './routes/pages.ts';

// A deployment that cannot reach any content service fails at its start, not at its first visitor.
contentTarget(env);

const app = newApp({ pageHandlers, formHandlers, ajax });

export default {
  fetch: app.fetch,
  async queue(batch, bindings) {
    const requestId = crypto.randomUUID();
    const log = createLog({ requestId });
    const http = createContentHttp({ target: contentTarget(bindings), requestId, log });
    await deliverQueued(batch.messages, { http, log });
  },
} satisfies ExportedHandler<Bindings>;
