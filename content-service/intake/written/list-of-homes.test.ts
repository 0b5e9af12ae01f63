/** What the list of an agency's homes says of each, and of what was just done (decision 155). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StaffJournal } from '#wire/staff.ts';
import type { ActionDone, Homes } from '#wire/written-homes.ts';
import { callAt } from '../../testing/agenda.ts';
import { importAll } from '../../testing/records.ts';
import { store } from '../../testing/store.ts';
import { aHomeRecord, aWritingAgency, personStatements, sessionOf } from '../../testing/written-homes.ts';

const START = Date.now();
const instant = (minutes: number): string => new Date(START + minutes * 60_000).toISOString();

let made = 0;
/** An agency with home 501 for sale and home 502 to rent, in the Kerkstraat. */
async function anAgency(): Promise<string> {
  const site = `listed-${++made}`;
  await aWritingAgency(site);
  await importAll(site, [aHomeRecord(501), aHomeRecord(502, 950, { transaction: { id: 2 } })]);
  return site;
}

async function ask<Answer>(
  id: string,
  siteId: string,
  person: string,
  body: object = {},
  minutes = 0,
): Promise<Answer> {
  const { answer, error } = await callAt(id, {
    now: instant(minutes),
    params: { siteId },
    body: { session: sessionOf(person), ...body },
  });
  if (error !== null) throw error;
  return answer as Answer;
}
const list = (site: string, body: object = {}, minutes = 0, person = 'an') =>
  ask<Homes>('listHomes', site, person, body, minutes);
const homeOf = (home: string) => ({ kind: 'estate', home });
const reduce = (site: string, minutes = 0) =>
  ask<ActionDone>('changeHomePrice', site, 'an', { ...homeOf('501'), price: 385_000 }, minutes);

describe('the list', () => {
  it('says what each home is offered for, also once it is let', async () => {
    const site = await anAgency();
    await ask('changeHomeStatus', site, 'an', { ...homeOf('502'), to: 'gone' });
    const { homes } = await list(site);
    expect(homes.map(({ home, state, purpose }) => [home, state, purpose])).toEqual([
      ['502', 'gone', 'TO_RENT'],
      ['501', 'offer', 'FOR_SALE'],
    ]);
  });

  it('counts and finds those that visitors see, or will, and that lack something', async () => {
    const site = await anAgency();
    expect((await list(site)).counts.lacking).toBe(2);
    await ask('withdrawHome', site, 'an', homeOf('502'));
    await ask('saveDraft', site, 'an', {
      kind: 'estate',
      makes: 'b7f2c81e0a9d4563',
      fields: [{ field: 'estate.general.transaction.id', value: 1, seen: null }],
    });
    const lacking = await list(site, { lacking: true });
    expect(lacking.homes.map(({ state }) => state)).toEqual(['draft', 'offer']);
    expect(lacking).toMatchObject({ found: 2, counts: { lacking: 2, withdrawn: 1, draft: 1, offer: 1 } });
  });
});

describe('what can be taken back', () => {
  it('is listed for ten minutes, with who did it, for those who may', async () => {
    const site = await anAgency();
    expect((await list(site)).undo).toEqual([]);
    const { at: done, until } = await reduce(site);
    const entry = { ...homeOf('501'), action: 'home.priced', by: 'an', at: done, until };
    await store(personStatements(site, 'mo', []));
    expect((await list(site, {}, 9)).undo).toEqual([expect.objectContaining(entry)]);
    expect((await list(site, {}, 9, 'bo')).undo).toHaveLength(1);
    expect((await list(site, {}, 9, 'mo')).undo).toEqual([]);
    expect((await list(site, {}, 11)).undo).toEqual([]);
  });

  it('is the last action of each home, and nothing once it was taken back', async () => {
    const site = await anAgency();
    await reduce(site);
    const { at: second } = await ask<ActionDone>(
      'changeHomeStatus',
      site,
      'an',
      { ...homeOf('501'), to: 'option' },
      1,
    );
    expect((await list(site, {}, 2)).undo).toEqual([
      expect.objectContaining({ action: 'home.stated', at: second }),
    ]);
    await ask('undoHome', site, 'an', { ...homeOf('501'), at: second }, 2);
    const { undo, homes } = await list(site, {}, 3);
    expect(homes.find(({ home }) => home === '501')).toMatchObject({ state: 'offer', price: 385_000 });
    expect(undo.map(({ action }) => action)).toEqual(['home.priced']);
  });
});

