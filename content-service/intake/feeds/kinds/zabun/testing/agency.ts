/** An agency of Zabun for tests of whole rounds: its site, its feed and its vendor, anew for each test. */
import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { siteStatements } from '#content-service/intake/index.ts';
import { answerOf, get, post } from '#content-service/testing/call.ts';
import { aSite } from '#content-service/testing/fixtures.ts';
import { ask, BINDINGS, forgetWork, work } from '#content-service/testing/own-service.ts';
import { store } from '#content-service/testing/store.ts';
import type { Estate } from '#wire/estate.ts';
import { stubNetwork } from './network.ts';
import { ACCOUNT, SETTINGS, ZabunVendor } from './vendor.ts';

export const NOW = new Date('2026-11-23T08:00:00.000Z');
export const later = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);

/** Counts the sites of a file. */
let sites = 0;

/** An agency whose vendor has no homes yet, and whose feed is not added yet. */
export function anAgency(prefix: string) {
  const agency = {
    site: '',
    vendor: undefined as unknown as ZabunVendor,
    account: (account: object = ACCOUNT) => ask('PUT', '/feed-accounts/zabun', account),
    add: (settings: object = SETTINGS) =>
      ask('PUT', `/sites/${agency.site}/feeds/zabun`, { kind: 'zabun', settings }),
    show: async () => (await ask('GET', `/sites/${agency.site}/feeds/zabun`)).body,
    work,
    round: async (at: Date) => {
      await BINDINGS.WORK.send({ kind: 'feed-round', siteId: agency.site, feed: 'zabun', at: null });
      return work(at);
    },
    numberOf: async (id: number): Promise<string> =>
      (await env.DB.prepare('SELECT estate_id FROM feed_homes WHERE site_id = ? AND vendor_id = ?')
        .bind(agency.site, String(id))
        .first<string>('estate_id')) ?? '',
    answer: async (id: number) => get(`/sites/${agency.site}/estates/v2/${await agency.numberOf(id)}`),
    statusOf: async (id: number): Promise<number> => (await agency.answer(id)).status,
    estateOf: async (id: number): Promise<Estate> => (await answerOf(await agency.answer(id))).body as Estate,
    found: async (): Promise<number> =>
      (
        (await answerOf(await post(`/sites/${agency.site}/estates`, { query: {}, size: 1 }))).body as {
          total: { value: number };
        }
      ).total.value,
  };
  beforeAll(() => stubNetwork(() => agency.vendor));
  afterAll(() => {
    vi.unstubAllGlobals();
  });
  beforeEach(async () => {
    forgetWork();
    agency.site = `${prefix}-${++sites}`;
    agency.vendor = new ZabunVendor();
    await store(siteStatements(aSite(agency.site, { hostnames: [`${agency.site}.example`] })));
    await agency.account();
  });
  return agency;
}
