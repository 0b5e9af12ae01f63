import { env } from 'cloudflare:workers';
import { expect, inject, it } from 'vitest';
import { canonicalSql } from './testing/canonical-sql.ts';

/** Tables of SQLite and of D1, and parts of an index of words. */
const INTERNAL = /^(?:sqlite_|_cf_|d1_)|_(?:data|idx|docsize|config)$/;

it('D1 has the statements of schema.sql after all migrations, and no other', async () => {
  const { results } = await env.DB.prepare('SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL').all<{
    name: string;
    sql: string;
  }>();
  const made = results.filter(({ name }) => !INTERNAL.test(name)).map(({ sql }) => canonicalSql(sql));
  const written = inject('schema')
    .split(/;\n(?=\n|$)/)
    .map(canonicalSql)
    .filter((statement) => statement !== '');
  expect(written.length).toBeGreaterThan(300);
  expect(made.toSorted()).toEqual(written.toSorted());
});
