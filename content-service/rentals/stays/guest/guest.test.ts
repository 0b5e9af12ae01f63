import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverDue } from '#content-service/deliver.ts';
import { rentalUnitStatements, siteStatements } from '#content-service/intake/index.ts';
import { outboxStatement } from '#content-service/mail/outbox.ts';
import type { WithDatabase } from '#content-service/platform/db/shards.ts';
import { createLog } from '#content-service/platform/log.ts';
import { confirmAddresses } from '#content-service/testing/addresses.ts';
import { callAt, type Outcome } from '#content-service/testing/agenda.ts';
import { justBefore } from '#content-service/testing/just-before.ts';
import { postOffice, rowsOf } from '#content-service/testing/messages.ts';
import { aRentalSite, aRentalUnit, aStay, RATES } from '#content-service/testing/rentals.ts';
import { store } from '#content-service/testing/store.ts';
import { owedToday } from '#domain/stays/cancellation.ts';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { GuestStay } from '#wire/guest-stay.ts';
import { keepStay, moveStay } from '../change-stay.ts';
import { OWED } from './owed.ts';

const NOW = '2026-11-21T12:00:00.000Z';
const LATER = '2026-11-21T13:00:00.000Z';
const WEEK = { from: '2027-07-03', to: '2027-07-10' };
const NEXT = { from: '2027-07-10', to: '2027-07-17' };
const TERMS = [
  { days: 28, percent: 0 },
  { days: 14, percent: 50 },
];
/** Rent, cleaning, and tax for two in seven nights. */
const TOTAL = 1_200 + 95 + 35;

let made = 0;
let site = '';
let stayId = '';
let token = '';

const ask = (id: string, body: unknown, params: object = {}, now = NOW): Promise<Outcome> =>
  callAt(id, { now, params: { siteId: site, ...params }, body });
const codeOf = ({ error }: Outcome): string => error?.code ?? 'done';

/** All due mails, as they are sent. */
async function sent(now = NOW) {
  const { mails, send } = postOffice();
  const context = {
    db: env.DB,
    send,
    from: 'mail@gevel.example',
    tokenSecret: env.TOKEN_SECRET,
    log: createLog(),
  };
  await deliverDue({ ...context, clock: () => new Date(now) }, 50);
  return mails;
}

const shown = async (now = NOW): Promise<GuestStay> => {
  const { answer, error } = await ask('getStay', undefined, { token }, now);
  expect(error).toBeNull();
  return answer as GuestStay;
};
/** With what it costs as the page shows it at that moment. */
const cancel = async (now = NOW) => cancelAt(owedToday(await shown(now), brusselsDay(new Date(now))), now);
const cancelAt = (owed: number | null, now = NOW, bindings: Partial<WithDatabase> = {}) =>
  callAt('cancelStayByGuest', {
    now,
    params: { siteId: site, token },
    query: owed === null ? {} : { owed },
    bindings,
  });
const wish = (days: object, now = NOW, own = token) => ask('askOtherDays', days, { token: own }, now);
const confirm = () => ask('confirmStayByHand', {}, { id: stayId });
const reserve = (days: object, email: string = aStay.email) =>
  ask('reserveStay', { ...aStay, ...days, email, rentalUnitId: 'flat' });
const nights = async (): Promise<readonly string[]> =>
  (await rowsOf<{ night: string }>('stay_nights', site)).map(({ night }) => night).toSorted();
const answerAt = (
  now: string,
  offers: readonly { from: string; to: string }[] = [],
  word: string | null = null,
) => ({
  answer: { siteId: site, id: stayId, word, offers, slotId: null, link: null },
  context: {
    env,
    now: new Date(now),
    caller: { who: 'staff:1' },
    waitUntil: () => {},
    deliver: async () => {},
  } as unknown as Parameters<typeof moveStay>[1],
});
const move = (days: { from: string; to: string }, now = LATER) => {
  const { answer, context } = answerAt(now, [days], 'Graag gedaan.');
  return moveStay(answer, context);
};
const keep = (now = LATER) => {
  const { answer, context } = answerAt(now, [], 'Dat lukt niet.');
  return keepStay(answer, context);
};

