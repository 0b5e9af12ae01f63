/** Commands in the documentation are valid; `npm run try guide` runs them in order. */
import { readFileSync } from 'node:fs';
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
/** Arguments of wrangler, also after a pipe. */
const ofWrangler = LINES.flatMap(({ file, line }) => {
  const at = line.indexOf(WRANGLER);
  return at < 0 ? [] : [[file, line.slice(at + WRANGLER.length)] as const];
});

it('the documentation has commands', () => {
  expect([ofGevel.length > 80, ofWrangler.length > 20]).toEqual([true, true]);
});

it.each(ofGevel)('%s: gevel %s is a valid command', (_file, line) => {
  const words = wordsOf(line);
  if (words[0] === 'help' || words[0] === 'COMMAND') return;
  const found = findCommand(words, COMMANDS);
  if (found === null) throw new Error('unknown command');
  expect(() => parse(found.command, found.rest)).not.toThrow();
});

/** Commands in the table of a year's changes, which have no line of their own. */
const ofYear = [...readFileSync('docs/operations/year.md', 'utf8').matchAll(/`([a-z]+(?: [a-z-]+)* [^`]+)`/g)]
  .map(([, line = '']) => line.replaceAll('\\|', '|'))
  .filter((line) => !line.startsWith('npm '));

it.each(ofYear)('docs/operations/year.md: gevel %s is a valid command', (line) => {
  const found = findCommand(wordsOf(line), COMMANDS);
  if (found === null) throw new Error('unknown command');
  expect(() => parse(found.command, found.rest)).not.toThrow();
});

it('the table of a year has commands', () => {
  expect(ofYear.length).toBeGreaterThan(30);
});

it.each(ofWrangler)('%s: wrangler %s is a valid command', (_file, line) => {
  expect(wranglerFault(wordsOf(line))).toBeNull();
});

it('exactly the commands that no test can run are marked as untried', () => {
  const cannot = /wrangler (?:login|tail|secret put|d1 time-travel)|^pmtiles /;
  const ofOperations = LINES.filter(({ file }) => file.startsWith('docs/operations/'));
  const lines = (is: (line: string) => boolean) =>
    ofOperations.map(({ line }) => line).filter((line) => is(line));
  expect(lines((line) => line.includes('# untried'))).toEqual(lines((line) => cannot.test(line)));
});

describe('invalid wrangler commands', () => {
  it.each([
    ['d1 creat gevel --jurisdiction eu', 'unknown command'],
    ['d1 create gevel --juristiction eu', 'unknown option --juristiction'],
    ['d1 create gevel --jurisdiction mars', 'must be one of'],
    ['d1 create --jurisdiction eu', 'missing name'],
    ['queues create a b', 'too many arguments'],
    ['queues create a --message-retention-period-secs long', 'not a number'],
    ['secret put A --env', 'has no value'],
  ])('%s', (line, fault) => {
    expect(wranglerFault(wordsOf(line))).toContain(fault);
  });
});
