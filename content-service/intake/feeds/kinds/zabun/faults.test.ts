/** What a feed of Zabun makes of a vendor that fails (decision 167). */
import { beforeEach, describe, expect, it } from 'vitest';
import { askOf } from '../../ask.ts';
import { zabun } from './index.ts';
import { anAgency, later, NOW } from './testing/agency.ts';
import { homesOf } from './testing/homes.ts';
import { ACCOUNT, SETTINGS, type ZabunFault } from './testing/vendor.ts';

const agency = anAgency('zabun-faults');
/** More than a page of them, and without pictures, which have their own tests. */
const HOMES = homesOf({ homes: 120, projects: 0 }).map((home) => ({ ...home, photos: [] }));

/** Faults, with what the feed says of them. */
const FAULTS: readonly (readonly [ZabunFault, string, RegExp])[] = [
  ['key-refused', 'key-refused', /status 401/],
  ['forbidden', 'key-refused', /status 403/],
  ['too-often', 'too-often', /429/],
  ['failing', 'failing', /status 500/],
  ['html', 'broken', /text\/html/],
  ['cut', 'broken', /no JSON/],
  ['huge', 'broken', /an answer of/],
  ['error-inside', 'broken', /error inside/],
  ['error-list', 'broken', /error inside/],
  ['redirects', 'broken', /redirected/],
  ['deep', 'broken', /nested/],
  ['no-list', 'broken', /no list/],
  ['half-page', 'broken', /half a page/],
  ['same-page', 'broken', /twice/],
  ['endless', 'broken', /more than 5000/],
  ['other-agency', 'broken', /another agency/],
  ['moves', 'broken', /changed while/],
];

describe('a vendor that fails', () => {
  beforeEach(async () => {
    agency.vendor.has(HOMES);
    await agency.add();
    await agency.work(NOW);
  }, 60_000);

  it('says of each of its faults what it is, loses nothing, and has everything after the next round', async () => {
    for (const [at, [fault, outcome, reason]] of FAULTS.entries()) {
      agency.vendor.asked.length = 0;
      agency.vendor.fares(fault);
      await agency.round(later(at + 0.25));
      const shown = await agency.show();
      expect([fault, shown]).toMatchObject([
        fault,
        { outcome, reason: expect.stringMatching(reason), homes: { shown: 120 } },
      ]);
      expect(JSON.stringify(shown)).not.toContain('geheim');
      expect([fault, await agency.found()]).toEqual([fault, 120]);
      agency.vendor.fares(null);
      await agency.round(later(at + 0.5));
      expect([fault, await agency.show()]).toMatchObject([
        fault,
        { outcome: 'ok', reason: null, homes: { shown: 120 } },
      ]);
    }
  }, 240_000);

  it('by another home than the one asked for changes nothing', async () => {
    agency.vendor.change(1000, { price: 1 }, later(0.2));
    agency.vendor.fares('other-home');
    await agency.round(later(0.25));
    expect(await agency.show()).toMatchObject({
      outcome: 'ok',
      notTaken: [{ home: '1000', reason: 'not read: broken: a home that was not asked for' }],
    });
    expect((await agency.estateOf(1000)).general.price).toMatchObject({ value: 201_000 });
  }, 60_000);
});

it('a vendor that never answers is given up after the room’s patience', async () => {
  agency.vendor.fares('hangs');
  const ask = askOf({ settings: SETTINGS, secrets: null, account: ACCOUNT, now: NOW }, {}, 50);
  await expect(zabun.list(ask, { since: null, cursor: null, checkpoint: null })).rejects.toMatchObject({
    state: 'unreachable',
  });
});

it.each([
  ['no-options', 'an answer that is no list of types'],
  ['empty-options', 'no options with names in the list types'],
  ['many-options', 'more than 1000 options in the list types'],
] as const)('an answer of %s ends the round, and no home loses its words', async (fault, reason) => {
  agency.vendor.has(HOMES.slice(0, 2));
  // Long after any other test of this isolate: the lists that are known are asked for again.
  agency.vendor.fares(fault);
  const ask = askOf({ settings: SETTINGS, secrets: null, account: ACCOUNT, now: later(10_000) }, {});
  await expect(zabun.fetch(ask, ['1000'])).rejects.toMatchObject({
    state: 'broken',
    reason,
  });
});
