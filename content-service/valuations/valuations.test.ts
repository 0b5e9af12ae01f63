import { env, exports } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { siteStatements } from '../intake/index.ts';
import type { Mail } from '../mail/mail.ts';
import { callAt } from '../testing/agenda.ts';
import { answerOf } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { aKey, aValuationRequest, mailsDue, postOnce, rowsOf } from '../testing/messages.ts';
import { store } from '../testing/store.ts';

const OFFICE = 'office@agency.test';
const VISITOR = aValuationRequest.email;

const agency = (id: string) => {
  return siteStatements(
    aSite(id, {
      name: 'Kust & Zee',
      locales: [...LOCALES],
      settings: { contact: { email: OFFICE, phone: '050 55 12 80' } },
    }),
  );
};

beforeAll(() => store(agency('coast'), agency('other'), siteStatements(aSite('mute'))));
beforeEach(async () => {
  await env.DB.exec('DELETE FROM outbox');
  await env.DB.exec('DELETE FROM valuations');
});

const path = (site: string) => `/sites/${site}/valuation-requests`;
/** Mails stay in the outbox until a test sends them. */
const later = async (): Promise<void> => {};
const ask = async (changes: object = {}, site = 'coast') => {
  const body = { ...aValuationRequest, ...changes };
  const now = new Date().toISOString();
  return callAt('askValuation', { now, params: { siteId: site }, body, deliver: later });
};

/** Sends all due mails and returns them. */
async function sent(): Promise<readonly Mail[]> {
  const mails = await mailsDue(Date.now() + 60_000);
  return mails;
}

const to = (mails: readonly Mail[], address: string): Mail => {
  const [mail, ...others] = mails.filter((one) => one.to === address);
  if (mail === undefined || others.length > 0) throw new Error(`mails to ${address}: ${mails.length}`);
  return mail;
};

const LINK = /https:\/\/coast\.test\/nl\/waardebepaling\/intrekken\/([\w-]{43})/;
const tokenIn = ({ text }: Mail): string => LINK.exec(text)?.[1] ?? '';
const door = (method: string, token: string, site = 'coast'): Promise<Response> =>
  exports.SiteDoor.fetch(`http://content.test${path(site)}/${token}`, { method });
const states = async () => (await rowsOf<{ state: string }>('valuations', 'coast')).map(({ state }) => state);

describe('a request to value a home', () => {
  it('is stored once per key, with both its mails', async () => {
    const key = aKey();
    const [one, two] = [
      await answerOf(await postOnce(path('coast'), aValuationRequest, key)),
      await answerOf(await postOnce(path('coast'), aValuationRequest, key)),
    ];
    expect(one).toEqual(two);
    expect(one).toMatchObject({
      status: 202,
      body: { reference: expect.stringMatching(/^[2-9A-HJ-NP-Z]{6}$/) },
    });
    const [row, ...others] = await rowsOf<{ doc: string }>('valuations', 'coast');
    expect(others).toEqual([]);
    expect(JSON.parse(row?.doc ?? '')).toEqual(aValuationRequest);
    const kinds = (await rowsOf('outbox', 'coast')).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['valuation-notice', 'valuation-receipt']);
  });

  it.each([
    ['no address', { address: ' ' }, 'address'],
    ['an address of many lines, cut at none', { address: 'a'.repeat(161) }, 'address'],
    ['no kind', { kind: undefined }, 'kind'],
    ['another kind', { kind: 'castle' }, 'kind'],
    ['no way to reach', { email: undefined, phone: undefined }, 'reach'],
    ['half an address', { email: 'an@' }, 'email'],
    ['half a number', { phone: '0478 22' }, 'phone'],
    ['words for a number', { phone: 'bel mij maar op' }, 'phone'],
    ['no area', { area: 0 }, 'area'],
    ['a year to come by far', { year: 9999 }, 'year'],
    ['bedrooms that nobody asked for', { bedrooms: '12' }, 'bedrooms'],
    ['an unknown label', { epc: 'Z' }, 'epc'],
    ['a field of nobody', { price: 1 }, 'price'],
  ])('is refused with %s', async (_what, changes, field) => {
    const { status, body } = await answerOf(
      await postOnce(path('coast'), { ...aValuationRequest, ...changes }),
    );
    expect(status).toBe(400);
    expect(Object.keys((body as { error: { fields: object } }).error.fields)).toContain(field);
    expect(await rowsOf('valuations', 'coast')).toEqual([]);
  });

  it('needs only an address, a kind and a phone number', async () => {
    const { address, kind, phone, locale } = aValuationRequest;
    expect((await postOnce(path('coast'), { address, kind, phone, locale })).status).toBe(202);
    // Without an e-mail address there is no receipt.
    expect((await rowsOf('outbox', 'coast')).map(({ kind: mail }) => mail)).toEqual(['valuation-notice']);
  });

  it('is stored when the agency has no address', async () => {
    expect((await ask({}, 'mute')).error).toBeNull();
    expect((await rowsOf('outbox', 'mute')).map(({ kind }) => kind)).toEqual(['valuation-receipt']);
  });

  it('is limited per sender, by address or by phone number in any format', async () => {
    const { address, kind, locale } = aValuationRequest;
    for (let i = 0; i < 10; i++) {
      const body = { address, kind, locale, phone: i % 2 === 0 ? '0478 22 12 34' : '0478/22.12.34' };
      expect((await postOnce(path('coast'), body)).status).toBe(202);
    }
    const refused = await answerOf(
      await postOnce(path('coast'), { address, kind, locale, phone: '(0478) 221234' }),
    );
    expect(refused).toMatchObject({ status: 429, body: { error: { fields: { reach: 'too_many' } } } });
    expect((await ask()).error).toBeNull();
  });

  it('sends at most three receipts a day to an address', async () => {
    for (let i = 0; i < 5; i++) await ask({ email: VISITOR });
    const kinds = (await rowsOf('outbox', 'coast')).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'valuation-receipt')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'valuation-notice')).toHaveLength(5);
  });
});

