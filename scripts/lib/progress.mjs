// Progress of steps: a line when a step begins and one when it ends; a terminal shows the seconds in one line.

/** Seconds between two lines of progress if the output is not a terminal. */
const HEARTBEAT = 5;

/** Start of this command, ms: that of `run.mjs`, including any installation, if it ran the command. */
export const BEGAN = Number(process.env.GEVEL_BEGAN ?? performance.timeOrigin);

/** @param {number} since start in ms @returns {string} such as "12.3 s" */
export const elapsed = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** @type {{ isTTY?: boolean, write(text: string): unknown }} */
let out = process.stdout;

/**
 * Writes progress to another stream, so that stdout contains only results.
 * @param {{ isTTY?: boolean, write(text: string): unknown }} stream
 */
export const reportOn = (stream) => {
  out = stream;
};

/**
 * Runs a step of work and prints its duration; marks a failure and rethrows it.
 * @template T
 * @param {string} title
 * @param {(say: (what: string) => void) => Promise<T>} work may report its progress
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = Date.now();
  const live = out.isTTY === true && process.env.CI === undefined;
  let far = '';
  let shown = 0;
  const renew = (/** @type {string} */ line) => {
    out.write(`\r${line.padEnd(shown)}`);
    shown = line.length;
  };
  const tick = () => {
    const seconds = Math.round((Date.now() - started) / 1000);
    if (live) renew(`  ${title} ${seconds} s${far && `: ${far}`}`);
    else out.write(`  ${title}, ${seconds} s so far${far && `: ${far}`}\n`);
  };
  const end = (/** @type {string} */ mark) => {
    const line = `${mark} ${title} (${elapsed(started)})`;
    if (live) renew(line);
    out.write(live ? '\n' : `${line}\n`);
  };
  if (live) renew(`  ${title}`);
  else out.write(`  ${title} …\n`);
  const timer = setInterval(tick, live ? 1000 : HEARTBEAT * 1000);
  try {
    const result = await work((what) => {
      far = what;
    });
    end('✓');
    return result;
  } catch (error) {
    end('✗');
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** An error that its reader can fix: printed as its message, without a stack. */
export class Complaint extends Error {
  /** @override */
  name = 'Complaint';
}

/**
 * Ends the process: prints the message of a `Complaint`, or the stack of any other error.
 * @param {unknown} error
 * @returns {never}
 */
export function fail(error) {
  process.stderr.write(
    error instanceof Complaint
      ? `\n${error.message}\n`
      : `\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
}