beforeEach(async () => {
  site = `guest-${++made}`;
  await env.DB.batch(['outbox', 'mailbox_mails'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await store(
    siteStatements(aRentalSite(site, { settings: { cancellation: TERMS } })),
    rentalUnitStatements(site, aRentalUnit('flat'), { rates: RATES }),
  );
  await confirmAddresses(site, [aStay.email, 'other@example.be']);
  expect(codeOf(await reserve(WEEK))).toBe('done');
  stayId = (await rowsOf<{ id: string }>('stays', site))[0]?.id ?? '';
  const [receipt] = (await sent()).filter(({ to }) => to === aStay.email);
  token = /\/vakantie\/verblijf\/([\w-]{43})/.exec(receipt?.text ?? '')?.[1] ?? '';
});

/** Within the last term. */
const LATE = '2027-06-15T12:00:00.000Z';

describe('the sum that the page of a cancellation showed', () => {
  const stands = async () => [(await shown(LATE)).state, (await nights()).length];
  const longer = () =>
    env.DB.prepare('UPDATE stays SET lapses_at = ? WHERE site_id = ?')
      .bind('2027-06-20T12:00:00.000Z', site)
      .run();

  it('is refused when the agency confirms between the reading and the writing of the press', async () => {
    await longer();
    await sent();
    const confirmed = justBefore(() =>
      callAt('confirmStayByHand', { now: LATE, params: { siteId: site, id: stayId }, body: {} }),
    );
    expect(codeOf(await cancelAt(0, LATE, confirmed))).toBe('changed');
    expect(await stands()).toEqual(['confirmed', 7]);
    expect((await sent(LATE)).filter(({ subject }) => /annul/i.test(subject))).toEqual([]);
    // The page shows what it costs now, and the next press carries that.
    expect(codeOf(await cancelAt(665, LATE))).toBe('done');
    for (const { text } of await sent(LATE)) expect(text).toContain('€ 665');
  });

  it('is refused once midnight in Brussels has passed a term', async () => {
    await confirm();
    expect(codeOf(await cancelAt(0, '2027-06-05T22:00:00.000Z'))).toBe('changed');
    expect(codeOf(await cancelAt(0, '2027-06-05T21:59:59.000Z'))).toBe('done');
  });

  it.each([null, 664.99, 665.01, 1_330])('is refused when it is %s instead of 665', async (owed) => {
    await confirm();
    expect(codeOf(await cancelAt(owed, LATE))).toBe('changed');
    expect(await stands()).toEqual(['confirmed', 7]);
  });

  it('is none for an agency without terms, once it has confirmed', async () => {
    await env.DB.prepare("UPDATE stays SET doc = json_remove(doc, '$.terms') WHERE site_id = ?")
      .bind(site)
      .run();
    expect(codeOf(await cancelAt(null))).toBe('changed');
    await confirm();
    expect(codeOf(await cancelAt(0))).toBe('changed');
    expect(codeOf(await cancelAt(null))).toBe('done');
  });

  it('is in the database what it is on the page, for any terms, total and day', async () => {
    const terms = [
      { days: 5, percent: 33.3 },
      ...TERMS,
      { days: 60, percent: 12.5 },
      { days: 0, percent: 90 },
    ];
    await confirm();
    for (const total of [TOTAL, 1_020.4, 999.99, 0.05, 0]) {
      await env.DB.prepare(
        "UPDATE stays SET doc = json_set(doc, '$.terms', json(?), '$.breakdown.total', ?) WHERE site_id = ?",
      )
        .bind(JSON.stringify(terms), total, site)
        .run();
      for (const before of [0, 1, 4, 5, 6, 13, 14, 15, 27, 28, 29, 59, 60, 61, 200]) {
        const today = addDays(WEEK.from, -before);
        const page = owedToday(await shown(`${today}T12:00:00.000Z`), today);
        const { results } = await env.DB.prepare(
          `SELECT ${OWED} AS owed FROM stays WHERE site_id = ?1 AND ?2 <> ''`,
        )
          .bind(site, `${today}T12:00:00.000Z`, today)
          .all<{ owed: number }>();
        expect([total, before, results[0]?.owed]).toEqual([total, before, page]);
      }
    }
  });
});

describe('a guest', () => {
  it('finds the same link in every mail about the stay, and what it shows without being named', async () => {
    expect(token).not.toBe('');
    await confirm();
    const [confirmed] = (await sent()).filter(({ to }) => to === aStay.email);
    expect(confirmed?.text).toContain(`/vakantie/verblijf/${token}`);
    expect(confirmed?.text).toContain('Tot en met 5 juni 2027');
    const stay = await shown();
    expect(stay).toMatchObject({ state: 'confirmed', ...WEEK, cancel: true, change: true, terms: TERMS });
    expect(stay.breakdown.total).toBe(TOTAL);
    expect(JSON.stringify(stay)).not.toMatch(/Peeters|example/);
    expect(stay.others.map(({ from }) => from)).toContain(NEXT.from);
    expect(stay.others.map(({ from }) => from)).not.toContain(WEEK.from);
  });

  it.each(['requested', 'confirmed'])(
    'cancels a stay that is %s: nights, both mails, the desk',
    async (state) => {
      if (state === 'confirmed') await confirm();
      await sent();
      expect((await Promise.all([cancelAt(0), cancelAt(0, LATER)])).map(codeOf)).toEqual(['done', 'done']);
      expect(await nights()).toEqual([]);
      expect(await shown()).toMatchObject({ state: 'cancelled_by_visitor', cancel: false, change: false });
      const mails = await sent(LATER);
      expect(mails.map(({ to }) => to).toSorted()).toEqual([aStay.email, `office@${site}.test`]);
      const [own, office] = mails.toSorted((one, other) => one.to.localeCompare(other.to));
      expect(own?.text).toContain('Dat kost u niets');
      expect(office?.text).toContain('Dat kost de gast niets');
      // Everybody can ask for the nights again.
      expect(codeOf(await reserve(WEEK, 'other@example.be'))).toBe('done');
    },
  );

  it('owes the amount of the terms at the request, even if the agency has changed them since', async () => {
    await confirm();
    await store(siteStatements(aRentalSite(site)));
    await sent();
    expect(codeOf(await cancel(LATE))).toBe('done');
    for (const { text } of await sent(LATE)) expect(text).toContain('€ 665');
  });

  it('owes nothing for an unanswered request, on whatever day it is withdrawn', async () => {
    await env.DB.prepare('UPDATE stays SET lapses_at = ?, from_day = ?, to_day = ? WHERE site_id = ?')
      .bind('2027-06-20T12:00:00.000Z', WEEK.from, WEEK.to, site)
      .run();
    await sent();
    expect(codeOf(await cancel(LATE))).toBe('done');
    const mails = await sent(LATE);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).not.toContain('verschuldigd');
    for (const { text } of mails) expect(text).toMatch(/Dat kost (?:u|de gast) niets/);
  });

  it('cannot cancel once the stay has begun, or was answered otherwise', async () => {
    await confirm();
    expect(codeOf(await cancel('2027-07-04T12:00:00.000Z'))).toBe('past');
    expect(codeOf(await cancel('2027-07-20T12:00:00.000Z'))).toBe('is_past');
    expect((await nights()).length).toBe(7);
    await ask('cancelStay', {}, { id: stayId });
    expect(codeOf(await cancel())).toBe('is_cancelled');
    expect(codeOf(await ask('getStay', undefined, { token: 'x'.repeat(43) }))).toBe('not_found');
  });
});

describe('other days', () => {
  beforeEach(confirm);

  it('are a request: the stay remains, the agency is asked, and the guest gets a mail', async () => {
    await sent();
    expect(codeOf(await wish(NEXT))).toBe('done');
    expect(await shown()).toMatchObject({ ...WEEK, state: 'confirmed', wish: { ...NEXT, total: TOTAL } });
    expect(await nights()).toContain(WEEK.from);
    expect(await nights()).not.toContain(NEXT.from);
    const mails = await sent();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([aStay.email, `office@${site}.test`]);
    const office = mails.find(({ to }) => to.startsWith('office'));
    expect(office?.text.match(/beantwoorden\/[\w-]{43}/g)).toHaveLength(2);
    // Asked again, it is the same request.
    expect(codeOf(await wish(NEXT, LATER))).toBe('done');
    expect(await sent(LATER)).toEqual([]);
  });

  it('are refused when they are taken, not let, past, or asked for too often', async () => {
    await reserve({ from: '2027-07-17', to: '2027-07-24' }, 'other@example.be');
    expect(codeOf(await wish({ from: '2027-07-17', to: '2027-07-24' }))).toBe('dates_taken');
    expect(codeOf(await wish({ from: '2027-08-09', to: '2027-08-16' }))).toBe('invalid_request');
    expect(codeOf(await wish({ from: '2026-07-04', to: '2026-07-11' }))).toBe('invalid_request');
    const days = [NEXT, { from: '2027-08-07', to: '2027-08-14' }];
    const outcomes: string[] = [];
    for (let times = 0; times < 6; times += 1) outcomes.push(codeOf(await wish(days[times % 2] ?? NEXT)));
    expect(outcomes).toEqual(['done', 'done', 'done', 'done', 'done', 'too_many']);
  });

  it('are asked for at the price that was shown, also when it changes between reading and writing', async () => {
    const dearer = () =>
      store(
        rentalUnitStatements(site, aRentalUnit('flat'), {
          rates: RATES.map((rate) => ({ ...rate, price: rate.price + 500 })),
        }),
      );
    const asked = (total: number, bindings: Partial<WithDatabase> = {}) =>
      callAt('askOtherDays', {
        now: NOW,
        params: { siteId: site, token },
        body: { ...NEXT, total },
        bindings,
      });
    expect(codeOf(await asked(TOTAL - 1))).toBe('price_changed');
    expect(codeOf(await asked(TOTAL, justBefore(dearer)))).toBe('price_changed');
    expect((await shown()).wish).toBeNull();
    expect(codeOf(await asked(TOTAL + 500))).toBe('done');
    expect((await shown()).wish).toMatchObject({ total: TOTAL + 500 });
  });

  it('are granted by a move: the same row with other nights, at the promised price, as the same calendar event', async () => {
    await wish(NEXT);
    await sent();
    const dearer = RATES.map((rate) => ({ ...rate, price: rate.price + 500 }));
    await store(rentalUnitStatements(site, aRentalUnit('flat'), { rates: dearer }));
    await move(NEXT);
    expect(await shown()).toMatchObject({ ...NEXT, state: 'confirmed', wish: null });
    expect((await shown()).breakdown.total).toBe(TOTAL);
    expect(await nights()).toHaveLength(7);
    expect(await nights()).toContain(NEXT.from);
    expect(await rowsOf('stays', site)).toHaveLength(1);
    const [mail, ...others] = await sent(LATER);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Graag gedaan.');
    const file = JSON.stringify(mail?.attachments);
    expect(file).toContain('SEQUENCE:1');
    expect(file).toContain('20270710');
    // The agency may also move it by itself, to days that overlap its own.
    await move(WEEK, '2026-11-21T14:00:00.000Z');
    expect(await nights()).toContain(WEEK.from);
  });

  it('are declined, and the stay keeps its own', async () => {
    await wish(NEXT);
    await sent();
    await keep();
    expect(await shown()).toMatchObject({ ...WEEK, state: 'confirmed', wish: null });
    const [mail] = await sent(LATER);
    expect([mail?.to, mail?.text.includes('Dat lukt niet.')]).toEqual([aStay.email, true]);
    await expect(keep('2026-11-21T14:00:00.000Z')).rejects.toThrow('changed meanwhile');
  });

  it('that were taken meanwhile leave everything as it is', async () => {
    await wish(NEXT);
    expect(codeOf(await reserve(NEXT, 'other@example.be'))).toBe('done');
    await expect(move(NEXT)).rejects.toThrow('taken');
    expect(await shown()).toMatchObject({ ...WEEK, wish: { ...NEXT } });
    expect((await nights()).length).toBe(14);
  });

  it.each([0, 1, 2, 3])('of two at once, a move and a cancellation, one stands whole (%i)', async () => {
    await wish(NEXT);
    await sent();
    const [moved, cancelled] = await Promise.all([
      move(NEXT).then(
        () => true,
        () => false,
      ),
      cancelAt(0, LATER).then((outcome) => outcome.error === null),
    ]);
    // A cancellation always wins in the end; a move before it is told, and one after it is refused.
    expect(cancelled).toBe(true);
    expect(await nights()).toEqual([]);
    expect((await shown()).state).toBe('cancelled_by_visitor');
    expect(typeof moved).toBe('boolean');
  });

  it.each([0, 1, 2])('of two simultaneous moves, one is made and its guest gets one mail (%i)', async () => {
    await sent();
    const august = { from: '2027-08-07', to: '2027-08-14' };
    const outcomes = await Promise.allSettled([move(NEXT), move(august, '2026-11-21T13:00:01.000Z')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await nights()).toHaveLength(7);
    expect(await sent('2026-11-21T14:00:00.000Z')).toHaveLength(1);
  });
});

/** The link to the stay in the latest mail to its guest, and what its page offers at that moment. */
const promised = async (kind: 'stay-receipt' | 'stay-confirmed' | 'stay-wish' | 'stay-kept', now: string) => {
  await sent(now);
  const mail = { kind, data: { stayId } } as const;
  await store([
    outboxStatement({ siteId: site, id: crypto.randomUUID(), recipient: aStay.email, mail }, new Date(now)),
  ]);
  const [text] = (await sent(now)).filter(({ to }) => to === aStay.email).map(({ text: whole }) => whole);
  const label = text === undefined ? null : (/^(.*):\n.*\/verblijf\//m.exec(text)?.[1] ?? '');
  const { cancel: cancels, change } = await shown(now);
  return { label, cancels, change };
};

describe('the link in a mail promises what the page offers', () => {
  const BEGUN = '2027-07-04T12:00:00.000Z';
  const OVER = '2027-07-20T12:00:00.000Z';
  const ALL = 'Uw verblijf bekijken, andere dagen vragen of annuleren';
  const REQUEST = 'Uw aanvraag bekijken of annuleren';
  const VIEW = 'Uw verblijf bekijken';
  const asWished = async () => {
    await confirm();
    await wish(NEXT);
  };
  const asStored = async () => {
    await asWished();
    await keep();
  };
  const called = async () => {
    await confirm();
    await ask('cancelStay', {}, { id: stayId });
  };

  it.each([
    ['waiting', async () => {}, 'stay-receipt', NOW, REQUEST, true, false],
    ['confirmed', confirm, 'stay-confirmed', NOW, ALL, true, true],
    ['confirmed, other days asked for', asWished, 'stay-wish', NOW, ALL, true, true],
    ['confirmed, other days refused', asStored, 'stay-kept', LATER, ALL, true, true],
    ['going on', confirm, 'stay-confirmed', BEGUN, VIEW, false, false],
    ['over', confirm, 'stay-confirmed', OVER, VIEW, false, false],
    // No mail of a standing stay is sent any more.
    ['cancelled by the agency', called, 'stay-confirmed', NOW, null, false, false],
    ['cancelled by the guest', cancel, 'stay-receipt', NOW, null, false, false],
  ] as const)('%s', async (_, become, kind, now, label, cancels, change) => {
    await become();
    expect(await promised(kind, now)).toEqual({ label, cancels, change });
  });
});
