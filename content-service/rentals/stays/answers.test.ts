import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/stays/day.ts';
import type { StayForAgency, StayState } from '#wire/answers.ts';
import { callAt, type Outcome } from '../../testing/agenda.ts';
import { answerOf, publicGet, publicPost } from '../../testing/call.ts';
import { rowsOf } from '../../testing/messages.ts';
import { aRentalOffer, aRentalUnit, aStay } from '../../testing/rentals.ts';
import { store } from '../../testing/store.ts';
import { lapseStays } from './lapse.ts';
import { releaseStatement, stayStatement } from './stays.ts';

const NOW = '2026-11-21T12:00:00.000Z';
const at = (minutes: number): Date => new Date(Date.parse(NOW) + minutes * 60_000);
const [FROM, TO] = ['2027-07-03', '2027-07-10'] as const;

let made = 0;
/** A site for one test, with one flat. */
async function aCoast(): Promise<string> {
  const site = `answers-${++made}`;
  await store(aRentalOffer(site, aRentalUnit('flat')));
  return site;
}

interface Asked {
  readonly from?: string;
  readonly to?: string;
  readonly keptUntil?: string;
  readonly heldUntil?: Date | null;
  readonly email?: string;
}
/** A request for a week in July, made a week before `NOW` or later. */
async function asked(
  site: string,
  {
    from = FROM,
    to = TO,
    keptUntil: reservedUntil = '2026-11-28',
    heldUntil = null,
    email = 'an@example.be',
  }: Asked = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const request = { ...aStay, agreementIds: [], email, rentalUnitId: 'flat', from, to };
  const breakdown = {
    nights: 7,
    stay: 1_200,
    cleaning: 95,
    touristTax: 0,
    extras: [],
    total: 1_295,
    deposit: 300,
  };
  const doc = {
    request,
    breakdown,
    agreements: [],
    keptUntil: reservedUntil,
    origin: `https://${site}.test`,
  };
  await store([stayStatement({ siteId: site, id, ...doc, heldUntil }, at(-60))]);
  return id;
}

const ACTIONS = {
  confirm: ['confirmStayByHand', {}],
  late: ['confirmStayByHand', { late: true }],
  decline: ['declineStay', {}],
  cancel: ['cancelStay', {}],
} as const;
type Action = keyof typeof ACTIONS;
const answer = (site: string, id: string, action: Action, body: object = {}, now = NOW): Promise<Outcome> => {
  const [call, own] = ACTIONS[action];
  return callAt(call, { now, params: { siteId: site, id }, body: { ...own, ...body } });
};
const outcomeOf = ({ answer: announced, error }: Outcome): string =>
  error === null ? (announced as StayForAgency).state : error.code;

const list = async (site: string, query: object = {}, now = NOW): Promise<StayForAgency[]> => {
  const outcome = await callAt('listStays', { now, params: { siteId: site }, query });
  return (outcome.answer as { stays: StayForAgency[] }).stays;
};
const mailsOf = async (site: string) =>
  (await rowsOf<{ kind: string }>('outbox', site)).map(({ kind }) => kind).toSorted();
const nightsOf = async (site: string) => (await rowsOf('stay_nights', site)).length;
const sql = (text: string, ...values: string[]) =>
  env.DB.prepare(text)
    .bind(...values)
    .run();

/** Starting states of the table. */
const STANDS: Readonly<
  Record<string, readonly [state: StayState, begin: (site: string) => Promise<string>]>
> = {
  'that is held': ['pending', (site) => asked(site, { heldUntil: at(1) })],
  'that was held': ['expired', (site) => asked(site, { heldUntil: at(0) })],
  'that was held and released': [
    'expired',
    async (site) => {
      const id = await asked(site, { heldUntil: at(0) });
      await store([releaseStatement(at(0), site)]);
      return id;
    },
  ],
  'that was requested': ['requested', (site) => asked(site)],
  'that lapsed': ['lapsed', (site) => asked(site, { keptUntil: '2026-11-20' })],
  'that lapsed and was released': [
    'lapsed',
    async (site) => {
      const id = await asked(site, { keptUntil: '2026-11-20' });
      await sql("UPDATE stays SET state = 'released' WHERE id = ?", id);
      return id;
    },
  ],
  'that was confirmed': [
    'confirmed',
    async (site) => {
      const id = await asked(site);
      await answer(site, id, 'confirm');
      return id;
    },
  ],
  'that an operator confirmed by SQL': [
    'confirmed',
    async (site) => {
      const id = await asked(site);
      await sql("UPDATE stays SET state = 'confirmed' WHERE id = ?", id);
      return id;
    },
  ],
  'that is over': [
    'past',
    async (site) => {
      const id = await asked(site, { from: '2026-11-14', to: '2026-11-21' });
      await sql("UPDATE stays SET state = 'confirmed' WHERE id = ?", id);
      return id;
    },
  ],
  'that was declined': [
    'declined',
    async (site) => {
      const id = await asked(site);
      await answer(site, id, 'decline');
      return id;
    },
  ],
  'that was cancelled': [
    'cancelled',
    async (site) => {
      const id = await asked(site);
      await answer(site, id, 'confirm');
      await answer(site, id, 'cancel');
      return id;
    },
  ],
  'that its guest cancelled': [
    'cancelled_by_visitor',
    async (site) => {
      const id = await asked(site);
      await sql(
        "UPDATE stays SET state = 'released', answer = 'cancelled', by_guest = 1, answered_at = ? WHERE id = ?",
        NOW,
        id,
      );
      return id;
    },
  ],
};

