/** Viewings at the same moment: booked, confirmed, moved, called off, closed, reminded of, deleted. */
import { env } from 'cloudflare:workers';
import { remind } from './appointments/reminder/remind.ts';
import { appointmentStatement, releaseStatement as releaseAppointments } from './appointments/statements.ts';
import { prepare } from './platform/db/prepare.ts';
import { addressKey } from './platform/hash.ts';
import { newSeed, tokenFor, tokenHash } from './platform/tokens.ts';
import { sweep } from './sweep.ts';
import { confirmAddresses } from './testing/addresses.ts';
import { anAgency, anAgenda, anAppointment } from './testing/agenda.ts';
import { type Act, calling, testRaces, working } from './testing/interleave.ts';
import {
  BEFORE,
  before,
  confirmingToken,
  forgetOthers,
  linksOf,
  pressing,
  signedIn,
} from './testing/scenes.ts';
import { store } from './testing/store.ts';

interface Viewings {
  readonly siteId: string;
  /** The secret id of Eva's viewing, and its number. */
  readonly eva: string;
  readonly evasNumber: string;
  /** In the agency's mail about it. */
  readonly links: Readonly<Record<'move' | 'cancel', string>>;
  /** The session of a person of the agency. */
  readonly session: string;
}

interface HeldViewing {
  readonly siteId: string;
  /** The secret id of Bob's viewing, which is held for him to confirm, and its number. */
  readonly bob: string;
  readonly bobsNumber: string;
  /** In Bob's mail. */
  readonly token: string;
}

/** The viewing is on Thursday; Friday is free, and so is Bo's Tuesday. */
const THURSDAY = '20261126T0800Z-an';
const [FRIDAY, LATER, TUESDAY] = ['20261127T0800Z-an', '20261127T0900Z-an', '20261124T0800Z-bo'] as const;

/** A viewing on Thursday with An, as a booking stores it; returns its secret id. */
async function stored(siteId: string, email: string, heldUntil: Date | null = null): Promise<string> {
  const seed = newSeed();
  const id = tokenFor({ siteId, purpose: 'appointment', seed }, env.TOKEN_SECRET);
  const start = Date.parse('2026-11-26T08:00:00Z');
  const { agents } = anAgenda();
  const [an] = agents;
  if (an === undefined) throw new TypeError('an agenda has an agent');
  const appointment = {
    siteId,
    id: tokenHash(id),
    seed,
    estateId: '1',
    agentId: 'an',
    slot: { start, end: start + 45 * 60_000, occupiedUntil: start + 3_600_000 },
    origin: `https://${siteId}.test`,
    details: {
      ...anAppointment(THURSDAY, { email }),
      locale: 'nl',
      agent: { ...an, phone: an.phone ?? null },
    },
    day: { name: '2026-11-26', slots: 3 },
    heldUntil,
  } as const;
  await store(anAgency(siteId), [appointmentStatement(appointment, new Date(BEFORE))]);
  return id;
}

async function aViewing(siteId: string): Promise<Viewings> {
  await forgetOthers();
  const eva = await stored(siteId, 'eva@example.be');
  await confirmAddresses(siteId, ['eva@example.be', 'gus@example.be']);
  const links = await linksOf(siteId, 'appointment', tokenHash(eva), ['move', 'cancel']);
  return { siteId, eva, evasNumber: tokenHash(eva).slice(0, 16), links, session: await signedIn(siteId) };
}

async function aHeldViewing(siteId: string): Promise<HeldViewing> {
  await forgetOthers();
  const bob = await stored(siteId, 'bob@example.be', new Date('2026-11-21T11:15:00Z'));
  const token = await confirmingToken(siteId, 'appointment', tokenHash(bob), addressKey('bob@example.be'));
  return { siteId, bob, bobsNumber: tokenHash(bob).slice(0, 16), token };
}

const booking = (slotId: string, email: string) =>
  calling<{ readonly siteId: string }>('bookAppointment', () => ({ body: anAppointment(slotId, { email }) }));

const BOOK: Act<{ readonly siteId: string }> = {
  name: 'book by a confirmed address',
  reads: 'site, agenda, home; whether the key has an answer',
  decides:
    'triggers of `appointments` (time taken, closed, limits of a person, hold needed); key of `idempotent_answers`. ' +
    'A home that is withdrawn or an agenda that changes meanwhile: as if it was booked first',
  run: booking(FRIDAY, 'gus@example.be'),
};

const CLOSE: Act<{ readonly siteId: string }> = {
  name: 'close the agenda',
  reads: 'agents of the agenda',
  decides: 'bookings within are read in its batch; later ones are refused by triggers',
  run: calling('closeAgenda', () => ({ body: { from: '2026-11-27' } })),
};

const SWEEP: Act<{ readonly siteId: string }> = {
  name: 'sweep',
  reads: 'nothing',
  decides: 'each DELETE by age',
  run: working(({ DB }) => sweep(DB, new Date('2028-01-01T00:00:00Z'))),
};

