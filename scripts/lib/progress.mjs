// Calm progress: a line when a step begins and one when it ends; on a terminal the seconds tick in place.

/** Seconds between two signs of life where the output is no terminal. */
const HEARTBEAT = 10;

/** @param {number} since start in ms @returns {string} such as "12.3 s" */
export const elapsed = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one step of work and says how long it takes; a failure is marked and thrown on.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = Date.now();
  const live = process.stdout.isTTY === true && process.env.CI === undefined;
  process.stdout.write(live ? `  ${title}` : `  ${title} …\n`);
  const timer = setInterval(
    () => {
      if (live) process.stdout.write(`\r  ${title} ${Math.round((Date.now() - started) / 1000)} s`);
      else process.stdout.write(`  ${title}: ${Math.round((Date.now() - started) / 1000)} s so far\n`);
    },
    live ? 1000 : HEARTBEAT * 1000,
  );
  const end = (/** @type {string} */ mark) =>
    process.stdout.write(`${live ? '\r' : ''}${mark} ${title} (${elapsed(started)})\n`);
  try {
    const result = await work();
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
