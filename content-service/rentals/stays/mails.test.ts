import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { StayRequest } from '#wire/stay-reservation.ts';
import { rentalUnitStatements, siteStatements } from '../../intake/index.ts';
import type { Mail } from '../../mail/mail.ts';
import { type OutboxMail, outboxStatement } from '../../mail/outbox.ts';
import { sweep } from '../../sweep.ts';
import { callAt } from '../../testing/agenda.ts';
import { mailsDue, rowsOf } from '../../testing/messages.ts';
import { aRentalSite, aRentalUnit, aStay } from '../../testing/rentals.ts';
import { store } from '../../testing/store.ts';
import { lapseStays } from './lapse.ts';
import { stayStatement } from './stays.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY = 86_400_000;
const ORIGIN = 'https://coast.test';
const unit = aRentalUnit('7001', {
  building: { name: 'Residentie Astrid', rentalName: 'Zeebries' },
  city: { id: 1, zip: '8301', name: { nl: 'Duinbergen' } },
});

beforeAll(() =>
  store(
    siteStatements(aRentalSite('coast', { locales: [...LOCALES], name: 'Kust & Zee' })),
    rentalUnitStatements('coast', { ...unit, photos: [{ original: 'sea-1' }] }),
  ),
);
beforeEach(async () => {
  await env.DB.batch([env.DB.prepare('DELETE FROM stays'), env.DB.prepare('DELETE FROM outbox')]);
});

const asked = async (
  changes: Partial<StayRequest> = {},
  id: string = crypto.randomUUID(),
): Promise<string> => {
  const request: StayRequest = {
    ...aStay,
    rentalUnitId: '7001',
    from: '2027-07-03',
    to: '2027-07-10',
    phone: '0470 12 34 56',
    message: 'Is er een kinderbed?',
    ...changes,
    agreementIds: ['conditions'],
  };
  const breakdown = {
    nights: 7,
    stay: 1_295,
    cleaning: 95,
    touristTax: 52.5,
    extras: [],
    total: 1_442.5,
    deposit: 300,
  };
  const agreements = [{ id: 'conditions', title: 'Huurvoorwaarden' }];
  const stay = { request, breakdown, agreements, keptUntil: '2026-11-28', origin: ORIGIN };
  await store([stayStatement({ siteId: 'coast', id, ...stay }, NOW)]);
  return id;
};

const delivered = async (now = NOW): Promise<Mail[]> => {
  const mails = await mailsDue(now);
  return mails;
};

const mailed = async (kind: OutboxMail['kind'], stayId: string): Promise<Mail[]> => {
  const mail = { kind, data: { stayId } } as OutboxMail;
  await store([
    outboxStatement({ siteId: 'coast', id: crypto.randomUUID(), recipient: 'an@example.be', mail }, NOW),
  ]);
  return delivered();
};

const only = (mails: readonly Mail[]): Mail => {
  const [mail, ...others] = mails;
  if (mail === undefined || others.length > 0) throw new Error(`${mails.length} mails`);
  return mail;
};

const setState = (state: string) => env.DB.prepare('UPDATE stays SET state = ?').bind(state).run();

describe('the receipt of a stay', () => {
  it('contains the days, the price and the next steps', async () => {
    const mail = only(await mailed('stay-receipt', await asked()));
    expect(mail.subject).toBe('Aangevraagd: Zeebries, 3–10 juli 2027');
    expect(mail.replyTo?.email).toBe('office@coast.test');
    for (const text of [
      'Aankomst: zaterdag 3 juli 2027',
      'Vertrek: zaterdag 10 juli 2027',
      'Personen: 2',
      'Huur, 7 nachten: € 1.295',
      'Schoonmaak: € 95',
      'Verblijfstaks: € 52,50',
      'Totaal: € 1.442,50',
      'Waarborg, apart: € 300',
      'uiterlijk zaterdag 28 november 2026',
      `${ORIGIN}/nl/vakantie/7001`,
    ]) {
      expect(mail.text).toContain(text);
    }
    expect(mail.html).toContain(`${ORIGIN}/media/social/sea-1.jpg`);
    // A long word must not make the mail wider than a phone.
    expect(mail.html).toMatch(/<body[^>]*>.*?<table[^>]* style="[^"]*overflow-wrap:anywhere/);
  });

  it('repeats nothing that a stranger could have typed', async () => {
    const mail = only(
      await mailed('stay-receipt', await asked({ firstname: 'shop.example', message: 'Koop nu' })),
    );
    expect(mail.html + mail.text).not.toMatch(/shop\.example|Koop nu/);
  });

  it.each(LOCALES)('and the notice are written in %s throughout', async (locale: Locale) => {
    const id = await asked({ locale });
    for (const mail of [only(await mailed('stay-receipt', id)), only(await mailed('stay-notice', id))]) {
      expect(mail.text).not.toMatch(/undefined|null|\[object/);
    }
    await setState('released');
    const lapsed = only(await mailed('stay-lapsed', id));
    expect(lapsed.html).toContain(`<html lang="${locale}">`);
    expect(lapsed.text).toContain(`${ORIGIN}/${locale}/`);
  });

  it('is not sent once the stay is released', async () => {
    const id = await asked();
    await setState('released');
    expect(await mailed('stay-receipt', id)).toEqual([]);
    expect(await mailed('stay-notice', id)).toEqual([]);
  });
});

