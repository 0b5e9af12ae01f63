/** What each form becomes in each system, in four languages: the page docs/leads-in-systems.md (decision 168). */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { appointmentStatement } from '#content-service/appointments/statements.ts';
import { everyOne } from '#content-service/capabilities.ts';
import { siteStatements } from '#content-service/intake/index.ts';
import { leadText } from '#content-service/leads/lead-text.ts';
import type { AskedLead } from '#content-service/mail/lead-context.ts';
import { anAgency } from '#content-service/testing/agenda.ts';
import { aSite } from '#content-service/testing/fixtures.ts';
import { aContactRequest, aValuationRequest } from '#content-service/testing/messages.ts';
import { store } from '#content-service/testing/store.ts';
import type { Criteria } from '#domain/forms/criteria.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { Ask, AskRequest, FeedKind, VendorCard, VendorLead } from './kind.ts';
import { LOGIN } from './kinds/skarabee/testing/weblink.ts';
import { ACCOUNT, SETTINGS as ZABUN } from './kinds/zabun/testing/vendor.ts';
import { FEED_KINDS } from './kinds.ts';

const AT = '2026-11-23T10:00:00.000Z';
const START = Date.parse('2026-11-26T08:00:00Z');
const WRITERS = everyOne('leads');

/** A feed of each system that takes requests. */
const FEEDS: Readonly<Record<string, Pick<Ask, 'settings' | 'secrets' | 'account'>>> = {
  skarabee: { settings: {}, secrets: LOGIN, account: null },
  whise: {
    settings: { client: '12345', offices: ['31'], languages: ['nl-BE', 'fr-BE', 'en-GB'] },
    secrets: null,
    account: { username: 'gevel', password: 'geheim' },
  },
  zabun: { settings: ZABUN, secrets: null, account: ACCOUNT },
};

/** Stores the requests of a visitor who speaks the language of the agency; the site's id is returned. */
async function aSiteWithRequests(locale: Locale): Promise<string> {
  const site = `systems-${locale}`;
  const [contact, valuation] = [
    { ...aContactRequest, locale, phone: '0478 22 12 34' },
    { ...aValuationRequest, locale },
  ];
  const submission = (id: string, doc: object) => ({
    sql: "INSERT INTO submissions (site_id, id, kind, sender_key, created_at, doc) VALUES (?, ?, 'contact', 'k', ?, ?)",
    params: [site, id, AT, JSON.stringify(doc)],
  });
  const viewing = (id: string) =>
    appointmentStatement(
      {
        siteId: site,
        id,
        seed: `seed-${id}`,
        estateId: '1',
        agentId: id,
        slot: { start: START, end: START + 2_700_000, occupiedUntil: START + 3_600_000 },
        origin: 'https://www.agency.example',
        details: {
          firstname: 'Eva',
          lastname: 'Peeters',
          email: 'eva@example.be',
          phone: '+33 6 12 34 56 78',
          message: 'We komen met zijn tweeën.',
          locale,
          agent: { name: 'An Agent', phone: null, email: 'an@agency.test' },
        },
      },
      new Date(AT),
    );
  await store(
    anAgency(site),
    siteStatements(
      aSite(site, {
        defaultLocale: locale,
        locales: [locale],
        settings: { features: ['agenda', 'valuation'] },
      }),
    ),
    [
      submission('home', { ...contact, kind: 'estate', estateId: '1' }),
      submission('call', { ...contact, kind: 'estate', estateId: '1', callBack: 'noon' }),
      submission('general', contact),
      viewing('booked'),
      viewing('cancelled'),
      {
        sql:
          'INSERT INTO subscriptions (site_id, id, state, email, email_key, name, locale, criteria, origin, seed, created_at) ' +
          "VALUES (?, 'alert', 'active', 'an@example.be', 'k', 'An Peeters', ?, ?, 'https://www.agency.example', 'seed', ?)",
        params: [site, locale, JSON.stringify(CRITERIA), AT],
      },
      {
        sql:
          'INSERT INTO search_cards (site_id, subscription_id, email_key, feed, system, words, locale, agreed_at, queued_at) ' +
          "VALUES (?, 'alert', 'k', 'feed', 'Zabun', 'In Zabun.', ?, ?, ?)",
        params: [site, locale, AT, AT],
      },
      {
        sql: "UPDATE appointments SET state = 'cancelled', cancelled_at = ? WHERE site_id = ? AND id = 'cancelled'",
        params: [AT, site],
      },
      {
        sql:
          'INSERT INTO valuations (site_id, id, seed, reference, sender_key, locale, origin, created_at, doc) ' +
          "VALUES (?, 'valuation', 'seed', 'K7TQ2M', 'k', ?, 'https://www.agency.example', ?, ?)",
        params: [site, locale, AT, JSON.stringify(valuation)],
      },
    ],
  );
  return site;
}