testRaces<Viewings>({
  name: 'a viewing',
  setUp: aViewing,
  acts: [
    BOOK,
    {
      name: 'cancel',
      reads: 'the viewing, its state, its agent for the mail',
      decides: '`unchangedStatement`, and `cancelStatement` itself',
      refusals: ['past', 'not_found'],
      run: calling('cancelAppointment', ({ eva }) => ({ params: { id: eva } })),
    },
    {
      name: 'move by the visitor',
      reads: 'the viewing, its number of moves, agenda and notice, its former agent',
      decides:
        'triggers: of `appointment_moves` (as read), time taken, closed, hold needed; check `cap_of_moves`',
      refusals: ['not_found'],
      run: calling('moveAppointment', ({ eva }) => ({ params: { id: eva }, body: { slotId: FRIDAY } })),
    },
    {
      name: 'move by the agency to another agent',
      reads: 'the same',
      decides: 'the same triggers',
      refusals: ['not_found'],
      run: calling('moveAppointmentByHand', ({ evasNumber }) => ({
        params: { id: evasNumber },
        body: { slotId: TUESDAY, word: 'Bo toont het.' },
      })),
    },
    {
      name: 'cancel by the agency',
      reads: 'the viewing and its state, its agent for the mail',
      decides: 'state in the UPDATE (`STANDING`); `onlyIf` the number of moves, which decides whose it is',
      refusals: ['not_found'],
      run: calling('cancelAppointmentByHand', ({ evasNumber }) => ({
        params: { id: evasNumber },
        body: { word: 'Verkocht.' },
      })),
    },
    {
      name: 'cancel by link',
      reads: 'link and case; the rest as by the agency',
      decides: '`linkHolds` in the UPDATE, `linkUse` after it, a trigger for a link that was used',
      refusals: ['not_found', 'expired'],
      run: pressing(({ links }: Viewings) => ({ token: links.cancel, deed: 'cancel' })),
    },
    {
      name: 'move by link',
      reads: 'link and case; the rest as by the agency',
      decides: 'triggers as by the agency; a trigger for a link that was used',
      refusals: ['not_found', 'expired'],
      run: pressing(({ links }: Viewings) => ({
        token: links.move,
        deed: 'move',
        slotId: LATER,
        word: 'Een uur later.',
      })),
    },
    ...(
      [
        ['cancel', { word: 'Verkocht.' }],
        ['move', { slotId: LATER, word: 'Een uur later.' }],
      ] as const
    ).map(([action, body]) => ({
      name: `${action} on the page`,
      reads: 'the session, and the viewing; the rest as by the agency',
      decides: 'as by the agency; who may is asked at the beginning',
      refusals: ['not_found'] as const,
      run: calling<Viewings>('pressStaffCase', ({ session, eva }) => ({
        body: { session, kind: 'appointment', id: tokenHash(eva), deed: action, ...body },
      })),
    })),
    {
      name: 'renew the links',
      reads: 'link and case, and to whom it goes',
      decides:
        'the case and the daily limit in the INSERT; a viewing that changes meanwhile: as if it was renewed first',
      refusals: ['not_found'],
      run: calling('renewAnswerLink', ({ links }) => ({ body: { token: links.cancel } })),
    },
    {
      name: 'remind',
      reads: 'nothing',
      decides: 'both statements of its batch have the same condition',
      run: working(({ DB }) => remind(DB, new Date('2026-11-25T09:00:00Z'))),
    },
    CLOSE,
    SWEEP,
  ],
  // The page after a press is read after it: what is deleted in between answers not found.
  pairs: (a, b) => !(a.name.endsWith('by link') && b === SWEEP),
  sample: [
    'cancel × move by the agency to another agent',
    'cancel by the agency × move by the agency to another agent',
    'move by link × cancel by link',
    'cancel on the page × move on the page',
  ],
});

testRaces<HeldViewing>({
  name: 'a held viewing',
  setUp: aHeldViewing,
  acts: [
    {
      name: 'confirm',
      reads: 'token, the viewing and its state, its agent for the mail',
      decides: '`unchangedStatement`; the address is read from the token in the statement that confirms it',
      refusals: ['expired', 'not_found'],
      run: calling('confirmAppointment', ({ token }) => ({ body: { token } })),
    },
    {
      name: 'cancel the held one',
      reads: 'the same',
      decides: 'the same',
      refusals: ['past', 'not_found'],
      run: calling('cancelAppointment', ({ bob }) => ({ params: { id: bob } })),
    },
    {
      name: 'confirm by the agency',
      reads: 'the same',
      decides: 'the same',
      refusals: ['not_found'],
      run: calling('confirmAppointmentByHand', ({ bobsNumber }) => ({
        params: { id: bobsNumber },
        body: {},
      })),
    },
    {
      name: 'decline',
      reads: 'the same',
      decides: 'the same',
      refusals: ['not_found'],
      run: calling('declineAppointment', ({ bobsNumber }) => ({ params: { id: bobsNumber }, body: {} })),
    },
    {
      name: 'release what was not confirmed in time',
      reads: 'nothing',
      decides: 'one UPDATE',
      run: working(async ({ DB }) => {
        await prepare(DB, releaseAppointments(new Date('2026-11-21T12:30:00Z'))).run();
      }),
    },
    BOOK,
    SWEEP,
  ],
  sample: ['confirm × decline', 'confirm × sweep'],
});

testRaces<{ readonly siteId: string; readonly closure: string }>({
  name: 'a free time',
  setUp: async (siteId) => {
    await forgetOthers();
    await store(anAgency(siteId));
    await confirmAddresses(siteId, ['gus@example.be']);
    const { closure } = await before<{ closure: { id: string } }>(siteId, 'closeAgenda', {
      body: { from: '2026-12-01' },
    });
    return { siteId, closure: closure.id };
  },
  acts: [
    BOOK,
    CLOSE,
    {
      name: 'book the same time by an unconfirmed address',
      reads: 'the same',
      decides: 'the same; `hold_needed` by a trigger',
      run: booking(FRIDAY, 'ida@example.be'),
    },
    {
      name: 'open the agenda',
      reads: 'nothing',
      decides: 'the DELETE, whose number of rows answers',
      refusals: ['not_found'],
      run: calling('openAgenda', ({ closure }) => ({ params: { id: closure } })),
    },
  ],
  sample: ['book by a confirmed address × close the agenda'],
});
