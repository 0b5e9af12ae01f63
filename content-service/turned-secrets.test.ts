/** `TOKEN_SECRET` rotated twice: tokens of every purpose issued before, between and after keep working. */

import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/stays/day.ts';
import { ANSWER_ACTIONS, type AnswerLink } from '#wire/answer-link.ts';
import type { CalendarAddress } from '#wire/calendars.ts';
import type { Duo } from '#wire/duo.ts';
import type { FoundPerson } from '#wire/person.ts';
import type { StaffCaseKind } from '#wire/staff.ts';
import { createApp } from './app.ts';
import { deliverDue } from './deliver.ts';
import { rentalUnitStatements, siteStatements } from './intake/index.ts';
import { queueSellerMails } from './interest/seller/mail.ts';
import { newKey, secretsOf } from './leads/keys.ts';
import { type OutboxMail, outboxStatement } from './mail/outbox.ts';
import { PUBLIC_DOOR } from './platform/access/doors.ts';
import { createLog } from './platform/log.ts';
import type { Purpose } from './platform/tokens.ts';
import { lapseStays } from './rentals/stays/lapse.ts';
import { anAgency, anAppointment, callAt } from './testing/agenda.ts';
import { aSite } from './testing/fixtures.ts';
import { aContactRequest, aSubscription, aValuationRequest, postOffice } from './testing/messages.ts';
import { aRentalUnit, aStay, RATES } from './testing/rentals.ts';
import { store } from './testing/store.ts';
import { wishOtherDays } from './testing/wishes.ts';
import { personStatements, sessionOf } from './testing/written-homes.ts';

const FIRST = env.TOKEN_SECRET ?? '';
const LAST = 'c'.repeat(40);
/** Before, between and after. */
const SECRETS = [FIRST, 'b'.repeat(40), LAST] as const;

const NOW = '2026-11-21T12:00:00.000Z';
/** When an unanswered stay has lapsed. */
const LAPSED = '2026-11-29T00:00:00.000Z';
const BROWSER = 'h'.repeat(43);

let made = 0;
/** An agency with everything that issues links. */
async function anAgencyOfAll(): Promise<string> {
  const siteId = `turned-${++made}`;
  const site = aSite(siteId);
  const features = ['agenda', 'alerts', 'rentals', 'staff', 'valuation'] as const;
  const settings = { ...site.settings, features: [...features], contact: { email: 'office@agency.test' } };
  await store(
    anAgency(siteId),
    siteStatements({ ...site, settings }),
    rentalUnitStatements(siteId, aRentalUnit('flat'), { rates: RATES }),
  );
  return siteId;
}

/** Parameters of a call, including its body and moment. */
type Given = Readonly<Record<string, unknown>> & { readonly now?: string };

/** A call under a secret that must succeed; nothing is sent after it. */
async function call<Answer>(
  id: string,
  secret: string,
  { now = NOW, body, ...params }: Given,
): Promise<Answer> {
  const bindings = { TOKEN_SECRET: secret };
  const { answer, error } = await callAt(id, { now, params, body, bindings });
  if (error !== null) throw error;
  return answer as Answer;
}
const opens = (id: string, given: Given): Promise<boolean> =>
  call(id, LAST, given).then(
    () => true,
    () => false,
  );

/** Tokens after a path in the due mails of an address, written under a secret. */
async function mailed(to: string, path: string, secret: string, now = NOW): Promise<string[]> {
  const { mails, send } = postOffice();
  const context = { db: env.DB, send, from: 'mail@gevel.example', tokenSecret: secret, log: createLog() };
  await deliverDue({ ...context, clock: () => new Date(now) }, 50);
  return mails
    .filter((mail) => mail.to === to)
    .flatMap(({ text }) => [...text.matchAll(new RegExp(`/${path}/([\\w-]{43})`, 'g'))])
    .map(([, token = '']) => token);
}

/** A subscriber, and the link of a mail to them. */
async function subscribed(siteId: string, path: string, secret: string, mail?: OutboxMail['kind']) {
  const body = { ...aSubscription, email: `lea@${siteId}.be` };
  const { id } = await call<{ id: string }>('subscribe', FIRST, { siteId, body });
  const [token = ''] = await mailed(body.email, 'hou-me-op-de-hoogte/bevestigen', mail ? FIRST : secret);
  if (mail === undefined) return [token];
  await call('confirmSubscription', FIRST, { siteId, body: { token } });
  await env.DB.prepare('DELETE FROM outbox').run();
  const estates = [{ estateId: '1', kind: 'new', before: null }] as const;
  const digest = { kind: 'digest', data: { subscriptionId: id, seen: 0, estates, others: 0 } } as const;
  await store([
    outboxStatement({ siteId, id: 'digest', recipient: body.email, mail: digest }, new Date(NOW)),
  ]);
  return mailed(body.email, path, secret);
}

