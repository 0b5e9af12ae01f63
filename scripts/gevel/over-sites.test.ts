import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commands/index.ts';
import { findCommand, parse } from './parse.ts';

const parsed = (line: string) => {
  const found = findCommand(line.split(' '), COMMANDS);
  if (found === null) throw new Error('unknown command');
  return parse(found.command, found.rest);
};

describe('a command over several sites', () => {
  it.each(['site check zeezicht', 'site check --all', 'check --homes --where state=live --where locales=fr'])(
    '%s is valid',
    (line) => {
      expect(parsed(line).help).toBe(false);
    },
  );

  it.each([
    ['site check', 'SITE is missing'],
    ['site check zeezicht --all', '"zeezicht" is one argument too many'],
    ['site suspend --all', '--all'],
  ])('%s: %s', (line, sentence) => {
    expect(() => parsed(line)).toThrow(sentence);
  });
});
