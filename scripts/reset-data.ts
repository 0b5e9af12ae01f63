// `npm run reset`: deletes this machine's data and loads the demo agencies again, moved to today or to
// `--day YYYY-MM-DD`. With `--keep` the databases stay, and the demo agencies are restored in them.
import { parseArgs } from 'node:util';
import { isDay } from '#domain/stays/day.ts';
import { deleteData, ensureData, STATE } from './lib/data.ts';
import { Complaint, fail } from './lib/progress.mjs';
import { findRunning } from './lib/running.ts';

async function reset(args: readonly string[]): Promise<void> {
  const options = { keep: { type: 'boolean' }, day: { type: 'string' } } as const;
  const { keep, day } = parseArgs({ args: [...args], options }).values;
  if (day !== undefined && !isDay(day)) throw new Complaint(`"${day}" is not a day such as 2026-11-20.`);
  const running = await findRunning();
  if (running !== null) {
    throw new Complaint(
      `Gevel runs on port ${running.port} (process ${running.pid}) and uses this data. Stop it first with Ctrl-C.`,
    );
  }
  if (!keep) await deleteData(STATE);
  await ensureData(STATE, { again: true, day });
  process.stdout.write('The demo data is fresh. `npm start` opens the site.\n');
}

reset(process.argv.slice(2)).catch(fail);