/** Outcome of each answer; nothing changes when it is refused or repeated. */
const TABLE: Readonly<Record<StayState, Readonly<Record<Action, string>>>> = {
  pending: { confirm: 'is_pending', late: 'is_pending', decline: 'is_pending', cancel: 'is_pending' },
  expired: { confirm: 'is_expired', late: 'is_expired', decline: 'is_expired', cancel: 'is_expired' },
  requested: { confirm: 'confirmed', late: 'confirmed', decline: 'declined', cancel: 'is_requested' },
  lapsed: { confirm: 'is_lapsed', late: 'confirmed', decline: 'is_lapsed', cancel: 'is_lapsed' },
  confirmed: { confirm: 'confirmed', late: 'confirmed', decline: 'is_confirmed', cancel: 'cancelled' },
  past: { confirm: 'is_past', late: 'is_past', decline: 'is_past', cancel: 'is_past' },
  declined: { confirm: 'is_declined', late: 'is_declined', decline: 'declined', cancel: 'is_declined' },
  cancelled: { confirm: 'is_cancelled', late: 'is_cancelled', decline: 'is_cancelled', cancel: 'cancelled' },
  cancelled_by_visitor: {
    confirm: 'is_cancelled_by_visitor',
    late: 'is_cancelled_by_visitor',
    decline: 'is_cancelled_by_visitor',
    cancel: 'is_cancelled_by_visitor',
  },
};

describe.each(Object.entries(STANDS))('a stay %s', (_what, [state, begin]) => {
  it.each(Object.entries(TABLE[state]) as [Action, string][])('%s: %s', async (action, expected) => {
    const site = await aCoast();
    const id = await begin(site);
    expect((await list(site)).map((stay) => [stay.id, stay.state])).toEqual([[id, state]]);
    const [mails, stays] = [await mailsOf(site), await rowsOf('stays', site)];
    expect(outcomeOf(await answer(site, id, action))).toBe(expected);
    const changed = expected !== state && !expected.startsWith('is_');
    const after = [await mailsOf(site), changed ? await nightsOf(site) : await rowsOf('stays', site)];
    const nights = expected === 'confirmed' ? 7 : 0;
    expect(after).toEqual(changed ? [[...mails, `stay-${expected}`].toSorted(), nights] : [mails, stays]);
  });
});

it('gives the same answer again, with the first message, and one mail', async () => {
  const site = await aCoast();
  const id = await asked(site);
  const first = await answer(site, id, 'decline', { word: 'We verbouwen.' });
  const second = await answer(site, id, 'decline', { word: 'Iets anders.' }, at(5).toISOString());
  expect(second).toEqual(first);
  expect(first.answer).toMatchObject({ answer: { deed: 'declined', at: NOW, word: 'We verbouwen.' } });
  expect(await mailsOf(site)).toEqual(['stay-declined']);
});

describe('answers at once', () => {
  it.each([0, 1, 2])('one wins, the other gets an error, and one mail is sent (%i)', async () => {
    const site = await aCoast();
    const id = await asked(site);
    const outcomes = await Promise.all(
      (['confirm', 'decline', 'confirm', 'decline'] as const).map((action, n) =>
        answer(site, id, action, { word: `Woord ${n}` }),
      ),
    );
    const [stay] = await list(site);
    const won = stay?.state ?? '';
    const lost = `is_${won}`;
    expect(outcomes.map(outcomeOf)).toEqual(
      ['confirmed', 'declined', 'confirmed', 'declined'].map((to) => (to === won ? won : lost)),
    );
    expect(await mailsOf(site)).toEqual([`stay-${won}`]);
    expect(await nightsOf(site)).toBe(won === 'confirmed' ? 7 : 0);
  });

  it('ten concurrent confirmations count as one', async () => {
    const site = await aCoast();
    const id = await asked(site);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => answer(site, id, 'confirm')));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(await mailsOf(site)).toEqual(['stay-confirmed']);
  });
});

