/** Stays at the same moment: reserved, confirmed, answered, lapsed, contradicted by a portal's calendar, deleted. */
import { env } from 'cloudflare:workers';
import { readCalendar } from './calendars/read-calendar.ts';
import { prepare } from './platform/db/prepare.ts';
import { addressKey, sha256 } from './platform/hash.ts';
import { tokenHash } from './platform/tokens.ts';
import { lapseStays, remindOfStays } from './rentals/stays/lapse.ts';
import { releaseStatement as releaseStays } from './rentals/stays/stays.ts';
import { sweep } from './sweep.ts';
import { type Act, calling, testRaces, working } from './testing/interleave.ts';
import { aRentalOffer, aRentalUnit, aStay } from './testing/rentals.ts';
import { before, confirmingToken, forgetOthers, linksOf, pressing, signedIn } from './testing/scenes.ts';
import { store } from './testing/store.ts';

interface Stays {
  readonly siteId: string;
  /** Number of An's stay. */
  readonly stay: string;
  /** In her mail, while the stay is held. */
  readonly token: string;
  readonly links: Readonly<Record<'confirm' | 'confirm-late' | 'decline' | 'cancel', string>>;
  /** A portal's calendar that has the same week. */
  readonly calendar: string;
  /** The session of a person of the agency. */
  readonly session: string;
}

const [FROM, MIDDLE, TO, LATER] = ['2027-07-03', '2027-07-10', '2027-07-17', '2027-07-24'] as const;
const week = (rentalUnitId: string, from: string, to: string, email: string) => ({
  ...aStay,
  rentalUnitId,
  from,
  to,
  email,
});
const ADDRESS = 'https://portal.example/flat.ics';
const ICS = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:1',
  `DTSTART;VALUE=DATE:${FROM.replaceAll('-', '')}`,
  `DTEND;VALUE=DATE:${MIDDLE.replaceAll('-', '')}`,
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

/** A site with a requested stay, as it becomes by further statements. */
const aStayThat =
  (now: string, become: (world: Stays) => Promise<unknown>) =>
  async (siteId: string): Promise<Stays> => {
    await forgetOthers();
    await store(aRentalOffer(siteId, aRentalUnit('flat')));
    const { id: stay } = await before<{ id: string }>(siteId, 'reserveStay', {
      body: week('flat', FROM, MIDDLE, 'an@example.be'),
      now,
    });
    const calendar = await before<{ id: string }>(siteId, 'readCalendarOf', {
      params: { id: 'flat' },
      body: { address: ADDRESS },
      now,
    });
    const world = {
      siteId,
      stay,
      token: await confirmingToken(siteId, 'stay', stay, addressKey('an@example.be')),
      links: await linksOf(siteId, 'stay', stay, ['confirm', 'confirm-late', 'decline', 'cancel']),
      calendar: calendar.id,
      session: await signedIn(siteId),
    };
    await become(world);
    return world;
  };

