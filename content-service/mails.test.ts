import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Rhythm } from '#domain/forms/rhythm.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import type { Site } from '#wire/site.ts';
import {
  confirmStatements,
  endStatement,
  newSubscriptionStatements,
  pauseStatement,
} from './alerts/subscriptions.ts';
import { submissionStatement } from './contact/submissions.ts';
import { estateStatements, rentalUnitStatements, siteStatements } from './intake/index.ts';
import type { Mail } from './mail/mail.ts';
import { type OutboxMail, outboxStatement } from './mail/outbox.ts';
import { prepare } from './platform/db/prepare.ts';
import { newSeed, tokenFor } from './platform/tokens.ts';
import { aCity, anEstate, aSite } from './testing/fixtures.ts';
import { aContactRequest, aRecommendation, aSubscription, mailsDue } from './testing/messages.ts';
import { aRentalUnit } from './testing/rentals.ts';
import { store } from './testing/store.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const ORIGIN = 'https://coast.test';
const SITE: Site = aSite('coast', {
  locales: [...LOCALES],
  name: 'Kust & Zee',
  settings: { hiddenStatus: [8], contact: { email: 'office@agency.test' } },
  theme: { ...aSite('coast').theme, accent: ['#0c5d74', '#7fcad8'] },
});

const names = (nl: string) => ({ nl, fr: `${nl} (fr)`, en: `${nl} (en)`, de: `${nl} (de)` });
const VILLA = anEstate(
  1,
  {
    subType: { id: 31, name: names('Villa') },
    transaction: { id: 1, name: names('Te koop') },
    price: { value: 495_000 },
    reference: 'V-1',
    address: aCity(1201, '8300', 'Knokke', 51.35, 3.28),
  },
  { pictures: [{ file: 'villa-1', index: 0 }] },
);
const HIDDEN = anEstate(2, {
  subType: { id: 4, name: names('Flat') },
  address: { ...aCity(1201, '8300', 'Knokke', 51.35, 3.28), visible: false },
  price: { value: -1 },
});
const RENTED_OUT = anEstate(3, { transaction: { id: 6 } });
const SHY = anEstate(4, { transaction: { id: 8 } });

beforeAll(() =>
  store(
    siteStatements(SITE),
    ...[VILLA, HIDDEN, RENTED_OUT, SHY].map((estate) => estateStatements('coast', estate)),
  ),
);

/** Queues and sends a mail; returns what the mail service got. */
const delivered = async (recipient: string, mail: OutboxMail): Promise<Mail[]> => {
  const id = crypto.randomUUID();
  await prepare(env.DB, outboxStatement({ siteId: 'coast', id, recipient, mail }, NOW)).run();
  const mails = await mailsDue(NOW);
  return mails;
};

const only = (mails: readonly Mail[]): Mail => {
  const [mail, ...others] = mails;
  if (mail === undefined || others.length > 0) throw new Error(`${mails.length} mails`);
  return mail;
};

const contact = async (kind: 'contact-notice' | 'contact-receipt', changes: object = {}): Promise<Mail> => {
  const submissionId = crypto.randomUUID();
  const doc = { ...aContactRequest, ...changes };
  await prepare(env.DB, submissionStatement('coast', submissionId, { kind: 'contact', doc }, NOW)).run();
  return only(await delivered('rep@agency.test', { kind, data: { submissionId, origin: ORIGIN } }));
};

let friends = 0;
const friend = async (changes: object = {}): Promise<Mail[]> => {
  const submissionId = crypto.randomUUID();
  const n = ++friends;
  const doc = { ...aRecommendation, recipient: { email: `f${n}@example.be` }, ...changes };
  await prepare(env.DB, submissionStatement('coast', submissionId, { kind: 'friend', doc }, NOW)).run();
  return delivered(`f${n}@example.be`, { kind: 'friend', data: { submissionId, origin: ORIGIN } });
};

const subscription = async (locale: Locale = 'nl', confirmed = true, rhythm: Rhythm = 'daily') => {
  const [id, seed] = [crypto.randomUUID(), newSeed()];
  const request = {
    ...aSubscription,
    email: `${id}@example.be`,
    locale,
    criteria: { city: ['1201'] },
    rhythm,
  };
  await store(
    newSubscriptionStatements({ siteId: 'coast', id, request, origin: ORIGIN, seed, tokens: [] }, NOW),
    confirmed ? confirmStatements('coast', id, NOW) : [],
  );
  const token = (purpose: 'confirm' | 'manage' | 'unsubscribe') =>
    tokenFor({ siteId: 'coast', purpose, seed }, env.TOKEN_SECRET);
  return { id, token };
};