describe('its mails', () => {
  it('give the agency all data, and replies go to the visitor', async () => {
    await ask();
    const mail = to(await sent(), OFFICE);
    expect(mail.replyTo).toEqual({ email: VISITOR });
    expect(mail.subject).toMatch(/^Waardebepaling gevraagd: huis, [2-9A-Z]{6}$/);
    for (const words of [
      'Elizabetlaan 41, 8300 Knokke',
      '1.850 m²',
      '5 of meer',
      'Weet het niet',
      '0478 22 12 34',
      'Na 18 uur',
      'De garage staat apart.',
    ]) {
      expect([words, mail.text.includes(words), mail.html.includes(words)]).toEqual([words, true, true]);
    }
  });

  it('ask the agency to call when there is no address to reply to', async () => {
    await ask({ email: undefined });
    const mail = to(await sent(), OFFICE);
    expect(mail.replyTo).toEqual({ email: OFFICE, name: 'Kust & Zee' });
    expect(mail.text).toContain('bel het nummer hierboven');
  });

  it.each(LOCALES)('acknowledge in %s, without anything that was typed', async (locale) => {
    await ask({ locale });
    const mail = to(await sent(), VISITOR);
    expect(mail.html).toContain(`<html lang="${locale}">`);
    expect(mail.text).not.toMatch(/Elizabetlaan|Peeters|0478|garage|undefined|null/);
    expect(mail.text).toContain('050 55 12 80');
    expect(mail.text).toMatch(new RegExp(`https://coast\\.test/${locale}/[a-z/]+/[\\w-]{43}`));
  });
});

describe('the withdrawal link', () => {
  const asked = async (): Promise<string> => {
    await ask();
    return tokenIn(to(await sent(), VISITOR));
  };

  it('changes nothing when opened', async () => {
    const token = await asked();
    const before = JSON.stringify([await rowsOf('valuations', 'coast'), await rowsOf('outbox', 'coast')]);
    for (const method of ['GET', 'HEAD', 'GET']) expect((await door(method, token)).status).toBe(200);
    const seen = await (await door('GET', token)).json();
    expect(Object.keys(seen as object).toSorted()).toEqual(['reference', 'state']);
    const after = JSON.stringify([await rowsOf('valuations', 'coast'), await rowsOf('outbox', 'coast')]);
    expect(after).toBe(before);
  });

  it('deletes the answers, informs the agency once, and gives the same answer again', async () => {
    const token = await asked();
    const both = await Promise.all([door('DELETE', token), door('DELETE', token)]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect((await door('DELETE', token)).status).toBe(204);
    const [row] = await rowsOf('valuations', 'coast');
    expect(row).toMatchObject({ state: 'withdrawn', doc: '{}', sender_key: '' });
    expect(await (await door('GET', token)).json()).toMatchObject({ state: 'withdrawn' });
    const mails = await rowsOf<{ kind: string }>('outbox', 'coast');
    expect(mails.filter(({ kind }) => kind === 'valuation-withdrawn')).toHaveLength(1);
  });

  it('does not work at another agency, altered, or by its hash', async () => {
    const token = await asked();
    const [{ hash } = { hash: '' }] = await rowsOf<{ hash: string }>('valuation_links', 'coast');
    const altered = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    expect(hash).not.toContain(token);
    for (const [site, wrong] of [
      ['other', token],
      ['coast', altered],
      ['coast', hash.slice(0, 43)],
    ] as const) {
      expect((await door('GET', wrong, site)).status).toBe(404);
      expect((await door('DELETE', wrong, site)).status).toBe(404);
    }
    expect(await states()).toEqual(['asked']);
  });

  it('sends no withdrawal mail for a request that was never announced', async () => {
    await ask();
    // The receipt was sent, the notice not yet.
    await env.DB.prepare("UPDATE outbox SET next_attempt_at = '9' WHERE kind = 'valuation-notice'").run();
    const token = tokenIn(to(await sent(), VISITOR));
    const now = new Date().toISOString();
    await callAt('withdrawValuation', { now, params: { siteId: 'coast', token }, deliver: later });
    await env.DB.prepare("UPDATE outbox SET next_attempt_at = '2026' WHERE state = 'due'").run();
    expect((await sent()).filter((mail) => mail.to === OFFICE)).toEqual([]);
  });
});
