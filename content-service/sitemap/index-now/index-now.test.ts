/** What search engines are told, when, and what becomes of what they do not take (decision 194). */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { siteStatements, withdrawEstateStatements } from '../../intake/index.ts';
import { BACKOFF } from '../../mail/lease.ts';
import { journalStatement } from '../../platform/journal.ts';
import { aSite } from '../../testing/fixtures.ts';
import { rowsOf } from '../../testing/messages.ts';
import { importAll } from '../../testing/records.ts';
import { store } from '../../testing/store.ts';
import { askedOf, SERVER, tell } from '../../testing/tell-scripted.ts';
import { aHomeRecord } from '../../testing/written-homes.ts';
import { tellEngines } from './tell-engines.ts';

const KEY = '3f2a9c0d5e6b4718a9c3d2e1f0b5a697';
/** The database writes with its own clock when a page changed; places are made in every fifth minute. */
const NOW = Math.floor(Date.now() / 300_000) * 300_000;
const clock = (minutes: number) => () => new Date(NOW + minutes * 60_000);
const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});

let made = 0;
/** A live agency with a key, whose place begins an hour ago, and an engine that takes what it is told. */
async function anAgency({ site: changes = {}, settings = {} }: { site?: object; settings?: object } = {}) {
  const site = `told-${++made}`;
  await store(
    siteStatements(
      aSite(site, {
        hostnames: [`${site}.example.be`],
        locales: ['nl', 'fr'],
        settings: { indexNow: KEY, ...settings },
        ...changes,
      }),
    ),
  );
  await answers(site, { status: 202 });
  await run(site, -60);
  return site;
}
const answers = (site: string, as: object) => tell(site, { '/indexnow': as });

/** A minute of the cron, at which every other agency of this file is told at its own engine. */
const run = (site: string, minutes: number) =>
  tellEngines(
    {
      ...env,
      INDEX_NOW_URL: `${SERVER}/${site}/indexnow`,
      LOCAL_SERVICES: new URL(SERVER).host,
    },
    clock(minutes),
  );

/** Addresses that an agency's engine was told, by post. */
const reported = async (site: string): Promise<readonly (readonly string[])[]> =>
  (await askedOf(site))
    .map(({ body }) => JSON.parse(body))
    .filter(({ host }) => host === `${site}.example.be`)
    .map(({ urlList }) => urlList);
const outcomeOf = async (site: string) =>
  (await rowsOf<{ outcome: string | null }>('index_now', site))[0]?.outcome;

/** The other agencies have nothing to tell at the times of this one. */
async function alone(site: string): Promise<void> {
  await store([
    { sql: "UPDATE index_now SET next_at = '9999' WHERE site_id <> ?", params: [site] },
    { sql: 'UPDATE index_now SET next_at = ? WHERE site_id = ?', params: ['2026', site] },
  ]);
}

