/**
 * The attack on what is hidden by what is answered of a home's past (decision 153): homes with other secrets, whose public
 * past is the same, must be alike in every answer, to the byte, and no secret may stay in the table.
 */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { estateStatements, siteStatements, withdrawEstateStatements } from './intake/index.ts';
import { listingStatements } from './intake/sources/second.ts';
import { get, post } from './testing/call.ts';
import { aGuid, aListing, anEstate, aSite } from './testing/fixtures.ts';
import { daysPass } from './testing/shown.ts';
import { store } from './testing/store.ts';

const [SALE, RENT, OPTION, SOLD, HIDDEN] = [1, 2, 3, 5, 8];
type State = 'live' | 'draft' | 'suspended';
/** What the agency does to its two homes: one of each source; or days that pass. */
type Step =
  | number
  | 'withdrawn'
  | { readonly state: State; readonly hides?: readonly number[] }
  | { readonly price: number | null; readonly id: number; readonly from?: true; readonly archived?: true };

/** Status texts of the other source, by the numbers above. */
const TEXTS: Readonly<Record<number, string>> = {
  [SALE]: 'FOR_SALE',
  [RENT]: 'TO_RENT',
  [OPTION]: 'OPTION_FOR_SALE',
  [SOLD]: 'SOLD',
  [HIDDEN]: 'FOR_RENT_ORDER_ENDED',
};
const published = '2026-01-01T08:00:00Z';
const address = { visible: true, city: { id: 1, zip: '8300' } };

async function act(site: string, step: Step): Promise<unknown> {
  if (typeof step === 'number') return daysPass(site, step);
  if (step === 'withdrawn') {
    const at = '2026-11-01T00:00:00.000Z';
    return store(withdrawEstateStatements(site, '1', at), withdrawEstateStatements(site, '2', at));
  }
  if ('state' in step) {
    const { state, hides = [HIDDEN] } = step;
    return store(
      siteStatements(aSite(site, { state, settings: { hiddenStatus: [...hides], homeHistory: true } })),
    );
  }
  const { price: value, id, from = false, archived = false } = step;
  const general = { address, publicationDate: published, price: { value, priceFrom: from } };
  return store(
    estateStatements(site, anEstate(1, { ...general, transaction: { id }, archived })),
    listingStatements(
      site,
      aListing(aGuid(2), {
        address,
        publicationDate: published,
        status: TEXTS[id] ?? null,
        transaction: null,
        archived,
        financial: { price: value },
      }),
      anEstate(2, { ...general, transaction: null, status: TEXTS[id] ?? null, archived }),
    ),
  );
}

