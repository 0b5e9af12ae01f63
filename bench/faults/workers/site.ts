/** The site's production bundle on real KV and Cache API, with counted writes, which throw on request. */
import { startBundle } from '../../stage/workers/bundle.ts';
import { CONTROL_PATH, type SiteOrder } from './addresses.ts';

interface Env {
  readonly CACHE: KVNamespace;
  readonly FORMS: Queue;
}

let throws: ReadonlySet<SiteOrder['throws'][number]> = new Set();
const writes = { kv: 0, cache: 0 };

/** The same object with counted writes, whose methods throw while `part` is in `throws`. */
function watched<T extends object>(inner: T, part: 'kv' | 'cache' | 'queue', write: string): T {
  return new Proxy(inner, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        if (throws.has(part)) return Promise.reject(new Error(`${part} is out of order`));
        if (name === write && part !== 'queue') writes[part] += 1;
        return Reflect.apply(member, target, args);
      };
    },
  });
}

const real = caches;
const open = async (name: string): Promise<Cache> => watched(await real.open(name), 'cache', 'put');
Object.defineProperty(globalThis, 'caches', { value: { open } });
const site = await startBundle();

export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    if (new URL(request.url).pathname === CONTROL_PATH) {
      const before = { ...writes };
      throws = new Set((await request.json<SiteOrder>()).throws);
      Object.assign(writes, { kv: 0, cache: 0 });
      return Response.json(before);
    }
    const bindings = {
      ...env,
      CACHE: watched(env.CACHE, 'kv', 'put'),
      FORMS: watched(env.FORMS, 'queue', 'send'),
    };
    return site.fetch(request, bindings, context);
  },
};
