// `npm start`: data, client and both Workers on this machine. `--dev` also rebuilds the client on change.
import { type Agency, addressOf, demoAgencies } from './lib/agencies.ts';
import { ensureClientBuilt, watchClient } from './lib/client-build.ts';
import { ensureData, STATE } from './lib/data.ts';
import { MAILS, watchMails } from './lib/mails.ts';
import { isFree, wantedPort } from './lib/port.ts';
import { BEGAN, Complaint, elapsed, fail, step } from './lib/progress.mjs';
import { endRunning } from './lib/run.ts';
import { findRunning, noteRunning } from './lib/running.ts';
import { stopSignal } from './lib/stop-signal.ts';
import { startWorkers, waitFor } from './lib/workers.ts';

async function checkNothingRuns(port: number): Promise<void> {
  const running = await findRunning();
  if (running !== null) {
    throw new Complaint(
      `Gevel already runs here, on port ${running.port} (process ${running.pid}). Stop it first with Ctrl-C.`,
    );
  }
  if (!(await isFree(port))) {
    const other = port === 65535 ? 8788 : port + 1;
    throw new Complaint(`Port ${port} is taken by another program. Choose one: npm start -- --port ${other}`);
  }
}

function welcome(agencies: readonly Agency[], port: number): string {
  const width = Math.max(...agencies.map((agency) => agency.name.length));
  const lines = agencies.map((agency) => `  ${agency.name.padEnd(width)}  ${addressOf(agency, port)}\n`);
  return `\nReady in ${elapsed(BEGAN)}:\n\n${lines.join('')}\nMails are written to ${MAILS}/ and named here as they come.\nCtrl-C stops everything.\n`;
}

/** Serves until the Workers end: in order at `stop`; when they end by themselves, with a complaint. */
async function serve(port: number, dev: boolean, stop: AbortSignal): Promise<void> {
  await ensureClientBuilt();
  const data = await ensureData(STATE);
  stop.throwIfAborted();
  const workers = startWorkers({ port, state: STATE, echo: true });
  stop.addEventListener('abort', () => void workers.stop());
  const agencies = demoAgencies();
  const endMails = watchMails((path) => process.stdout.write(`Mail: ${path}\n`));
  try {
    const hostnames = agencies.map((agency) => agency.hostname);
    await step('Starting the site and the content service', () => waitFor(workers, hostnames));
    process.stdout.write(welcome(agencies, port));
    if (data === 'older') {
      process.stdout.write(
        'The demo data has changed since you loaded it: `npm run reset` loads it again.\n',
      );
    }
    if (dev) await watchClient();
    const { code, output } = await workers.ended;
    throw new Complaint(`The Workers stopped by themselves (code ${code}):\n${output}`);
  } finally {
    endMails();
    await workers.stop();
  }
}

async function main(args: readonly string[]): Promise<void> {
  const port = wantedPort(args, process.env);
  await checkNothingRuns(port);
  const forget = await noteRunning(port);
  const stop = stopSignal();
  stop.addEventListener('abort', endRunning);
  try {
    await serve(port, args.includes('--dev'), stop);
  } catch (error) {
    // A failure after a stop request is not an error.
    if (!stop.aborted) throw error;
    process.stdout.write('\nStopped.\n');
  } finally {
    await forget();
  }
}

main(process.argv.slice(2)).then(() => process.exit(0), fail);