const ASKS: Readonly<Record<StaffCaseKind, readonly [id: string, body: object]>> = {
  stay: ['reserveStay', { ...aStay, rentalUnitId: 'flat', from: '2027-07-03', to: '2027-07-10' }],
  appointment: ['bookAppointment', anAppointment('20261126T0800Z-an')],
  contact: ['sendContactRequest', aContactRequest],
  valuation: ['askValuation', aValuationRequest],
};

/** Every link in an agency's mails, with the moment at which it applies. */
async function answerLinks(siteId: string, secret: string) {
  const links: { readonly token: string; readonly now: string }[] = [];
  const among = async (to: string, now: string) => {
    for (const token of await mailed(to, 'beantwoorden', secret, now)) links.push({ token, now });
  };
  for (const [kind, [id, body]] of Object.entries(ASKS)) {
    await call(id, FIRST, { siteId, body });
    await among(kind === 'appointment' ? 'an@agency.test' : 'office@agency.test', NOW);
  }
  await lapseStays(env.DB, new Date(LAPSED));
  await among('office@agency.test', LAPSED);
  const [id, body] = ASKS.stay;
  await call(id, FIRST, { siteId, body });
  await env.DB.prepare("UPDATE stays SET state = 'confirmed' WHERE site_id = ? AND state = 'requested'")
    .bind(siteId)
    .run();
  await wishOtherDays(siteId, 'office@agency.test', NOW);
  await among('office@agency.test', NOW);
  return links;
}

const tokenOf = ({ address }: CalendarAddress): string => /([\w-]{43})\.ics$/.exec(address)?.[1] ?? '';
const contract = (path: string, secret: string) =>
  createApp(PUBLIC_DOOR).request(
    path,
    { headers: { Authorization: `Bearer ${env.OPERATOR_TOKEN}` } },
    { ...env, TOKEN_SECRET: secret },
  );

interface Kind {
  /** Requested under the first secret, if that is separate from issuing, and issued under this one. */
  readonly give: (siteId: string, secret: string) => Promise<readonly string[]>;
  /** Whether it works for its purpose, under the last secret. */
  readonly opens: (token: string, siteId: string) => Promise<boolean>;
  /** Why it stops working with its secret. */
  readonly ends?: string;
}

const digest = (path: string): Kind => ({
  give: (siteId, secret) => subscribed(siteId, `hou-me-op-de-hoogte/${path}`, secret, 'digest'),
  opens: (token, siteId) => opens('endSubscription', { siteId, token }),
});

type First<P extends string> = P extends `${infer Word}/${string}` ? Word : P;

