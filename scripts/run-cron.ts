// `npm run cron`: runs once what the content service's cron does each minute: the day's alerts, due mails.
// Locally nothing runs it automatically. `-- --at 2026-11-22T08:00:00Z` runs it as if at that time.
import { parseArgs } from 'node:util';
import { ensureData, STATE } from './lib/data.ts';
import { localOperatorToken } from './lib/local-operator.ts';
import { watchMails } from './lib/mails.ts';
import { freePort } from './lib/port.ts';
import { Complaint, fail, step } from './lib/progress.mjs';
import { CONTENT_ALONE, startWorkers, waitFor } from './lib/workers.ts';

/** Time for the queue and the mails after each run, milliseconds. */
const SETTLE = 4000;

function wantedTime(args: readonly string[]): number | null {
  const { at } = parseArgs({ args: [...args], options: { at: { type: 'string' } } }).values;
  const time = Date.parse(at ?? '');
  if (at !== undefined && Number.isNaN(time)) {
    throw new Complaint(`"${at}" is not a time such as 2026-11-22T08:00:00Z.`);
  }
  return at === undefined ? null : time;
}

async function turn(port: number, at: number | null): Promise<void> {
  const query = at === null ? '' : `?time=${at}`;
  const answer = await fetch(`http://localhost:${port}/cdn-cgi/local/scheduled${query}`);
  if (!answer.ok) throw new Complaint(`The cron failed: ${await answer.text()}`);
  await new Promise((resolve) => setTimeout(resolve, SETTLE));
}

async function main(args: readonly string[]): Promise<void> {
  const at = wantedTime(args);
  await ensureData(STATE);
  const port = await freePort();
  const workers = startWorkers({
    port,
    state: STATE,
    configs: CONTENT_ALONE,
    echo: true,
    inspectorPort: await freePort(),
  });
  const endMails = watchMails((path) => process.stdout.write(`Mail: ${path}\n`));
  try {
    await waitFor(workers, ['localhost'], { path: '/openapi.json', token: localOperatorToken() });
    await step('Matching the alerts', () => turn(port, at));
    await step('Sending due mails', () => turn(port, at));
  } finally {
    endMails();
    await workers.stop();
  }
}

main(process.argv.slice(2)).then(() => process.exit(0), fail);
