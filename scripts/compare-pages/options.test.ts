import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('reads every argument', () => {
  const args = ['--base', 'main~3', '--sample', '4', '--only', '^offer', '--json', 'a.json'];
  expect(readOptions([...args, '--accept', 'b.json'])).toEqual({
    base: 'main~3',
    sample: 4,
    only: /^offer/iu,
    json: 'a.json',
    accept: 'b.json',
  });
});

it('defaults to a sample of eight and all kinds', () => {
  expect(readOptions(['--base', 'ee7107f'])).toEqual({
    base: 'ee7107f',
    sample: 8,
    only: null,
    json: null,
    accept: null,
  });
});

it.each([
  ['no revision', []],
  ['an option of git instead of a revision', ['--base=--force']],
  ['an unknown option', ['--base', 'main', '--all']],
  ['a positional argument', ['--base', 'main', 'more']],
  ['an empty sample', ['--base', 'main', '--sample', '0']],
  ['a sample that is not a number', ['--base', 'main', '--sample', 'few']],
  ['a broken pattern', ['--base', 'main', '--only', '(']],
])('complains of %s', (_, args) => {
  expect(() => readOptions(args)).toThrow(/Usage|--sample|--only/);
});
