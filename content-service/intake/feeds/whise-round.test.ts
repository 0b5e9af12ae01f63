/** The recorded homes of Whise through a whole round: accepted, with projects, units and pictures (decisions 143, 145). */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerOf, get, post } from '../../testing/call.ts';
import { aSite } from '../../testing/fixtures.ts';
import { BINDINGS, forgetWork } from '../../testing/own-service.ts';
import { store } from '../../testing/store.ts';
import { storeFeed } from '../../testing/stub-feed.ts';
import { siteStatements } from '../index.ts';
import type { FeedKind } from './kind.ts';
import { whise } from './kinds/whise/index.ts';
import { RECORDED } from './kinds/whise/testing/recorded-homes.ts';
import { runRound } from './run-round.ts';

const NOW = new Date('2026-11-23T08:00:00.000Z');
type Home = Readonly<Record<string, unknown>> & { readonly id: number };
let homes: readonly Home[];

/** Whise with a list of the test's own, and without an account. */
const KIND: FeedKind = {
  ...whise,
  account: null,
  list: () =>
    Promise.resolve({ homes: homes.map((home) => ({ id: String(home.id), mark: null, home })), next: null }),
};

let sites = 0;
let site = '';
beforeEach(async () => {
  forgetWork();
  site = `whise-${++sites}`;
  await store(siteStatements(aSite(site)));
  await storeFeed(site, NOW, 'whise', { client: '13066' });
  homes = RECORDED as readonly Home[];
});

const round = (at: Date) =>
  runRound(BINDINGS, { kind: 'feed-round', siteId: site, feed: 'whise', at: null }, at, { whise: KIND });
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

interface Noted {
  readonly vendor_id: string;
  readonly estate_id: string;
  readonly state: string;
  readonly reason: string | null;
}
const noted = async () =>
  (
    await env.DB.prepare(
      'SELECT vendor_id, estate_id, state, reason FROM feed_homes WHERE site_id = ? ORDER BY number',
    )
      .bind(site)
      .all<Noted>()
  ).results;
const numberOf = async (id: number) =>
  (await noted()).find((one) => one.vendor_id === String(id))?.estate_id ?? '';
const statusOf = async (id: number) => (await get(`/sites/${site}/estates/v2/${await numberOf(id)}`)).status;