let sites = 0;
/** All that a visitor's site is answered about the homes, after these steps, without the name of the site. */
async function seenAfter(steps: readonly Step[]): Promise<{ answers: string[]; row: string }> {
  sites += 1;
  const site = `attack-${String(sites).padStart(4, '0')}`;
  await act(site, { state: 'live' });
  for (const step of steps) await act(site, step);
  const sorts = ['price.value', 'publicationDate', 'pricePerArea'].map((field) => ({
    [field]: { order: 'asc' },
  }));
  const answers = await Promise.all([
    get(`/sites/${site}/estates/v2/1`),
    get(`/sites/${site}/estates/skarabee/${aGuid(2)}`),
    get(`/sites/${site}/estates/1/similar`),
    ...sorts.map((sort) => post(`/sites/${site}/estates`, { query: {}, sort: [sort] })),
    post(`/sites/${site}/estates`, { query: { terms: { news: ['lowered'] } } }),
    post(`/sites/${site}/estates/skarabee`, { query: {} }),
    post(`/sites/${site}/estate-filters`, { query: {} }),
    post(`/sites/${site}/estate-markers`, { query: {}, width: 800, height: 600 }),
  ]);
  const texts = await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`));
  const { results } = await env.DB.prepare(
    'SELECT since, steps FROM home_histories WHERE site_id = ? ORDER BY estate_id',
  )
    .bind(site)
    .all();
  return { answers: texts.map((text) => text.replaceAll(site, 'site')), row: JSON.stringify(results) };
}

/** A price that no other text contains. */
const SECRETS = [7_654_321, 6_543_217, 5_432_176] as const;
const at = (price: number | null, id: number, more: object = {}): Step => ({ price, id, ...more });

/** Days and steps that nobody may learn of, then how they end. */
const PASTS: Readonly<Record<string, readonly Step[]>> = {
  'a price': [at(SECRETS[0], SALE), 9],
  'a fall': [at(SECRETS[0], SALE), 9, at(SECRETS[1], SALE), 9],
  'a rise and an option': [at(SECRETS[2], SALE), 4, at(SECRETS[0], OPTION), 17],
  'a sale': [at(SECRETS[0], SALE), 2, at(SECRETS[1], SOLD), 30],
  'a rent': [at(SECRETS[2], RENT), 11],
  'a hidden status': [at(SECRETS[0], HIDDEN), 5],
  'the archive': [at(SECRETS[1], SALE), 3, at(SECRETS[1], SALE, { archived: true }), 8],
  'a price from': [at(SECRETS[2], SALE, { from: true }), 6],
};
/** What the public saw afterwards, and for how many days the first price. */
const after = (days: number): readonly Step[] => [
  at(400_000, SALE),
  days,
  at(390_000, SALE),
  2,
  at(390_000, OPTION),
  1,
];
const AFTER = after(3);

const pasts = Object.entries(PASTS);
const expectNoSecret = ({ answers, row }: Awaited<ReturnType<typeof seenAfter>>): void => {
  for (const secret of SECRETS)
    expect([answers.join(), row].filter((text) => text.includes(String(secret)))).toEqual([]);
};

describe('what lies before a pause is as if it had never been', () => {
  const fresh = seenAfter(AFTER);
  it.each(pasts)('a withdrawal after %s', async (_what, past) => {
    const seen = await seenAfter([...past, 'withdrawn', 12, ...AFTER]);
    expectNoSecret(seen);
    expect(seen.answers).toEqual((await fresh).answers);
  });
  it.each(pasts)('a draft with %s', async (_what, past) => {
    const opened = [at(400_000, SALE), { state: 'live' } as const, ...AFTER.slice(1)];
    const seen = await seenAfter([{ state: 'draft' }, ...past, ...opened]);
    expectNoSecret(seen);
    expect(seen.answers).toEqual((await fresh).answers);
  });
  it.each(pasts)('a closed site after %s', async (_what, past) => {
    const opened = [at(400_000, SALE), { state: 'live' } as const, ...AFTER.slice(1)];
    const seen = await seenAfter([...past, { state: 'suspended' }, 12, ...opened]);
    expectNoSecret(seen);
    expect(seen.answers).toEqual((await fresh).answers);
  });
});

/** Ways in which a price or a status is hidden while the page stays, and how each ends. */
const HIDINGS: Readonly<Record<string, readonly Step[]>> = {
  'a hidden price': [at(-1, SALE)],
  'a price on request': [at(null, SALE)],
  'a hidden status': [at(SECRETS[2], HIDDEN)],
  'a sale at a hidden price': [at(-1, SOLD)],
  'the archive': [at(SECRETS[0], SALE, { archived: true })],
  'a price from': [at(SECRETS[1], SALE, { from: true })],
};

describe('what lies before and during hiding is like any other past', () => {
  it.each(Object.entries(HIDINGS))('%s', async (_what, hidden) => {
    // Hidden from the first day.
    const { answers } = await seenAfter([...hidden, 1, ...AFTER]);
    for (const [at, [, past]] of pasts.entries()) {
      const seen = await seenAfter([...past, ...hidden, at % 2 === 0 ? 1 : 26, ...AFTER]);
      expectNoSecret(seen);
      expect(seen.answers).toEqual(answers);
    }
  });

  it.each(Object.entries(HIDINGS))('%s, whenever it ended', async (_what, hidden) => {
    // Hours, days, and longer than a price counts as lowered.
    const [answers, ...others] = await Promise.all(
      [3, 0.5, 1, 28, 90].map(async (days) => (await seenAfter([...hidden, 1, ...after(days)])).answers),
    );
    for (const other of others) expect(other).toEqual(answers);
  });

  const other = seenAfter([at(SECRETS[1], RENT), 1, at(-1, SALE), 4]);
  it.each(pasts)('while its price is hidden, since whenever, after %s', async (_what, past) => {
    for (const days of [0.5, 4, 40]) {
      const seen = await seenAfter([...past, at(-1, SALE), days]);
      expectNoSecret(seen);
      expect(seen).toEqual(await other);
    }
  });

  it('when a site hides a status no more, whenever that was', async () => {
    // A listing has another number for its status, and is shown all along.
    const opened = async (days: number) => {
      const hidden = { state: 'live', hides: [SALE] } as const;
      const shown = { state: 'live', hides: [] } as const;
      return (await seenAfter([hidden, at(400_000, SALE), 9, shown, days])).answers[0];
    };
    const [one, ...others] = await Promise.all([1, 5, 40].map(opened));
    expect(one).toContain('"history"');
    for (const other of others) expect(other).toBe(one);
  });
});

it('tells a public past, so that the comparisons above have something to lose', async () => {
  const { answers, row } = await seenAfter([at(SECRETS[0], SALE), 9, ...AFTER]);
  for (const answer of [answers[0], answers[1], answers[3]]) expect(answer).toContain(String(SECRETS[0]));
  expect(row).toContain(String(SECRETS[0]));
  expect(answers).not.toEqual((await seenAfter(AFTER)).answers);
});
