/**
 * `npm run bench edge`: cost of a page compared with a constant answer of the same bytes: kept, made anew and
 * cold. Exits with 1 when a limit is exceeded. `--screens offer,estate`, `--rounds 9`, `--json figures.json`.
 */
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureClientBuilt } from '#scripts/lib/client-build.ts';
import { ensureFreshData } from '#scripts/lib/test-data.ts';
import { judge, type Measured } from './bars.ts';
import { measure } from './measure.ts';
import { SCREEN_NAMES, type ScreenName } from './screens.ts';
import { startEdge } from './stage.ts';
import { STATES } from './states.ts';

const METHOD = [
  'Both Workers as `wrangler deploy` would upload them (React’s production build), in one workerd, each with',
  'a socket of its own on this machine. Beside them, a Worker answers the same bytes with the same headers',
  'from memory: × is a page’s figure as a multiple, or share, of that constant’s, measured right before and',
  'after it; medians of the rounds. CPU is what the kernel’s scheduler reports for all threads of the workerd',
  'process (content service and D1 too), divided by the requests. The Cache API and KV are in the isolate’s',
  'memory, since their local simulations cost more than a page; at Cloudflare they use no CPU of the Worker.',
];

const figure = (value: number, digits: number, width: number): string =>
  value.toFixed(digits).padStart(width);

/** The measurements as a table, after an explanation of the columns. */
const report = (measured: readonly Measured[], load: readonly number[]): string => {
  const head =
    'screen       state      CPU ms       ×  req/s       ×  calls  rounds  trips  statements  rows read';
  const rows = measured.map(({ screen, state, figures, counts }) =>
    [
      screen.padEnd(12),
      state.padEnd(9),
      figure(figures.cpu, 3, 7),
      figure(figures.cpuRatio, 1, 7),
      figure(figures.rate, 0, 6),
      figure(figures.rateRatio, 3, 7),
      figure(counts.calls, 1, 6),
      figure(counts.rounds, 0, 7),
      figure(counts.trips, 1, 6),
      figure(counts.statements, 1, 11),
      figure(counts.rows, 0, 10),
    ].join(' '),
  );
  const never = [...new Set(measured.map(({ screen }) => screen))].filter(
    (name) => !measured.some(({ screen, state }) => screen === name && state === 'kept'),
  );
  return [
    ...METHOD,
    ...STATES.map(
      ({ name, text, requests, atOnce }) => `- ${name}: ${text} (${requests} requests, ${atOnce} at a time)`,
    ),
    ...(never.length > 0 ? [`- kept by no page cache: ${never.join(', ')}`] : []),
    `Load of the machine (1, 5, 15 minutes): ${load.map((value) => value.toFixed(1)).join(', ')}`,
    '',
    head,
    ...rows,
  ].join('\n');
};

const { values } = parseArgs({
  options: {
    screens: { type: 'string', default: SCREEN_NAMES.join(',') },
    rounds: { type: 'string', default: '5' },
    json: { type: 'string' },
  },
});
const root = resolve(import.meta.dirname, '../..');
const work = `${root}/.gevel/bench-edge`;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Throws for an unknown screen. */
const readScreens = (text: string): ScreenName[] =>
  text.split(',').map((name) => {
    const screen = SCREEN_NAMES.find((known) => known === name.trim());
    if (screen === undefined) throw new Error(`no screen ${name}: there are ${SCREEN_NAMES.join(', ')}`);
    return screen;
  });

/** Throws unless it is a number from 1 to 99. */
const readRounds = (text: string): number => {
  if (!/^[1-9]\d?$/.test(text)) throw new Error(`${text} is not a number of rounds from 1 to 99`);
  return Number(text);
};

const plan = { screens: readScreens(values.screens), rounds: readRounds(values.rounds), say };
await ensureClientBuilt();
await ensureFreshData(`${work}/state`);
const stage = await startEdge({ root, state: `${work}/state`, work });
try {
  const measured = await measure(stage, plan);
  const load = loadavg();
  say(report(measured, load));
  if (values.json !== undefined) {
    await writeFile(values.json, `${JSON.stringify({ rounds: plan.rounds, load, measured }, null, 2)}\n`);
  }
  const verdicts = judge(measured);
  for (const { text } of verdicts) say(text);
  process.exitCode = verdicts.every(({ met }) => met) ? 0 : 1;
} finally {
  await stage.stop();
}