/** Mails after the agency's answers to a request, in order. */
const answered = async (
  calls: readonly (readonly [id: string, word?: string])[],
  changes: Partial<StayRequest> = {},
): Promise<Mail[]> => {
  const id = await asked(changes);
  const mails: Mail[] = [];
  for (const [call, word] of calls) {
    const body = word === undefined ? {} : { word };
    const deliver = async () => {};
    const params = { siteId: 'coast', id };
    const { error } = await callAt(call, { now: NOW.toISOString(), params, body, deliver });
    expect(error).toBeNull();
    mails.push(...(await delivered()));
  }
  return mails;
};
const CONFIRM = 'confirmStayByHand';

describe('the agency’s answers', () => {
  it('confirmed: the details, the agency’s message, and its contact data', async () => {
    const word = 'Voorschot van € 400 op BE00.\n<b>Tot dan</b> & welkom';
    const mail = only(await answered([[CONFIRM, word]]));
    expect(mail).toMatchObject({
      to: 'an@example.be',
      subject: 'Bevestigd: Zeebries, 3–10 juli 2027',
      replyTo: { email: 'office@coast.test' },
    });
    for (const text of [
      'Aankomst: zaterdag 3 juli 2027',
      'Vertrek: zaterdag 10 juli 2027',
      'Huur, 7 nachten: € 1.295',
      'Totaal: € 1.442,50',
      'Aanvaard: Huurvoorwaarden',
      'Bericht van Kust & Zee\n\n> Voorschot van € 400 op BE00.\n> <b>Tot dan</b> & welkom',
      'E-mail: office@coast.test',
    ]) {
      expect(mail.text).toContain(text);
    }
    expect(mail.html).toContain('&lt;b&gt;Tot dan&lt;/b&gt; &amp; welkom');
    expect(mail.text).not.toMatch(/kinderbed|Peeters/);
  });

  it('declined: with the message, and the periods that are still free', async () => {
    const mail = only(await answered([['declineStay', 'We verbouwen die week.']]));
    expect(mail.subject).toBe('Gaat niet door: Zeebries, 3–10 juli 2027');
    expect(mail.text).toContain('> We verbouwen die week.');
    expect(mail.text).toContain(`Bekijk de vrije periodes:\n${ORIGIN}/nl/vakantie/7001`);
  });

  it('cancelled: after a confirmation, with a message of its own', async () => {
    const [confirmed, cancelled] = await answered([
      [CONFIRM, 'Tot dan.'],
      ['cancelStay', 'De lift is stuk.'],
    ]);
    expect(confirmed?.text).toContain('> Tot dan.');
    expect(cancelled?.subject).toBe('Geannuleerd: Zeebries, 3–10 juli 2027');
    expect(cancelled?.text).toContain('> De lift is stuk.');
    expect(cancelled?.text).not.toContain('Tot dan.');
  });

  it.each(LOCALES)('are written in %s throughout', async (locale: Locale) => {
    const mails = [
      ...(await answered([[CONFIRM], ['cancelStay', 'x']], { locale })),
      ...(await answered([['declineStay', 'x']], { locale })),
    ];
    expect(mails).toHaveLength(3);
    for (const mail of mails) {
      expect(mail.html).toContain(`<html lang="${locale}">`);
      expect(mail.text).toContain(`${ORIGIN}/${locale}/`);
      expect(mail.text).not.toMatch(/undefined|null|\[object|\{\{|stays\./);
    }
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(3);
  });

  it('are sent only while true: an outdated receipt, lapse or confirmation is not sent', async () => {
    const id = await asked();
    await callAt(CONFIRM, {
      now: NOW.toISOString(),
      params: { siteId: 'coast', id },
      body: {},
      deliver: async () => {},
    });
    expect((await mailed('stay-receipt', id)).map(({ subject }) => subject)).toEqual([
      'Bevestigd: Zeebries, 3–10 juli 2027',
    ]);
    expect(only(await mailed('stay-notice', id)).text).not.toContain('bezet tot u antwoordt');
    await callAt('cancelStay', {
      now: NOW.toISOString(),
      params: { siteId: 'coast', id },
      body: {},
      deliver: async () => {},
    });
    await delivered();
    expect(await mailed('stay-confirmed', id)).toEqual([]);
    expect(await mailed('stay-lapsed', id)).toEqual([]);
  });
});

describe('the notice to the agency', () => {
  it('has all data for a confirmation, and replies go to the visitor', async () => {
    const id = await asked();
    const mail = only(await mailed('stay-notice', id));
    expect(mail.subject).toBe('Te beantwoorden: Zeebries, 3–10 juli 2027');
    expect(mail.replyTo).toEqual({ email: 'an@example.be' });
    for (const text of ['0470 12 34 56', '> Is er een kinderbed?', 'Huurvoorwaarden', '€ 1.442,50']) {
      expect(mail.text).toContain(text);
    }
  });

  it('names it by the same short number as the visitor’s mail, and not by its id (decision 112)', async () => {
    const id = await asked();
    const mails = [only(await mailed('stay-notice', id)), only(await mailed('stay-receipt', id))];
    const rows = await rowsOf<{ subject_id: string; number: string }>('case_numbers', 'coast');
    const number = rows.find(({ subject_id }) => subject_id === id)?.number ?? 'none';
    for (const { text } of mails) {
      expect(text).toContain(`Nummer: ${number}\n`);
      expect(text).not.toContain(id);
    }
  });
});

describe('an unconfirmed request', () => {
  const later = (days: number) => new Date(NOW.getTime() + days * DAY);
  const states = async () => (await rowsOf('stays', 'coast')).map(({ state }) => state);

  it('lapses after its last day, frees its nights, and the visitor gets one mail', async () => {
    await asked();
    await lapseStays(env.DB, new Date('2026-11-28T23:59:59Z'));
    expect(await states()).toEqual(['requested']);
    await lapseStays(env.DB, new Date('2026-11-29T00:00:00Z'));
    await lapseStays(env.DB, later(9));
    expect(await states()).toEqual(['released']);
    expect(await rowsOf('stay_nights', 'coast')).toEqual([]);
    const announced = (await delivered(later(9))).toSorted((one, other) => one.to.localeCompare(other.to));
    expect(announced).toMatchObject([
      { to: 'an@example.be', subject: 'Aanvraag vervallen: Zeebries, 3–10 juli 2027' },
      { to: 'office@coast.test', subject: 'Vervallen: Zeebries, 3–10 juli 2027' },
    ]);
    expect(announced[0]?.text).toContain('3–10 juli 2027');
  });

  it('keeps one that was confirmed', async () => {
    await asked();
    await setState('confirmed');
    await lapseStays(env.DB, later(30));
    expect(await states()).toEqual(['confirmed']);
    expect(await rowsOf('outbox', 'coast')).toEqual([]);
  });

  it('sends no lapse mail when it is confirmed after all', async () => {
    await asked();
    await lapseStays(env.DB, later(9));
    await setState('confirmed');
    expect(await delivered(later(9))).toEqual([]);
    expect(await rowsOf('stay_nights', 'coast')).toHaveLength(7);
  });
});

it('deletes a stay after a year', async () => {
  await asked();
  await sweep(env.DB, new Date('2028-07-08T12:00:00Z'));
  expect(await rowsOf('stays', 'coast')).toHaveLength(1);
  await sweep(env.DB, new Date('2028-07-10T12:00:00Z'));
  expect(await rowsOf('stays', 'coast')).toEqual([]);
  expect(await rowsOf('stay_nights', 'coast')).toEqual([]);
});
