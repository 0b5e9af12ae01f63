import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureData } from '../../../scripts/lib/data.ts';
import { freePort } from '../../../scripts/lib/port.ts';
import { startWorkers, type Workers, type WorkersOptions, waitFor } from '../../../scripts/lib/workers.ts';

/** Seeded once for all runs and never served from, so that each run starts from the same bytes. */
const SEEDED = '.wrangler/test-data';

/** Loads the demo data for tests where it is missing or of an older seed. */
export async function prepareSeed(): Promise<void> {
  if ((await ensureData(SEEDED)) === 'older') {
    await rm(SEEDED, { recursive: true, force: true });
    await ensureData(SEEDED);
  }
}

/** Workers of a test, on a free port, with data of their own. */
export interface TestWorkers {
  readonly port: number;
  /** Folder of their data. */
  readonly state: string;
  readonly stop: () => Promise<void>;
}

interface TestWorkersOptions extends Pick<WorkersOptions, 'configs' | 'vars'> {
  /** Gives them a copy of the demo data. */
  readonly seeded: boolean;
  /** Changes the data before anyone is served; gets the folder it is in. */
  readonly prepare?: (state: string) => void;
  /** Hostnames that must answer before the tests begin. */
  readonly hostnames: readonly string[];
  /** What they are asked for; "/" unless told otherwise. */
  readonly path?: string;
  /** Seconds until they must answer; a minute unless told otherwise. */
  readonly seconds?: number;
}

/** Starts Workers and waits until they answer. */
export async function startTestWorkers({
  seeded,
  prepare,
  hostnames,
  path,
  seconds,
  ...options
}: TestWorkersOptions): Promise<TestWorkers> {
  const state = await mkdtemp(join(tmpdir(), 'gevel-test-'));
  if (seeded) await cp(SEEDED, state, { recursive: true });
  prepare?.(state);
  const [port, inspectorPort] = [await freePort(), await freePort()];
  const workers: Workers = startWorkers({ ...options, port, inspectorPort, state });
  const stop = async (): Promise<void> => {
    await workers.stop();
    await rm(state, { recursive: true, force: true });
  };
  try {
    await waitFor(workers, hostnames, { path, seconds });
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, state, stop };
}
