import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { siteStatements } from '../../intake/index.ts';
import { directoryOf } from '../../platform/db/shards.ts';
import { doWork } from '../../queues.ts';
import { answerOf, get, put, remove } from '../../testing/call.ts';
import { aSite } from '../../testing/fixtures.ts';
import { withGates } from '../../testing/gates.ts';
import { store } from '../../testing/store.ts';
import { aWholeSite } from '../../testing/whole-site.ts';
import { countSql, numberOfEach } from '../each-table.ts';
import { SITE_TABLE_NAMES } from '../tables.ts';
import { beginRemoval, removeLeftOver, removePiece } from './remove-site.ts';

const NOW = new Date('2026-11-22T10:00:00Z');

/** Every table with a site column, read from the database itself. */
async function tablesOfSites(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL",
  ).all<{ name: string; sql: string }>();
  return results.filter(({ sql }) => /\bsite_id\b/.test(sql)).map(({ name }) => name);
}

/** A site's rows in each table, with its row of `sites` and its words in the index. */
async function rowsOf(site: string): Promise<Record<string, number>> {
  const counts = await numberOfEach(env.DB, site, await tablesOfSites(), countSql);
  const one = await env.DB.prepare('SELECT count(*) AS n FROM sites WHERE id = ?')
    .bind(site)
    .first<{ n: number }>();
  const hex = [...new TextEncoder().encode(site)].map((byte) => byte.toString(16).toUpperCase()).join('');
  const words = await env.DB.prepare('SELECT count(*) AS n FROM estate_words WHERE estate_words MATCH ?')
    .bind(`"${hex}:zeezicht"`)
    .first<{ n: number }>();
  return { ...counts, sites: one?.n ?? -1, estate_words: words?.n ?? -1 };
}

const keysOf = async (site: string): Promise<string[]> => {
  const pictures = await env.PICTURES.list();
  const cached = await env.CACHE.list();
  // The last version expires by itself, once every isolate has read it.
  const stored = cached.keys.filter(({ name, expiration }) => !name.startsWith('version:') || !expiration);
  return [...pictures.objects.map(({ key }) => key), ...stored.map(({ name }) => name)]
    .filter((key) => new RegExp(`\\b${site}\\b|shared`).test(key))
    .toSorted();
};

async function keepOf(site: string): Promise<void> {
  for (const key of [`${site}/own`, `${site}/unnamed`, `pictures/${site}-alone`, 'pictures/shared']) {
    await env.PICTURES.put(key, 'bytes');
  }
  const cached = [`${site}/navigation/nl/main`, `${site}/page/fr/about`, `@host/${site}.test`];
  for (const key of [...cached, `@host/www.${site}.test`, `version:${site}`]) await env.CACHE.put(key, '1');
}

let made = 0;
let going = '';
let staying = '';

beforeEach(async () => {
  made += 1;
  going = `going${made}`;
  staying = `staying${made}`;
  await store(aWholeSite(going), aWholeSite(staying));
  await keepOf(going);
  await keepOf(staying);
});

describe('the tables of a site', () => {
  it('are all tables with a site column', async () => {
    expect([...SITE_TABLE_NAMES].toSorted()).toEqual((await tablesOfSites()).toSorted());
  });

  it('come before the tables that their rows refer to', async () => {
    const { results } = await env.DB.prepare(
      "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql LIKE '%REFERENCES%'",
    ).all<{ name: string; sql: string }>();
    const at = (name: string) => (SITE_TABLE_NAMES as readonly string[]).indexOf(name);
    for (const { name, sql } of results) {
      const parents = [...sql.matchAll(/REFERENCES "?(\w+)"?/g)].map(([, parent = '']) => parent);
      for (const parent of parents.filter((other) => other !== 'sites'))
        expect(at(name), `${name} → ${parent}`).toBeLessThan(at(parent));
    }
  });

  it('each have a row of the sites below', async () => {
    const empty = Object.entries(await rowsOf(going)).filter(([, rows]) => rows < 1);
    expect(empty).toEqual([]);
  });
});

