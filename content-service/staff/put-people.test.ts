/** Who may add and change people, what this journals, and what is mailed (decision 159). */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { StaffJournal } from '#wire/staff.ts';
import type { StaffPeople } from '#wire/staff-people.ts';
import { deliverDue } from '../deliver.ts';
import { createLog } from '../platform/log.ts';
import { anAgency, at, done, refusal } from '../testing/desk.ts';
import { postOffice, rowsOf } from '../testing/messages.ts';

const put = (name: string, sees: string, rights: readonly string[], only?: 'new' | 'known') => ({
  put: { name, email: `${name.toLowerCase()}@agency.test`, sees, rights, ...(only && { only }) },
});
const change = (site: string, body: object) => done<StaffPeople>('changeStaffPeople', site, 'an', body);
const idOf = ({ staff }: StaffPeople, name: string) => staff.find((one) => one.name === name)?.id ?? '';

it('the journal says whom somebody added, and what each had before and has then', async () => {
  const site = await anAgency();
  const id = idOf(await change(site, put('Li', 'own', ['homes'])), 'Li');
  await change(site, put('Li', 'all', ['people', 'homes']));
  await change(site, put('Li', 'all', ['homes', 'people']));
  await change(site, { put: { ...put('Li', 'all', []).put, name: 'Lia' } });
  await change(site, { remove: id });
  const events = await rowsOf<{ deed: string; what: string; who: string }>('journal', site);
  const ofPeople = events.filter((event) => event.deed.startsWith('staff.'));
  expect(ofPeople.map((event) => [event.who, event.deed, event.what])).toEqual([
    ['staff:an', 'staff.added', `${id} sees: … → own; rights: … → homes`],
    ['staff:an', 'staff.changed', `${id} sees: own → all; rights: homes → homes,people`],
    ['staff:an', 'staff.changed', id],
    ['staff:an', 'staff.changed', `${id} name; rights: homes,people → none`],
    ['staff:an', 'staff.removed', id],
  ]);
  const { deeds: shown } = await done<StaffJournal>('showStaffJournal', site, 'an', {});
  expect(shown.map(({ about }) => about)).toEqual(Array(5).fill('Lia'));
});

it('the answer has the person who asks, with their rights', async () => {
  expect((await change(await anAgency(), {})).me).toMatchObject({ id: 'an', rights: ['homes', 'people'] });
});

it('nobody is changed by being added again, and nobody is added by being changed', async () => {
  const site = await anAgency();
  const before = await rowsOf('staff', site);
  const code = async (body: object) => refusal('changeStaffPeople', site, 'an', body);
  expect(await code(put('Bo', 'own', [], 'new'))).toEqual(['refused', ['email']]);
  expect(await code(put('Li', 'own', [], 'known'))).toEqual(['not_found', []]);
  expect(await rowsOf('staff', site)).toEqual(before);
  expect(await code(put('Li', 'own', [], 'new'))).toEqual(['done', []]);
  expect(await code(put('Li', 'all', [], 'known'))).toEqual(['done', []]);
});

it('who is added is mailed the page once, in the language of the page; who is changed or removed is not', async () => {
  const site = await anAgency();
  await change(site, put('Nel', 'own', []));
  await change(site, put('Nel', 'all', []));
  await change(site, put('Mo', 'all', []));
  await change(site, { remove: idOf(await change(site, {}), 'Mo') });
  const { mails, send } = postOffice();
  const clock = () => new Date(at(1));
  await deliverDue(
    { db: env.DB, send, from: 'mail@gevel.example', tokenSecret: env.TOKEN_SECRET, clock, log: createLog() },
    99,
  );
  const own = mails.filter(({ to }) => /^(?:nel|mo|bo)@agency\.test$/.test(to));
  expect(own.map(({ to }) => to)).toEqual(['nel@agency.test']);
  expect(own[0]?.text).toMatch(/https:\/\/\S+\/kantoor/);
  expect(own[0]?.text).not.toContain('Nel');
});
