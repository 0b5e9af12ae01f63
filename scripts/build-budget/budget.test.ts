import { describe, expect, it } from 'vitest';
import { budgetLines, type FileSize, loadedTooEarly, overBudget, scriptLines, sumOf } from './budget.ts';
import { type Manifest, type ManifestChunk, scriptsOf, stylesOf } from './manifest.ts';
import { BEFORE_TOUCH, ON_DEMAND, SHEETS_BY_PAGE } from './pages.ts';

const chunk = (file: string, ...imports: string[]): ManifestChunk => ({ file, imports });

const sourcesIn = (table: Readonly<Record<string, readonly string[]>>, ...imports: string[]): Manifest =>
  Object.fromEntries(
    Object.values(table)
      .flat()
      .map((source) => [source, chunk(`${source}.js`, ...imports)]),
  );

/** A build with a chunk for each source of the tables; sources loaded on demand share React. */
const build: Manifest = {
  ...sourcesIn({ ON_DEMAND }, 'react'),
  ...sourcesIn(BEFORE_TOUCH),
  react: chunk('react.js'),
  ...Object.fromEntries(
    Object.values(SHEETS_BY_PAGE)
      .flat()
      .map((sheet) => [`styles/screens/${sheet}.css`, chunk(`${sheet}.css`)]),
  ),
  'entry.tsx': { file: 'entry.js', isEntry: true, css: ['entry.css'] },
};
const sizesOf = (bytes: Readonly<Record<string, number>>): FileSize[] =>
  ['entry.css', ...Object.values(build).map(({ file }) => file)].map((file) => ({
    file,
    raw: 0,
    brotli: bytes[file] ?? 0,
  }));

describe('import graph', () => {
  const manifest: Manifest = {
    a: { file: 'a.js', imports: ['b', 'c'], css: ['a.css'] },
    b: chunk('b.js', 'c'),
    c: { file: 'c.js', imports: ['a'], css: ['a.css', 'c.css'] },
    d: chunk('d.js'),
  };

  it('follows imports, also in a circle, and counts each file once', () => {
    expect(scriptsOf(manifest, ['a', 'b'])).toEqual(['a.js', 'b.js', 'c.js']);
    expect(stylesOf(manifest, ['a'])).toEqual(['a.css', 'c.css']);
  });

  it('finds a source that other chunks import too by its name', () => {
    const shared = { '_heart.island-x.js': { file: 'heart.js', name: 'heart.island', imports: ['d'] } };
    expect(scriptsOf({ ...manifest, ...shared }, ['favorites/heart.island.tsx'])).toEqual([
      'heart.js',
      'd.js',
    ]);
  });

  it('fails on a source that the build does not have', () => {
    expect(() => scriptsOf(manifest, ['gone.ts'])).toThrow('gone.ts');
  });
});

/** Sizes without any gain from compressing files together. */
const joinedOf = (sizes: readonly FileSize[]) => (files: readonly string[]) => sumOf(sizes, files);

const allLines = (sizes: readonly FileSize[]) => [
  ...budgetLines(build, sizes, joinedOf(sizes)),
  ...scriptLines(build, sizes).flatMap(({ lines }) => lines),
];