describe('DELETE /sites/{siteId}', () => {
  it('deletes everything of the site, and nothing of another', async () => {
    const before = await rowsOf(staying);
    expect((await remove(`/sites/${going}`)).status).toBe(204);
    expect(Object.values(await rowsOf(going)).filter((rows) => rows !== 0)).toEqual([]);
    expect(await rowsOf(staying)).toEqual(before);
    expect((await keysOf(going)).filter((key) => !key.includes('shared'))).toEqual([]);
    expect(await keysOf(staying)).toEqual(
      [
        `${staying}/own`,
        `${staying}/unnamed`,
        `pictures/${staying}-alone`,
        'pictures/shared',
        `${staying}/navigation/nl/main`,
        `${staying}/page/fr/about`,
        `@host/${staying}.test`,
        `@host/www.${staying}.test`,
        `version:${staying}`,
      ].toSorted(),
    );
  });

  it('leaves the version of a site that was opened again, at every moment', async () => {
    let gate = 0;
    for (let isReached = true; isReached; gate++) {
      const id = `${going}-${gate}`;
      await store(siteStatements(aSite(id)));
      isReached = false;
      let reported = '';
      const gated = withGates(directoryOf(env), async (at) => {
        if (at !== gate) return;
        isReached = true;
        await beginRemoval(directoryOf(env), id, new Date());
        expect(await removePiece(directoryOf(env), id)).toBe(true);
        expect((await put(`/sites/${id}`, aSite(id, { name: 'Again' }))).status).toBe(200);
        reported = (await env.CACHE.get(`version:${id}`)) ?? '';
      });
      // The first one's removal has begun.
      await beginRemoval(directoryOf(env), id, new Date());
      await removePiece(gated, id);
      const { keys } = await env.CACHE.list({ prefix: `version:${id}` });
      if (!isReached) break;
      expect(Number(reported), `gate ${gate}`).toBeGreaterThan(0);
      expect(Number(await env.CACHE.get(`version:${id}`)), `gate ${gate}`).toBeGreaterThanOrEqual(
        Number(reported),
      );
      expect(
        keys.map(({ name, expiration }) => [name, expiration]),
        `gate ${gate}`,
      ).toEqual([[`version:${id}`, undefined]]);
    }
    expect(gate).toBeGreaterThan(5);
  });

  it('is repeated while KV refuses the last version', async () => {
    const CACHE = new Proxy(env.CACHE, {
      get: (inner, name) =>
        name === 'put' ? () => Promise.reject(new Error('429')) : Reflect.get(inner, name).bind(inner),
    });
    await beginRemoval(directoryOf(env), going, new Date());
    await expect(removePiece({ ...directoryOf(env), CACHE }, going)).rejects.toThrow('was not written');
    expect(await removePiece(directoryOf(env), going)).toBe(true);
    expect(Number(await env.CACHE.get(`version:${going}`))).toBeGreaterThan(1);
  });

  it('deletes a picture that no site uses any more', async () => {
    await env.DB.prepare("DELETE FROM assets WHERE name = 'shared' AND site_id <> ?").bind(going).run();
    await remove(`/sites/${going}`);
    expect(await env.PICTURES.head('pictures/shared')).toBeNull();
  });

  it('answers 404 for an unknown site, and for a removed one', async () => {
    expect((await remove('/sites/nowhere')).status).toBe(404);
    await remove(`/sites/${going}`);
    expect(await answerOf(await remove(`/sites/${going}`))).toMatchObject({ status: 404 });
  });

  it('hides the site at once, and frees its hostnames', async () => {
    expect(await beginRemoval(env, going, NOW)).toBe('begun');
    expect(await beginRemoval(env, going, NOW)).toBe('under way');
    for (const path of [`/sites/${going}`, `/sites/by-hostname/${going}.test`, `/sites/${going}/document`])
      expect((await get(path)).status, path).toBe(404);
    await store(siteStatements(aSite(`new${made}`, { hostnames: [`${going}.test`] })));
    expect(await answerOf(await get(`/sites/by-hostname/${going}.test`))).toMatchObject({
      body: { id: `new${made}` },
    });
  });
});

describe('a removal in pieces', () => {
  const TINY = { rows: 3, rounds: 8 };

  it('stays within its limits, and completes', async () => {
    await beginRemoval(env, going, NOW);
    const counts = [Object.values(await rowsOf(going)).reduce((sum, rows) => sum + rows)];
    while (!(await removePiece(env, going, TINY))) {
      counts.push(Object.values(await rowsOf(going)).reduce((sum, rows) => sum + rows));
      expect(counts.length).toBeLessThan(60);
    }
    expect(counts.length).toBeGreaterThan(5);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(Object.values(await rowsOf(going)).filter((rows) => rows !== 0)).toEqual([]);
  });

  it('can run twice at the same time', async () => {
    await beginRemoval(env, going, NOW);
    await Promise.all([removePiece(env, going), removePiece(env, going)]);
    expect(Object.values(await rowsOf(going)).filter((rows) => rows !== 0)).toEqual([]);
  });

  it('does nothing for a site whose removal has not begun', async () => {
    const before = await rowsOf(going);
    expect(await removePiece(env, going)).toBe(true);
    expect(await rowsOf(going)).toEqual(before);
  });

  it('continues as a queue message', async () => {
    await beginRemoval(env, going, NOW);
    await doWork({ kind: 'remove-site', siteId: going }, env, NOW);
    expect((await rowsOf(going)).sites).toBe(0);
  });

  it('is completed by the cron when its message was lost', async () => {
    await beginRemoval(env, going, NOW);
    await removeLeftOver(env, new Date(NOW.getTime() + 60_000));
    expect((await rowsOf(going)).sites).toBe(1);
    await removeLeftOver(env, new Date(NOW.getTime() + 11 * 60_000));
    expect((await rowsOf(going)).sites).toBe(0);
  });
});
