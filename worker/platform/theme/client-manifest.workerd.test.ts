import { expect, it } from 'vitest';
import { CLIENT_FILES, readClientFiles } from './client-manifest.ts';

it('finds the entry and the stylesheets in Vite’s manifest', () => {
  expect(CLIENT_FILES).toEqual({
    entry: '/assets/entry-test.js',
    staff: '/assets/staff-test.js',
    staffHome: '/assets/staff-home-test.js',
    staffPictures: null,
    preloads: ['/assets/kept-test.js'],
    css: '/assets/entry-test.css',
    sheets: { estate: '/assets/estate-test.css', project: '/assets/project-test.css' },
    compositions: {
      hero: { letter: '/assets/hero-letter-test.css' },
      foot: { warm: '/assets/foot-warm-test.css' },
    },
  });
  const lazy = { 'a.tsx': { file: 'assets/a.js', isDynamicEntry: true, css: ['assets/a.css'] } };
  expect(readClientFiles(lazy)).toEqual({
    entry: null,
    staff: null,
    staffHome: null,
    staffPictures: null,
    preloads: [],
    css: null,
    sheets: {},
    compositions: {},
  });
});

it('refuses an invalid manifest', () => {
  expect(() => readClientFiles({ entry: 'assets/x.js' })).toThrow();
});