it('the journal names the home by its street, and the person', async () => {
  const site = await anAgency();
  await reduce(site);
  const { deeds: events } = await ask<StaffJournal>('showStaffJournal', site, 'bo');
  expect(events).toEqual([
    expect.objectContaining({ deed: 'home.priced', name: 'an', by: 'staff', about: 'Knokkestraat 12' }),
  ]);
  expect(events[0]?.what).toBe('estate/501 estate.general.price.value: 395000 → 385000');
});

/** Parts of a home on which the list's counts depend; the first of each is none. */
const SOME = {
  zip: ['', '8300', '1000', '5000'],
  text: [null, { nl: ' \n' }, { nl: 'Ruim', fr: 'Vaste', en: 'Wide', de: 'Weit' }, { fr: '\u00a0Vaste' }],
  pictures: [
    null,
    [],
    [{ file: 'a' }],
    [
      { file: 'b', index: 2 },
      { file: 'a', index: 1 },
    ],
  ],
  energy: [null, { epcValue: 120 }, { epcValue: 120, energyLabel: 'B', epcReference: '1', co2: 20 }],
  answers: [{}, { buildingLicense: 'YES', presaleRight: 'NO', townPlanningViolation: 'NONE' }],
  status: [1, 2, 5],
  draft: ['none', 'text', 'picture', 'price'],
} as const;
const aHomeOf = fc.record(
  Object.fromEntries(Object.entries(SOME).map(([name, list]) => [name, fc.nat(list.length - 1)])),
) as fc.Arbitrary<Readonly<Record<keyof typeof SOME, number>>>;

it('counts of every home what its row says, whatever its record and its draft have', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aHomeOf, { minLength: 3, maxLength: 8 }), async (drawn) => {
      const site = await anAgency();
      const records = drawn.map((one, at) => {
        const base = aHomeRecord(600 + at).estate;
        const description = SOME.text[one.text];
        const pictures = SOME.pictures[one.pictures];
        const general = {
          ...base.general,
          transaction: { id: SOME.status[one.status] },
          address: {
            ...base.general.address,
            city: { id: 1, zip: SOME.zip[one.zip], name: { nl: 'Ergens' } },
          },
          ...(description === null ? {} : { description }),
          ...SOME.answers[one.answers],
        };
        const energy = SOME.energy[one.energy];
        return {
          estate: {
            ...base,
            general,
            ...(energy === null ? {} : { energy }),
            ...(pictures === null ? {} : { pictures }),
          },
        };
      });
      // As an import stores them; their files are beside them.
      await store(
        records.map((doc, at) => ({
          sql: "INSERT INTO records (site_id, kind, id, hash, doc) VALUES (?, 'estate', ?, ?, ?)",
          params: [site, String(600 + at), `hash-${at}`, JSON.stringify(doc)],
        })),
      );
      const DRAFTS: Readonly<Record<string, readonly [field: string, value: unknown]>> = {
        text: ['estate.general.description', { nl: 'Nieuw', fr: 'Neuf', en: 'New', de: 'Neu' }],
        picture: ['estate.pictures', [{ file: 'c' }]],
        price: ['estate.general.price.value', 1],
      };
      await store(
        drawn.flatMap((one, at) => {
          const typed = DRAFTS[SOME.draft[one.draft] ?? ''];
          return typed === undefined
            ? []
            : [
                {
                  sql: "INSERT INTO home_drafts (site_id, kind, home, field, value, base, who, at) VALUES (?, 'estate', ?, ?, ?, 'null', 'an', ?)",
                  params: [site, String(600 + at), typed[0], JSON.stringify(typed[1]), instant(0)],
                },
              ];
        }),
      );
      const all = await list(site);
      const lacks = all.homes.filter(
        (one) =>
          ['offer', 'option', 'draft'].includes(one.state) &&
          (one.pictures === 0 || one.untold.length > 0 || one.lacks.length > 0),
      );
      const lacking = await list(site, { lacking: true });
      expect(lacking.homes).toEqual(lacks);
      expect(all.counts.lacking).toBe(lacks.length);
    }),
    { numRuns: 12 },
  );
});
