import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { siteStatements } from '../../intake/index.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { aSite } from '../../testing/fixtures.ts';
import { store } from '../../testing/store.ts';
import { cellsStatement, extentStatement } from './statements.ts';

beforeAll(() => store(siteStatements(aSite('coast'))));

const planOf = async ({ sql, params }: Statement): Promise<string> => {
  const { results } = await prepare(env.DB, { sql: `EXPLAIN QUERY PLAN ${sql}`, params }).all<{
    detail: string;
  }>();
  return results.map(({ detail }) => detail).join('\n');
};

const search = { siteId: 'coast', query: {}, scope: 'all' } as const;
const bounds = { south: 51, west: 3, north: 51.1, east: 3.1 };
const grid = { width: 1e-5, height: 1e-5 };

it('finds the estates of a map’s bounds by an index of the site', async () => {
  expect(await planOf(cellsStatement(search, bounds, grid, 12))).toMatch(
    /SEARCH e USING INDEX \w+ \(site_id=\?/,
  );
  expect(await planOf(extentStatement(search))).toMatch(
    /SEARCH e USING (?:COVERING )?INDEX \w+ \(site_id=\?/,
  );
});
