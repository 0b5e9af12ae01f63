import { deleteData, ensureData } from './data.ts';

/** Seeded once for all runs of tests and never served from, so that each run starts from the same bytes. */
export const TEST_DATA = '.wrangler/test-data';

/** Loads the demo data into a folder that nobody works with: anew where it is of an older seed. */
export async function ensureFreshData(folder: string): Promise<void> {
  if ((await ensureData(folder)) !== 'older') return;
  await deleteData(folder);
  await ensureData(folder);
}

/** Loads the demo data for tests where it is missing or of an older seed. */
export const ensureTestData = (): Promise<void> => ensureFreshData(TEST_DATA);
