import type { Context } from 'hono';
import { type Health, HealthSchema } from '#wire/health.ts';
import type { Bindings } from '../bindings.ts';
import type { IsolateState } from '../cache/isolate.ts';
import { contentTarget } from '../content/target.ts';
import type { AppEnv } from '../env.ts';
import { describeError } from '../errors/log.ts';
import { withTimeout } from '../limits/with-timeout.ts';
import { isOperator } from '../request/is-operator.ts';

/** Time limit of each part, milliseconds. */
const PATIENCE_MS = 3_000;

/** The content service's own health report; for a service without that call, any answer is enough. */
async function contentHealth(bindings: Bindings, signal: AbortSignal): Promise<Health> {
  const { base, token, fetch } = contentTarget(bindings);
  const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
  const response = await fetch(new Request(`${base}/health`, { headers, signal, redirect: 'manual' }));
  if (response.ok) return HealthSchema.parse(await response.json());
  await response.body?.cancel();
  return { ready: response.status < 500, parts: {} };
}

/**
 * `GET /_ops/health`, on any hostname: 200 while the Worker runs. With the operators' secret it checks each part, and
 * answers 503 when a part that pages need is not ready.
 */
export const healthRoute =
  ({ breakers, ownBreakers }: Pick<IsolateState, 'breakers' | 'ownBreakers'>) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const headers = { 'Cache-Control': 'no-store' };
    if (!(await isOperator(c))) return c.json({ alive: true }, 200, headers);
    const { CACHE, FORMS, DEPLOYMENT } = c.env;
    const ask = async <T>(part: string, work: (signal: AbortSignal) => Promise<T>): Promise<T | null> => {
      try {
        return await withTimeout(PATIENCE_MS, work);
      } catch (error) {
        c.get('log')('warn', 'health.part_failed', { part, error: describeError(error) });
        return null;
      }
    };
    const [kv, queue, content] = await Promise.all([
      ask('kv', () => CACHE.get('health').then(() => true)),
      // Optional: without a queue only forms are refused during an outage.
      FORMS === undefined ? null : ask('queue', () => FORMS.metrics()),
      ask('content', (signal) => contentHealth(c.env, signal)),
    ]);
    const parts = {
      kv: kv === true,
      ...(FORMS !== undefined && { queue: queue !== null }),
      content: content !== null,
      ...content?.parts,
    };
    const ready = Object.values(parts).every(Boolean) && content?.ready === true;
    return c.json(
      {
        alive: true,
        ready,
        deployment: DEPLOYMENT?.id ?? null,
        parts,
        failingFeeds: content?.failingFeeds ?? 0,
        notAsked: breakers.resting(),
        ownNotAsked: ownBreakers.resting(),
      },
      ready ? 200 : 503,
      headers,
    );
  };