const RESERVE: Act<Stays> = {
  name: 'reserve the same week',
  reads: 'site, unit with its periods and prices, agreements, nights that are taken',
  decides:
    'key of `stay_nights`, triggers of `stays` (withdrawn, persons, limits, hold needed). A price or agreement that ' +
    'changes meanwhile: as if it was reserved first',
  refusals: ['gone'],
  run: calling('reserveStay', () => ({ body: week('flat', FROM, MIDDLE, 'bo@example.be') })),
};
const RESERVE_NEXT: Act<Stays> = {
  name: 'reserve the next week',
  reads: 'the same',
  decides: 'the same',
  refusals: ['gone'],
  run: calling('reserveStay', () => ({ body: week('flat', MIDDLE, TO, 'ca@example.be') })),
};
const CONFIRM: Act<Stays> = {
  name: 'confirm the address',
  reads: 'token, the stay and its state',
  decides: '`unchangedStatement`; the address is read from the token in the statement that confirms it',
  refusals: ['expired', 'not_found'],
  run: calling('confirmStay', ({ token }) => ({ body: { token } })),
};
const byHand = (name: string, id: string, body: object = {}): Act<Stays> => ({
  name,
  reads: 'the stay and its state',
  decides: 'state in the UPDATE (`STANDING`), key of `stay_nights`; mails only for the change that was made',
  refusals: ['not_found'],
  run: calling(id, ({ stay }) => ({ params: { id: stay }, body })),
});
const byLink = (name: string, action: keyof Stays['links'], body: object = {}): Act<Stays> => ({
  name,
  reads: 'link and case; days that it offers are free',
  decides:
    '`linkHolds` in the UPDATE, `linkUse` after it, a trigger for a link that was used. Offered days that are taken ' +
    'meanwhile: as if they were offered first',
  refusals: ['not_found', 'expired'],
  run: pressing(({ links }: Stays) => ({ token: links[action], deed: action, ...body })),
});
const onPage = (name: string, action: string, body: object = {}): Act<Stays> => ({
  name,
  reads: 'the session, and the stay with its state',
  decides: 'as by hand; who may is asked at the beginning',
  refusals: ['not_found', 'expired'],
  run: calling('pressStaffCase', ({ session, stay: id }) => ({
    body: { session, kind: 'stay', id, deed: action, ...body },
  })),
});
const LAPSE: Act<Stays> = {
  name: 'lapse',
  reads: 'due stays with the addresses of their mails',
  decides: 'the condition is repeated in each statement',
  run: working(({ DB }) => lapseStays(DB, new Date('2026-12-02T10:00:00Z'))),
};
const REMIND: Act<Stays> = {
  name: 'remind the agency',
  reads: 'the same',
  decides: 'the same',
  run: working(({ DB }) => remindOfStays(DB, new Date('2026-11-28T15:00:00Z'))),
};
const RELEASE: Act<Stays> = {
  name: 'release what was not confirmed in time',
  reads: 'nothing',
  decides: 'one UPDATE',
  run: working(async ({ DB }) => {
    await prepare(DB, releaseStays(new Date('2026-11-21T12:30:00Z'))).run();
  }),
};
const READ: Act<Stays> = {
  name: 'read the portal’s calendar',
  reads: 'its address, when it is claimed; the recipient of a warning',
  decides:
    'the claim is one UPDATE; nights, conflicts and their mails follow from the tables in one batch, each conflict once',
  run: working(({ DB }, { siteId, calendar }, now) =>
    readCalendar(DB, { siteId, id: calendar }, now, async () => new Response(ICS)),
  ),
};
const END_READING: Act<Stays> = {
  name: 'end the portal’s calendar',
  reads: 'the calendar and its unit, which never changes',
  decides: 'the DELETE, whose number of rows answers; nights follow from the tables',
  refusals: ['not_found'],
  run: calling('endReadCalendar', ({ calendar }) => ({ params: { id: calendar } })),
};
const READ_OF: Act<Stays> = {
  name: 'give the portal’s calendar',
  reads: 'nothing',
  decides: 'unit and number of calendars in the INSERT; the answer is read in its batch',
  refusals: ['not_found'],
  run: calling('readCalendarOf', () => ({ params: { id: 'flat' }, body: { address: ADDRESS } })),
};
const FAIL: Act<Stays> = {
  name: 'fail to read the portal’s calendar',
  reads: 'its address, when it is claimed; the recipient of a warning',
  decides: 'all three statements ask since when it fails and whether it was told',
  run: working(({ DB }, { siteId, calendar }, now) =>
    readCalendar(DB, { siteId, id: calendar }, now, async () => new Response('no', { status: 500 })),
  ),
};
const RENEW: Act<Stays> = {
  name: 'renew the links',
  reads: 'link and case, and to whom it goes',
  decides:
    'the case and the daily limit in the INSERT; a case that is answered meanwhile: as if it was renewed first',
  refusals: ['not_found'],
  run: calling('renewAnswerLink', ({ links }) => ({ body: { token: links.cancel } })),
};
const SWEEP: Act<Stays> = {
  name: 'sweep',
  reads: 'nothing',
  decides: 'each DELETE by age',
  run: working(({ DB }) => sweep(DB, new Date('2029-01-01T00:00:00Z'))),
};

/** The page after a press is read after it: what is deleted in between answers not found. */
const isShownAfter = ({ name }: { readonly name: string }): boolean => name.endsWith('by link');
/** A hold that was needed stays, although what made it necessary has gone between the refusal and the hold. */
const isReserved = ({ name }: { readonly name: string }): boolean => name.startsWith('reserve');

const BEFOREHAND = '2026-11-21T10:45:00.000Z';

testRaces<Stays>({
  name: 'a requested stay',
  setUp: aStayThat(BEFOREHAND, async () => {}),
  acts: [
    byHand('confirm', 'confirmStayByHand'),
    byHand('decline', 'declineStay', { word: 'De eigenaar komt zelf.' }),
    byLink('confirm by link', 'confirm'),
    onPage('decline on the page', 'decline', { word: 'De eigenaar komt zelf.' }),
    RENEW,
    byLink('decline by link', 'decline', { word: 'Helaas.', offers: [{ from: TO, to: LATER }] }),
    LAPSE,
    REMIND,
    READ,
    RESERVE,
    RESERVE_NEXT,
    SWEEP,
  ],
  pairs: (a, b) => !(isShownAfter(a) || isReserved(a)) || b !== SWEEP,
  sample: [
    'confirm × lapse',
    'confirm by link × decline on the page',
    'read the portal’s calendar × decline',
  ],
});

