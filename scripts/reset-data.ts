// `npm run reset`: deletes this machine's data and loads the demo agencies again. With `--keep` (`npm run
// seed`) the databases stay, and the demo agencies are restored in them.
import { deleteData, ensureData, STATE } from './lib/data.ts';
import { Complaint, fail } from './lib/progress.mjs';
import { findRunning } from './lib/running.ts';

async function reset(args: readonly string[]): Promise<void> {
  const running = await findRunning();
  if (running !== null) {
    throw new Complaint(
      `Gevel runs on port ${running.port} (process ${running.pid}) and uses this data. Stop it first with Ctrl-C.`,
    );
  }
  if (!args.includes('--keep')) await deleteData(STATE);
  await ensureData(STATE, { again: true });
  process.stdout.write('The demo data is fresh. `npm start` opens the site.\n');
}

reset(process.argv.slice(2)).catch(fail);
