import { env } from 'cloudflare:workers';
import { newApp } from './app.ts';
import { screens } from './pages.ts';
import type { Bindings } from './platform/bindings.ts';
import { type ContentHttp, createContentHttp } from './platform/content/http.ts';
import { createOwnHttp } from './platform/content/own-http.ts';
import { fullServiceOf } from './platform/content/site.ts';
import { contentTarget } from './platform/content/target.ts';
import { createLog } from './platform/errors/log.ts';
import { deliverQueued } from './platform/forms/deliver-queued.ts';

// A deployment that cannot reach any content service fails at its start, not at its first visitor.
contentTarget(env);

const app = newApp({
  screens,
  trafficClock: () => performance.now(),
  gathersLines: true,
});

/** Host of the content service's public entry point on a developer's machine, on the site's port. */
const DOOR_HOST = 'content.localhost';

export default {
  fetch(request, bindings, context) {
    const door = bindings.CONTENT_DOOR;
    if (door !== undefined && new URL(request.url).hostname === DOOR_HOST) return door.fetch(request);
    return app.fetch(request, bindings, context);
  },
  async queue(batch, bindings) {
    const requestId = crypto.randomUUID();
    const log = createLog({ requestId });
    const http = createContentHttp({ target: contentTarget(bindings), requestId, log });
    const httpOf = async (siteId: string): Promise<ContentHttp> => {
      const service = await fullServiceOf(siteId, { http, log });
      return service === null ? http : createOwnHttp(service, siteId, bindings, { requestId, log });
    };
    await deliverQueued(batch.messages, { httpOf, log });
  },
} satisfies ExportedHandler<Bindings>;
