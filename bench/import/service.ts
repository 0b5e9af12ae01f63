import { readdirSync, readFileSync } from 'node:fs';
import { type Client, createClient } from '#scripts/gevel/client.ts';
import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import { freePort } from '#scripts/lib/port.ts';
import { BOTH_WORKERS, CONTENT_ALONE, startWorkers, type Workers, waitFor } from '#scripts/lib/workers.ts';

/** A local content service. */
export interface Service {
  readonly client: Client;
  readonly origin: string;
  readonly token: string;
  readonly port: number;
  /** Peak memory of workerd, MB; null when the system does not report it. */
  peakMb(): number | null;
  stop(): Promise<void>;
  /** Kills it, like a power cut. */
  kill(): Promise<void>;
}

/** Peak memory of the workerd processes in a process group, as reported by Linux, MB. */
function peakOf(group: number): number | null {
  try {
    const peaks = readdirSync('/proc').flatMap((name) => {
      if (!/^\d+$/.test(name)) return [];
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [, , processGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (processGroup !== String(group) || !stat.includes('(workerd)')) return [];
        return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1]) / 1024;
      } catch {
        return []; // ended between listing and reading
      }
    });
    return peaks.length === 0 ? null : Math.max(...peaks);
  } catch {
    return null; // not Linux
  }
}

/** Starts the content service on separate data: alone, or behind the site, which forwards its calls. */
export async function startService(state: string, { withSite = false } = {}): Promise<Service> {
  const token = localOperatorToken();
  const [port, inspectorPort] = [await freePort(), await freePort()];
  const configs = withSite ? BOTH_WORKERS : CONTENT_ALONE;
  const workers: Workers = startWorkers({ port, inspectorPort, state, configs });
  const host = withSite ? 'content.localhost' : 'localhost';
  try {
    await waitFor(workers, [host], { path: '/openapi.json', token });
  } catch (error) {
    await workers.stop();
    throw error;
  }
  const origin = `http://${host}:${port}`;
  return {
    client: createClient({ origin, token }),
    origin,
    token,
    port,
    peakMb: () => (workers.pid === undefined ? null : peakOf(workers.pid)),
    stop: () => workers.stop(),
    kill: () => workers.kill(),
  };
}
