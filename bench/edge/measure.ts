import type { Answer } from '../stage/client.ts';
import type { Measured } from './bars.ts';
import { CACHE_HEADER, findScreen, type Screen, type ScreenName } from './screens.ts';
import type { Stage } from './stage.ts';
import { STATES, type State, type StateName } from './states.ts';
import { type Cost, figuresOf, type Pair } from './statistics.ts';
import { ANEW_HEADER, COLD_HEADER, COUNTS_PATH } from './workers/addresses.ts';
import type { Counts } from './workers/counts.ts';

interface Plan {
  readonly screens: readonly ScreenName[];
  readonly rounds: number;
  readonly say: (text: string) => void;
}

/**
 * Requests of each screen before measuring, so that workerd has compiled hot code. A cold page runs a lot of
 * code: after 150 requests V8's compilers still took 15 % of the CPU, and they finish after some 1,000.
 */
const WARM_UP = { kept: 200, 'made anew': 400, cold: 1_000 } as const satisfies Record<StateName, number>;

/** The site's cache header in each state, for pages that are cached at all. */
const EXPECTED = { kept: 'hit', 'made anew': 'miss', cold: 'miss' } as const;

/** Headers that request pages in a state: each page made anew belongs to a deployment of its own. */
const headersOf =
  ({ headers }: Screen, { name }: State, number: () => number) =>
  (): Record<string, string> => {
    if (name === 'cold') return { ...headers, [COLD_HEADER]: '1' };
    return name === 'made anew' ? { ...headers, [ANEW_HEADER]: String(number()) } : headers;
  };

/** Throws if an answer is not in the state to measure: measuring the wrong thing is worse than nothing. */
const checkState =
  ({ cached }: Screen, { name }: State) =>
  ({ headers }: Answer): void => {
    const said = headers[CACHE_HEADER];
    if (cached && said !== EXPECTED[name])
      throw new Error(`a page that was to be ${name} says ${String(said)}`);
  };

/** Returns a new number at each call. */
const createNumbers = (): (() => number) => {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
};

/** Addresses for this many requests, in turns. */
const pathsOf = ({ addresses }: Screen, requests: number): readonly string[] =>
  Array.from({ length: requests }, (_, index) => addresses[index % addresses.length] ?? '/');

const meter = async (stage: Stage, requests: number, run: () => Promise<number>): Promise<Cost> => {
  const before = stage.cpu();
  const time = await run();
  return { requests, cpu: stage.cpu() - before, time };
};

/** A page's use of the content service: the mean over the screen's addresses, and the maximum for rounds. */
const countsOf = async ({ counted }: Stage, screen: Screen, state: State, number: () => number) => {
  const taken: Counts[] = [];
  const take = async (): Promise<Counts> => JSON.parse((await counted.get(COUNTS_PATH)).body.toString());
  const headers = headersOf(screen, state, number);
  for (const path of screen.addresses) {
    // Free nights are at most a minute old, and the runs before this may have taken longer.
    await counted.get(path, headers(), screen.body);
    await take();
    checkState(screen, state)(await counted.get(path, headers(), screen.body));
    taken.push(await take());
  }
  const mean = (name: keyof Counts): number => taken.reduce((sum, one) => sum + one[name], 0) / taken.length;
  return {
    calls: mean('calls'),
    rounds: Math.max(...taken.map(({ rounds }) => rounds)),
    trips: mean('trips'),
    statements: mean('statements'),
    rows: mean('rows'),
  };
};

/** The states of a screen: pages that are never cached have no state "kept". */
const statesOf = ({ cached }: Screen): readonly State[] =>
  STATES.filter(({ name }) => cached || name !== 'kept');

/** Puts the bytes and headers of a screen's first page into the constant Worker. */
const putConstant = async (
  { site, constant }: Stage,
  { name, addresses, headers: own, body: asked }: Screen,
): Promise<string> => {
  const { body, headers } = await site.get(addresses[0] ?? '/', own, asked);
  const path = `/${encodeURIComponent(name)}`;
  const { 'transfer-encoding': _chunked, connection: _connection, ...rest } = headers;
  await constant.put(path, body, { ...rest, 'content-length': body.byteLength });
  return path;
};

/** The total cost of two runs. */
const sum = (one: Cost, other: Cost): Cost => ({
  requests: one.requests + other.requests,
  cpu: one.cpu + other.cpu,
  time: one.time + other.time,
});

/**
 * Measures every screen in every state in rounds. Each run of a page has a run of the constant right before it
 * and one right after it, and the order of screens and states changes from round to round, so that other load
 * on the machine affects all of them equally.
 */
export const measure = async (stage: Stage, { screens, rounds, say }: Plan): Promise<Measured[]> => {
  const number = createNumbers();
  const series: { screen: Screen; state: State; path: string; pairs: Pair[]; counts: Counts }[] = [];
  for (const name of screens) {
    const screen = await findScreen(stage.site, name);
    await findScreen(stage.counted, name);
    const path = await putConstant(stage, screen);
    for (const state of statesOf(screen)) {
      const headers = headersOf(screen, state, number);
      await stage.site.run(pathsOf(screen, WARM_UP[state.name]), { atOnce: 1, headers, body: screen.body });
      const counts = await countsOf(stage, screen, state, number);
      series.push({ screen, state, path, pairs: [], counts });
    }
    await stage.constant.run(
      Array.from({ length: 1_000 }, () => path),
      { atOnce: 8 },
    );
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const step of series.keys()) {
      const { screen, state, path, pairs } = series[(step + round) % series.length] ?? {};
      if (screen === undefined || state === undefined || path === undefined) continue;
      const { atOnce, requests, constants } = state;
      // Other screens' turns, especially cold ones, have evicted what this one needs.
      await stage.site.run(screen.addresses, {
        atOnce: 1,
        headers: () => screen.headers,
        body: screen.body,
      });
      const paths = pathsOf(screen, requests);
      const headers = headersOf(screen, state, number);
      const check = checkState(screen, state);
      const page = () =>
        meter(stage, requests, () => stage.site.run(paths, { atOnce, headers, body: screen.body, check }));
      const same = Array.from({ length: constants }, () => path);
      const constant = () => meter(stage, constants, () => stage.constant.run(same, { atOnce }));
      const before = await constant();
      const cost = await page();
      pairs?.push({ page: cost, constant: sum(before, await constant()) });
    }
    say(`round ${round + 1} of ${rounds}`);
  }
  return series.map(({ screen, state, pairs, counts }) => ({
    screen: screen.name,
    state: state.name,
    figures: figuresOf(pairs),
    counts,
  }));
};
