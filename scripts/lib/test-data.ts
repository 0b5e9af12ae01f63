import { deleteData, ensureData } from './data.ts';

/** Seeded once for all runs of tests and never served from, so that each run starts from the same bytes. */
export const TEST_DATA = '.wrangler/test-data';

/** Loads the demo data for tests where it is missing or of an older seed. */
export async function ensureTestData(): Promise<void> {
  if ((await ensureData(TEST_DATA)) !== 'older') return;
  await deleteData(TEST_DATA);
  await ensureData(TEST_DATA);
}
