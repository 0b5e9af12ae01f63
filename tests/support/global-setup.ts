import { demoAgencies } from '#scripts/lib/agencies.ts';
import { ensureTestData } from '#scripts/lib/test-data.ts';
import { BOTH_WORKERS } from '#scripts/lib/workers.ts';
import { startTestWorkers } from './environment.ts';

/** Loads the data and starts the site under test; returns a function that stops it. */
export default async function setUp(): Promise<() => Promise<void>> {
  await ensureTestData();
  const hostnames = demoAgencies().map(({ hostname }) => hostname);
  const workers = await startTestWorkers({ configs: BOTH_WORKERS, seeded: true, hostnames });
  process.env.GEVEL_TEST_PORT = String(workers.port);
  return workers.stop;
}
