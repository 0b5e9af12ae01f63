import { expect, it } from 'vitest';
import { CLIENT_FILES, readClientFiles } from './client-manifest.ts';

it('finds the entry and its stylesheet in Vite’s manifest', () => {
  expect(CLIENT_FILES).toEqual({ entry: '/assets/entry-test.js', css: '/assets/entry-test.css' });
  const lazy = { 'a.tsx': { file: 'assets/a.js', isDynamicEntry: true, css: ['assets/a.css'] } };
  expect(readClientFiles(lazy)).toEqual({ entry: null, css: null });
});

it('refuses what is no manifest', () => {
  expect(() => readClientFiles({ entry: 'assets/x.js' })).toThrow();
});
