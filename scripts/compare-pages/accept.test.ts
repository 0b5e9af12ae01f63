import { describe, expect, it } from 'vitest';
import { acceptedBy, hunkLines, parseAccepted } from './accept.ts';
import type { Hunk } from './differences.ts';
import { reportText, toReport } from './report.ts';

const hunk: Hunk = { removed: ['<p>a</p>'], added: ['<p>b</p>'], context: '<main>' };

describe('accepted differences', () => {
  it.each([
    ['the exact lines', { hunk: ['-<p>a</p>', '+<p>b</p>'], reason: 'r' }, true],
    ['some of the lines', { hunk: ['-<p>a</p>'], reason: 'r' }, false],
    ['a pattern of the lines', { pattern: 'a</p>\\n\\+<p>b', reason: 'r' }, true],
    ['a pattern without a match', { pattern: 'c', reason: 'r' }, false],
    ['a pattern of the context alone', { pattern: 'main', reason: 'r' }, false],
  ])('are found by %s', (_, row, found) => {
    expect(acceptedBy(hunk, [row])).toBe(found ? row : null);
  });

  it('can be copied from a run’s JSON', () => {
    const row = { hunk: [...hunkLines(hunk)], reason: 'r' };
    expect(acceptedBy(hunk, [row])).toBe(row);
  });

  it.each([
    ['invalid JSON', '['],
    ['another value than a list', '{}'],
    ['no reason', '[{"pattern":"a"}]'],
    ['an empty reason', '[{"pattern":"a","reason":" "}]'],
    ['neither lines nor a pattern', '[{"reason":"r"}]'],
    ['a broken pattern', '[{"pattern":"(","reason":"r"}]'],
  ])('complains of a file with %s', (_, text) => {
    expect(() => parseAccepted(text, 'a.json')).toThrow(/a\.json/);
  });

  it('reads rows of both forms', () => {
    const rows = [
      { hunk: ['-a'], reason: 'r' },
      { pattern: 'a+', reason: 'r' },
    ];
    expect(parseAccepted(JSON.stringify(rows), 'a.json')).toEqual(rows);
  });
});

describe('the report', () => {
  const other: Hunk = { removed: ['<b>x</b>'], added: [], context: '' };
  const page = (address: string, hunks: readonly Hunk[], again = false) => ({
    kind: 'offer',
    address,
    status: 200,
    hunks,
    again,
  });
  const results = [page('/1', []), page('/2', [hunk]), page('/3', [hunk, other]), page('/4', [], true)];

  it('counts a page as accepted only when all of its differences are', () => {
    const rows = [
      { pattern: '<p>', reason: 'another word' },
      { pattern: '<i>', reason: 'never there' },
    ];
    const report = toReport(results, rows);
    expect(report.kinds).toEqual([{ kind: 'offer', statuses: [200], equal: 2, accepted: 1, different: 1 }]);
    expect(report.differences.map(({ hunk: first, addresses }) => [first, addresses])).toEqual([
      [other, ['/3']],
    ]);
    expect(report.accepted.map(({ addresses }) => addresses)).toEqual([['/2', '/3'], []]);
    const text = reportText(report);
    expect(text).toContain('Accepted on 2 addresses: <p>\n  another word');
    expect(text).toContain('Accepted, but it did not occur: <i>\n  never there');
    expect(text).toContain('-<b>x</b>');
    expect(text).toContain('Equal only when asked for again:\n  /4');
    expect(text).toContain('4 addresses compared: 1 differ, by 1 distinct differences.');
  });

  it('says when nothing differs', () => {
    expect(reportText(toReport(results.slice(0, 1), []))).toContain('1 addresses compared: nothing');
    expect(toReport(results.slice(0, 1), []).differences).toEqual([]);
  });
});
