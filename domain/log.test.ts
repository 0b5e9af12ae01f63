import { expect, it } from 'vitest';
import { describeError, logTo } from './log.ts';

it('writes one JSON line per event, with the request’s fields', () => {
  const lines: string[] = [];
  const log = logTo((level, line) => lines.push(`${level} ${line}`), { requestId: 'r1' });
  log('warn', 'x.y', { a: '\n' });
  expect(lines).toEqual(['warn {"level":"warn","event":"x.y","requestId":"r1","a":"\\n"}']);
});

it('describes an error and its causes up to a limited depth', () => {
  const loop = new Error('inner');
  loop.cause = loop;
  const shown = JSON.stringify(describeError(new Error('outer', { cause: loop })));
  expect(shown.match(/"message":"inner"/g)?.length).toBe(3);
  expect(describeError('text')).toBe('text');
});
