/** Alerts at the same moment: confirmed, paused, changed, ended, matched, sent, bounced, swept. */
import { env } from 'cloudflare:workers';
import type { Criteria } from '#domain/forms/criteria.ts';
import type { Rhythm } from '#domain/forms/rhythm.ts';
import { advanceRuns } from './alerts/advance-runs.ts';
import { advanceAtOnce } from './alerts/at-once.ts';
import { matchAtOnce, matchPiece } from './alerts/match-piece.ts';
import { matchRentals } from './alerts/rentals/match-rentals.ts';
import { beginRentalStatement } from './alerts/rentals/rental-alerts.ts';
import { confirmStatements, newSubscriptionStatements } from './alerts/subscriptions.ts';
import { deliverDue, ENGINES } from './deliver.ts';
import type { Bindings } from './env.ts';
import { estateStatements, siteStatements } from './intake/index.ts';
import { takeMailEvent } from './mail/mail-events.ts';
import { tokenFor, tokenHash } from './platform/tokens.ts';
import { sweep } from './sweep.ts';
import { aCity, anEstate, aSite } from './testing/fixtures.ts';
import { type Act, calling, testRaces, working } from './testing/interleave.ts';
import { aSubscription, postOffice } from './testing/messages.ts';
import { aRentalOffer, aRentalSite, aRentalUnit, aStay, julySaturdays } from './testing/rentals.ts';
import { BEFORE, forgetOthers } from './testing/scenes.ts';
import { store } from './testing/store.ts';

const DAY = '2026-11-21';
const SEED = 'a-seed-of-a-race';
const CRITERIA: Criteria = { city: ['1201'] };
const [FROM, TO] = julySaturdays(DAY);
const RENTAL: Criteria = { rental: { persons: 2, from: FROM, to: TO } };

interface Alerts {
  readonly siteId: string;
  readonly token: (id: string, purpose: 'confirm' | 'manage' | 'unsubscribe') => string;
}

const tokenOf =
  (siteId: string): Alerts['token'] =>
  (id, purpose) =>
    tokenFor({ siteId, purpose, seed: `${SEED}-${id}` }, env.TOKEN_SECRET);

/** A pending subscription, with all of its tokens. */
const pending = (siteId: string, id: string, email: string, criteria: Criteria, rhythm?: Rhythm) =>
  newSubscriptionStatements(
    {
      siteId,
      id,
      request: { email, locale: 'nl', criteria, ...(rhythm && { rhythm }) },
      origin: `https://${siteId}.test`,
      seed: `${SEED}-${id}`,
      tokens: (['confirm', 'manage', 'unsubscribe'] as const).map((purpose) => ({
        hash: tokenHash(tokenOf(siteId)(id, purpose)),
        purpose,
        expiresAt: purpose === 'confirm' ? '2026-11-28T00:00:00.000Z' : null,
      })),
    },
    new Date(BEFORE),
  );

const PIECE = { day: DAY, after: '', to: '~' } as const;
const noQueue: Bindings['WORK'] = Object.assign(Object.create(null), {
  send: async () => {},
  sendBatch: async () => {},
});

const MANAGE = 'the subscription of a token, its state; for holiday rentals the units that fit now';
const IN_STATE = '`inStateStatement`; otherwise it reads again and answers what it is by then';
const confirm = (name: string, id: string): Act<Alerts> => ({
  name,
  reads: MANAGE,
  decides: IN_STATE,
  refusals: ['gone', 'expired', 'not_found'],
  run: calling('confirmSubscription', ({ token }) => ({ body: { token: token(id, 'confirm') } })),
});
const PAUSE: Act<Alerts> = {
  name: 'pause',
  reads: MANAGE,
  decides: IN_STATE,
  refusals: ['gone', 'not_found'],
  run: calling('pauseSubscription', ({ token }) => ({
    params: { token: token('an', 'manage') },
    body: { until: '2026-12-24' },
  })),
};
const change = (criteria: Criteria, rhythm?: Rhythm): Act<Alerts> => ({
  name: 'change',
  reads: MANAGE,
  decides: IN_STATE,
  refusals: ['gone', 'not_found'],
  run: calling('changeSubscription', ({ token }) => ({
    params: { token: token('an', 'manage') },
    body: { locale: 'nl', criteria, ...(rhythm && { rhythm }) },
  })),
});
const END: Act<Alerts> = {
  name: 'end',
  reads: 'the subscription of a token',
  decides: 'state in the UPDATE',
  refusals: ['not_found'],
  run: calling('endSubscription', ({ token }) => ({ params: { token: token('an', 'unsubscribe') } })),
};
const ADVANCE: Act<Alerts> = {
  name: 'advance the day’s runs',
  reads: 'whether the day has begun; what waits',
  decides: 'key of `alert_runs`; a run that waits again after it ended is taken up on the next day',
  run: working(({ DB }, _world, now) => advanceRuns(DB, noQueue, now)),
};
const BOUNCE: Act<Alerts> = {
  name: 'take a bounce',
  reads: 'sites that wrote to the address, the agency’s own address',
  decides:
    'states in the UPDATEs; a mail that is being sent ends too, so that a failing one is not due again',
  run: working((bindings, _world, now) =>
    takeMailEvent(
      { type: 'email.bounced', payload: { recipient: 'an@example.be', bounce: { type: 'hard' } } },
      bindings,
      now,
      ENGINES.endAddress,
    ),
  ),
};
const sending = (name: string, fails: boolean): Act<Alerts> => ({
  name,
  reads: 'due mails, when it leases them; what they tell',
  decides: 'the lease is one UPDATE; what came of it is stored while the lease is this one (`OWN`)',
  run: working(async ({ DB }, _world, now) => {
    const { send } = postOffice();
    const failing = () => Promise.reject(new Error('the mail service is down'));
    const delivery = { db: DB, from: 'mail@gevel.example', tokenSecret: env.TOKEN_SECRET, clock: () => now };
    await deliverDue({ ...delivery, send: fails ? failing : send, log: () => {} }, 20);
  }),
});
const SWEEP: Act<Alerts> = {
  name: 'sweep',
  reads: 'nothing',
  decides: 'each DELETE by age',
  run: working(({ DB }) => sweep(DB, new Date('2029-01-01T00:00:00Z'))),
};

