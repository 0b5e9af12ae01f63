/** Choices that are taken back or put back hold against what was exported before (decision 156). */
import { describe, expect, it } from 'vitest';
import type { ActionDone } from '#wire/written-homes.ts';
import { anAgency, done, HOME, open, save } from '../../testing/desk.ts';
import { rowsOf } from '../../testing/messages.ts';
import { getRecord, importAll } from '../../testing/records.ts';
import { aHomeRecord } from '../../testing/written-homes.ts';

const hide = (site: string, hidden: true | null, seen: unknown, minutes: number) =>
  done<ActionDone>('changeHomeLayer', site, 'an', { ...HOME, set: { hidden }, seen }, minutes);
const isOff = async (site: string): Promise<boolean> =>
  (await rowsOf<{ withdrawn_at: string | null }>('estates', site)).every(
    ({ withdrawn_at }) => withdrawn_at !== null,
  );

it.each([
  ['taken back', 'undoHome', 5],
  ['put back', 'restoreHome', 60],
])('a home that is hidden again, because showing it was %s, stays hidden', async (_, call, minutes) => {
  const site = await anAgency();
  await hide(site, true, null, 0);
  const { versions } = await open(site);
  const { at } = await hide(site, null, true, 1);
  const { body: folder } = await getRecord(site, 'estate', '501');
  const which = call === 'undoHome' ? { at } : { version: versions[0]?.number };
  await done(call, site, 'an', { ...HOME, ...which }, minutes);
  expect(await isOff(site)).toBe(true);
  await importAll(site, [folder]);
  expect(await isOff(site)).toBe(true);
});

describe('a choice of a clock that was ahead', () => {
  const FUTURE = '2031-05-01T08:00:00.000Z';
  const CHOSEN = { name: 'An Smet', email: 'an@agency.test' };
  const folder = {
    ...aHomeRecord(501),
    contact: { email: 'file@agency.test' },
    layer: { hidden: { value: true, at: FUTURE }, contact: { value: CHOSEN, at: FUTURE } },
  };
  const choicesOf = async (site: string) =>
    ((await open(site)).layer?.choices ?? []).map(({ field, value }) => [field, value]);

  it.each<readonly [way: string, act: (site: string) => Promise<unknown>, stays: readonly unknown[]]>([
    ['given back', (site) => hide(site, null, true, 1), [['contact', CHOSEN]]],
    [
      'made anew and taken back',
      async (site) => {
        await hide(site, null, true, 1);
        const { at } = await hide(site, true, null, 2);
        await done('undoHome', site, 'an', { ...HOME, at }, 3);
      },
      [['contact', CHOSEN]],
    ],
    [
      'replaced by what is published here',
      async (site) => {
        await save(site, 'an', 'contact.email', 'office@agency.test', CHOSEN.email, 1);
        await done('publishHome', site, 'an', { ...HOME, mark: (await open(site)).mark }, 2);
      },
      [['hidden', true]],
    ],
  ])('stays as it was %s, however often the file comes again', async (_, act, stays) => {
    const site = await anAgency();
    await importAll(site, [folder]);
    expect(await choicesOf(site)).toEqual([
      ['contact', CHOSEN],
      ['hidden', true],
    ]);
    await act(site);
    expect(await choicesOf(site)).toEqual(stays);
    await importAll(site, [folder]);
    expect(await choicesOf(site)).toEqual(stays);
  });
});
