import { WorkerEntrypoint } from 'cloudflare:workers';
import { createApp } from './app.ts';
import { doWork } from './do-work.ts';
import type { Bindings } from './env.ts';
import { PUBLIC_DOOR, SITE_DOOR } from './platform/access/doors.ts';
import { everyMinute } from './scheduled.ts';
import type { Work } from './work.ts';

const atPublicDoor = createApp(PUBLIC_DOOR);
const atSiteDoor = createApp(SITE_DOOR);

/** What the site's service binding names; no route leads here. */
export class SiteDoor extends WorkerEntrypoint<Bindings> {
  override fetch(request: Request): Response | Promise<Response> {
    return atSiteDoor.fetch(request, this.env, this.ctx);
  }
}

/** Entry of the content service: its public door, its cron, and its queue. */
export default {
  fetch: atPublicDoor.fetch,
  scheduled: (controller, env) => everyMinute(env, new Date(controller.scheduledTime)),
  queue: async (batch, env) => {
    // A message that fails is delivered again by itself; those before it are done.
    for (const message of batch.messages) {
      await doWork(message.body, env, new Date());
      message.ack();
    }
  },
} satisfies ExportedHandler<Bindings, Work>;
