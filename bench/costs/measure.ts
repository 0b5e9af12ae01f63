import { COUNTED, type Used } from '#scripts/gevel/costs/used.ts';
import type { Stage } from './stage.ts';
import { USED_PATH } from './workers/addresses.ts';

/** Runs an operation and returns its usage until it has finished, as the mean per action. */
export async function used(stage: Stage, actions: number, work: () => Promise<unknown>): Promise<Used> {
  await stage.site.get(USED_PATH);
  const [cpu, lines] = [stage.cpu(), stage.lines()];
  await work();
  const spent = stage.cpu() - cpu;
  const counts: Record<string, number> = JSON.parse((await stage.site.get(USED_PATH)).body.toString());
  // Background writes finish a moment after the answer, and cached pages share one log line per second.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const all: Record<string, number> = { ...counts, cpuMs: spent, logLines: stage.lines() - lines };
  return usedOf((name) => (all[name] ?? 0) / actions);
}

/** A figure for each counted resource, rounded to a thousandth. */
export const usedOf = (figure: (name: (typeof COUNTED)[number]) => number): Used =>
  Object.fromEntries(COUNTED.map((name) => [name, Math.round(figure(name) * 1_000) / 1_000])) as Used;

/** The mean of several measurements. */
export const meanOf = (several: readonly Used[]): Used =>
  usedOf((name) => several.reduce((sum, one) => sum + one[name], 0) / several.length);
