import { existsSync } from 'node:fs';
import { hashFiles, readStamp, writeStamp } from './inputs.ts';
import { step } from './progress.mjs';
import { capture, must } from './run.ts';

/** All inputs of the client's bundle. */
const INPUTS = [
  'client/**/*',
  'domain/**/*',
  'locales/**/*',
  'scripts/build*',
  'scripts/build*/**/*',
  'scripts/asset-texts.ts',
  'scripts/page-manifest.ts',
  'package-lock.json',
];
const MANIFEST = 'dist/page-manifest.json';
const STAMP = 'dist/client-inputs';

/** Builds the client when its sources changed since the last build, or when there is none. */
export async function ensureClientBuilt(): Promise<void> {
  const inputs = hashFiles(INPUTS);
  if (existsSync(MANIFEST) && (await readStamp(STAMP)) === inputs) return;
  await step('Building the client', () =>
    must('The client build', process.execPath, ['scripts/build.ts'], {
      // Always the production build: tests run with another NODE_ENV, which React would use.
      env: { NODE_ENV: 'production' },
    }),
  );
}

/** Records that the existing build matches the current sources. */
export const noteClientBuilt = (): Promise<void> => writeStamp(STAMP, hashFiles(INPUTS));

/** Rebuilds the client at each change of its sources, until this process ends. */
export async function watchClient(): Promise<void> {
  // The next start must not treat the watcher's output as a complete build.
  await writeStamp(STAMP, '');
  const args = ['node_modules/vite/bin/vite.js', 'build', '--watch', '-c', 'client/vite.config.ts'];
  void capture(process.execPath, args, { echo: true });
}
