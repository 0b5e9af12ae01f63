import type { Browser } from '@playwright/test';
import type { Review } from './options.ts';
import { lit, visitAll } from './shoot.ts';
import { tabFaults } from './tab-faults.ts';
import { tabStops } from './tab-stops.ts';

/** Goes through every screen of a review by the Tab key; returns the faults, and the screens that failed to open. */
export async function walkByTab(
  browser: Browser,
  review: Review,
  say: (what: string) => void,
): Promise<{
  readonly stops: number;
  readonly faults: readonly string[];
  readonly missed: readonly string[];
}> {
  let stops = 0;
  const faults: string[] = [];
  const measured = new Map<string, Set<string>>();
  const missed = await visitAll(browser, review, say, async (page, { agency, screen, size, modes }) => {
    for (const mode of modes) {
      await lit(page, mode);
      const drawn = `${agency} ${size} ${mode}`;
      const rings = measured.get(drawn) ?? new Set();
      measured.set(drawn, rings);
      const way = await tabStops(page, rings);
      stops += way.length;
      faults.push(...tabFaults(way).map((fault) => `${agency}, ${screen.name}, ${size} ${mode}: ${fault}`));
    }
  });
  return { stops, faults, missed };
}
