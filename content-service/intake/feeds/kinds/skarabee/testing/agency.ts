/** An agency of Skarabee for tests of whole rounds: its site, its feeds and its vendor, anew for each test. */
import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { siteStatements } from '#content-service/intake/index.ts';
import { sha256 } from '#content-service/platform/hash.ts';
import { answerOf, get } from '#content-service/testing/call.ts';
import { aSite } from '#content-service/testing/fixtures.ts';
import { ask, BINDINGS, forgetWork, work } from '#content-service/testing/own-service.ts';
import { store } from '#content-service/testing/store.ts';
import { INTERFACE_FILE } from './interface-file.ts';
import { SETTINGS, stubNetwork } from './network.ts';
import { aPublication, publications } from './publications.ts';
import { LOGIN, Weblink } from './weblink.ts';

const NOW = new Date('2026-11-23T08:00:00.000Z');
export const later = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);
/** An instant as the interface writes it. */
export const timeOf = (at: Date): string => at.toISOString().slice(0, 19);
/** What a publication of a house says with this price. */
export const priced = (id: number, Price: string) => aPublication(id, { Property: { Price } }).values;

/** Counts the sites of a file. */
let sites = 0;

/** An agency that has homes 1000, 1001 and 1002, added and told by the feed `skarabee`. */
export function anAgency(prefix: string) {
  const agency = {
    site: '',
    vendor: undefined as unknown as Weblink,
    guidOf: (id: number): string => agency.vendor.home(id).guid,
    statusOf: async (id: number): Promise<number> =>
      (await get(`/sites/${agency.site}/estates/skarabee/${agency.guidOf(id)}`)).status,
    listingOf: async (id: number) =>
      (await answerOf(await get(`/sites/${agency.site}/estates/skarabee/${agency.guidOf(id)}`)))
        .body as Readonly<Record<string, unknown>>,
    add: (feed = 'skarabee') =>
      ask('PUT', `/sites/${agency.site}/feeds/${feed}`, {
        kind: 'skarabee',
        settings: SETTINGS,
        secrets: LOGIN,
      }),
    remove: (feed = 'skarabee') => ask('DELETE', `/sites/${agency.site}/feeds/${feed}`),
    decide: (feed: string, home: number, decided: 'same' | 'other') =>
      ask('POST', `/sites/${agency.site}/feeds/${feed}/decision`, { home: String(home), decided }),
    show: async (feed = 'skarabee') => (await ask('GET', `/sites/${agency.site}/feeds/${feed}`)).body,
    work,
    round: async (at: Date, feed = 'skarabee') => {
      await BINDINGS.WORK.send({ kind: 'feed-round', siteId: agency.site, feed, at: null });
      return work(at);
    },
    /** Changes the price of a publication. */
    reprice: (id: number, price: string, at: Date) =>
      agency.vendor.change(id, { values: priced(id, price) }, timeOf(at)),
    /** Takes back that a listing is hidden. */
    unhide: (id: number) =>
      env.DB.prepare('DELETE FROM home_layers WHERE site_id = ? AND home = ?')
        .bind(agency.site, agency.guidOf(id))
        .run(),
    /** Hides a listing, as the agency's people do. */
    hide: (id: number, at: Date) => {
      const time = at.toISOString();
      return env.DB.prepare(
        'INSERT INTO home_layers (site_id, kind, home, field, value, who, at, mark) ' +
          "VALUES (?, 'listing', ?, 'hidden', 'true', 'an', ?, ?)",
      )
        .bind(agency.site, agency.guidOf(id), time, sha256(`${time} true`).slice(0, 16))
        .run();
    },
  };
  beforeAll(() => stubNetwork(() => agency.vendor));
  afterAll(() => {
    vi.unstubAllGlobals();
  });
  beforeEach(async () => {
    forgetWork();
    agency.site = `${prefix}-${++sites}`;
    agency.vendor = await Weblink.open(INTERFACE_FILE);
    await store(
      siteStatements(
        aSite(agency.site, { settings: { source: 'skarabee' }, hostnames: [`${agency.site}.example`] }),
      ),
    );
    agency.vendor.has(publications({ homes: 3, projects: 0 }));
    await agency.add();
    await work(NOW);
    agency.vendor.told.length = 0;
  });
  return agency;
}
