import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/lib/port.ts';
import { TEST_DATA } from '#scripts/lib/test-data.ts';
import { startWorkers, type Workers, type WorkersOptions, waitFor } from '#scripts/lib/workers.ts';

/** Workers of a test, on a free port, with separate data. */
export interface TestWorkers {
  readonly port: number;
  /** Folder of their data. */
  readonly state: string;
  readonly stop: () => Promise<void>;
}

interface TestWorkersOptions extends Pick<WorkersOptions, 'configs' | 'vars'> {
  /** Whether they get a copy of the demo data. */
  readonly seeded: boolean;
  /** Changes the data before the Workers start; gets the data folder. */
  readonly prepare?: (state: string) => void;
  /** Hostnames that must answer before the tests begin. */
  readonly hostnames: readonly string[];
  /** Path of that request; "/" by default. */
  readonly path?: string;
  /** Token of that request. */
  readonly token?: string;
  /** Seconds until they must answer; a minute by default. */
  readonly seconds?: number;
}

/** Starts Workers and waits until they answer. */
export async function startTestWorkers({
  seeded,
  prepare,
  hostnames,
  path,
  token,
  seconds,
  ...options
}: TestWorkersOptions): Promise<TestWorkers> {
  const state = await mkdtemp(join(tmpdir(), 'gevel-test-'));
  if (seeded) await cp(TEST_DATA, state, { recursive: true });
  prepare?.(state);
  const [port, inspectorPort] = [await freePort(), await freePort()];
  // Tests fill in forms faster than people do.
  const vars = { FORM_PACE_MS: '0', ...options.vars };
  const workers: Workers = startWorkers({ ...options, vars, port, inspectorPort, state });
  const stop = async (): Promise<void> => {
    await workers.stop();
    await rm(state, { recursive: true, force: true });
  };
  try {
    await waitFor(workers, hostnames, { path, token, seconds });
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, state, stop };
}
