import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import type { Appointment, LiveAgenda } from '#wire/live-agenda.ts';
import { tokenHash } from '../platform/tokens.ts';
import { confirmAddresses } from '../testing/addresses.ts';
import { anAgency, anAppointment, callAt, type Outcome } from '../testing/agenda.ts';
import { rowsOf } from '../testing/messages.ts';
import { store } from '../testing/store.ts';

const NOW = '2026-11-21T11:00:00Z';
/** Total number of random races, in runs of one site each; all of them in `npm run test:proofs`. */
const RACES = inject('whole') ? 10_000 : 200;
const PER_RUN = inject('whole') ? 400 : 200;
/** People who want the same time. */
const CROWD = inject('whole') ? 200 : 40;
/** All have confirmed addresses: holds are tested in held.test.ts. */
const PEOPLE = 400;
/** Concurrent calls. */
const AT_ONCE = 25;

interface AppointmentRow {
  readonly id: string;
  readonly state: string;
  readonly agent_id: string;
  readonly starts_at: string;
  readonly occupied_until: string;
  readonly sequence: number;
}

/** Site, settings and estates do not change here: each is read once, so that time goes into the races. */
const STILL = /^SELECT .*FROM (?:sites|agendas|estates AS e) /;
const known = new Map<string, Promise<unknown>>();
const readOnce = (sql: string, params: readonly unknown[], column?: string): Promise<unknown> => {
  const key = JSON.stringify([sql, params, column]);
  const statement = env.DB.prepare(sql).bind(...params);
  const found = known.get(key) ?? (column === undefined ? statement.first() : statement.first(column));
  known.set(key, found);
  return found;
};
const bindings = {
  DB: new Proxy(env.DB, {
    get: (real, name) => {
      if (name === 'batch') return real.batch.bind(real);
      return (sql: string) =>
        STILL.test(sql)
          ? {
              bind: (...params: unknown[]) => ({
                first: (column?: string) => readOnce(sql, params, column),
              }),
            }
          : real.prepare(sql);
    },
  }),
};

const codeOf = ({ error }: Outcome): string => error?.code ?? 'done';
const idOf = ({ answer }: Outcome): string => (answer as Appointment).id;

/** Invariants of a site: no duplicates, no losses, no leftovers. */
async function expectOrder(site: string, given: ReadonlySet<string>): Promise<void> {
  const appointments = await rowsOf<AppointmentRow>('appointments', site);
  const outbox = await rowsOf<{ id: string }>('outbox', site);
  const answers = (await rowsOf<{ route: string; answer: string }>('idempotent_answers', site)).filter(
    ({ route }) => route === 'bookAppointment',
  );
  const booked = appointments.filter(({ state }) => state === 'booked');
  // No double booking.
  for (const agent of ['an', 'bo']) {
    const own = booked
      .filter(({ agent_id }) => agent_id === agent)
      .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
    for (const [index, next] of own.slice(1).entries()) {
      expect((own[index]?.occupied_until ?? '') <= next.starts_at).toBe(true);
    }
  }
  // Every successful answer has an appointment, and every appointment a successful answer.
  expect(appointments.map(({ id }) => id).toSorted()).toEqual([...given].map(tokenHash).toSorted());
  expect(answers.map(({ answer }) => JSON.parse(answer).id).toSorted()).toEqual([...given].toSorted());
  // Two mails each, two more after a cancellation and for each move, and no other.
  const mails = appointments.flatMap(({ id, state, sequence }) =>
    ['agent', 'visitor'].flatMap((to) => [
      `appointment-booked-${to}-${id}`,
      ...(state === 'booked' ? [] : [`appointment-cancelled-${to}-${id}`]),
      ...Array.from({ length: sequence }, (_, n) => `appointment-moved-${to}-${id}-${n + 1}`),
    ]),
  );
  expect(outbox.map(({ id }) => id).toSorted()).toEqual(mails.toSorted());
}

it('gives one of many people the time, and offers the others the next free ones', {
  timeout: 60_000,
}, async () => {
  await store(anAgency('crowd'));
  const outcomes = await Promise.all(
    Array.from({ length: CROWD }, (_, person) =>
      callAt('bookAppointment', {
        bindings,
        now: NOW,
        params: { siteId: 'crowd' },
        body: anAppointment('20261126T0800Z-an', {
          estateId: person % 2 === 0 ? '1' : '2',
          email: `p${person}@example.be`,
        }),
      }),
    ),
  );
  const winners = outcomes.filter((outcome) => codeOf(outcome) === 'done');
  expect(winners).toHaveLength(1);
  for (const { error } of outcomes.filter((outcome) => codeOf(outcome) !== 'done')) {
    expect(error).toMatchObject({ code: 'slot_taken', fields: { slotId: 'taken' } });
    expect(error?.details.nextSlots?.[0]).toMatchObject({ id: '20261126T0900Z-an', free: true });
  }
  await expectOrder('crowd', new Set(winners.map(idOf)));
});

