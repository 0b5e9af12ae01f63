import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMANDS } from './commands/index.ts';
import { findCommand, parse } from './parse.ts';

/** Words of a line as a shell has them: quotes hold together, and a comment ends it. */
function wordsOf(line: string): string[] {
  const words: string[] = [];
  for (const [word] of line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)) {
    if (word.startsWith('#')) break;
    words.push(word.replace(/["']/g, ''));
  }
  return words;
}

/** Every line of the guide's shell blocks that calls the command line. */
const LINES = globSync(['README.md', 'docs/**/*.md']).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    block
      .replaceAll('\\\n', ' ')
      .split('\n')
      .filter((line) => line.startsWith('npm run gevel -- '))
      .map((line) => [file, line.slice('npm run gevel -- '.length)] as const),
  ),
);

it('the guide has commands', () => {
  expect(LINES.length).toBeGreaterThan(50);
});

it.each(LINES)('%s: gevel %s is a command as it is written', (_file, line) => {
  const words = wordsOf(line);
  if (words[0] === 'help' || words[0] === 'COMMAND') return;
  const found = findCommand(words, COMMANDS);
  if (found === null) throw new Error('there is no such command');
  expect(() => parse(found.command, found.rest)).not.toThrow();
});