/** The search of an alert. */
const CRITERIA: Criteria = {
  city: ['1201'],
  type: ['1', '3'],
  status: ['FOR_SALE'],
  bedMin: 2,
  priceMax: 400_000,
  features: ['garden'],
};

/** Each form: the request that is stored, what happened to it, and whether it is about a home. */
const FORMS: readonly (readonly [
  form: string,
  Pick<AskedLead, 'news' | 'subjectId'> & { readonly deed: 'contact' | 'viewing' | 'valuation' },
  home: string | null,
])[] = [
  ['question about a home', { deed: 'contact', news: 'asked', subjectId: 'home' }, '77'],
  ['call me back', { deed: 'contact', news: 'asked', subjectId: 'call' }, '77'],
  ['question about no home', { deed: 'contact', news: 'asked', subjectId: 'general' }, null],
  ['viewing booked', { deed: 'viewing', news: 'asked', subjectId: 'booked' }, '77'],
  ['viewing moved', { deed: 'viewing', news: 'moved', subjectId: 'booked' }, '77'],
  ['viewing cancelled', { deed: 'viewing', news: 'cancelled', subjectId: 'cancelled' }, '77'],
  ['valuation', { deed: 'valuation', news: 'asked', subjectId: 'valuation' }, null],
];

/** What is given to a kind. */
type Give = (kind: FeedKind, ask: Ask, begin: () => Promise<void>) => Promise<void> | undefined;

const leadTo =
  (lead: VendorLead): Give =>
  ({ leads }, ask, begin) =>
    leads?.give(ask, lead, begin);
const cardTo =
  (card: VendorCard): Give =>
  ({ cards }, ask, begin) =>
    cards?.give(ask, card, begin);

/** Towns of Zabun, for its cards. */
const TOWNS = [{ city_geo_id: 8300001, zip: '8300', city: 'Knokke' }];

/** The call with which a system takes a request, with the text of it left out. */
async function requestTo(name: string, give: Give, text: string): Promise<string> {
  const kind = FEED_KINDS[name] as FeedKind;
  const asked: AskRequest[] = [];
  let begun = 0;
  const given = FEEDS[name] ?? { settings: {}, secrets: null, account: null };
  const ask: Ask = {
    ...given,
    now: new Date(AT),
    file: () => Promise.reject(new Error('no file')),
    json: async ({ address }) => (address.includes('token') ? { token: 'a-token' } : TOWNS),
    send: async (request) => {
      asked.push(request);
      return { id: 1 };
    },
    xml: async (request) => {
      asked.push(request);
      const answer =
        '<e:Envelope xmlns:e="http://www.w3.org/2003/05/soap-envelope"><e:Body><InsertContactMesResponse ' +
        'xmlns="http://weblink.skarabee.com/"><InsertContactMesResult/></InsertContactMesResponse></e:Body></e:Envelope>';
      return { status: 200, bytes: Uint8Array.from(new TextEncoder().encode(answer)) };
    },
  };
  await give(kind, ask, async () => {
    expect(asked).toEqual([]);
    begun += 1;
  });
  expect([asked.length, begun]).toEqual([1, 1]);
  const [{ method, address, body, text: sent } = { method: 'GET', address: '' }] = asked as AskRequest[];
  const content = sent?.content ?? JSON.stringify(body);
  const quoted = JSON.stringify(text).slice(1, -1);
  const shown = content.replace(quoted, '…').replace(text.replaceAll('&', '&amp;'), '…');
  return `${method} ${new URL(address).pathname} ${shown.replace(/^.*<soap:Body>|<\/soap:Body>.*$/g, '')}`;
}