/** The villa's price was lowered just now. */
const lowerFrom = (before: number) =>
  store([
    {
      sql: "INSERT OR REPLACE INTO price_cuts VALUES ('coast', '1', ?, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))",
      params: [before],
    },
  ]);

const fresh = (estateId: string) => ({ estateId, kind: 'new', before: null }) as const;
const digestMails = (subscriptionId: string, estates: readonly object[], others = 0): Promise<Mail[]> =>
  delivered('an@example.be', {
    kind: 'digest',
    data: { subscriptionId, seen: 0, estates, others },
  } as unknown as OutboxMail);

describe('a contact request to the agency', () => {
  it('contains visitor, message and estate, and replies go to the visitor', async () => {
    const mail = await contact('contact-notice', { kind: 'estate', estateId: '1', phone: '0470 12 34 56' });
    expect(mail).toMatchObject({
      from: { email: 'mail@gevel.example', name: 'Kust & Zee' },
      to: 'rep@agency.test',
      replyTo: { email: 'an@example.be' },
      subject: 'Te beantwoorden: Villa, te koop, Knokkestraat 12, 8300 Knokke',
    });
    for (const part of [mail.html, mail.text]) {
      for (const text of [aContactRequest.message, '0470 12 34 56', 'V-1', `${ORIGIN}/nl/aanbod/1`]) {
        expect(part).toContain(text);
      }
    }
  });

  it('shows what was typed as text', async () => {
    const mail = await contact('contact-notice', { message: '<script>alert(1)</script>\n\n& dag' });
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail.html).not.toContain('<script');
    expect(mail.text).toContain('> <script>alert(1)</script>\n>\n> & dag');
  });

  it.each(['An\r\nBcc: all@example.be', 'An\u2028Bcc: x', 'An"<x@example.be>,'])(
    'lets no name into a header: %j',
    async (firstname) => {
      const mail = await contact('contact-notice', { firstname });
      const headers = [mail.subject, ...Object.values(mail.headers), ...Object.values(mail.from)];
      for (const header of headers) expect(header).not.toMatch(/Bcc|[\p{Cc}\u2028\u2029]/u);
      expect(mail.replyTo).toEqual({ email: 'an@example.be' });
    },
  );

  it('writes an internationalised domain in ASCII', async () => {
    const mail = await contact('contact-notice', { email: 'an@müller.example' });
    expect(mail.replyTo?.email).toBe('an@xn--mller-kva.example');
  });

  it('shows its holiday rental', async () => {
    await store(
      rentalUnitStatements('coast', aRentalUnit('sea-1', { building: { rentalName: 'Zeebries' } })),
    );
    const mail = await contact('contact-notice', { kind: 'rental', rentalUnitId: 'sea-1' });
    expect(mail.subject).toBe('Te beantwoorden: Zeebries');
    expect(mail.text).toContain(`${ORIGIN}/nl/vakantie/sea-1`);
  });

  it('contains no hidden address', async () => {
    const mail = await contact('contact-notice', { kind: 'estate', estateId: '2' });
    expect(mail.html + mail.text).not.toContain('Knokkestraat');
    expect(mail.text).toContain('8300 Knokke');
  });
});

describe('a receipt', () => {
  it('repeats nothing that a stranger could have typed', async () => {
    const mail = await contact('contact-receipt', { firstname: 'shop.example', message: 'Koop nu' });
    expect(mail.html + mail.text).not.toMatch(/shop\.example|Koop nu/);
    expect(mail.replyTo).toEqual({ email: 'office@agency.test', name: 'Kust & Zee' });
  });

  it.each(LOCALES)('is written in %s', async (locale) => {
    const mail = await contact('contact-receipt', { kind: 'estate', estateId: '1', locale });
    expect(mail.html).toContain(`<html lang="${locale}">`);
    expect(mail.text).toContain(`${ORIGIN}/${locale}/`);
  });
});

