// Calm progress: a line when a step begins and one when it ends; on a terminal the seconds tick in place.

/** Seconds between two signs of life where the output is no terminal. */
const HEARTBEAT = 5;

/** When this command began, in ms: before what it had to install, where `bootstrap.mjs` runs it. */
export const BEGAN = Number(process.env.GEVEL_BEGAN ?? performance.timeOrigin);

/** @param {number} since start in ms @returns {string} such as "12.3 s" */
export const elapsed = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** @type {{ isTTY?: boolean, write(text: string): unknown }} */
let out = process.stdout;

/**
 * Has progress go to another stream, where stdout is for results.
 * @param {{ isTTY?: boolean, write(text: string): unknown }} stream
 */
export const reportOn = (stream) => {
  out = stream;
};

/**
 * Runs one step of work and says how long it takes; a failure is marked and thrown on.
 * @template T
 * @param {string} title
 * @param {(say: (what: string) => void) => Promise<T>} work may say how far it has come, at any pace
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

/** A failure the reader can act on: shown as its sentence alone, without a stack. */
export class Complaint extends Error {
  /** @override */
  name = 'Complaint';
}

/**
 * Ends the process with the sentence of a `Complaint`, or the whole error when it was not foreseen.
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