describe('budget', () => {
  it('counts the largest composition of each part, because a site may choose any', () => {
    const sheet = (part: string, name: string) => [
      `styles/compositions/${part}/${name}.css`,
      chunk(`${part}-${name}.css`),
    ];
    const chosen: Manifest = {
      ...build,
      ...Object.fromEntries([sheet('header', 'ruled'), sheet('header', 'centred'), sheet('hero', 'letter')]),
    };
    const sizes = [
      ...sizesOf({ 'entry.css': 9_000 }),
      { file: 'header-ruled.css', raw: 0, brotli: 300 },
      { file: 'header-centred.css', raw: 0, brotli: 200 },
      { file: 'hero-letter.css', raw: 0, brotli: 1_000 },
    ];
    const styles = Object.fromEntries(
      budgetLines(chosen, sizes, joinedOf(sizes)).map(({ name, brotli }) => [name, brotli]),
    );
    expect(styles['styles of the home page']).toBe(10_300);
    expect(styles['styles of the estate page']).toBe(9_300);
  });

  it('adds up what a screen loads at each stage, React once and never before a touch', () => {
    const lines = allLines(
      sizesOf({
        'react.js': 58_000,
        'entry.js': 2_000,
        'favorites/heart.island.tsx.js': 300,
        'favorites/favorites-page.island.tsx.js': 4_000,
        'offer/list/load-more.island.tsx.js': 3_000,
      }),
    );
    const figures = lines
      .filter(({ name }) => /^(?:offer|favorites): scripts/.test(name))
      .map(({ name, brotli, limit }) => [name, brotli, limit]);
    expect(figures).toEqual([
      ['offer: scripts, before a touch', 2_000, 14_000],
      ['offer: scripts, all by itself', 2_000, 85_000],
      ['offer: scripts, in use', 63_300, 90_000],
      ['favorites: scripts, before a touch', 2_000, 14_000],
      ['favorites: scripts, all by itself', 64_000, 85_000],
      ['favorites: scripts, in use', 64_000, 90_000],
    ]);
  });

  it('leaves parts loaded on request out of the sum', () => {
    const lines = allLines(sizesOf({ 'gallery/viewer.ts.js': 90_000 }));
    expect(overBudget(lines)).toEqual([]);
  });

  it.each([
    ['the entry', { 'entry.js': 5_501 }, ['entry']],
    [
      'the styles of every page',
      { 'entry.css': 18_001 },
      Object.keys(SHEETS_BY_PAGE).map((page) => `styles of the ${page} page`),
    ],
    ['the styles of one', { 'entry.css': 10_000, 'compare.css': 8_001 }, ['styles of the compare page']],
    ['a screen before a touch', { 'estate/units.ts.js': 14_001 }, ['estate: scripts, before a touch']],
    [
      'a screen by itself',
      { 'favorites/favorites-page.island.tsx.js': 85_001 },
      ['favorites: scripts, all by itself'],
    ],
    [
      'screens in use',
      { 'offer/list/load-more.island.tsx.js': 90_001 },
      ['offer: scripts, in use', 'map: scripts, in use'],
    ],
  ])('fails when %s is over', (_, bytes, names) => {
    expect(overBudget(allLines(sizesOf(bytes))).map(({ name }) => name)).toEqual(names);
  });

  it('lets a size exactly at its limit pass', () => {
    expect(overBudget(allLines(sizesOf({ 'entry.js': 5_500, 'entry.css': 18_000 })))).toEqual([]);
  });

  it('holds each font to 40 KB by itself', () => {
    const fonts = [30_000, 41_000].map((brotli, at) => ({ file: `assets/${at}.woff2`, raw: brotli, brotli }));
    expect(
      overBudget(budgetLines(build, [...sizesOf({}), ...fonts], () => 0)).map(({ name }) => name),
    ).toEqual(['assets/1.woff2']);
  });

  it('fails on a file that the manifest names and the build lacks', () => {
    expect(() => sumOf([], ['lost.js'])).toThrow('lost.js');
  });
});

describe('on demand', () => {
  it('accepts the table as it is', () => {
    expect(loadedTooEarly(build)).toEqual([]);
  });

  it('reports a viewer that a page loads without a touch', () => {
    const eager = { ...build, 'entry.tsx': chunk('entry.js', 'gallery/viewer.ts') };
    expect(loadedTooEarly(eager)).toContain('offer: gallery/viewer.ts.js');
  });

  it('reports React imported by a chunk that forms share', () => {
    const shared = { ...build, 'forms/enhance-form.ts': chunk('form.js', 'react') };
    expect(loadedTooEarly(shared)).toContain('contact: react.js');
  });
});
