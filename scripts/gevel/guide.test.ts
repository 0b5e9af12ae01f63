/** Commands of the guides are commands, as they are written; `npm run try:guide` runs them in their order. */
import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commands/index.ts';
import { findCommand, parse } from './parse.ts';
import { guideLines, wordsOf } from './testing/guide-lines.ts';
import { wranglerFault } from './testing/wrangler-words.ts';

const LINES = guideLines('README.md', 'CONTRIBUTING.md', 'docs/**/*.md');
const GEVEL = 'npm run gevel -- ';
const WRANGLER = 'npx wrangler ';

const ofGevel = LINES.filter(({ line }) => line.startsWith(GEVEL)).map(
  ({ file, line }) => [file, line.slice(GEVEL.length)] as const,
);
/** What wrangler is given, after a pipe too. */
const ofWrangler = LINES.flatMap(({ file, line }) => {
  const at = line.indexOf(WRANGLER);
  return at < 0 ? [] : [[file, line.slice(at + WRANGLER.length)] as const];
});

it('the guide has commands', () => {
  expect([ofGevel.length > 80, ofWrangler.length > 20]).toEqual([true, true]);
});

it.each(ofGevel)('%s: gevel %s is a command as it is written', (_file, line) => {
  const words = wordsOf(line);
  if (words[0] === 'help' || words[0] === 'COMMAND') return;
  const found = findCommand(words, COMMANDS);
  if (found === null) throw new Error('there is no such command');
  expect(() => parse(found.command, found.rest)).not.toThrow();
});

it.each(ofWrangler)('%s: wrangler %s is a command as it is written', (_file, line) => {
  expect(wranglerFault(wordsOf(line))).toBeNull();
});

it('what no test can run is marked, and nothing else is', () => {
  const cannot = /wrangler (?:login|tail|secret put|d1 time-travel)|^pmtiles /;
  const ofOperations = LINES.filter(({ file }) => file.startsWith('docs/operations/'));
  const lines = (is: (line: string) => boolean) =>
    ofOperations.map(({ line }) => line).filter((line) => is(line));
  expect(lines((line) => line.includes('# untried'))).toEqual(lines((line) => cannot.test(line)));
});

describe('what wrangler would refuse', () => {
  it.each([
    ['d1 creat gevel --jurisdiction eu', 'no command'],
    ['d1 create gevel --juristiction eu', 'no option --juristiction'],
    ['d1 create gevel --jurisdiction mars', 'none of'],
    ['d1 create --jurisdiction eu', 'without name'],
    ['queues create a b', 'too many words'],
    ['queues create a --message-retention-period-secs long', 'no number'],
    ['secret put A --env', 'has no value'],
  ])('%s', (line, fault) => {
    expect(wranglerFault(wordsOf(line))).toContain(fault);
  });
});
