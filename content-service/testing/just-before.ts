import { env } from 'cloudflare:workers';

/**
 * A database in which something else happens between what a call reads and what it then writes: once, right before its
 * first batch. Two calls that merely run at once meet there by luck.
 */
export function justBefore(deed: () => Promise<unknown>): { readonly DB: D1Database } {
  let waits = true;
  const batch: D1Database['batch'] = async (statements) => {
    if (waits) {
      waits = false;
      await deed();
    }
    return env.DB.batch(statements);
  };
  const DB = new Proxy(env.DB, {
    get: (real, name) => (name === 'batch' ? batch : Reflect.get(real, name).bind(real)),
  });
  return { DB };
}
