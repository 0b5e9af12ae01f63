import type { Measured } from './bars.ts';
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
export const report = (measured: readonly Measured[], load: readonly number[]): string => {
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