describe('search engines', () => {
  it('are told of a page in each language, with the key, once it can no longer be taken back', async () => {
    const site = await anAgency();
    await importAll(site, [aHomeRecord(501)]);
    await alone(site);
    await run(site, 9);
    expect(await reported(site)).toEqual([]);
    await run(site, 60);
    const [post] = await askedOf(site);
    expect(JSON.parse(post?.body ?? '')).toEqual({
      host: `${site}.example.be`,
      key: KEY,
      urlList: [
        expect.stringMatching(new RegExp(`^https://${site}\\.example\\.be/nl/aanbod/501/[^/]+-te-koop-in-`)),
        expect.stringMatching(new RegExp(`^https://${site}\\.example\\.be/fr/offre/501/`)),
      ],
    });
    await run(site, 120);
    expect(await reported(site)).toHaveLength(1);
  });

  it('are told of a home that is gone, and of none whose publication was taken back', async () => {
    const site = await anAgency();
    await importAll(site, [aHomeRecord(501), aHomeRecord(502)]);
    await alone(site);
    await run(site, 60);
    const [first] = await reported(site);
    expect(first).toHaveLength(4);
    await store(
      withdrawEstateStatements(site, '501', new Date(NOW).toISOString()),
      withdrawEstateStatements(site, '502', new Date(NOW).toISOString()),
      [
        journalStatement(
          { siteId: site, who: 'an', deed: 'home.undone', what: 'estate/502 home.published', count: 1 },
          new Date(NOW),
        ),
        // Another action on the other one was taken back before.
        journalStatement(
          { siteId: site, who: 'an', deed: 'home.undone', what: 'estate/501 home.published', count: 1 },
          new Date(NOW - 60_000),
        ),
      ],
    );
    await run(site, 120);
    expect((await reported(site))[1]).toEqual(first?.filter((address) => address.includes('/501/')));
  });

  it('are told of a page that is gone, and of none whose first publication was taken back', async () => {
    const site = await anAgency();
    const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
    const pages = [
      // Written at, withdrawn at, and how many versions that left.
      ['taken-back', -65, -60, 1],
      ['hour-later', -125, -60, 1],
      ['rewritten', -65, -60, 2],
    ] as const;
    await importAll(
      site,
      pages.map(([id]) => ({ page: { id, url: { nl: id }, title: { nl: id }, sections: [] } })),
    );
    await store(
      pages.flatMap(([id, written, withdrawn, versions]) => [
        journalStatement(
          { siteId: site, who: 'an', deed: 'page.written', what: id, count: 1 },
          new Date(at(written)),
        ),
        {
          sql: 'UPDATE pages SET withdrawn_at = ? WHERE site_id = ? AND id = ?',
          params: [at(withdrawn), site, id],
        },
        ...Array.from({ length: versions }, (_, number) => ({
          sql: "INSERT INTO page_versions (site_id, page, number, who, at, doc) VALUES (?, ?, ?, 'an', ?, '{}')",
          params: [site, id, number + 1, at(withdrawn)],
        })),
      ]),
    );
    await alone(site);
    await run(site, 60);
    expect((await reported(site)).flat().map((address) => new URL(address).pathname)).toEqual([
      '/nl/hour-later',
      '/nl/rewritten',
    ]);
  });

  it.each([
    ['a site without a key', { settings: { indexNow: null } }],
    ['a draft', { site: { state: 'draft' } }],
    ['a suspended site', { site: { state: 'suspended' } }],
  ])('are told nothing of %s', async (_what, given) => {
    const site = await anAgency(given);
    await importAll(site, [aHomeRecord(501)]);
    await run(site, 60);
    expect([await reported(site), await rowsOf('index_now', site)]).toEqual([[], []]);
  });

  it.each(['coast.localhost', 'coast.test', '127.0.0.1', ''])(
    'are told nothing of a site of this machine: %s',
    async (hostname) => {
      const site = await anAgency({ site: { hostnames: hostname === '' ? [] : [`${made}${hostname}`] } });
      await importAll(site, [aHomeRecord(501)]);
      await alone(site);
      await run(site, 60);
      expect(await askedOf(site)).toEqual([]);
    },
  );

  it('are told nothing of a home whose status the site hides', async () => {
    const site = await anAgency({ settings: { hiddenStatus: [1] } });
    await importAll(site, [aHomeRecord(501)]);
    await alone(site);
    await run(site, 60);
    expect(await reported(site)).toEqual([]);
  });

  it('are told once by two callers at the same moment', async () => {
    const site = await anAgency();
    await importAll(site, [aHomeRecord(501)]);
    await alone(site);
    await Promise.all([run(site, 60), run(site, 60)]);
    expect(await reported(site)).toHaveLength(1);
  });

  it('begin anew where a site was switched off meanwhile', async () => {
    const site = await anAgency();
    await importAll(site, [aHomeRecord(501)]);
    const stored = (key: string | null) =>
      store([
        {
          sql: "UPDATE sites SET doc = json_set(doc, '$.settings.indexNow', ?) WHERE id = ?",
          params: [key, site],
        },
      ]);
    await stored(null);
    await run(site, 60);
    await stored(KEY);
    await run(site, 65);
    await run(site, 120);
    expect(await reported(site)).toEqual([]);
  });
});

describe('addresses that are not taken', () => {
  let site: string;
  const minutes = (ms: number) => ms / 60_000;

  beforeAll(async () => {
    site = await anAgency();
    await importAll(site, [aHomeRecord(501)]);
    await alone(site);
  });

  it('wait as long as the engine asks, and are told again', async () => {
    await answers(site, { status: 429, headers: { 'Retry-After': '1200' } });
    await run(site, 60);
    expect(await outcomeOf(site)).toBe('429');
    expect(warned).toHaveBeenCalled();
    await run(site, 79);
    expect(await reported(site)).toHaveLength(1);
    await answers(site, { status: 200 });
    await run(site, 81);
    expect(await reported(site)).toHaveLength(2);
    expect(await outcomeOf(site)).toBeNull();
  });

  it.each([400, 422])('are given up at once where %i says that they never will be', async (status) => {
    await importAll(site, [aHomeRecord(510 + status)]);
    await alone(site);
    await answers(site, { status });
    await run(site, 200);
    await run(site, 300);
    expect(await outcomeOf(site)).toBeNull();
    const posts = await reported(site);
    expect(posts.filter(([first]) => first?.includes(`/${510 + status}/`))).toHaveLength(1);
  });

  it('are given up after the last attempt, and later ones are told', async () => {
    await importAll(site, [aHomeRecord(601)]);
    await alone(site);
    await answers(site, { status: 403 });
    let at = 400;
    for (const wait of [...BACKOFF, 0]) {
      await run(site, at);
      expect(await outcomeOf(site)).toBe('403');
      at += minutes(wait) + 0.1;
    }
    const posts = (await reported(site)).filter(([first]) => first?.includes('/601/'));
    expect(posts).toHaveLength(BACKOFF.length + 1);
    await importAll(site, [aHomeRecord(601), aHomeRecord(602)]);
    await answers(site, { status: 200 });
    await run(site, at + 60);
    expect((await reported(site)).at(-1)?.every((address) => address.includes('/602/'))).toBe(true);
    expect(await outcomeOf(site)).toBeNull();
  });
});
