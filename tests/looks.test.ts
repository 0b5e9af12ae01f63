import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { hashFiles } from '#scripts/lib/inputs.ts';
import { hashesNow } from '#scripts/lib/looked-at.ts';
import { looks } from './support/looks.ts';

afterEach(() => vi.unstubAllEnvs());

const AGENCIES = ['one', 'two', 'three'];

it('looks at every member in a whole run, and without a decision', () => {
  expect(looks(AGENCIES, 1)).toEqual(AGENCIES);
  vi.stubEnv('GEVEL_LOOKS', 'whole');
  expect(looks(AGENCIES, 1)).toEqual(AGENCIES);
});

it('looks at each member in turn in a sample', () => {
  vi.stubEnv('GEVEL_LOOKS', 'sample');
  expect([0, 1, 2, 3].map((row) => looks(AGENCIES, row))).toEqual([['one'], ['two'], ['three'], ['one']]);
  expect(looks(AGENCIES, 0, 2)).toEqual(['one', 'two']);
  expect(looks(AGENCIES, 1, 2)).toEqual(['two', 'three']);
});

it('is hashed with every test that samples, also by a module of tests/support', () => {
  const asks = (file: string, words: RegExp): boolean => words.test(readFileSync(file, 'utf8'));
  const samplers = globSync('tests/support/*.ts').filter((file) => asks(file, /\blooks[<(]/));
  expect(samplers.length).toBeGreaterThan(0);
  const names = samplers.map((file) => basename(file));
  const users = globSync('tests/{browser,site}/*.spec.ts').filter(
    (file) => asks(file, /\blooks[<(]/) || names.some((name) => asks(file, new RegExp(`/${name}'`))),
  );
  expect(users.length).toBeGreaterThan(10);
  expect(hashesNow().tests).toBe(hashFiles(['tests/support/**/*', ...users]));
});
