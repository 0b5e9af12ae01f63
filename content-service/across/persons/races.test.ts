import { confirmAddresses } from '../../testing/addresses.ts';
import { anAgency, anAppointment } from '../../testing/agenda.ts';
import { arrange, calling, testRaces } from '../../testing/interleave.ts';
import { aContactRequest } from '../../testing/messages.ts';
import { store } from '../../testing/store.ts';

/** Of her own in each run, because erasures are recorded by person, not by site. */
const evaOf = (siteId: string): string => `eva.${siteId}@example.be`;

interface Known {
  readonly siteId: string;
}

testRaces<Known>({
  name: 'a person',
  // Eva has written once.
  setUp: async (siteId) => {
    await store(anAgency(siteId));
    await confirmAddresses(siteId, [evaOf(siteId)]);
    const body = { ...aContactRequest, email: evaOf(siteId) };
    await arrange(siteId, 'sendContactRequest', { body, key: 'key-of-the-first-message' });
    return { siteId };
  },
  // Each with the erasure: what the others do to each other is tried in their own rooms.
  pairs: (a, b) => [a, b].some(({ name }) => name === 'erasePerson'),
  acts: [
    {
      name: 'erasePerson',
      reads: 'active bookings; all rows of the person, at one moment',
      decides:
        'a batch is refused while a booking is active; a row is blanked unless its texts have changed: then the rows are read again',
      run: calling('erasePerson', ({ siteId }) => ({ body: { email: evaOf(siteId), site: siteId } })),
    },
    {
      name: 'forgetAgain',
      reads: 'who was erased; a piece of rows, each with its texts',
      decides:
        'each row is changed only while it says that it was written when it was read, and blanked only while its texts are the same; then the piece is read again',
      run: calling('forgetAgain', ({ siteId }) => ({
        body: { since: '2026-11-01T00:00:00.000Z', site: siteId },
      })),
    },
    {
      name: 'exportPerson',
      reads: 'all rows of the person, at one moment',
      decides: 'writes nothing',
      run: calling('exportPerson', ({ siteId }) => ({ body: { email: evaOf(siteId), site: siteId } })),
    },
    {
      name: 'sendContactRequest',
      reads: 'as its own room says',
      decides: 'as its own room says',
      run: calling('sendContactRequest', ({ siteId }) => ({
        body: { ...aContactRequest, email: evaOf(siteId), message: `Nog een vraag aan ${siteId}` },
      })),
    },
    {
      name: 'bookAppointment',
      reads: 'as its own room says',
      decides: 'as its own room says',
      run: calling('bookAppointment', ({ siteId }) => ({
        body: anAppointment('20261126T0800Z-an', { email: evaOf(siteId) }),
      })),
    },
  ],
  apart: [
    {
      text: /"asked":"(?:un)?confirmed"/,
      because:
        'how many mails a day the mailbox takes: true when the mail was queued, just before the erasure',
    },
    {
      text: /(?<="after":")(?:\\"|[^"])+/,
      because: 'where a piece of rows ends is told by the number of a row, which counts those of all sites',
    },
    {
      text: /(?<="deed":"person\.erased","what":")[^"]+/,
      because: 'the beginning of a pseudonym, derived from the address of this run',
    },
  ],
  sample: ['erasePerson × bookAppointment'],
});
