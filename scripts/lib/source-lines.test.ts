import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { withSourceLines } from './source-lines.ts';

const SOURCE = `export function refuse(reason) {
  if (reason === '') return;
  throw new Error(reason);
}`;

it('maps the stack of a minified bundle to lines of the source, also within JSON', async () => {
  const { code, map } = await transform(SOURCE, {
    minify: true,
    format: 'esm',
    sourcemap: 'external',
    sourcefile: '../../worker/refuse.ts',
  });
  const column = code.indexOf('Error(') + 1;
  const line = JSON.stringify({
    stack: `Error: no\n    at r (index.js:1:${column})\n    at x (other.js:1:9)`,
  });
  const read = withSourceLines(line, new Map([['index.js', map]]));
  expect(read).toBe(
    JSON.stringify({ stack: 'Error: no\n    at r (worker/refuse.ts:3:13)\n    at x (other.js:1:9)' }),
  );
});

it('keeps a place without a source', () => {
  const map = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' });
  expect(withSourceLines('at r (index.js:1:7)', new Map([['index.js', map]]))).toBe('at r (index.js:1:7)');
});
