import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPlatformProxy, unstable_splitSqlQuery as splitSql } from 'wrangler';
import { createApp } from '../content-service/app.ts';
import type { Bindings } from '../content-service/env.ts';
import type { Statement } from '../content-service/intake/index.ts';
import { demoData } from './demo.ts';
import type { PictureFile } from './load/picture-files.ts';
import { documentStatements } from './load/statements.ts';

const data = demoData();
const pictures: PictureFile[] = [
  ...new Map(data.assets.map((asset) => [asset.name, asset])).values(),
].flatMap(({ name, widths, height }) =>
  [...widths.map((width) => ({ name, width })), { name: `${name}-social`, width: 1200 }].map(
    (one, index) => ({
      ...one,
      version: `w${one.width}` as const,
      r2Key: `pictures/${one.name}-${one.width}`,
      hash: Buffer.from(`${one.name} ${index}`).toString('hex').padEnd(64, '0').slice(0, 64),
      contentType: 'image/webp' as const,
      height,
      bytes: new Uint8Array([1]),
    }),
  ),
);
const migrations = globSync(`${import.meta.dirname}/../content-service/migrations/*.sql`).sort();

let proxy: Awaited<ReturnType<typeof getPlatformProxy<Bindings>>>;
const run = async (statements: readonly Statement[]) => {
  const { DB } = proxy.env;
  for (let from = 0; from < statements.length; from += 400) {
    await DB.batch(
      statements.slice(from, from + 400).map(({ sql, params }) => DB.prepare(sql).bind(...params)),
    );
  }
};

beforeAll(async () => {
  const configPath = `${import.meta.dirname}/../content-service/wrangler.toml`;
  proxy = await getPlatformProxy<Bindings>({ configPath, persist: false });
  const tables = migrations.flatMap((file) => splitSql(readFileSync(file, 'utf8')));
  await run(tables.map((sql) => ({ sql, params: [] })));
  await run(documentStatements(data, pictures));
}, 120_000);
afterAll(() => proxy.dispose());

const app = createApp();
const ask = async (path: string, body?: object): Promise<unknown> => {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await app.request(path, init, proxy.env, proxy.ctx);
  // Of an estate without a person, or one that was withdrawn.
  if (answer.status === 204 || answer.status === 410) return null;
  expect([path, answer.status]).toEqual([path, 200]);
  return await answer.json();
};

/** The originals that a site shows; documents name them and nothing else by these names. */
const namesOf = (siteId: string) =>
  new Set(data.assets.filter((asset) => asset.siteId === siteId).map(({ name }) => name));

/** Where a document names a picture of its site, and whether a hash stands beside it. */
function namedIn(value: unknown, names: ReadonlySet<string>, at = ''): { at: string; hashed: boolean }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const place = `${at}.${Array.isArray(value) ? '*' : key}`;
    if (typeof member !== 'string' || !names.has(member)) return namedIn(member, names, place);
    const beside = Object.entries(value).find(([other]) => other === 'hash' || other === `${key}Hash`);
    return [{ at: place, hashed: /^[0-9a-f]{12}$/.test(String(beside?.[1])) }];
  });
}

interface Asked {
  readonly path: string;
  readonly body?: object;
}

/** Calls for every document that a site has, by the kind of document. */
function callsOf(site: string): Readonly<Record<string, readonly Asked[]>> {
  const of = <Item extends { readonly siteId: string }>(all: readonly Item[]) =>
    all.filter(({ siteId }) => siteId === site);
  const at = (path: string, body?: object): Asked => ({
    path: `/sites/${site}${path}`,
    ...(body && { body }),
  });
  const runs = (path: string, total: number) =>
    Array.from({ length: Math.ceil(total / 100) }, (_, run) =>
      at(path, { query: {}, from: run * 100, size: 100 }),
    );
  return {
    site: [at('')],
    pages: [at('/pages/'), ...of(data.pages).map(({ page }) => at(`/pages/${page.id}`))],
    estatePages: of(data.estatePages).map(({ estateId, name }) => at(`/estate-pages/${estateId}/${name}`)),
    entities: of(data.entities).map(({ entity }) => at(`/entities/${entity.id}/items`)),
    selections: [
      ...of(data.collections).map(({ collection }) => at(`/estate-collections/${collection.id}`)),
      ...of(data.groups).map(({ group }) => at(`/estates/group/${group.id}`)),
    ],
    estates: of(data.estates)
      .filter(({ withdrawnAt }) => !withdrawnAt)
      .map(({ estate }) => at(`/estates/v2/${estate.general.id}`)),
    listings: of(data.listings).map(({ listing }) => at(`/estates/skarabee/${listing.guid}`)),
    lists: [
      ...runs('/estates', of(data.estates).length),
      ...runs('/estates/skarabee', of(data.listings).length),
    ],
    contacts: of(data.contactInfos).map(({ estateId }) => at(`/estates/${estateId}/contact-info`)),
    rentals: of(data.rentalUnits).length === 0 ? [] : runs('/rental-units', of(data.rentalUnits).length),
    sitemaps: ['page', 'collection', 'group', 'estate', 'rental'].map((kind) => at(`/sitemap/${kind}`)),
  };
}

/** At most so many calls of a kind and a site are made: hundreds of estates are served by the same lines. */
const MOST = 12;
const sample = (calls: readonly Asked[]): readonly Asked[] => {
  const every = Math.ceil(calls.length / MOST);
  return calls.filter((_, index) => index % every === 0);
};

describe('pictures of the demo leave the content service with their hashes', () => {
  const kinds = data.sites.map(({ id }) => callsOf(id)).flatMap((calls) => Object.keys(calls));
  it.each([...new Set(kinds)])('%s', { timeout: 120_000 }, async (kind) => {
    const bare = new Set<string>();
    let found = 0;
    for (const { id } of data.sites) {
      const names = namesOf(id);
      for (const { path, body } of sample(callsOf(id)[kind] ?? [])) {
        for (const { at, hashed } of namedIn(await ask(path, body), names)) {
          found += 1;
          if (!hashed) bare.add(`${kind}${at}`);
        }
      }
    }
    expect(found).toBeGreaterThan(0);
    expect([...bare]).toEqual([]);
  });
});
