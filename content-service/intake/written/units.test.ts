/** Units of a project, written by an agency's people: each field of each unit by itself (decision 158). */
import { describe, expect, it } from 'vitest';
import type { ActionDone, DraftSaved, OpenedHome } from '#wire/written-homes.ts';
import { callAt } from '../../testing/agenda.ts';
import { getRecord, importAll, putRecord } from '../../testing/records.ts';
import { aHomeRecord, aWritingAgency, sessionOf } from '../../testing/written-homes.ts';

const base = (unit: number | string) => `estate.general.children[${unit}].general`;
const price = (unit: number | string) => `${base(unit)}.price.value`;
const PROJECT = { kind: 'estate', home: '501' };
const START = Date.now();

const aUnit = (id: number, value: number) => ({
  general: { id, entityNumber: `A${id}`, headType: { id: 1 }, transaction: { id: 1 }, price: { value } },
  layout: [{ typeId: 1, surface: 12 }],
});
const project = (...children: readonly object[]) =>
  aHomeRecord(501, 300_000, { headType: { id: 9 }, project: true, children });

let made = 0;
async function aProject(...units: readonly object[]): Promise<string> {
  const site = `units-${++made}`;
  await aWritingAgency(site);
  await importAll(site, [project(...units)]);
  return site;
}
const call = (id: string, siteId: string, person: string, body: object, seconds = 0) =>
  callAt(id, {
    now: new Date(START + seconds * 1000).toISOString(),
    params: { siteId },
    body: { session: sessionOf(person), ...PROJECT, ...body },
  });
async function done<Answer>(...asked: Parameters<typeof call>): Promise<Answer> {
  const { answer, error } = await call(...asked);
  if (error !== null) throw error;
  return answer as Answer;
}
const save = (site: string, person: string, field: string, value: unknown, seen: unknown) =>
  done<DraftSaved>('saveDraft', site, person, { fields: [{ field, value, seen }] });
const open = (site: string) => done<OpenedHome>('openHome', site, 'an', {});
const publish = async (site: string, more: object = {}, seconds = 0) =>
  done<ActionDone>('publishHome', site, 'an', { mark: (await open(site)).mark, ...more }, seconds);
interface Unit {
  readonly general: {
    readonly id: number;
    readonly price?: { readonly value: number };
    readonly [key: string]: unknown;
  };
  readonly layout?: readonly object[];
}
async function units(site: string): Promise<readonly Unit[]> {
  const { body } = await getRecord(site, 'estate', '501');
  return (body as { estate: { general: { children?: readonly Unit[] } } }).estate.general.children ?? [];
}
const prices = async (site: string) =>
  (await units(site)).map(({ general }) => [general.id, general.price?.value]);
const key = (letter: string) => letter.repeat(16);

