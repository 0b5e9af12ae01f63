/** The table of the specification's statements names tests that exist. */
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const ROW =
  /^\| (?<section>[12] §\d) \| (?<statement>[^|]+) \| `(?<file>[^`]+)`(?: “(?<title>.+)”)? \| (?<wrong>[^|]*) ?\|$/;

const rows = readFileSync(new URL('docs/spec-statements.md', ROOT), 'utf8')
  .split('\n')
  .filter((line) => /^\| [12] §/.test(line));
const read = rows.map((row) => ROW.exec(row)?.groups ?? { statement: row, file: '' });

describe('the table of the specification’s statements', () => {
  it('has rows of every section that states something', () => {
    const sections = new Set(read.map(({ section }) => section));
    for (const section of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(sections).toContain(`1 §${section}`);
    for (const section of [1, 2, 3, 4, 9]) expect(sections).toContain(`2 §${section}`);
  });

  it.each(read.map(({ statement = '', file = '', title }) => [statement, file, title] as const))(
    '%s',
    (_statement, file, title) => {
      const url = new URL(file, ROOT);
      // A folder of tests has no title.
      const text = statSync(url).isDirectory() ? '' : readFileSync(url, 'utf8');
      expect(text).toContain(title ?? '');
    },
  );

  it('states the fault of each bold statement, and of no other', () => {
    for (const { statement = '', wrong = '' } of read)
      expect(wrong.trim() !== '', statement).toBe(statement.startsWith('**'));
  });
});
