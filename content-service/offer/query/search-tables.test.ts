import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { estateStatements, siteStatements, withdrawEstateStatements } from '../../intake/index.ts';
import { aCity, anEstate, aSite } from '../../testing/fixtures.ts';
import { store } from '../../testing/store.ts';
import { matchingNumbers } from './match.ts';

const KNOKKE = aCity(1, '8300', 'Knokke', 51.35, 3.28);
const LEUVEN = aCity(2, '3000', 'Leuven', 50.88, 4.7);
const WITHDRAWN_AT = '2026-11-01T00:00:00Z';

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM sites').run();
  await store(siteStatements(aSite('coast')));
});

const estate = (id: number, changes: Parameters<typeof anEstate>[1] = {}) =>
  anEstate(id, { headType: { id: 3 }, address: KNOKKE, ...changes });

/** City (or `*`), status and number of estates in the table of counts. */
const counts = async (): Promise<unknown[]> => {
  const { results } = await env.DB.prepare(
    'SELECT city_id, transaction_key, estates FROM estate_counts ORDER BY 1, 2',
  ).all();
  return results.map((row) => Object.values(row));
};

/** Ids found by a word. */
const found = async (word: string, siteId = 'coast'): Promise<unknown[]> => {
  const numbers = matchingNumbers(siteId, { text: word });
  const { results } = await env.DB.prepare(
    `SELECT id FROM estates WHERE num IN (${numbers.text}) ORDER BY id`,
  )
    .bind(...numbers.params)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
};

const hasUnits = (id: string) =>
  env.DB.prepare('SELECT has_units FROM estates WHERE id = ?').bind(id).first<number>('has_units');

it('counts each listed estate once in its city and in the total, however often it is imported', async () => {
  await store(estateStatements('coast', estate(1)), estateStatements('coast', estate(1)));
  await store(estateStatements('coast', estate(2, { address: LEUVEN })));
  expect(await counts()).toEqual([
    ['*', '1', 2],
    ['1', '1', 1],
    ['2', '1', 1],
  ]);
});

it('updates the counts when an estate’s counted values change', async () => {
  await store(estateStatements('coast', estate(1)));
  await store(estateStatements('coast', estate(1, { transaction: { id: 5 }, address: LEUVEN })));
  expect(await counts()).toEqual([
    ['*', '5', 1],
    ['2', '5', 1],
  ]);
});

it('neither counts nor finds withdrawn estates, and does again when they are restored', async () => {
  await store(estateStatements('coast', estate(1)));
  await store(withdrawEstateStatements('coast', '1', WITHDRAWN_AT));
  expect(await counts()).toEqual([]);
  expect(await found('knokke')).toEqual([]);
  await store(estateStatements('coast', estate(1)));
  expect(await counts()).toHaveLength(2);
  expect(await found('knokke')).toEqual(['1']);
});

it('neither counts nor finds units by themselves', async () => {
  await store(estateStatements('coast', estate(1, { children: [estate(2)] })));
  expect(await counts()).toEqual([
    ['*', '1', 1],
    ['1', '1', 1],
  ]);
  expect(await found('knokke')).toEqual(['1']);
});

it('finds an estate by its current words, on its own site', async () => {
  await store(
    siteStatements(aSite('Coast', { hostnames: ['other.test'] })),
    estateStatements('coast', estate(1, { title: { nl: 'Villa' } })),
    estateStatements('coast', estate(1, { title: { nl: 'Hoeve' } })),
    estateStatements('Coast', estate(9, { title: { nl: 'Hoeve' } })),
  );
  expect(await found('villa')).toEqual([]);
  expect(await found('hoe')).toEqual(['1']);
  expect(await found('hoeve', 'Coast')).toEqual(['9']);
});

it.each([
  ['before', [estate(1), estate(2, { parentId: 1 })]],
  ['after', [estate(2, { parentId: 1 }), estate(1)]],
])('knows a project that is imported %s its unit', async (_what, estates) => {
  for (const estate of estates) await store(estateStatements('coast', estate));
  expect(await hasUnits('1')).toBe(1);
  expect(await hasUnits('2')).toBe(0);
});

it('deletes all data of a removed site', async () => {
  await store(estateStatements('coast', estate(1)));
  await env.DB.prepare('DELETE FROM sites').run();
  expect(await counts()).toEqual([]);
  const { results } = await env.DB.prepare('SELECT rowid FROM estate_words').all();
  expect(results).toEqual([]);
});