const KNOKKE = aCity(1201, '8300', 'Knokke', 51.35, 3.28);
const run = (siteId: string) => ({
  sql: 'INSERT INTO alert_runs (site_id, day, upto) SELECT ?, ?, ifnull(max(seq), 0) FROM estate_events',
  params: [siteId, DAY],
});

testRaces<Alerts>({
  name: 'alerts on homes',
  setUp: async (siteId) => {
    await forgetOthers();
    await store(
      siteStatements(aSite(siteId, { settings: { contact: { email: 'office@agency.test' } } })),
      pending(siteId, 'an', 'an@example.be', CRITERIA),
      confirmStatements(siteId, 'an', new Date('2026-11-01T10:00:00Z')),
      pending(siteId, 'again', 'an@example.be', CRITERIA),
      pending(siteId, 'bo', 'bo@example.be', { everything: true }),
      estateStatements(siteId, anEstate(1, { price: { value: 300_000 }, address: KNOKKE })),
      [run(siteId)],
    );
    return { siteId, token: tokenOf(siteId) };
  },
  acts: [
    confirm('confirm', 'bo'),
    confirm('confirm the same search again', 'again'),
    PAUSE,
    change({ everything: true }),
    END,
    {
      name: 'end what waits to be confirmed',
      reads: 'the subscription of a token',
      decides: 'state in the UPDATE',
      refusals: ['not_found'],
      run: calling('endSubscription', ({ token }) => ({ params: { token: token('bo', 'unsubscribe') } })),
    },
    {
      name: 'match',
      reads: 'the run, subscriptions that wait and up to which event they were matched, events, homes',
      decides:
        'mail and UPDATE both ask for state, event and `changes` as read; without its mail a subscription goes on waiting',
      // A piece is enqueued until nothing waits.
      run: working(async ({ DB }, { siteId }, now) => {
        await matchPiece(DB, { kind: 'match', siteId, ...PIECE }, now);
        await matchPiece(DB, { kind: 'match', siteId, ...PIECE }, now);
      }),
    },
    {
      name: 'subscribe',
      reads: 'the site, and whether it sends alerts; whether the key has an answer',
      decides: 'key of `idempotent_answers`, limits by triggers; the mail follows the row',
      refusals: ['too_many'],
      run: calling('subscribe', () => ({ body: { ...aSubscription, email: 'ca@example.be' } })),
    },
    ADVANCE,
    SWEEP,
  ],
  // The run enqueues what waits again, such as an alert that replaces one whose mail had not left: that mail says nothing
  // any more. At the instant of the match, so that the order of both does not show in its times.
  afterwards: ({ siteId }) =>
    matchPiece(env.DB, { kind: 'match', siteId, ...PIECE }, new Date(`${DAY}T11:00:00Z`)),
  sample: [
    'confirm × end what waits to be confirmed',
    'pause × end',
    'change × end',
    'match × confirm the same search again',
  ],
});

