import { expect, it } from 'vitest';
import { importsOf, sources } from '#tests/house/sources.ts';

/** Imports from outside the demo into it, as `file: target`. */
const reaching = sources()
  .filter(({ file }) => !file.startsWith('demo/'))
  .flatMap((source) =>
    importsOf(source)
      .filter(({ target }) => target.startsWith('demo/'))
      .map(({ target }) => `${source.file}: ${target}`),
  );

it('is the only entry point for scripts and tests; the command that loads has its own', () => {
  const elsewhere = reaching.filter((entry) => !entry.endsWith(': demo/index.ts'));
  expect([...new Set(elsewhere)]).toEqual(['scripts/load-demo.ts: demo/load/index.ts']);
});

it('is not imported by production code', () => {
  const shipped = reaching.filter((entry) => !/\.test\.tsx?: /.test(entry));
  const from = new Set(shipped.map((entry) => entry.split('/')[0]));
  expect([...from].sort()).toEqual(['scripts', 'tests']);
});
