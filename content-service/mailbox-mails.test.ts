/** Mails that strangers, or one family, cause to a mailbox at several agencies, in two databases (decision 127). */
import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { agendaStatements } from './intake/index.ts';
import { countedMailbox, MOST_A_DAY } from './mail/mailbox.ts';
import { everyMinute } from './scheduled.ts';
import { anAgenda, anAppointment } from './testing/agenda.ts';
import { anEstate } from './testing/fixtures.ts';
import {
  aContactRequest,
  aKey,
  aRecommendation,
  aSubscription,
  aValuationRequest,
} from './testing/messages.ts';
import { call, one, run, sent, site, two, work } from './testing/two-databases.ts';

const AGENCIES = Array.from({ length: 10 }, (_, n) => `box-${n}`);
vi.spyOn(console, 'warn').mockImplementation(() => {});

/** Half of the agencies are in the directory, half in the second database. */
beforeAll(async () => {
  await applyD1Migrations(env.SECOND, env.MIGRATIONS);
  for (const [n, id] of AGENCIES.entries()) {
    const document = site(id, ['alerts', 'valuation']);
    const features = [...document.settings.features, 'agenda'];
    const body = { ...document, settings: { ...document.settings, features } };
    const put = await call('PUT', `/sites/${id}`, { body, bindings: n % 2 === 0 ? one : two });
    expect(put.status).toBe(200);
    const record = { estate: anEstate(1, {}) };
    expect((await call('PUT', `/sites/${id}/records/estate/1`, { body: record })).status).toBe(200);
    await run(n % 2 === 0 ? env.DB : env.SECOND, ...agendaStatements(id, anAgenda({ noticeHours: 1 })));
  }
});

beforeEach(async () => {
  sent.length = 0;
  await env.DB.exec('DELETE FROM mailbox_mails');
});

const ask = async (id: string, form: string, body: object): Promise<number> => {
  const headers = { 'Idempotency-Key': aKey() };
  const answer = await call('POST', `/sites/${id}/${form}`, { door: 'site', body, headers });
  return answer.status;
};
const mailsTo = (mailbox: string) => sent.filter(({ to }) => countedMailbox(String(to)) === mailbox);
const freeSlots = async (id: string): Promise<string[]> => {
  const { body } = await call('GET', `/sites/${id}/live-agenda/1`, { door: 'site' });
  return body.slots.filter(({ free }: { free: boolean }) => free).map(({ id: slot }: { id: string }) => slot);
};

/** Addresses of one mailbox, more than its mails of a day. */
const SPELLINGS = Array.from({ length: 24 }, (_, n) => {
  const dotted = n % 3 === 0 ? 'Vic.Tim' : n % 3 === 1 ? 'v.i.c.tim' : 'VICTIM';
  return `${dotted}${n === 0 ? '' : `+${n}`}@${n % 2 === 0 ? 'gmail.com' : 'Googlemail.com'}`;
});

describe('a mailbox (decision 127)', () => {
  it('gets its most of a day from strangers, at ten agencies and under many spellings', async () => {
    for (const [n, email] of SPELLINGS.entries()) {
      const at = (step: number) => AGENCIES[(n + step) % AGENCIES.length] ?? '';
      await ask(at(0), 'contact-requests', { ...aContactRequest, email });
      await ask(at(1), 'friend-recommendations', { ...aRecommendation, recipient: { email } });
      await ask(at(2), 'subscriptions', { ...aSubscription, email });
      await ask(at(3), 'valuation-requests', { ...aValuationRequest, email });
    }
    await everyMinute(two, new Date());
    await work(new Date());
    expect(mailsTo('victim@gmail.com')).toHaveLength(MOST_A_DAY.unconfirmed);
    // The agencies still hear of each request.
    expect(sent.filter(({ to }) => String(to).startsWith('office@')).length).toBeGreaterThan(45);
  });

  it('of a family that uses three agencies on one day gets all of its mails', async () => {
    const email = 'familie.peeters@example.be';
    let caused = 0;
    for (const id of AGENCIES.slice(0, 3)) {
      const [first = '', second = ''] = await freeSlots(id);
      const asked = [
        await ask(id, 'contact-requests', { ...aContactRequest, email }),
        await ask(id, 'contact-requests', { ...aContactRequest, email, message: 'En de kelder?' }),
        await ask(id, 'subscriptions', { ...aSubscription, email }),
        await ask(id, 'valuation-requests', { ...aValuationRequest, email }),
        await ask(id, 'live-agenda/reservation', anAppointment(first, { email })),
        await ask(id, 'live-agenda/reservation', anAppointment(second, { email })),
      ];
      expect(asked.filter((status) => status >= 300)).toEqual([]);
      caused += asked.length;
    }
    expect(mailsTo(email)).toHaveLength(caused);
  });
});
