/** What an agency that leaves gets of each table (`backup open`), compared with the database's schema. */
import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { HELD_TABLES } from '#content-service/across/backups/shape.ts';
import { NOT_OPENED, OPENED } from '#scripts/gevel/backup/opened-tables.ts';

const db = new DatabaseSync(':memory:');
for (const file of globSync('content-service/migrations/*.sql').toSorted())
  db.exec(readFileSync(file, 'utf8'));

const columnsOf = (table: string): string[] =>
  db
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name));

/** Columns of secrets, their seeds and hashes, by their names; hashes of pictures are none. */
const SECRET = /(?:^|_)(?:hash|seed|key|token|secret|dedupe)(?:$|_)|^earlier$/;

it('says of every table of a backup whether it is written, and of no other', () => {
  const said = [...Object.keys(OPENED), ...Object.keys(NOT_OPENED)];
  expect(said.toSorted(), 'a table of a backup has a row in OPENED or NOT_OPENED').toEqual(
    HELD_TABLES.toSorted(),
  );
});

describe.each(Object.entries(OPENED))('%s', (name, { columns, aliased = [], json = [], is }) => {
  it('has every column that is named, and names none with a secret', () => {
    const there = columnsOf(name);
    expect(columns.filter((one) => !there.includes(one))).toEqual([]);
    expect(columns.filter((one) => SECRET.test(one))).toEqual(name === 'translations' ? ['key'] : []);
    expect([...aliased, ...json].filter((one) => !columns.includes(one))).toEqual([]);
    expect(is, 'says in words what its rows are').toMatch(/^[A-Z]\w{2}/);
  });

  it('writes every document of its rows', () => {
    if (!columnsOf(name).includes('doc')) return;
    expect([columns.includes('doc'), json.includes('doc')]).toEqual([true, true]);
  });
});
