/** Numbers by which people name a viewing, a stay or a question (docs/decisions/0112). */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { siteStatements } from './intake/index.ts';
import { aSite } from './testing/fixtures.ts';
import { store } from './testing/store.ts';

const SHAPE = /^[2-9A-HJ-NP-Z]{4}$/;
const NOW = '2026-11-24T10:00:00.000Z';

const ask = (site: string, id: string, kind = 'contact') =>
  env.DB.prepare(
    'INSERT INTO submissions (site_id, id, kind, sender_key, created_at, turn_at, doc) ' +
      "VALUES (?1, ?2, ?3, ?4, ?5, iif(?3 = 'friend', ?5, NULL), '{}')",
  ).bind(site, id, kind, `k${id}`, NOW);

const numbersOf = async (site: string): Promise<readonly string[]> => {
  const { results } = await env.DB.prepare('SELECT number FROM case_numbers WHERE site_id = ?')
    .bind(site)
    .all<{ number: string }>();
  return results.map(({ number }) => number);
};

it('gives each case of a site another number, and one that can be read out', async () => {
  await store(siteStatements(aSite('many')));
  const ids = Array.from({ length: 2_000 }, (_, index) => `q${index}`);
  for (let from = 0; from < ids.length; from += 100)
    await env.DB.batch(ids.slice(from, from + 100).map((id) => ask('many', id)));
  const numbers = await numbersOf('many');
  expect(new Set(numbers).size).toBe(2_000);
  for (const number of numbers) expect(number).toMatch(SHAPE);
});

it('refuses the same number twice within a site, and lets another site have it', async () => {
  await store(siteStatements(aSite('one')), siteStatements(aSite('two')));
  const give = (site: string, id: string) =>
    env.DB.prepare("INSERT INTO case_numbers VALUES (?, 'K7QM', 'stay', ?)").bind(site, id).run();
  await give('one', 'a');
  await expect(give('one', 'b')).rejects.toThrow(/UNIQUE/);
  await give('two', 'a');
});

it('gives none to a recommendation, and ends with its case', async () => {
  await store(siteStatements(aSite('ends')));
  await env.DB.batch([ask('ends', 'kept'), ask('ends', 'gone'), ask('ends', 'friend', 'friend')]);
  expect(await numbersOf('ends')).toHaveLength(2);
  await env.DB.prepare("DELETE FROM submissions WHERE site_id = 'ends' AND id = 'gone'").run();
  expect(await numbersOf('ends')).toHaveLength(1);
});