/** A mailbox's key only counts the mails of a day. */
const KINDS: Readonly<Record<Exclude<First<Purpose>, 'mailbox'>, Kind>> = {
  confirm: {
    give: (siteId, secret) => subscribed(siteId, '', secret),
    opens: (token, siteId) => opens('confirmSubscription', { siteId, body: { token } }),
  },
  manage: digest('alle'),
  unsubscribe: digest('uitschrijven'),
  appointment: {
    // Both the page's own and the mail's.
    give: async (siteId, secret) => {
      const { id } = await call<{ id: string }>(ASKS.appointment[0], FIRST, {
        siteId,
        body: ASKS.appointment[1],
      });
      return [id, ...(await mailed('eva@example.be', 'afspraak', secret))];
    },
    opens: (id, siteId) => opens('getAppointment', { siteId, id }),
  },
  answer: {
    give: async (siteId, secret) => (await answerLinks(siteId, secret)).map(({ token }) => token),
    opens: (token, siteId) => opens('showAnswerLink', { siteId, token }),
  },
  stay: {
    give: async (siteId, secret) => {
      await call(ASKS.stay[0], FIRST, { siteId, body: ASKS.stay[1] });
      return mailed(aStay.email, 'vakantie/verblijf', secret);
    },
    opens: (token, siteId) => opens('getStay', { siteId, token }),
  },
  duo: {
    // The maker's address, and the one to hand on.
    give: async (siteId) => {
      const body = { key: 'key-of-a-list-for-two', homes: ['1'], own: '', theirs: '' };
      const { token } = await call<{ token: string }>('makeDuo', FIRST, { siteId, body });
      const { invitation } = await call<Duo>('openDuo', FIRST, { siteId, body: { token } });
      return [token, invitation ?? ''];
    },
    opens: (token, siteId) => opens('openDuo', { siteId, body: { token } }),
  },
  seller: {
    // The page's own address, and that of its e-mail, issued under the other secret.
    give: async (siteId, secret) => {
      const email = 'rita@example.be';
      const record = `INSERT INTO records (site_id, kind, id, hash, doc) VALUES (?, 'rental', 'flat', '', '{"rental":{"general":{}}}')`;
      await store(personStatements(siteId, 'an', ['homes']), [{ sql: record, params: [siteId] }]);
      const { token } = await call<{ token: string }>('makeSellerPage', FIRST, {
        siteId,
        body: { session: sessionOf('an'), kind: 'rental', home: 'flat', locale: 'nl', email, rhythm: 'week' },
      });
      const days = Array.from({ length: 7 }, (_, at) => addDays('2026-11-09', at));
      await store([
        ...days.map((day) => ({
          sql: 'INSERT OR REPLACE INTO interest_days (day, closed_at) VALUES (?, ?)',
          params: [day, NOW],
        })),
        { sql: "UPDATE seller_windows SET mailed_on = '2026-11-09' WHERE site_id = ?", params: [siteId] },
        {
          sql: "INSERT INTO home_days (site_id, kind, home_id, day, opened) VALUES (?, 'rental', 'flat', '2026-11-10', 9)",
          params: [siteId],
        },
      ]);
      await queueSellerMails(env.DB, new Date(NOW));
      return [token, ...(await mailed(email, 'verkoper', secret))];
    },
    opens: (token, siteId) => opens('openSellerPage', { siteId, body: { token } }),
  },
  valuation: {
    give: async (siteId, secret) => {
      await call('askValuation', FIRST, { siteId, body: aValuationRequest });
      return mailed(aValuationRequest.email, 'waardebepaling/intrekken', secret);
    },
    opens: (token, siteId) => opens('withdrawValuation', { siteId, token }),
  },
  calendar: {
    // The first address, and the calendar's address issued under the other secret.
    give: async (siteId, secret) => {
      const body = { kind: 'unit', id: 'flat', renew: false };
      const first = await call<CalendarAddress>('makeCalendar', FIRST, { siteId, body });
      const again = await call<CalendarAddress>('makeCalendar', secret, { siteId, body });
      return [tokenOf(first), tokenOf(again)];
    },
    opens: (token, siteId) => opens('getCalendar', { siteId, token }),
  },
  staff: {
    give: async (siteId, secret) => {
      const email = 'an@agency.test';
      await call('putStaff', FIRST, { siteId, body: { name: 'An Smet', email, sees: 'all' } });
      const body = { email, browser: BROWSER, sender: null, locale: 'nl' };
      await call('askStaffSignIn', FIRST, { siteId, body });
      return mailed(email, '[a-z/-]+', secret);
    },
    opens: (token, siteId) =>
      opens('openStaffSession', { siteId, body: { token, browser: BROWSER, device: 'Firefox' } }),
  },
  contract: {
    give: async (_siteId, secret) => [
      (await (await contract('/contract-link', secret)).json<{ path: string }>()).path,
    ],
    opens: async (path) => (await contract(path, LAST)).ok,
    ends: 'it is for an hour, and whoever has a token asks for another',
  },
  lead: {
    give: async (siteId, secret) => {
      const { secret: key, statements } = newKey(siteId, secret, new Date(NOW));
      await store(statements);
      return [key];
    },
    opens: async (key, siteId) => (await secretsOf(env.DB, siteId, LAST, new Date(NOW))).includes(key),
    ends: 'a key is not stored: the operator makes another',
  },
  erasure: {
    give: async (siteId, secret) => {
      const email = `els@${siteId}.be`;
      await call('erasePerson', secret, { body: { email } });
      return [email];
    },
    opens: async (email) =>
      (await call<FoundPerson>('findPerson', LAST, { body: { email } })).erasures.length > 0,
    ends: 'nobody can be named by the record of an erasure',
  },
};

describe('tokens keep working after two rotations of the secret', () => {
  it.each(Object.entries(KINDS))('%s', async (_kind, kind) => {
    for (const secret of SECRETS) {
      await env.DB.prepare('DELETE FROM outbox').run();
      const siteId = await anAgencyOfAll();
      const given = await kind.give(siteId, secret);
      expect(given.length).toBeGreaterThan(0);
      const survives = kind.ends === undefined || secret === LAST;
      for (const token of new Set(given)) {
        expect([SECRETS.indexOf(secret), token, await kind.opens(token, siteId)]).toEqual([
          SECRETS.indexOf(secret),
          token,
          survives,
        ]);
      }
    }
  });

  it('also links of every action mailed to an agency, each valid at its time', async () => {
    // Other agencies' stays would lapse too.
    for (const table of ['outbox', 'stays']) await env.DB.prepare(`DELETE FROM ${table}`).run();
    const siteId = await anAgencyOfAll();
    const actions = new Set<string>();
    for (const { token, now } of await answerLinks(siteId, FIRST)) {
      const { deed: action } = await call<AnswerLink>('showAnswerLink', LAST, { siteId, token, now });
      actions.add(action);
    }
    expect([...actions].toSorted()).toEqual([...ANSWER_ACTIONS].toSorted());
  });

  it('until a calendar is renewed: then every earlier address stops working', async () => {
    const siteId = await anAgencyOfAll();
    const [first = '', again = ''] = await KINDS.calendar.give(siteId, LAST);
    const body = { kind: 'unit', id: 'flat', renew: true };
    await call<CalendarAddress>('makeCalendar', LAST, { siteId, body });
    for (const token of [first, again]) expect(await KINDS.calendar.opens(token, siteId)).toBe(false);
  });
});
