/** People who are erased leave the choices and drafts of versions too, and do not come back with one (decisions 155 and 156). */
import { expect, it } from 'vitest';
import type { ActionDone, DraftSaved } from '#wire/written-homes.ts';
import { answerOf, publicPost } from '../../testing/call.ts';
import { anAgency, done, HOME, open } from '../../testing/desk.ts';
import { rowsOf } from '../../testing/messages.ts';
import { getRecord, importAll } from '../../testing/records.ts';
import { aHomeRecord } from '../../testing/written-homes.ts';

const ELS = {
  name: 'Els Wouters',
  email: 'els.wouters@agency.example',
  phone: '+32 470 11 22 33',
};
const AN = { name: 'An Smet', email: 'an@agency.test' };
const FILE = { email: 'file@agency.test' };

const choose = (site: string, contact: object | null, seen: unknown, minutes: number) =>
  done<ActionDone>('changeHomeLayer', site, 'an', { ...HOME, set: { contact }, seen }, minutes);
const erase = async (site: string) => {
  const { body } = await answerOf(await publicPost('/persons/erase', { email: ELS.email, site }));
  expect(body).toMatchObject({ erased: true });
};
const shownContact = async (site: string): Promise<unknown> => {
  const [row] = await rowsOf<{ doc: string }>('contact_infos', site);
  return row === undefined ? null : JSON.parse(row.doc);
};
const expectNothingOf = async (site: string) => {
  const text = JSON.stringify(await rowsOf('home_versions', site));
  for (const one of [ELS.email, 'Els Wouters', '470 11', '475 99'])
    expect([one, text.includes(one)]).toEqual([one, false]);
};

it('erases a chosen contact person from versions, and putting that version back chooses nobody', async () => {
  const site = await anAgency();
  await importAll(site, [{ ...aHomeRecord(501), contact: FILE }]);
  await choose(site, ELS, null, 0);
  await choose(site, AN, ELS, 30);
  await erase(site);
  await expectNothingOf(site);
  const { versions } = await open(site);
  await done('restoreHome', site, 'an', { ...HOME, version: versions.at(-1)?.number }, 60);
  expect(await shownContact(site)).toMatchObject(FILE);
  expect((await open(site)).layer?.choices).toEqual([]);
  expect((await getRecord(site, 'estate', '501')).body.layer).toMatchObject({ contact: { value: null } });
});

it('does not choose somebody again by taking back what replaced them', async () => {
  const site = await anAgency();
  await importAll(site, [{ ...aHomeRecord(501), contact: FILE }]);
  await choose(site, ELS, null, 0);
  const { at: when } = await choose(site, AN, ELS, 30);
  await erase(site);
  await done('undoHome', site, 'an', { ...HOME, at: when }, 31);
  expect(await shownContact(site)).toMatchObject(FILE);
});

it.each([
  ['with an address', { ...ELS, whatsapp: '+32 475 99 88 77' }],
  ['without one', { name: ELS.name, phone: ELS.phone }],
])(
  'erases a contact person %s that a draft had as a whole, and publishes no remains of them',
  async (_, whole) => {
    const site = await anAgency();
    await importAll(site, [{ ...aHomeRecord(501), contact: ELS }]);
    const publish = async (value: unknown, seen: unknown, minutes: number) => {
      const fields = [{ field: 'contact', value, seen }];
      const { mark } = await done<DraftSaved>('saveDraft', site, 'an', { ...HOME, fields }, minutes);
      return done<ActionDone>('publishHome', site, 'an', { ...HOME, mark }, minutes);
    };
    await publish({ ...whole, firstname: 'E.' }, ELS, 0);
    const { at: when } = await publish(AN, { ...whole, firstname: 'E.' }, 30);
    await erase(site);
    const { versions } = await open(site);
    // Of a version without the address, nothing says whose name it has.
    if ('email' in whole) await expectNothingOf(site);
    const [, first] = versions;
    await done('restoreHome', site, 'an', { ...HOME, version: first?.number }, 31);
    expect(JSON.stringify(await shownContact(site))).not.toContain('…');
    expect(when).not.toBeNull();
  },
);