describe('a request that lapses meanwhile', () => {
  const LATE = '2026-11-29T08:00:00.000Z';

  it('is not confirmed after its visitor was informed of the expiry, unless explicitly', async () => {
    const site = await aCoast();
    const id = await asked(site);
    expect((await list(site))[0]).toMatchObject({
      state: 'requested',
      lapsesAt: '2026-11-29T00:00:00.000Z',
    });
    await lapseStays(env.DB, new Date(LATE));
    expect(outcomeOf(await answer(site, id, 'confirm', {}, LATE))).toBe('is_lapsed');
    expect(await nightsOf(site)).toBe(0);
    expect(outcomeOf(await answer(site, id, 'late', {}, LATE))).toBe('confirmed');
    expect(await nightsOf(site)).toBe(7);
  });

  it('is refused when others have its nights by then', async () => {
    const site = await aCoast();
    const id = await asked(site, { keptUntil: '2026-11-20' });
    await sql("UPDATE stays SET state = 'released' WHERE id = ?", id);
    await asked(site, { from: addDays(FROM, 6), to: addDays(TO, 6), email: 'bo@example.be' });
    expect(outcomeOf(await answer(site, id, 'late'))).toBe('dates_taken');
    expect((await list(site, { state: 'lapsed' })).map((stay) => stay.id)).toEqual([id]);
    expect(await mailsOf(site)).toEqual([]);
  });

  it('cannot be confirmed after its arrival', async () => {
    const site = await aCoast();
    const id = await asked(site, { from: '2026-11-20', to: '2026-11-27', keptUntil: '2026-11-20' });
    expect(outcomeOf(await answer(site, id, 'late'))).toBe('is_lapsed');
  });

  it('does not lapse once it is confirmed', async () => {
    const site = await aCoast();
    const id = await asked(site);
    await answer(site, id, 'confirm');
    await lapseStays(env.DB, new Date(LATE));
    expect((await list(site, {}, LATE)).map((stay) => [stay.id, stay.state])).toEqual([[id, 'confirmed']]);
  });
});

it('is final once declined or cancelled, for an operator’s SQL too', async () => {
  const site = await aCoast();
  const id = await asked(site);
  await answer(site, id, 'decline');
  await expect(
    sql("UPDATE stays SET state = 'confirmed', answer = NULL, answered_at = NULL WHERE id = ?", id),
  ).rejects.toThrow('answer_is_final');
});

describe('freed nights', () => {
  it('can be requested at once', async () => {
    const site = await aCoast();
    await answer(site, await asked(site), 'decline');
    const again = await asked(site, { email: 'bo@example.be' });
    expect(outcomeOf(await answer(site, again, 'confirm'))).toBe('confirmed');
  });
});

describe('the list of stays', () => {
  it('has all data for an answer, without the owner’s own nights', async () => {
    const site = await aCoast();
    const id = await asked(site);
    await sql(
      "INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, created_at) VALUES (?, 'own', 'flat', '2027-08-07', '2027-08-14', 'blocked', '2026')",
      site,
    );
    expect(await list(site)).toEqual([
      {
        id,
        number: expect.stringMatching(/^[2-9A-HJ-NP-Z]{4}$/),
        state: 'requested',
        rentalUnitId: 'flat',
        unit: 'Unit flat',
        from: FROM,
        to: TO,
        persons: 2,
        total: 1_295,
        firstname: 'An',
        lastname: 'Peeters',
        email: 'an@example.be',
        phone: null,
        message: null,
        locale: 'nl',
        createdAt: at(-60).toISOString(),
        lapsesAt: '2026-11-29T00:00:00.000Z',
        answer: null,
      },
    ]);
    expect(outcomeOf(await answer(site, 'own', 'decline'))).toBe('not_found');
  });

  it('has pages without gaps or duplicates', async () => {
    const site = await aCoast();
    const ids: string[] = [];
    for (let n = 0; n < 103; n++) {
      const from = addDays('2027-01-02', 2 * n);
      ids.push(await asked(site, { from, to: addDays(from, 2), email: `guest${n}@example.be` }));
    }
    const first = await answerOf(await publicGet(`/sites/${site}/stays`));
    const { stays, next } = first.body as { stays: StayForAgency[]; next: string };
    expect(stays).toHaveLength(100);
    const second = await answerOf(await publicGet(`/sites/${site}/stays?after=${next}`));
    const rest = second.body as { stays: StayForAgency[]; next: string | null };
    expect(rest.next).toBeNull();
    expect([...stays, ...rest.stays].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  }, 30_000);

  it.each(['state=blocked', 'after=1', 'after=2026-11-21T12:00:00.000Z_%27', 'state='])(
    'refuses %s',
    async (query) => {
      const site = await aCoast();
      expect((await publicGet(`/sites/${site}/stays?${query}`)).status).toBe(400);
    },
  );
});

describe('access to answers', () => {
  let site = '';
  let id = '';
  beforeAll(async () => {
    site = await aCoast();
    id = await asked(site);
  });

  it('reaches no stay of another site', async () => {
    const other = await aCoast();
    for (const action of Object.keys(ACTIONS) as Action[]) {
      expect(outcomeOf(await answer(other, id, action))).toBe('not_found');
    }
    expect(await list(other)).toEqual([]);
    expect((await list(site)).map(({ state }) => state)).toEqual(['requested']);
    expect((await publicGet('/sites/nosuchsite/stays')).status).toBe(404);
  });

  it.each([
    ['a word that is too long', { word: 'x'.repeat(1001) }, 400],
    ['an empty word', { word: ' ' }, 400],
    ['a misspelt key', { words: 'x' }, 400],
    ['no JSON', 'word', 400],
  ])('refuses %s', async (_what, body, status) => {
    expect((await publicPost(`/sites/${site}/stays/${id}/decline`, body)).status).toBe(status);
  });
});
