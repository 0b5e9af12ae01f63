import { siteStatements } from '../intake/index.ts';
import { arrange, calling, testRaces } from '../testing/interleave.ts';
import { aRentalSite, aRentalUnit, RATES } from '../testing/rentals.ts';
import { store } from '../testing/store.ts';

interface Let {
  readonly siteId: string;
  readonly calendarId: string;
}

const UNIT = { rental: aRentalUnit(1), rates: [...RATES] };
const unitId = String(UNIT.rental.id);
const readOf = (address: string) =>
  calling<Let>('readCalendarOf', () => ({ params: { id: unitId }, body: { address } }));
const FIRST = 'https://portal.example/first.ics';
const make = (more: object) =>
  calling<Let>('makeCalendar', () => ({ body: { kind: 'unit', id: unitId, ...more } }));

testRaces<Let>({
  name: 'calendars of a holiday home',
  setUp: async (siteId) => {
    await store(siteStatements(aRentalSite(siteId)));
    await arrange(siteId, 'putRecord', { params: { kind: 'rental', id: unitId }, body: UNIT });
    const read = { params: { id: unitId }, body: { address: FIRST } };
    const { id } = await arrange<{ id: string }>(siteId, 'readCalendarOf', read);
    return { siteId, calendarId: id };
  },
  acts: [
    {
      name: 'makeCalendar',
      reads: 'the site, and the home or agent whose it is',
      decides:
        'a calendar may outlive its home, whose page is gone then; made once by its key, with its answer in the batch',
      refusals: ['not_found'],
      run: make({}),
    },
    {
      name: 'makeCalendar, renewed',
      reads: 'the site, and the home or agent whose it is',
      decides: 'the last renewal stays; its answer is read in the batch',
      refusals: ['not_found'],
      run: make({ renew: true }),
    },
    {
      name: 'readCalendarOf',
      reads: 'nothing',
      decides:
        'the home and the number of its calendars are conditions of the insert; its answer is read in the batch',
      refusals: ['not_found'],
      run: readOf('https://portal.example/second.ics'),
    },
    {
      name: 'readCalendarOf, again',
      reads: 'nothing',
      decides:
        'the home and the number of its calendars are conditions of the insert; its answer is read in the batch',
      refusals: ['not_found'],
      run: readOf(FIRST),
    },
    {
      name: 'endReadCalendar',
      reads: 'whose home the calendar is of: its id is derived from the two, so that this stays true',
      decides: 'the journal follows the deletion; without a deleted row it is not found',
      refusals: ['not_found'],
      run: calling('endReadCalendar', ({ calendarId }) => ({ params: { id: calendarId } })),
    },
    {
      name: 'deleteRecord of the home',
      reads: 'nothing',
      decides: 'the batch is refused unless the record is there',
      refusals: ['not_found'],
      run: calling('deleteRecord', () => ({ params: { kind: 'rental', id: unitId } })),
    },
  ],
  sample: ['endReadCalendar × endReadCalendar', 'readCalendarOf, again × endReadCalendar'],
});
