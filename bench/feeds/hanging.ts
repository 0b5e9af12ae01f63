import { WHISE_CLIENT, type WhiseServer } from '#tests/support/whise-server.ts';
import { createClient } from '../stage/client.ts';
import { quantile } from '../stage/statistics.ts';
import type { Verdicts } from './figures.ts';
import type { FileServer } from './file-server.ts';
import { MOST_MS, minuteOf, openFeeds } from './minute.ts';
import { openAgency, type Stage } from './stage.ts';

/** Agencies of the vendor that hangs whose rounds are under way at once: those of a minute, at a thousand agencies. */
const HANGING = 20;
/** Agencies whose homes come from a file, which is there. */
const OTHERS = 4;
const VISITORS = 2;
const PAGES = 150;
/** How much longer something may take beside rounds that wait; machines are noisy. */
const MOST_LONGER = 2;
/** Milliseconds that may be added to something short in any case. */
const SLACK_MS = 50;

const other = (n: number): string => `other-${n}`;
const hanging = (n: number): string => `hanging-${n}`;

/** Milliseconds of each page: searches that nobody made before, so that each asks the database. */
async function visits(stage: Stage, first: number): Promise<readonly number[]> {
  const client = createClient(stage.site, `${other(0)}.localhost`);
  const times: number[] = [];
  let next = 0;
  const visitor = async (): Promise<void> => {
    while (next < PAGES) {
      next += 1;
      const began = performance.now();
      await client.follow(`/nl/aanbod?price-max=${first + next * 100}`);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  client.close();
  return times;
}

/** Milliseconds of a round of each other agency, one after the other. */
async function otherRounds(stage: Stage, files: FileServer): Promise<readonly number[]> {
  files.change();
  const times: number[] = [];
  for (let n = 0; n < OTHERS; n += 1) {
    await stage.call('POST', `/sites/${other(n)}/feeds/file/run`);
    const began = performance.now();
    const done = await stage.next({ only: 'feed-round', last: true });
    times.push(performance.now() - began);
    if (done?.failed !== null) throw new Error(`a round failed: ${done?.failed}`);
    const [row] = await stage.sql<{ outcome: string }>(
      'SELECT outcome FROM feeds WHERE site_id = ?',
      other(n),
    );
    if (row?.outcome !== 'ok') throw new Error(`a round of a file ended ${row?.outcome}`);
  }
  await stage.forget();
  return times;
}

interface Felt {
  readonly page: number;
  readonly round: number;
  readonly minute: number;
}

async function felt(stage: Stage, files: FileServer, first: number): Promise<Felt> {
  const page = quantile(await visits(stage, first), 0.95);
  const round = Math.max(...(await otherRounds(stage, files)));
  const minute = await minuteOf(stage, 60, new Date('2026-11-27T21:31:00Z'));
  await stage.forget();
  return { page, round, minute };
}

/** A vendor that takes calls and never answers: what visitors, other agencies' rounds and the cron's minute felt. */
export async function hangingScene(
  stage: Stage,
  { vendor, files, feeds }: { vendor: WhiseServer; files: FileServer; feeds: number },
  verdicts: Verdicts,
): Promise<void> {
  await openFeeds(stage, feeds);
  await stage.call('PUT', '/feed-accounts/whise', vendor.account);
  for (let n = 0; n < OTHERS; n += 1) {
    await openAgency(stage, other(n));
    await stage.call('PUT', `/sites/${other(n)}/feeds/file`, {
      kind: 'file',
      settings: { address: files.address },
    });
    await stage.drain({ only: 'feed-round' });
  }
  await stage.forget();
  // Once without measurement: workerd compiles, and the isolate reads its texts.
  await felt(stage, files, 100_000);
  const before = await felt(stage, files, 200_000);

  vendor.fares('hangs');
  for (let n = 0; n < HANGING; n += 1) {
    await openAgency(stage, hanging(n));
    await stage.call('PUT', `/sites/${hanging(n)}/feeds/whise`, {
      kind: 'whise',
      settings: { client: WHISE_CLIENT },
    });
  }
  const began = performance.now();
  let waiting = HANGING;
  const rounds = Array.from({ length: HANGING }, async () => {
    const done = await stage.next({ only: 'feed-round' });
    waiting -= 1;
    return done;
  });
  // Their tokens are there by now, and their lists hang.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const beside = await felt(stage, files, 300_000);
  const stillWaiting = waiting;
  const done = await Promise.all(rounds);
  const seconds = (performance.now() - began) / 1000;
  vendor.fares(null);

  verdicts.say(
    `\n${HANGING} rounds of a vendor that hangs, each ended after ${seconds.toFixed(0)} s at most`,
  );
  verdicts.bar(
    stillWaiting === HANGING,
    `${stillWaiting} of ${HANGING} still waited when the rest was measured`,
  );
  const states = await stage.sql<{ outcome: string; n: number }>(
    "SELECT outcome, count(*) AS n FROM feeds WHERE site_id LIKE 'hanging-%' GROUP BY outcome",
  );
  verdicts.bar(
    states.length === 1 && states[0]?.outcome === 'unreachable' && done.every((one) => one?.failed === null),
    `their state: ${states.map(({ outcome, n }) => `${outcome} ${n}`).join(', ')}`,
  );
  const compare = (name: string, of: (one: Felt) => number): void => {
    const [alone, with_] = [of(before), of(beside)];
    verdicts.bar(
      with_ <= Math.max(alone * MOST_LONGER, alone + SLACK_MS),
      `${name}: ${alone.toFixed(0)} ms before, ${with_.toFixed(0)} beside (limit ${MOST_LONGER} times, or ${SLACK_MS} ms more)`,
    );
  };
  compare('95 % of pages with a new search', ({ page }) => page);
  compare('the slowest round of another agency', ({ round }) => round);
  compare('a minute of the cron', ({ minute }) => minute);
  verdicts.bar(
    beside.minute <= MOST_MS,
    `a minute of the cron beside: ${beside.minute.toFixed(0)} ms (limit ${MOST_MS})`,
  );
}
