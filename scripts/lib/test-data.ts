import { DEMO_DAY } from '#demo/index.ts';
import { deleteData, ensureData, stateOf } from './data.ts';

/** Folder of test data, seeded once for all test runs and only copied, so that each run starts from the same data. */
export const TEST_DATA = '.wrangler/test-data';

/**
 * Loads the demo data into a folder that nothing else uses, as its files have it, which tests read too; replaces data
 * of an older seed.
 */
export async function ensureFreshData(folder: string): Promise<void> {
  if ((await stateOf(folder)) !== 'current') await deleteData(folder);
  await ensureData(folder, { day: DEMO_DAY });
}

/** Loads the demo data for tests if it is missing or from an older seed. */
export const ensureTestData = (): Promise<void> => ensureFreshData(TEST_DATA);
