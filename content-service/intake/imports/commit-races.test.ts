import { env } from 'cloudflare:workers';
import { describe, expect, inject, it } from 'vitest';
import { callAt, type Outcome } from '../../testing/agenda.ts';
import { aCity, anEstate, aSite } from '../../testing/fixtures.ts';
import { arrange } from '../../testing/interleave.ts';
import { rowsOf } from '../../testing/messages.ts';
import { store } from '../../testing/store.ts';
import { siteStatements } from '../index.ts';

/** Chance decides the order here, as on a server: the scheduler tries every order of two, this many of any. */
const TIMES = inject('whole') ? 1000 : 10;
const NOW = '2026-11-21T11:00:00.000Z';
const SYNC = { sync: ['estate'] };
const KNOKKE = aCity(1, '8300', 'Knokke', 51.35, 3.28);
const home = (id: number, price: number) => ({
  record: { estate: anEstate(id, { price: { value: price }, address: KNOKKE }) },
});
const homes = (count: number, price: number) =>
  Array.from({ length: count }, (_, index) => home(index + 1, price));

const CHUNK = 500;
let sites = 0;

async function staged(siteId: string, records: readonly object[]): Promise<string> {
  const { id } = await arrange<{ id: string }>(siteId, 'openImport', {});
  for (let at = 0; at < records.length; at += CHUNK) {
    const params = { importId: id, chunk: String(at / CHUNK) };
    await arrange(siteId, 'stageChunk', { params, body: { records: records.slice(at, at + CHUNK) } });
  }
  return id;
}

/** A site with homes on offer, and an import that changes the price of each, staged. */
async function waiting(count: number): Promise<{ readonly siteId: string; readonly importId: string }> {
  const siteId = `twice-${++sites}`;
  await store(siteStatements(aSite(siteId)));
  const params = { importId: await staged(siteId, homes(count, 1)) };
  await arrange(siteId, 'commitImport', { params, body: {} });
  return { siteId, importId: await staged(siteId, homes(count, 2)) };
}

const call = (id: string, params: object, body: object): Promise<Outcome> =>
  callAt(id, { now: NOW, params, body });
const codeOf = ({ error }: Outcome): string => error?.code ?? 'done';

const onOffer = async (siteId: string): Promise<number> =>
  (await env.DB.prepare('SELECT count(*) AS n FROM estates WHERE site_id = ? AND withdrawn_at IS NULL')
    .bind(siteId)
    .first<number>('n')) ?? 0;

describe('the same sync, committed at the same moment', () => {
  it(`is committed once and answered equally by both, ${TIMES} times`, { timeout: 600_000 }, async () => {
    const { siteId } = await waiting(3);
    const summary = { read: 3, new: 0, changed: 3, same: 0, refused: 0, withdrawn: 0, pictures: 0 };
    for (let time = 0; time < TIMES; time++) {
      const params = { siteId, importId: await staged(siteId, homes(3, 10 + time)) };
      const outcomes = await Promise.all([1, 2].map(() => call('commitImport', params, SYNC)));
      expect(outcomes).toEqual([1, 2].map(() => ({ answer: summary, error: null })));
    }
    expect(await onOffer(siteId)).toBe(3);
  });

  it.each([
    [100, 2],
    [1000, 6],
  ])('leaves %d homes on offer, committed by %d', { timeout: 120_000 }, async (count, by) => {
    const params = await waiting(count);
    const outcomes = await Promise.all(Array.from({ length: by }, () => call('commitImport', params, SYNC)));
    const summary = { read: count, new: 0, changed: count, same: 0, refused: 0, withdrawn: 0, pictures: 0 };
    expect(outcomes).toEqual(outcomes.map(() => ({ answer: summary, error: null })));
    expect(await onOffer(params.siteId)).toBe(count);
    const journal = await rowsOf<{ deed: string; what: string }>('journal', params.siteId);
    expect(journal.filter(({ what }) => what === params.importId)).toHaveLength(1);
  });

  it('refuses one with other options, and says so', async () => {
    const params = await waiting(3);
    expect(codeOf(await call('commitImport', params, SYNC))).toBe('done');
    expect(codeOf(await call('commitImport', params, { sync: ['estate', 'estate'] }))).toBe('done');
    for (const body of [{}, { ...SYNC, allowManyWithdrawals: true }, { sync: ['rental'] }]) {
      expect(codeOf(await call('commitImport', params, body))).toBe('import_committed');
    }
  });

  it('has each chunk that is taken, or refuses it', { timeout: 600_000 }, async () => {
    const { siteId } = await waiting(3);
    let taken = 0;
    for (let time = 0; time < TIMES; time++) {
      const params = { siteId, importId: await staged(siteId, homes(3, 10 + time)) };
      const [committed, chunk] = await Promise.all([
        call('commitImport', params, {}),
        call('stageChunk', { ...params, chunk: 7 }, { records: [home(100 + time, 2)] }),
      ]);
      expect(codeOf(committed)).toBe('done');
      expect(['done', 'import_closed']).toContain(codeOf(chunk));
      if (codeOf(chunk) === 'done') taken += 1;
      expect(await onOffer(siteId)).toBe(3 + taken);
    }
  });
});
