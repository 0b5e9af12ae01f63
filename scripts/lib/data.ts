import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFiles, readStamp, writeStamp } from './inputs.ts';
import { step } from './progress.mjs';
import { must, WRANGLER_ENV } from './run.ts';

/** Where `npm start` keeps D1, KV and R2 of this machine. */
export const STATE = '.wrangler/state';

const MIGRATIONS = ['content-service/migrations/*.sql'];
/**
 * Inputs of the demo data: the demo, the code that sends it, and the intake of the content service with all
 * its imports.
 */
const SEED = [
  'demo/**/*',
  'scripts/load-demo.ts',
  'scripts/lib/{home-histories,local-database,lowered-prices}.ts',
  'scripts/gevel/transfer/*',
  'content-service/intake/**/*',
  'content-service/appointments/settings.ts',
  'content-service/estates/{card-document,change-fields,history,public-document,transaction-codes,without-telling}.ts',
  'content-service/estates/sources/**/*',
  'content-service/platform/db/*',
  'content-service/pictures/**/*',
  'content-service/platform/{file-key,hash,hostname}.ts',
  'content-service/rental-units/{rates,rules,season,school-holidays}.ts',
  'content-service/rentals/card-unit.ts',
  ...MIGRATIONS,
];

/** State of the demo data in a folder: up to date, from an older seed, or missing. */
type DataState = 'current' | 'older' | 'missing';

/** Applies the migrations that a state folder lacks. */
export async function ensureMigrated(state: string): Promise<void> {
  const wanted = hashFiles(MIGRATIONS);
  const stamp = join(state, 'migrations');
  if ((await readStamp(stamp)) === wanted) return;
  await step('Preparing the database', () =>
    must('Applying the migrations', process.execPath, ['scripts/migrate.ts', '--persist-to', state], {
      env: WRANGLER_ENV,
    }),
  );
  await writeStamp(stamp, wanted);
}

const stampOf = (state: string): string => join(state, 'seed');

/** Reads the state of the demo data in a folder from its stamp. */
export async function stateOf(state: string): Promise<DataState> {
  const before = await readStamp(stampOf(state));
  if (before === null) return 'missing';
  return before === hashFiles(SEED) ? 'current' : 'older';
}

interface Loading {
  /** Replaces existing agencies. */
  readonly again?: boolean;
  /** The day to which they are moved, `YYYY-MM-DD`; today without it. */
  readonly day?: string;
}

/** Loads the demo agencies where they are missing. */
export async function ensureData(state: string, { again = false, day }: Loading = {}): Promise<DataState> {
  await ensureMigrated(state);
  const before = await stateOf(state);
  if (before !== 'missing' && !again) return before;
  const wanted = hashFiles(SEED);
  await step('Loading the demo agencies', (say) =>
    must(
      'Loading the demo data',
      process.execPath,
      [
        'scripts/load-demo.ts',
        '--persist-to',
        state,
        ...(again ? ['--again'] : []),
        ...(day === undefined ? [] : ['--day', day]),
      ],
      { env: WRANGLER_ENV, say },
    ),
  );
  await writeStamp(stampOf(state), wanted);
  return 'missing';
}

/** Deletes a state folder with all its data. */
export const deleteData = (state: string): Promise<void> => rm(state, { recursive: true, force: true });