describe('the recorded homes', () => {
  it('are all accepted, and each has its page and its place in a search', async () => {
    await round(NOW);
    const all = await noted();
    expect(all.filter(({ state }) => state === 'refused')).toEqual([]);
    const shown = all.filter(({ state }) => state === 'shown');
    expect(shown.length).toBeGreaterThan(10);
    for (const { estate_id } of shown) {
      expect((await get(`/sites/${site}/estates/v2/${estate_id}`)).status).toBe(200);
    }
    const { body } = await answerOf(await post(`/sites/${site}/estates`, { query: {}, size: 50 }));
    expect((body as { total: { value: number } }).total.value).toBeGreaterThan(5);
  });

  it('have their units with their project', async () => {
    await round(NOW);
    const project = homes.find(({ canHaveChildren }) => canHaveChildren === true);
    const units = homes.filter(({ parentId }) => parentId === project?.id);
    expect(units).toHaveLength(3);
    const numbers = await Promise.all(units.map(({ id }) => numberOf(id)));
    const { body } = await answerOf(
      await get(`/sites/${site}/estates/v2/${await numberOf(project?.id ?? 0)}`),
    );
    const { general } = body as { general: { children: { general: { id: string | number } }[] } };
    expect(general.children.map((unit) => String(unit.general.id)).toSorted()).toEqual(numbers.toSorted());
  });

  it('go and come back: hidden, forgotten, offered again, under the same numbers', async () => {
    await round(NOW);
    const [first, second] = homes.filter(
      ({ parentId, canHaveChildren }) => !parentId && canHaveChildren !== true,
    );
    if (first === undefined || second === undefined) throw new Error('no homes');
    const numbers = [await numberOf(first.id), await numberOf(second.id)];
    const all = homes;
    homes = all
      .filter(({ id }) => id !== second.id)
      .map((home) => (home.id === first.id ? { ...home, displayStatusId: 1 } : home));
    await round(later(24));
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual([410, 410]);
    homes = all;
    await round(later(48));
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual([200, 200]);
    expect([await numberOf(first.id), await numberOf(second.id)]).toEqual(numbers);
  });

  describe('of a project', () => {
    const project = RECORDED.find(({ canHaveChildren }) => canHaveChildren === true) as Home;
    const [first, second, third] = (RECORDED as readonly Home[]).filter(
      ({ parentId }) => parentId === project.id,
    ) as [Home, Home, Home];
    const change = (id: number, changes: object): void => {
      homes = homes.map((home) => (home.id === id ? { ...home, ...changes } : home));
    };
    interface Shown {
      readonly general: {
        readonly id: string | number;
        readonly price?: { readonly value?: number };
        readonly address?: { readonly visible?: boolean; readonly street?: object };
        readonly children: readonly Shown[];
      };
    }
    const shownAs = async (id: number) =>
      (await answerOf(await get(`/sites/${site}/estates/v2/${await numberOf(id)}`))).body as Shown;

    it('are shown with a price and an address of their own, each where the vendor shows them', async () => {
      change(first.id, { displayPrice: true, displayAddress: true, price: 111_111, address: 'Eerstestraat' });
      change(second.id, {
        displayPrice: undefined,
        displayAddress: undefined,
        price: 222_222,
        address: 'Tweedestraat',
      });
      change(third.id, { displayPrice: false, displayAddress: true, price: 333_333, address: 'Derdestraat' });
      change(project.id, {
        displayPrice: undefined,
        displayAddress: true,
        price: 987_654,
        address: 'Projectstraat',
      });
      await round(NOW);
      const whole = await shownAs(project.id);
      const pages = await Promise.all([project, first, second, third].map(({ id }) => shownAs(id)));
      for (const page of [whole, ...pages]) {
        const text = JSON.stringify(page);
        for (const secret of ['222222', 'Tweedestraat', '333333', '987654'])
          expect(text).not.toContain(secret);
      }
      const text = JSON.stringify(whole);
      for (const said of ['111111', 'Projectstraat']) expect(text).toContain(said);
      expect(JSON.stringify(pages[1])).toContain('Eerstestraat');
    });

    it('say nothing of the address that their project hides', async () => {
      change(project.id, { displayAddress: undefined, address: 'Projectstraat', name: 'Projectstraat 7' });
      for (const { id } of [first, second, third])
        change(id, { displayAddress: true, address: 'Projectstraat' });
      await round(NOW);
      expect(JSON.stringify(await shownAs(project.id))).not.toContain('Projectstraat');
      for (const { id } of [first, second, third])
        expect(JSON.stringify(await shownAs(id))).not.toContain('Projectstraat');
    });

    it.each([{ displayStatusId: 1 }, { status: { id: 5 } }, { purposeStatus: { id: 20 } }])(
      'leave with it when it is hidden by %j, though the vendor shows them',
      async (changes) => {
        await round(NOW);
        expect(await statusOf(first.id)).toBe(200);
        change(project.id, changes);
        await round(later(24));
        const all = await Promise.all([project, first, second, third].map(({ id }) => statusOf(id)));
        expect(all).toEqual([410, 410, 410, 410]);
      },
    );
  });

  it('name their pictures', async () => {
    await round(NOW);
    const pictures = await env.DB.prepare('SELECT count(*) AS n FROM addressed_pictures WHERE site_id = ?')
      .bind(site)
      .first<number>('n');
    expect(pictures).toBeGreaterThan(10);
  });

  it('of which none changed write nothing about a home', async () => {
    await round(NOW);
    const rows = async () =>
      JSON.stringify(
        (await env.DB.prepare('SELECT kind, id, hash FROM records WHERE site_id = ?').bind(site).all())
          .results,
      ) +
      JSON.stringify(
        (await env.DB.prepare('SELECT * FROM feed_homes WHERE site_id = ?').bind(site).all()).results,
      );
    const before = await rows();
    const writes = async () => (await env.DB.prepare('SELECT total_changes() AS n').first<number>('n')) ?? 0;
    const counted = await writes();
    await round(later(0.25));
    expect((await writes()) - counted).toBeLessThan(homes.length);
    expect(await rows()).toBe(before);
  });
});
