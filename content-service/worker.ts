import { WorkerEntrypoint } from 'cloudflare:workers';
import { createApp } from './app.ts';
import type { Bindings } from './env.ts';
import { loadTexts } from './mail/load-texts.ts';
import { PUBLIC_DOOR, SITE_DOOR } from './platform/access/doors.ts';
import { takeBatch } from './queues.ts';
import { everyMinute } from './scheduled.ts';

const atPublicDoor = createApp(PUBLIC_DOOR);
const atSiteDoor = createApp(SITE_DOOR);

/** Entrypoint of the site's service binding; it has no public route. */
export class SiteDoor extends WorkerEntrypoint<Bindings> {
  override fetch(request: Request): Response | Promise<Response> {
    return atSiteDoor.fetch(request, this.env, this.ctx);
  }
}

/** Entry of the content service: its public door, cron and queues. */
export default {
  fetch: atPublicDoor.fetch,
  scheduled: async (controller, env) => {
    await loadTexts(env);
    await everyMinute(env, new Date(controller.scheduledTime));
  },
  queue: async (batch, env) => {
    await loadTexts(env);
    await takeBatch(batch, env, () => new Date());
  },
} satisfies ExportedHandler<Bindings>;
