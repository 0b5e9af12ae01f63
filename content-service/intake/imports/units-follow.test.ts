/** Units that are records of their own go and come back with their project. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { ActionDone } from '#wire/written-homes.ts';
import { anAgency, done, takenBack } from '../../testing/desk.ts';
import { rowsOf } from '../../testing/messages.ts';
import { importAll, putRecord } from '../../testing/records.ts';
import { aHomeRecord } from '../../testing/written-homes.ts';

const PROJECT = aHomeRecord(600, 0, { project: 1, headType: { id: 9 } });
const aUnit = (id: number) => ({ ...aHomeRecord(id, 250_000, { parentId: 600 }), collections: ['sea'] });
const OF_PROJECT = { kind: 'estate', home: '600' };
let site = '';
const shown = async () => ({
  estates: (await rowsOf<{ id: string; withdrawn_at: string | null }>('estates', site)).map((row) => [
    row.id,
    row.withdrawn_at === null,
  ]),
  collections: await rowsOf('estate_collections', site),
});

beforeEach(async () => {
  site = await anAgency();
  await importAll(site, [PROJECT, aUnit(601), aUnit(602), aUnit(603)]);
  await putRecord(site, 'estate', '603', { ...aUnit(603), withdrawnAt: '2026-11-01T10:00:00.000Z' });
});

describe('the units of a project', () => {
  it('return with their collections when its withdrawal is taken back, except those withdrawn themselves', async () => {
    const before = await shown();
    expect(before.estates).toContainEqual(['603', false]);
    expect(before.collections).toHaveLength(2);
    await takenBack(site, 'withdrawHome', OF_PROJECT);
    expect(await shown()).toEqual(before);
  });

  it('return when it is imported again, and go when that is taken back by a person', async () => {
    const before = await shown();
    await done('withdrawHome', site, 'an', OF_PROJECT);
    const gone = await shown();
    expect(gone.estates.filter(([, isShown]) => isShown)).toEqual([['501', true]]);
    await importAll(site, [PROJECT]);
    expect(await shown()).toEqual(before);
    await done('withdrawHome', site, 'an', OF_PROJECT, 1);
    const { mark } = await done<{ mark: string }>('openHome', site, 'an', OF_PROJECT, 2);
    const { at } = await done<ActionDone>('publishHome', site, 'an', { ...OF_PROJECT, mark }, 2);
    expect(await shown()).toEqual(before);
    await done('undoHome', site, 'an', { ...OF_PROJECT, at }, 3);
    expect(await shown()).toEqual(gone);
  });
});
