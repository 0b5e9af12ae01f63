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
import { judge } from './bars.ts';
import { measure } from './measure.ts';
import { report } from './report.ts';
import { SCREEN_NAMES, type ScreenName } from './screens.ts';
import { startStage } from './stage.ts';

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
const stage = await startStage({ root, state: `${work}/state`, work });
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