describe('the look of a mail', () => {
  it('is the agency’s, in light and, where style sheets are supported, in dark', async () => {
    const { html } = await contact('contact-receipt', { kind: 'estate', estateId: '1' });
    const [head = '', body = ''] = html.split('</head>');
    expect(head).toContain('.accent { color: #7fcad8 !important; }');
    expect(body).toContain('color:#0c5d74');
    expect(body).not.toContain('#7fcad8');
    // Characters that React escapes would break a style sheet.
    expect(head.split('<style>')[1]?.split('</style>')[0]).not.toMatch(/[&"'<>]/);
  });

  it('makes photo and title one link to the estate', async () => {
    const { html } = await contact('contact-receipt', { kind: 'estate', estateId: '1' });
    const links =
      html.match(/<a [\s\S]*?<\/a>/g)?.filter((link) => link.includes(`${ORIGIN}/nl/aanbod/1`)) ?? [];
    expect(links).toHaveLength(1);
    expect(links[0]).toContain(`${ORIGIN}/media/social/villa-1.jpg`);
    expect(links[0]).toContain('Villa, te koop');
  });
});

it('a text in French has a space before each colon, which does not break', async () => {
  const { id } = await subscription('fr');
  const { text } = only(await digestMails(id, [fresh('1')], 2));
  expect(text).toContain('Se désinscrire\u00a0:\nhttps://');
  expect(text).not.toMatch(/\p{L}:\s/u);
});

describe('a recommendation', () => {
  it('shows the estate with texts of the agency only, and replies go to the agency', async () => {
    const mail = only(await friend());
    expect(mail.subject).toBe('Een pand bij Kust & Zee, voor u doorgestuurd');
    expect(mail.replyTo).toEqual({ email: 'office@agency.test', name: 'Kust & Zee' });
    expect(mail.text).toContain('€ 495.000');
    expect(mail.html).toContain('#0c5d74');
    expect(mail.html).toContain(`${ORIGIN}/media/social/villa-1.jpg`);
  });

  it('links only to the site', async () => {
    const mail = only(await friend());
    const links = [...`${mail.html} ${mail.text}`.matchAll(/https?:\/\/[^/\s"<]+/g)].map(([link]) => link);
    expect(new Set(links)).toEqual(new Set([ORIGIN]));
  });
});

describe('a request to confirm', () => {
  it('contains only the confirmation token', async () => {
    const { id, token } = await subscription('fr', false);
    const mail = only(await delivered('an@example.be', { kind: 'confirm', data: { subscriptionId: id } }));
    expect(mail.subject).toBe('Confirmez votre inscription');
    expect(mail.text).toContain(`${ORIGIN}/fr/tenez-moi-informe/confirmer/${token('confirm')}`);
    expect(mail.html).not.toContain(token('manage'));
    expect(mail.headers).toEqual({});
  });

  it('is not sent once it is confirmed', async () => {
    const { id } = await subscription();
    expect(await delivered('an@example.be', { kind: 'confirm', data: { subscriptionId: id } })).toEqual([]);
  });
});

describe('the mail of a confirmed alert', () => {
  it.each(LOCALES)('has links to change, pause and end it, in %s', async (locale) => {
    const { id, token } = await subscription(locale);
    const mail = only(await delivered('an@example.be', { kind: 'alert-on', data: { subscriptionId: id } }));
    for (const [screen, purpose] of [
      ['alerts', 'manage'],
      ['unsubscribe', 'unsubscribe'],
    ] as const) {
      const href = ORIGIN + pathTo(screen, locale, { token: token(purpose) });
      expect(mail.text).toContain(href);
      expect(mail.html).toContain(href);
    }
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.headers['List-Unsubscribe']).toContain(token('unsubscribe'));
  });

  it('is not sent for one that has ended', async () => {
    const { id } = await subscription();
    await store([endStatement('coast', id, NOW)]);
    expect(await delivered('an@example.be', { kind: 'alert-on', data: { subscriptionId: id } })).toEqual([]);
  });
});

describe('a digest', () => {
  it('is not sent once its subscription is paused, which later gets its contents again', async () => {
    const { id } = await subscription();
    await store([
      { sql: 'UPDATE subscriptions SET seen_event = 9 WHERE id = ?', params: [id] },
      pauseStatement('coast', id, '9999-12-31'),
    ]);
    const data = { subscriptionId: id, seen: 4, estates: [fresh('1')], others: 0 };
    expect(await delivered('an@example.be', { kind: 'digest', data })).toEqual([]);
    const { results } = await env.DB.prepare('SELECT seen_event FROM subscriptions WHERE id = ?')
      .bind(id)
      .all();
    expect(results).toEqual([{ seen_event: 4 }]);
  });

  it('lists new and cheaper homes, with one-click unsubscribe (RFC 8058)', async () => {
    const { id, token } = await subscription('en');
    await lowerFrom(520_000);
    const lowered = { estateId: '1', kind: 'price_lowered', before: 520_000 };
    const mail = only(await digestMails(id, [lowered, fresh('2')]));
    expect(mail.subject).toBe('1 new property, 1 lower price · Kust & Zee');
    expect(mail.text).toMatch(/€ 495\.000, lowered on \d+ \w+, was € 520\.000/);
    const unsubscribe = `${ORIGIN}/en/keep-me-informed/unsubscribe/${token('unsubscribe')}`;
    expect(mail.headers).toEqual({
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail.text).toContain(unsubscribe);
    expect(mail.text).toContain(`${ORIGIN}/en/keep-me-informed/all/${token('manage')}`);
  });

  it.each([
    ['nl', /^Nieuw: Villa.*8300 Knokke.*, en nog 1 pand$/, 'binnen een kwartier', 'op donderdagochtend'],
    ['fr', /^Nouveau\s: Villa.*8300 Knokke.*, et 1 autre bien$/, 'dans le quart d’heure', 'le jeudi matin'],
    ['en', /^New: Villa.*8300 Knokke.*, and 1 other$/, 'within a quarter of an hour', 'on Thursday morning'],
    [
      'de',
      /^Neu: Villa.*8300 Knokke.*, und 1 weitere Immobilie$/,
      'innerhalb einer Viertelstunde',
      'am Donnerstagmorgen',
    ],
  ] as const)(
    'names a home at once, and says in %s how often its reader hears',
    async (locale, named, soon, weekly) => {
      const atOnce = await subscription(locale, true, 'at_once');
      const data = {
        subscriptionId: atOnce.id,
        seen: 0,
        estates: [fresh('1'), fresh('2')],
        others: 0,
        atOnce: true as const,
      };
      const mail = only(await delivered('an@example.be', { kind: 'digest', data }));
      expect(mail.subject).toMatch(named);
      expect(mail.text).toContain(soon);
      const { id } = await subscription(locale, true, 'weekly');
      expect(only(await digestMails(id, [fresh('1')])).text).toContain(weekly);
      const on = { kind: 'alert-on', data: { subscriptionId: id } } as const;
      expect(only(await delivered('an@example.be', on)).text).toContain(weekly);
      const pending = await subscription(locale, false, 'weekly');
      const confirm = { kind: 'confirm', data: { subscriptionId: pending.id } } as const;
      expect(only(await delivered('an@example.be', confirm)).text).toContain(weekly);
    },
  );

  it('never shows homes that are let, hidden or gone, and is not sent without others', async () => {
    const { id } = await subscription();
    expect(await digestMails(id, [fresh('3'), fresh('4'), fresh('99')])).toEqual([]);
    const mail = only(await digestMails(id, [fresh('3'), fresh('1')]));
    expect(mail.subject).toBe('1 nieuw pand · Kust & Zee');
    expect(mail.text).not.toContain('/nl/aanbod/3');
  });

  it('does not show a price as lowered that has gone up again', async () => {
    const { id } = await subscription();
    await lowerFrom(490_000);
    expect(await digestMails(id, [{ estateId: '1', kind: 'price_lowered', before: 490_000 }])).toEqual([]);
  });

  it('links to the search for the homes that it does not show', async () => {
    const { id } = await subscription();
    const mail = only(await digestMails(id, [fresh('1')], 4));
    expect(mail.text).toContain(`En nog 4 panden:\n${ORIGIN}/nl/aanbod?city=1201`);
  });

  it('is not sent to an ended subscription', async () => {
    const { id } = await subscription();
    await env.DB.prepare("UPDATE subscriptions SET state = 'ended' WHERE id = ?").bind(id).run();
    expect(await digestMails(id, [fresh('1')])).toEqual([]);
  });

  it.each(LOCALES)('is written in %s throughout', async (locale) => {
    const { id } = await subscription(locale);
    const mail = only(await digestMails(id, [fresh('1'), fresh('2')], 1));
    expect(mail.text).not.toMatch(/undefined|null|\[object/);
    expect(mail.html).toContain(`lang="${locale}"`);
  });
});
