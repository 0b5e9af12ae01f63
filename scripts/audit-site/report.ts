import type { Finding } from './finding.ts';
import type { Tally } from './scope.ts';

/** Number of pages listed per kind of finding; the count gives the total. */
const SHOWN = 5;

/** Prints findings by rule, the most frequent first. */
export function printFindings(findings: readonly Finding[]): void {
  const rules = Map.groupBy(findings, ({ rule }) => rule);
  const sorted = [...rules].toSorted(([, one], [, other]) => other.length - one.length);
  for (const [rule, found] of sorted) {
    process.stdout.write(`\n${rule} (${found.length})\n`);
    for (const { url, detail } of found.slice(0, SHOWN)) process.stdout.write(`  ${url}\n    ${detail}\n`);
    if (found.length > SHOWN) process.stdout.write(`  … and ${found.length - SHOWN} more\n`);
  }
  process.stdout.write(findings.length === 0 ? '\nNothing found.\n' : `\n${findings.length} findings.\n`);
}

/** Prints the counts of the crawl's limits: how many addresses each rule read, and how many not. */
export function printTallies(tallies: readonly Tally[]): void {
  for (const { name, kinds, read, ask, leave } of tallies) {
    process.stdout.write(`  ${name}: ${kinds} kinds, ${read} read, ${ask} asked, ${leave} left out\n`);
  }
}
