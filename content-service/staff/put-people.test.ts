import { expect, it } from 'vitest';
import { anAgency, done } from '../testing/desk.ts';
import { rowsOf } from '../testing/messages.ts';

it('the journal says whom somebody added, and what they gave and took', async () => {
  const site = await anAgency();
  const put = (name: string, sees: string, rights: readonly string[]) =>
    done('changeStaffPeople', site, 'an', {
      put: { name, email: `${name.toLowerCase()}@agency.test`, sees, rights },
    });
  await put('Li', 'own', ['homes']);
  await put('Li', 'all', ['people']);
  await put('Li', 'all', ['people']);
  const events = await rowsOf<{ deed: string; what: string; who: string }>('journal', site);
  const ofPeople = events.filter((event) => event.deed.startsWith('staff.'));
  expect(ofPeople.map((event) => [event.who, event.deed, event.what])).toEqual([
    ['staff:an', 'staff.added', 'Li sees own +homes'],
    ['staff:an', 'staff.changed', 'Li sees all -homes +people'],
    ['staff:an', 'staff.changed', 'Li'],
  ]);
});
