/** Choices that are taken back or put back hold against what was exported before (decision 156). */
import { expect, it } from 'vitest';
import type { ActionDone } from '#wire/written-homes.ts';
import { anAgency, done, HOME, open } from '../../testing/desk.ts';
import { rowsOf } from '../../testing/messages.ts';
import { getRecord, importAll } from '../../testing/records.ts';

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
