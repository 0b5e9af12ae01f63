import { quantile } from '../stage/statistics.ts';
import { askAll } from './ask.ts';
import { FAULT_NAMES, type FaultName, TARGET_NAMES, type Target } from './faults.ts';
import { OPS_SECRET, type Stage } from './stage.ts';
import type { Verdict } from './verdict.ts';

/** Time budget of a page in milliseconds, plus the rendering time of this machine. */
const BUDGET_MS = 4_000;
const MACHINE_MS = 900;
/** Maximum time of a cached page, milliseconds, whatever the service does. */
const KNOWN_MS = 1_500;
/** Maximum memory of one answer, MB. */
const MOST_MEMORY = 150;

/** Valid statuses during a fault; an internal error (500) is not among them. */
const TRUE_STATUSES: readonly number[] = [200, 503];

const purge = (stage: Stage, host: string) =>
  stage.ask(host, '/_ops/purge', { method: 'POST', headers: { Authorization: `Bearer ${OPS_SECRET}` } });

/** The address of an estate of the agency, found while everything works. */
export async function findEstate(stage: Stage): Promise<string> {
  const { body } = await stage.ask(stage.newHost(), '/nl/aanbod');
  const found = /href="(\/nl\/aanbod\/\d+\/[^"?#]+)"/.exec(body)?.[1];
  if (found === undefined) throw new Error('the offer links to no estate');
  return found;
}

/** Ends all faults, and waits until the site has recovered. */
export async function heal(stage: Stage): Promise<void> {
  await stage.order({ fault: null });
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { status } = await stage.ask(stage.newHost(), '/nl/aanbod');
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the site does not recover');
}

interface Cell {
  readonly fault: FaultName;
  readonly target: Target;
  readonly cached: boolean;
}

/** One fault for one kind of call, with the page cached and purged, or never requested. */
async function measure(stage: Stage, { fault, target, cached }: Cell, estate: string, asks: number) {
  const host = stage.newHost();
  const path = target === 'page data' ? estate : '/nl/aanbod';
  // Most hosts are known: only its settings are cached, unless they are what fails.
  if (cached || target !== 'site') await stage.ask(host, '/manifest-nl.webmanifest');
  if (cached) {
    await stage.ask(host, path);
    await purge(stage, host);
  }
  const before = stage.memory();
  await stage.order({ fault, targets: [target] });
  const answers = await askAll(
    Array.from({ length: asks }, () => () => stage.ask(host, path)),
    1,
  );
  const memory = Math.max(0, stage.memory() - before);
  const calls = Object.values(await stage.order({ fault: null })).reduce((sum, count) => sum + count, 0);
  return { statuses: answers.map(({ status }) => status), answers, memory, calls };
}

interface MatrixOptions {
  readonly stage: Stage;
  readonly asks: number;
  readonly faults?: readonly string[];
  readonly say: (text: string) => void;
}

/** Every fault for every kind of call: answers, times, calls and memory. */
export async function runMatrix({
  stage,
  asks,
  faults = FAULT_NAMES,
  say,
}: MatrixOptions): Promise<Verdict[]> {
  const estate = await findEstate(stage);
  const verdicts: Verdict[] = [];
  say('fault            at            page   statuses         slowest ms  calls   +MB');
  for (const fault of FAULT_NAMES.filter((name) => faults.includes(name)))
    for (const target of TARGET_NAMES)
      for (const cached of [true, false]) {
        const { statuses, answers, memory, calls } = await measure(
          stage,
          { fault, target, cached },
          estate,
          asks,
        );
        const slowest = quantile(
          answers.map(({ milliseconds }) => milliseconds),
          1,
        );
        const name = `${fault.padEnd(16)} ${target.padEnd(13)} ${cached ? 'kept' : 'cold'}`;
        const limit = cached ? KNOWN_MS : BUDGET_MS + MACHINE_MS;
        const true200 = cached ? [200] : TRUE_STATUSES;
        const met =
          statuses.every((status) => true200.includes(status)) &&
          answers.every(({ status, retryAfter }) => status !== 503 || retryAfter) &&
          slowest <= limit &&
          memory <= MOST_MEMORY;
        const figures = `${slowest.toFixed(0).padStart(10)} ${String(calls).padStart(6)} ${memory.toFixed(0).padStart(5)}`;
        say(`${name}   ${statuses.join(' ').padEnd(16)} ${figures} ${met ? '✓' : '✗'}`);
        verdicts.push({ met, text: name });
        await heal(stage);
      }
  return verdicts;
}
