import { env } from 'cloudflare:workers';

/**
 * A database that runs `deed` once, right before the first batch, so between the reads and the writes of a call.
 * It produces a race reliably; two calls at the same time would produce it only by chance.
 */
export function justBefore(action: () => Promise<unknown>): { readonly DB: D1Database } {
  let waits = true;
  const batch: D1Database['batch'] = async (statements) => {
    if (waits) {
      waits = false;
      await action();
    }
    return env.DB.batch(statements);
  };
  const DB = new Proxy(env.DB, {
    get: (real, name) => (name === 'batch' ? batch : Reflect.get(real, name).bind(real)),
  });
  return { DB };
}