/** Times of both agents, few enough to compete for. */
const TIMES: readonly (readonly [estateId: string, slotId: string])[] = ['0800', '0900', '1000'].flatMap(
  (time) =>
    [
      ['1', `20261124T${time}Z-an`],
      ['2', `20261124T${time}Z-an`],
      ['3', `20261124T${time}Z-bo`],
      ['1', `20261125T${time}Z-an`],
    ] as const,
);

const pick = (most: number) => fc.nat({ max: most - 1 });
const Race = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      time: pick(TIMES.length),
      person: pick(PEOPLE),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which: pick(1000) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      which: pick(1000),
      time: pick(TIMES.length),
    }),
  },
  // The key and body of an earlier booking, which may still be under way.
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('retry' as const), which: pick(1000) }) },
);
type Race = typeof Race extends fc.Arbitrary<infer T> ? T : never;

let runs = 0;
let moves = 0;
async function run(races: readonly Race[]): Promise<void> {
  const site = `run-${++runs}`;
  await store(anAgency(site));
  await confirmAddresses(
    site,
    Array.from({ length: PEOPLE }, (_, person) => `p${person}@example.be`),
  );
  const params = { siteId: site };
  const sent: { readonly body: object; readonly key: string }[] = [];
  const answersOf = new Map<string, Set<string>>();
  const given: string[] = [];
  const book = async (call: (typeof sent)[number]) => {
    const outcome = await callAt('bookAppointment', { bindings, now: NOW, params, ...call });
    expect(['done', 'slot_taken', 'too_many']).toContain(codeOf(outcome));
    if (codeOf(outcome) !== 'done') return;
    given.push(idOf(outcome));
    answersOf.set(call.key, (answersOf.get(call.key) ?? new Set()).add(idOf(outcome)));
  };
  const move = async (id: string, slotId: string): Promise<void> => {
    const call = { bindings, now: NOW, params: { ...params, id }, body: { slotId } };
    const outcome = await callAt('moveAppointment', call);
    // A move to the other agent's times is refused.
    expect(['done', 'slot_taken', 'changed', 'invalid_request']).toContain(codeOf(outcome));
    if (codeOf(outcome) === 'done') moves += 1;
  };
  const race = async (next: Race): Promise<void> => {
    switch (next.kind) {
      case 'book': {
        const [estateId, slotId] = TIMES[next.time] ?? ['', ''];
        const body = anAppointment(slotId, { estateId, email: `p${next.person}@example.be` });
        const call = { body, key: `key-of-${site}-${sent.length}-padded` };
        sent.push(call);
        return book(call);
      }
      case 'retry': {
        const call = sent[next.which % Math.max(sent.length, 1)];
        return call === undefined ? undefined : book(call);
      }
      case 'move': {
        const id = given[next.which % Math.max(given.length, 1)];
        return id === undefined ? undefined : move(id, TIMES[next.time]?.[1] ?? '');
      }
      case 'cancel': {
        const id = given[next.which % Math.max(given.length, 1)];
        if (id === undefined) return undefined;
        const { error } = await callAt('cancelAppointment', {
          bindings,
          now: NOW,
          params: { ...params, id },
        });
        if (error !== null) throw error;
        return undefined;
      }
    }
  };
  for (let from = 0; from < races.length; from += AT_ONCE) {
    await Promise.all(races.slice(from, from + AT_ONCE).map(race));
  }
  for (const answers of answersOf.values()) expect(answers.size).toBe(1);
  await expectOrder(site, new Set(given));
  await expectAgenda(site);
}

/** The agenda shows as free exactly the times without a booking. */
async function expectAgenda(site: string): Promise<void> {
  const booked = (await rowsOf<AppointmentRow>('appointments', site)).filter(
    ({ state }) => state === 'booked',
  );
  for (const [estateId, agent] of [
    ['1', 'an'],
    ['3', 'bo'],
  ] as const) {
    const { answer } = await callAt('getLiveAgenda', {
      bindings,
      now: NOW,
      params: { siteId: site, estateId },
      query: { from: '2026-11-24', days: '2' },
    });
    const taken = (answer as LiveAgenda).slots.filter(({ free }) => !free);
    expect(taken.map(({ start }) => Date.parse(start))).toEqual(
      booked
        .filter(({ agent_id }) => agent_id === agent)
        .map(({ starts_at }) => Date.parse(starts_at))
        .toSorted((a, b) => a - b),
    );
  }
}

it(`keeps order in ${RACES} races of booking, moving, cancelling and trying again`, {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Race, { minLength: PER_RUN, maxLength: PER_RUN }), run),
    // Shrinking is useless, since races never repeat.
    { numRuns: RACES / PER_RUN, seed: 20261121, endOnFailure: true },
  );
  const cancelled = await env.DB.prepare(
    "SELECT count(*) AS n FROM appointments WHERE site_id LIKE 'run-%' AND state = 'cancelled'",
  ).first<number>('n');
  // The calls did race.
  expect(cancelled).toBeGreaterThan(RACES / 100);
  expect(moves).toBeGreaterThan(0);
});