describe('units of a project', () => {
  it('are changed by two people at once, who lose nothing: other units, and other fields of one', async () => {
    const site = await aProject(aUnit(601, 200_000), aUnit(602, 250_000));
    const both = await Promise.all([
      save(site, 'an', price(601), 210_000, 200_000),
      save(site, 'bo', price(602), 260_000, 250_000),
      save(site, 'bo', `${base(601)}.bedroomCount`, 2, null),
    ]);
    expect(both.flatMap(({ conflicts }) => conflicts)).toEqual([]);
    const clash = await save(site, 'bo', price(601), 220_000, 200_000);
    expect(clash.conflicts).toMatchObject([{ field: price(601), yours: 220_000, theirs: 210_000, by: 'an' }]);
    expect((await publish(site)).outcome).toBe('done');
    expect(await prices(site)).toEqual([
      [601, 210_000],
      [602, 260_000],
    ]);
    const [first] = await units(site);
    expect(first).toMatchObject({
      general: { bedroomCount: 2, entityNumber: 'A601' },
      layout: [{ surface: 12 }],
    });
  });

  it('are found by their number when an import has moved them, and a change beneath is a choice', async () => {
    const site = await aProject(aUnit(601, 200_000), aUnit(602, 250_000));
    await save(site, 'an', price(602), 260_000, 250_000);
    await putRecord(site, 'estate', '501', project(aUnit(602, 250_000), aUnit(600, 90_000)));
    expect((await publish(site)).outcome).toBe('done');
    expect(await prices(site)).toEqual([
      [602, 260_000],
      [600, 90_000],
    ]);
    await save(site, 'an', price(600), 95_000, 90_000);
    await putRecord(site, 'estate', '501', project(aUnit(602, 260_000)));
    expect(await publish(site)).toMatchObject({
      outcome: 'conflict',
      conflicts: [{ field: price(600), yours: 95_000, theirs: null }],
    });
  });

  it('are added with a number of their own, once for a request, sold and removed with the project', async () => {
    const site = await aProject(aUnit(601, 200_000));
    const adding = {
      makes: key('u'),
      fields: [
        { field: `${base('new')}.entityNumber`, value: 'B1', seen: null },
        { field: `${base('new')}.headType`, value: { id: 1 }, seen: null },
        { field: price('new'), value: 230_000, seen: null },
      ],
    };
    const [one, again] = [
      await done<DraftSaved>('saveDraft', site, 'an', adding),
      await done<DraftSaved>('saveDraft', site, 'an', adding),
    ];
    expect([again.home, again.draft]).toEqual([one.home, one.draft]);
    const other = await done<DraftSaved>('saveDraft', site, 'bo', { ...adding, makes: key('v') });
    expect(other.saved).toContain(price(800000000002));
    // Units are no homes of their own.
    const { error } = await call('openHome', site, 'an', { home: '800000000001' });
    expect(error?.code).toBe('not_found');
    await save(site, 'bo', `${base(800000000001)}.transaction.id`, 5, null);
    await save(site, 'bo', 'estate.general.children[601].removed', true, null);
    expect((await publish(site)).outcome).toBe('done');
    expect(await units(site)).toMatchObject([
      {
        general: {
          id: 800000000001,
          entityNumber: 'B1',
          transaction: { id: 5 },
          publicationDate: expect.any(String),
        },
      },
      { general: { id: 800000000002, price: { value: 230_000 } } },
    ]);
    // The next home has a number that no unit has.
    const home = await done<DraftSaved>('saveDraft', site, 'an', {
      home: undefined,
      makes: key('w'),
      fields: [{ field: 'estate.general.title.nl', value: 'Huis', seen: null }],
    });
    expect(home.home).toBe('800000000003');
  });

  it('come back when it is taken back, and what was typed is a draft again', async () => {
    const site = await aProject(aUnit(601, 200_000), aUnit(602, 250_000));
    await save(site, 'an', 'estate.general.children[601].removed', true, null);
    await save(site, 'an', price(602), 240_000, 250_000);
    const { at } = await publish(site, {}, 1);
    expect(await prices(site)).toEqual([[602, 240_000]]);
    await done('undoHome', site, 'bo', { at }, 2);
    expect(await prices(site)).toEqual([
      [601, 200_000],
      [602, 250_000],
    ]);
    expect((await open(site)).draft.map(({ field }) => field)).toEqual([
      'estate.general.children[601].removed',
      price(602),
    ]);
  });

  it('name what cannot go out by their number, ask an improbable price back, and are no other list', async () => {
    const site = await aProject(aUnit(601, 200_000), aUnit(602, 250_000));
    await save(site, 'an', 'estate.general.children[601].removed', true, null);
    await save(site, 'an', price(602), 'veel', 250_000);
    expect((await open(site)).faults).toMatchObject([{ field: price(602) }]);
    await save(site, 'an', price(602), 25_000, 'veel');
    expect(await publish(site)).toMatchObject({
      outcome: 'asked',
      asks: [{ field: price(602), likely: 250_000 }],
    });
    expect((await publish(site, { sure: [price(602)] })).outcome).toBe('done');
    for (const field of [
      'estate.general.children',
      'estate.general.children.601',
      'estate.general.children[602].general',
      `${base(602)}.id`,
      `${base(602)}.children`,
      'estate.general.children[602]',
      'estate.layout[0].surface',
    ])
      expect(
        (await call('saveDraft', site, 'an', { fields: [{ field, value: 1, seen: null }] })).error?.code,
        field,
      ).toBe('refused');
  });

  const adds = (site: string) =>
    done<DraftSaved>('saveDraft', site, 'an', {
      makes: key('u'),
      fields: [
        { field: `${base('new')}.entityNumber`, value: 'B1', seen: null },
        { field: price('new'), value: 230_000, seen: null },
      ],
    });
  const drops = async (site: string) => {
    const fields = (await open(site)).draft.map(({ field, value }) => ({
      field,
      seen: value,
      value: null,
      drop: true,
    }));
    return (await call('saveDraft', site, 'an', { fields })).error?.code ?? 'done';
  };

  it('leave the draft with their number, which cannot be typed', async () => {
    const site = await aProject(aUnit(601, 200_000));
    await adds(site);
    const number = { field: `${base(800000000001)}.id`, value: 7, seen: 800000000001 };
    expect((await call('saveDraft', site, 'an', { fields: [number] })).error?.code).toBe('refused');
    expect(await drops(site)).toBe('done');
    expect((await open(site)).draft).toEqual([]);
  });

  it('that an import took away do not come back of nothing', async () => {
    const site = await aProject(aUnit(601, 200_000), aUnit(602, 100_000));
    await save(site, 'an', 'estate.general.children[602].layout', null, [{ typeId: 1, surface: 12 }]);
    await save(site, 'an', price(602), 90_000, 100_000);
    await putRecord(site, 'estate', '501', project(aUnit(601, 200_000)));
    expect((await publish(site)).conflicts.map(({ field }) => field)).toEqual([price(602)]);
    await save(site, 'an', price(602), null, 90_000);
    expect((await publish(site)).outcome).toBe('same');
    expect(await prices(site)).toEqual([[601, 200_000]]);
  });
});