async function pageOf(): Promise<string> {
  const lines = [
    '# What requests become in agencies’ systems',
    '',
    'Written by `content-service/intake/feeds/leads-in-systems.test.ts` (decisions [168](decisions/0168-requests-go-back-to-the-system-of-the-home.md), [174](decisions/0174-a-search-becomes-a-card-by-a-box.md)). The agency and the visitor have the same language here; `…` stands for the text above it. Headers with keys and tokens are left out.',
  ];
  const sites = new Map(
    await Promise.all(LOCALES.map(async (locale) => [locale, await aSiteWithRequests(locale)] as const)),
  );
  for (const [form, asked, home] of FORMS) {
    lines.push('', `## ${form[0]?.toUpperCase()}${form.slice(1)}`);
    for (const locale of LOCALES) {
      const id = sites.get(locale) ?? '';
      const site = aSite(id, { defaultLocale: locale, locales: [locale] });
      const lead = { ...asked, origin: 'https://www.agency.example', recipient: null, createdAt: AT };
      const written = await WRITERS[asked.deed](lead, { db: env.DB, site });
      if (written === null) throw new Error(`no ${form} in ${locale}`);
      const given: VendorLead = {
        reference: 'lead-1',
        type: written.call.type,
        visitor: written.call.data.visitor,
        home,
        // The number by which people name a request is drawn.
        text: leadText(written, site).replace(/: [2-9A-HJ-NP-Z]{4}$/m, ': 7KQ2'),
      };
      lines.push('', `### ${locale}`, '', '```text', given.text, '```', '');
      for (const name of Object.keys(FEEDS))
        lines.push(`- ${name}: \`${await requestTo(name, leadTo(given), given.text)}\``);
    }
  }
  for (const news of ['asked', 'changed', 'cancelled'] as const) {
    lines.push('', `## Search card ${news}`);
    for (const locale of LOCALES) {
      const id = sites.get(locale) ?? '';
      const site = aSite(id, { defaultLocale: locale, locales: [locale] });
      const ended = {
        system: 'Zabun',
        email: 'an@example.be',
        name: 'An Peeters',
        locale,
        criteria: CRITERIA,
        origin: 'https://www.agency.example',
      };
      const asked = {
        deed: 'search',
        news,
        subjectId: 'alert',
        origin: null,
        recipient: null,
        createdAt: AT,
      } as const;
      const written = await WRITERS.search(news === 'cancelled' ? { ...asked, ended } : asked, {
        db: env.DB,
        site,
      });
      if (written === null) throw new Error(`no search in ${locale}`);
      const card: VendorCard = { ...written, reference: 'lead-1', news };
      lines.push('', `### ${locale}`, '', '```text', card.text, '```', '');
      for (const name of Object.keys(FEEDS)) {
        const takes = FEED_KINDS[name]?.cards?.takes.includes(news) === true;
        const how = takes ? `\`${await requestTo(name, cardTo(card), card.text)}\`` : null;
        lines.push(`- ${name}: ${how ?? (FEED_KINDS[name]?.cards === undefined ? '–' : 'mail')}`);
      }
    }
  }
  return `${lines.join('\n')}\n`;
}

it('each form in each system, in four languages', async () => {
  expect(Object.keys(FEEDS).toSorted()).toEqual(
    Object.values(FEED_KINDS)
      .filter(({ leads }) => leads !== undefined)
      .map(({ name }) => name)
      .toSorted(),
  );
  const page = await pageOf();
  // Nobody is asked for consents to other mail, so none is given or taken back.
  expect(page).not.toMatch(/opt_in|agreement|mailing|marketing|newsletter/i);
  await expect(page).toMatchFileSnapshot('../../../docs/leads-in-systems.md');
});
