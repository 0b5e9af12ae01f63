import { createApp } from './app.ts';
import { doWork } from './do-work.ts';
import type { Bindings } from './env.ts';
import { everyMinute } from './scheduled.ts';
import type { Work } from './work.ts';

const app = createApp();

/** Entry of the content service: its calls, its cron, and its queue. */
export default {
  fetch: app.fetch,
  scheduled: (controller, env) => everyMinute(env, new Date(controller.scheduledTime)),
  queue: async (batch, env) => {
    // A message that fails is delivered again by itself; those before it are done.
    for (const message of batch.messages) {
      await doWork(message.body, env, new Date());
      message.ack();
    }
  },
} satisfies ExportedHandler<Bindings, Work>;
