import { rngFor } from '../stage/random.ts';
import { type Bench, seconds } from './bench.ts';
import type { Offer } from './homes.ts';
import { pricesOf } from './homes.ts';
import type { Taken } from './import.ts';
import { visitDuring } from './visitors.ts';

/** Maximum memory of the command, MB. */
const MOST_MEMORY = 400;
/** Share of the homes that change their price when few do. */
const FEW = 0.1;

const countsOf = ({ summary }: Taken): string =>
  summary === null
    ? 'refused'
    : `${summary.new} new, ${summary.changed} changed, ${summary.same} same, ${summary.withdrawn} withdrawn`;

const line = (what: string, taken: Taken): string =>
  `${what}: staging ${seconds(taken.stagingMs)}, commit ${seconds(taken.commitMs)}, ` +
  `${taken.peakMb.toFixed(0)} MB at most (${countsOf(taken)})`;

const finished = (taken: Taken | null): Taken => {
  if (taken === null) throw new Error('the import was killed, but this scene does not kill it');
  return taken;
};

/**
 * Imports without disturbance: the first one, the same again, one with a tenth of the prices changed and one
 * with all. Returns the measurements of the last.
 */
export async function timed(bench: Bench): Promise<Taken> {
  const { homes } = bench;
  const whole: Offer = { version: 0, homes };
  const few: Offer = { ...whole, changed: Math.ceil(homes * FEW) };
  const run = async (what: string, offer: Offer): Promise<Taken> => {
    const taken = finished(await (await bench.import(offer, { progress: true })).done);
    bench.say(line(what, taken));
    bench.bar(taken.refused === 0 && taken.retries === 0, `${what}: no failed write`);
    bench.bar((await bench.shown(offer)) !== null, `${what}: the offer is whole`);
    bench.bar(taken.peakMb < MOST_MEMORY, `${what}: less than ${MOST_MEMORY} MB in the command`);
    return taken;
  };
  bench.say('');
  const first = await run(`${homes} homes come`, whole);
  const again = await run('the same again', whole);
  bench.bar(again.stagingMs <= first.stagingMs, 'staging what is there takes no longer than what is new');
  await run(`${few.changed} prices change`, few);
  const peak = bench.service.peakMb();
  bench.say(`workerd: ${peak === null ? 'its memory cannot be read here' : `${peak.toFixed(0)} MB at most`}`);
  return run('every price changes', { version: 1, homes });
}

interface Kills {
  readonly kills: number;
  readonly seed: number;
  /** Measurements of an import that is not killed. */
  readonly took: Taken;
}

/**
 * Imports killed at random times: afterwards visitors see either the complete old offer or the complete new
 * one. Returns the last offer.
 */
export async function killed(bench: Bench, { kills, seed, took }: Kills): Promise<Offer> {
  const random = rngFor(String(seed)).next;
  let current: Offer = { version: 1, homes: bench.homes };
  bench.say('');
  for (let kill = 1; kill <= kills; kill += 1) {
    const next: Offer = { version: current.version + 1, homes: bench.homes };
    const running = await bench.import(next);
    const inCommit = kill % 2 === 0;
    const began = performance.now();
    const { startMs, stagingMs, commitMs } = took;
    let isDone = false;
    const done = running.done.then(() => {
      isDone = true;
    });
    if (inCommit) await running.committing;
    // Imports get faster while the service warms up, and a finished one can no longer be killed.
    const moment = (inCommit ? commitMs : startMs + stagingMs) * 0.8 * random();
    await Promise.race([done, pause(moment)]);
    const [after, wasDone] = [performance.now() - began, isDone];
    running.kill();
    const withService = kill % 3 === 0;
    if (withService) {
      await bench.service.kill();
      await bench.start();
    }
    await running.done;
    const shown = await bench.shown(current, next);
    const state = shown === null ? 'neither whole' : shown === next ? 'the new offer' : 'the old offer';
    const what = wasDone ? 'done before it was killed' : inCommit ? 'killed in the commit' : 'killed';
    bench.bar(
      shown !== null,
      `${kill}: ${what} after ${seconds(after)}${withService ? ', the service too' : ''}: ${state}`,
    );
    current = shown ?? next;
  }
  // Leftovers of killed imports block nothing.
  const last: Offer = { version: current.version + 1, homes: bench.homes };
  const taken = finished(await (await bench.import(last)).done);
  bench.bar((await bench.shown(last)) !== null, 'an import after all of them comes in whole');
  bench.say(line('every price changes', taken));
  return last;
}

/** An import while visitors use the site. */
export async function visited(bench: Bench, current: Offer): Promise<void> {
  await bench.stop();
  await bench.start({ withSite: true });
  const next: Offer = { version: current.version + 1, homes: bench.homes };
  const homes = [...pricesOf(next).keys()];
  bench.say('');
  const before = await visitDuring(bench.service.port, homes, pause(WARM_UP));
  bench.say(
    `before: ${before.pages} pages, median ${before.medianMs.toFixed(0)} ms, slowest ${seconds(before.slowest.milliseconds)}`,
  );
  const running = await bench.import(next);
  const visits = await visitDuring(bench.service.port, homes, running.done);
  const taken = finished(await running.done);
  bench.say(line('while visitors look', taken));
  const { slowest } = visits;
  bench.say(
    `meanwhile: ${visits.pages} pages, median ${visits.medianMs.toFixed(0)} ms, ` +
      `slowest ${seconds(slowest.milliseconds)} (${slowest.path}, ${slowest.status})`,
  );
  bench.bar(taken.refused === 0 && taken.retries === 0, 'while visitors look: no failed write');
  const failed = visits.failed.map(
    ({ path, status, milliseconds }) => `${path} ${status} ${seconds(milliseconds)}`,
  );
  bench.bar(
    visits.failed.length === 0,
    `while visitors look: ${visits.failed.length} failed pages ${failed.slice(0, 5).join(', ')}`.trim(),
  );
  bench.bar(taken.peakMb < MOST_MEMORY, `while visitors look: less than ${MOST_MEMORY} MB in the command`);
  bench.bar((await bench.shown(next)) !== null, 'while visitors look: the offer is whole');
}

/** Milliseconds with visitors before the import starts. */
const WARM_UP = 5_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
