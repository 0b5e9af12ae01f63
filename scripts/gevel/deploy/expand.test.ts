/** Migrations since the previous release keep everything that its code reads (decision 78, "Migrations expand"). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import landed from '#content-service/landed.json' with { type: 'json' };
import { contractsOf, MIGRATIONS } from './expand.ts';

const all = readdirSync(MIGRATIONS)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();

describe('a migration since the last release', () => {
  it('follows an existing migration of that release', () => {
    expect(all).toContain(landed.migration);
    expect(landed.commit).toMatch(/^[0-9a-f]{40}$/);
  });

  it('removes nothing that this release reads', () => {
    const since = all.filter((name) => name > landed.migration);
    const taken = since.flatMap((name) =>
      contractsOf(readFileSync(join(MIGRATIONS, name), 'utf8')).map((statement) => `${name}: ${statement}`),
    );
    expect(
      taken,
      'first release code that does not use it, and name that release in content-service/landed.json',
    ).toEqual([]);
  });
});

it.each([
  ['ALTER TABLE a DROP COLUMN b;', ['DROP COLUMN b']],
  ['ALTER TABLE a RENAME TO b;', ['RENAME TO b']],
  ['ALTER TABLE a RENAME COLUMN b TO c;', ['RENAME COLUMN b TO c']],
  ['DROP VIEW a; DROP TABLE\n  b;', ['DROP VIEW a', 'DROP TABLE b']],
  ['DROP VIEW a; CREATE VIEW a AS SELECT 1;', []],
  ['-- DROP TABLE a\nCREATE TABLE a (b TEXT);', []],
  ['CREATE TABLE n (c); INSERT INTO n SELECT c FROM a; DROP TABLE a; ALTER TABLE n RENAME TO a;', []],
  ['CREATE TABLE n (c); DROP TABLE a; ALTER TABLE n RENAME TO b;', ['DROP TABLE a', 'RENAME TO b']],
  ['CREATE TRIGGER t AFTER DELETE ON a BEGIN DELETE FROM b; END;', []],
])('reads %j', (sql, contracts) => {
  expect(contractsOf(sql)).toEqual(contracts);
});
