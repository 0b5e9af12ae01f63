import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Rules of `_headers`: a path pattern, and the headers set for it. */
const rules = readFileSync(`${import.meta.dirname}/public/_headers`, 'utf8')
  .split(/^(?=\/)/m)
  .map((text) => text.split('\n').map((line) => line.trim()))
  .map(([pattern = '', ...lines]) => ({
    pattern,
    lines: lines.filter((line) => line !== '' && !line.startsWith('#')),
  }));

it('static files have the same Strict-Transport-Security as pages', () => {
  const source = readFileSync(
    `${import.meta.dirname}/../worker/platform/middleware/security-headers.ts`,
    'utf8',
  );
  const ofPages = /'Strict-Transport-Security': '([^']+)'/.exec(source)?.[1];
  const all = rules.find(({ pattern }) => pattern === '/*');
  expect(ofPages).toMatch(/^max-age=\d+$/);
  expect(all?.lines).toContain(`Strict-Transport-Security: ${ofPages}`);
});

it('a header set by two rules is removed with `!` in one of them, so that it is not sent twice', () => {
  const set = rules.flatMap(({ lines }) =>
    lines.filter((line) => !line.startsWith('!')).map((line) => line.split(':')[0]),
  );
  const dropped = rules.flatMap(({ lines }) =>
    lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1).trim()),
  );
  expect(set.filter((name, index) => set.indexOf(name) !== index)).toEqual(dropped);
});