testRaces<Alerts>({
  name: 'alerts at once',
  setUp: async (siteId) => {
    await forgetOthers();
    await store(
      siteStatements(aSite(siteId, { settings: { contact: { email: 'office@agency.test' } } })),
      pending(siteId, 'an', 'an@example.be', CRITERIA, 'at_once'),
      confirmStatements(siteId, 'an', new Date('2026-11-01T10:00:00Z')),
      estateStatements(siteId, anEstate(1, { price: { value: 300_000 }, address: KNOKKE })),
      [{ sql: 'UPDATE alerts_at_once SET first_at = ?1, due_at = ?1', params: [BEFORE] }, run(siteId)],
    );
    await advanceAtOnce(env.DB, noQueue, new Date(BEFORE));
    return { siteId, token: tokenOf(siteId) };
  },
  acts: [
    PAUSE,
    change(CRITERIA, 'weekly'),
    END,
    {
      name: 'match at once',
      reads:
        'whether its piece is still to be matched, alerts at once and up to which event they were matched, homes',
      decides:
        'mail and UPDATE both ask for event, step and rhythm as read; without its mail an alert waits for the day’s run',
      run: working(async ({ DB }, { siteId }, now) => {
        // As in its message, which was enqueued before: the sweep leaves no event to read it from.
        const upto = await env.DB.prepare('SELECT upto FROM alerts_at_once WHERE site_id = ?')
          .bind(siteId)
          .first<number>('upto');
        await matchAtOnce(DB, { kind: 'match-at-once', siteId, upto: upto ?? 0, after: '', to: 'an' }, now);
      }),
    },
    {
      name: 'match the day’s run',
      reads: 'as in alerts on homes',
      decides: 'as in alerts on homes',
      // A piece is enqueued until nothing waits.
      run: working(async ({ DB }, { siteId }, now) => {
        await matchPiece(DB, { kind: 'match', siteId, ...PIECE }, now);
        await matchPiece(DB, { kind: 'match', siteId, ...PIECE }, now);
      }),
    },
    {
      name: 'advance alerts at once',
      reads: 'nothing: what is due is decided in the UPDATE that begins it',
      decides: 'one UPDATE begins what is due, another ends what has no piece left',
      run: working(({ DB }, _world, now) => advanceAtOnce(DB, noQueue, now)),
    },
    SWEEP,
  ],
  sample: ['match at once × change', 'match at once × match the day’s run', 'pause × match at once'],
});

testRaces<Alerts>({
  name: 'alerts on holiday rentals',
  setUp: async (siteId) => {
    await forgetOthers();
    await store(
      aRentalOffer(siteId, aRentalUnit('flat'), aRentalUnit('large', { maxOccupation: 8 })),
      siteStatements(aRentalSite(siteId, { settings: { features: ['alerts', 'rentals'] } })),
      pending(siteId, 'an', 'an@example.be', RENTAL),
      confirmStatements(
        siteId,
        'an',
        new Date('2026-11-01T10:00:00Z'),
        beginRentalStatement(siteId, 'an', [], {
          now: new Date('2026-11-01T10:00:00Z'),
          today: '2026-11-01',
        }),
      ),
      [run(siteId)],
    );
    return { siteId, token: tokenOf(siteId) };
  },
  acts: [
    PAUSE,
    change({ rental: { persons: 6, from: FROM, to: TO } }),
    END,
    {
      name: 'match',
      reads: 'the run, alerts that wait with their criteria and known units, units that fit',
      decides:
        'mail and UPDATE both ask for criteria and known units as read (`AS_READ`); others go on waiting',
      // A piece is enqueued until nothing waits.
      run: working(async ({ DB }, { siteId }, now) => {
        await matchRentals(DB, { kind: 'match-rentals', siteId, ...PIECE }, now);
        await matchRentals(DB, { kind: 'match-rentals', siteId, ...PIECE }, now);
      }),
    },
    {
      name: 'reserve a unit that fits',
      reads: 'see the races of stays',
      decides: 'see the races of stays',
      run: calling('reserveStay', () => ({ body: { ...aStay, rentalUnitId: 'flat', from: FROM, to: TO } })),
    },
    SWEEP,
  ],
  sample: ['match × change', 'match × end'],
});

testRaces<Alerts>({
  name: 'a mail of an alert',
  setUp: async (siteId) => {
    await forgetOthers();
    await store(
      siteStatements(aSite(siteId, { settings: { contact: { email: 'office@agency.test' } } })),
      pending(siteId, 'an', 'an@example.be', CRITERIA),
      confirmStatements(siteId, 'an', new Date('2026-11-01T10:00:00Z')),
      estateStatements(siteId, anEstate(1, { price: { value: 300_000 }, address: KNOKKE })),
      [run(siteId)],
    );
    await matchPiece(env.DB, { kind: 'match', siteId, ...PIECE }, new Date(BEFORE));
    await env.DB.prepare(
      'INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, state, next_attempt_at, created_at) ' +
        "SELECT site_id, 'failed', kind, recipient, recipient_key, data, 'failed', created_at, created_at FROM outbox WHERE site_id = ?",
    )
      .bind(siteId)
      .run();
    return { siteId, token: tokenOf(siteId) };
  },
  acts: [
    sending('send', false),
    sending('fail to send', true),
    BOUNCE,
    PAUSE,
    END,
    {
      name: 'retry what failed',
      reads: 'the site',
      decides: 'one UPDATE; the journal counts its rows',
      refusals: ['not_found'],
      run: calling('retryFailedMails', () => ({})),
    },
    {
      name: 'set the quota',
      reads: 'the site',
      decides: 'one row',
      refusals: ['not_found'],
      run: calling('putMailQuota', () => ({ body: { most: 0 } })),
    },
    SWEEP,
  ],
  sample: ['fail to send × take a bounce', 'send × pause'],
  apart: [
    {
      text: /^outbox .*"state":"void".*$/,
      because: 'when a mail that is no longer needed was due means nothing',
    },
  ],
});
