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

it('compares a bounded sample of everything when only the revision is named', () => {
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
  ['an option of git in the place of a revision', ['--base=--force']],
  ['an unknown option', ['--base', 'main', '--all']],
  ['a word that belongs to no option', ['--base', 'main', 'more']],
  ['no sample', ['--base', 'main', '--sample', '0']],
  ['a sample that is no number', ['--base', 'main', '--sample', 'few']],
  ['a broken pattern', ['--base', 'main', '--only', '(']],
])('complains of %s', (_, args) => {
  expect(() => readOptions(args)).toThrow(/Usage|--sample|--only/);
});