testRaces<Stays>({
  name: 'a held stay',
  setUp: aStayThat(BEFOREHAND, ({ siteId }) =>
    env.DB.batch([
      env.DB.prepare("UPDATE stays SET held_until = '2026-11-21T11:15:00.000Z' WHERE site_id = ?").bind(
        siteId,
      ),
      env.DB.prepare('DELETE FROM outbox WHERE site_id = ?').bind(siteId),
    ]),
  ),
  acts: [CONFIRM, RELEASE, RESERVE, READ, SWEEP],
  pairs: (a, b) => !isReserved(a) || !(b === SWEEP || b === RELEASE),
  sample: ['confirm the address × release what was not confirmed in time'],
});

testRaces<Stays>({
  name: 'a confirmed stay',
  setUp: aStayThat(BEFOREHAND, ({ siteId, stay }) =>
    before(siteId, 'confirmStayByHand', { params: { id: stay }, body: {} }),
  ),
  acts: [
    byHand('cancel', 'cancelStay', { word: 'Lek.' }),
    byLink('cancel by link', 'cancel'),
    onPage('cancel on the page', 'cancel', { word: 'Lek.' }),
    RENEW,
    READ,
    FAIL,
    END_READING,
    READ_OF,
    RESERVE,
  ],
  sample: ['read the portal’s calendar × end the portal’s calendar', 'cancel × cancel by link'],
});

testRaces<Stays>({
  name: 'a lapsed stay',
  setUp: aStayThat('2026-11-01T10:00:00.000Z', () => lapseStays(env.DB, new Date('2026-11-12T10:00:00Z'))),
  acts: [
    byHand('confirm late', 'confirmStayByHand', { late: true }),
    byLink('confirm late by link', 'confirm-late'),
    onPage('confirm late on the page', 'confirm-late'),
    RESERVE,
    READ,
  ],
  sample: ['confirm late × reserve the same week'],
});

interface Guests extends Stays {
  /** In the guest's mails, and in the agency's mail about other days. */
  readonly own: string;
  readonly move: string;
  readonly keep: string;
}

const asking = (name: string, from: string, to: string): Act<Guests> => ({
  name,
  reads: 'link, stay and its days, site, unit with its periods, prices and nights',
  decides:
    'triggers `stay_wished` (state, begun, the same wish) and `cap_of_wishes`; `onlyIf` it was not moved since, ' +
    'at the prices that were read',
  refusals: ['not_found'],
  run: calling('askOtherDays', ({ own }) => ({ params: { token: own }, body: { from, to } })),
});
const changing = (name: 'move' | 'keep', body: object = {}): Act<Guests> => ({
  name: `${name} by link`,
  reads: 'link and case; the stay, its wish, unit with its periods, prices and nights',
  decides:
    '`linkHolds`, state and sequence in the UPDATE; key of `stay_nights`; a trigger for a link that was used',
  refusals: ['not_found', 'expired'],
  run: pressing((world: Guests) => ({ token: world[name], deed: name, ...body })),
});

testRaces<Guests>({
  name: 'a stay in the hands of its guest',
  setUp: async (siteId) => {
    const world = await aStayThat(BEFOREHAND, ({ stay }) =>
      before(siteId, 'confirmStayByHand', { params: { id: stay }, body: {} }),
    )(siteId);
    const own = sha256(`${siteId}/own`).slice(0, 43);
    await store([
      {
        sql: 'INSERT INTO stay_links (site_id, hash, stay_id) VALUES (?, ?, ?)',
        params: [siteId, tokenHash(own), world.stay],
      },
    ]);
    await before(siteId, 'askOtherDays', { params: { token: own }, body: { from: TO, to: LATER } });
    return { ...world, own, ...(await linksOf(siteId, 'stay', world.stay, ['move', 'keep'])) };
  },
  acts: [
    asking('ask for the next week', MIDDLE, TO),
    asking('ask for the same week again', TO, LATER),
    {
      name: 'cancel by the guest',
      reads: 'link and stay, whose it is; the recipient of the mail',
      decides:
        'state and shown sum in the UPDATE (`STANDING`, `OWED`); mails only for the change that was made',
      refusals: ['not_found', 'past'],
      run: calling('cancelStayByGuest', ({ own }) => ({ params: { token: own } })),
    },
    changing('move', { offers: [{ from: MIDDLE, to: TO }] }),
    changing('keep'),
    byHand('cancel', 'cancelStay', { word: 'Lek.' }),
    RESERVE_NEXT,
    READ,
    SWEEP,
  ],
  pairs: (a, b) => !((isShownAfter(a) || isReserved(a)) && b === SWEEP),
  sample: [
    'ask for the next week × move by link',
    'ask for the next week × cancel by the guest',
    'cancel by the guest × move by link',
    'move by link × reserve the next week',
  ],
});
