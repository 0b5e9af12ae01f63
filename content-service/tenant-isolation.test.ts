import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { tokenStatement } from './access/tokens.ts';
import { confirmStatements, newSubscriptionStatements } from './alerts/subscriptions.ts';
import { appointmentStatement } from './appointments/statements.ts';
import { submissionStatement } from './contact/submissions.ts';
import {
  agendaStatements,
  agreementStatements,
  cityStatements,
  collectionStatements,
  contactInfoStatements,
  entityStatements,
  estatePageStatements,
  estateStatements,
  groupStatements,
  navigationStatements,
  pageStatements,
  redirectStatements,
  rentalUnitStatements,
  type Statement,
  siteStatements,
  translationStatements,
} from './intake/index.ts';
import { listingStatements } from './intake/sources/second.ts';
import { answerToken } from './platform/answering/links.ts';
import { journalStatement } from './platform/journal.ts';
import { tokenFor, tokenHash } from './platform/tokens.ts';
import { stayStatement } from './rentals/stays/stays.ts';
import { OPERATIONS } from './service.ts';
import { anAgenda } from './testing/agenda.ts';
import { get, post, publicGet, publicPost, putBytes } from './testing/call.ts';
import { aGuid, aListing, anEstate, aPage } from './testing/fixtures.ts';
import { aContactRequest } from './testing/messages.ts';
import { hashOf } from './testing/pictures.ts';
import { aRentalSite, aRentalUnit, aStay } from './testing/rentals.ts';
import { store } from './testing/store.ts';
import { anAsset, row } from './testing/whole-site.ts';

/** Euros; different, so that the other site's price is visible. */
const PRICES: Readonly<Record<string, number>> = { alpha: 100_000, omega: 900_000 };

/** The token of the only subscription of each site. */
const tokenOf = (site: string): string =>
  tokenFor({ siteId: site, purpose: 'manage', seed: 'the same for both' }, env.TOKEN_SECRET);

/** The id of the only viewing of each site. */
const appointmentOf = (site: string): string =>
  tokenFor({ siteId: site, purpose: 'appointment', seed: 'the same for both' }, env.TOKEN_SECRET);

/** The token of the only stay of each site. */
const stayOf = (site: string): string =>
  tokenFor({ siteId: site, purpose: 'stay', seed: 'stay' }, env.TOKEN_SECRET);

const HOUR = 3_600_000;

/** A site with rentals and appointments. */
const aSiteOfAll = (id: string, name: string) =>
  aRentalSite(id, {
    name,
    settings: {
      features: ['rentals', 'agenda', 'staff'],
      team: { offices: [], people: [{ id: 'an', name }], rules: [{ person: 'an' }] },
    },
  });

/** Two sites with the same ids and different texts. */
const aTwin = (site: string): Statement[] => {
  const name = { nl: `of ${site}` };
  const city = { id: 1, zip: '8300', name };
  const general = {
    title: name,
    headType: { id: 1, name },
    subType: { id: 2, name },
    transaction: { id: 1, name },
    price: { value: PRICES[site], period: { name } },
    address: { visible: true, street: name, city, country: { id: 'BE' }, geoLocation: { lat: 51, lon: 3 } },
  };
  const options = { collections: ['new'] };
  return [
    ...siteStatements(aSiteOfAll(site, name.nl)),
    ...navigationStatements(site, { name: 'main', items: [{ id: 1, label: name, link: { type: 'offer' } }] }),
    ...pageStatements(site, aPage('about', { nl: 'about' }, { title: name })),
    ...pageStatements(
      site,
      aPage('open', { nl: 'open' }, { title: name, news: { publicationDate: '2026-01-02' } }),
    ),
    row('records', site, {
      kind: 'page',
      id: 'open',
      doc: JSON.stringify({
        page: aPage('open', { nl: 'open' }, { title: name, news: { publicationDate: '2026-01-02' } }),
      }),
    }),
    row('page_drafts', site, {
      page: 'own',
      who: STAFF_ID,
      at: new Date().toISOString(),
      doc: JSON.stringify({ title: name, sections: [] }),
    }),
    row('records', site, { kind: 'page', id: 'own', doc: JSON.stringify({ page: { title: name } }) }),
    ...estatePageStatements(site, '10', 'area', aPage('area', {}, { title: name })),
    ...entityStatements(site, { id: 'team', name }, [{ id: 'an', title: name }]),
    ...collectionStatements(site, { id: 'new', title: name }),
    ...redirectStatements(site, { id: site, from: '/pand/1', to: { locale: 'nl', page: name.nl } }),
    {
      sql: 'INSERT INTO redirect_uses (site_id, redirect_id, day, count) VALUES (?, ?, ?, 1)',
      params: [site, name.nl, '2026-11-28'],
    },
    ...translationStatements(site, 'nl', { 'home.title': name.nl }),
    ...estateStatements(site, anEstate(10, { ...general, children: [anEstate(11, general)] }), options),
    ...estateStatements(site, anEstate(30, { ...general, reference: `REF-${site}` })),
    // So that a count of the other site's is visible.
    ...(site === 'omega' ? estateStatements(site, anEstate(40, general)) : []),
    ...listingStatements(site, aListing(aGuid(1), { title: name }), anEstate(20, general), options),
    ...groupStatements(site, { id: 'quay', title: name }, ['10', '20']),
    ...contactInfoStatements(site, '10', { name: name.nl }),
    ...rentalUnitStatements(
      site,
      aRentalUnit('flat', { description: name, city: { id: 1, name }, location: { id: 1, name } }),
      { rates: [{ season: 'HIGH', type: 'WEEK', price: PRICES[site] ?? 0 }] },
    ),
    ...agreementStatements(site, { id: 'terms', position: 1, required: true, title: name, body: name }),
    ...cityStatements(site, { ...city, lat: 51, lon: 3 }),
    ...anAsset(site, 'villa', `${site}/villa`),
    ...agendaStatements(
      site,
      anAgenda({ agents: [{ id: 'an', name: name.nl, email: 'an@agency.example' }], defaultAgent: 'an' }),
    ),
    row('agenda_closures', site, { id: name.nl, starts_at: '2998', ends_at: '2999' }),
    row('calendars', site, {
      kind: 'person',
      subject_id: 'an',
      seed: CALENDAR_SEED,
      hash: tokenHash(calendarTokenOf(site)),
    }),
    row('calendars', site, { kind: 'unit', subject_id: name.nl, seed: CALENDAR_SEED, hash: '' }),
    row('staff', site, { id: STAFF_ID, name: name.nl, sees: 'all', edits_site: 1 }),
    row('made_homes', site, { home: HOME.home, kind: 'estate', who: STAFF_ID }),
    row('home_drafts', site, {
      ...HOME,
      field: 'estate.general.title.nl',
      value: JSON.stringify(name.nl),
      base: 'null',
      who: STAFF_ID,
    }),
    row('staff_sessions', site, {
      hash: tokenHash(sessionOf(site)),
      staff_id: STAFF_ID,
      device: name.nl,
      seen_at: new Date().toISOString(),
      expires_at: '2999',
    }),
    tokenStatement(site, { id: `token-${site}`, hash: '' }, { role: 'read', name: name.nl }, new Date()),
    row('lead_calls', site, { id: 'lead-contact-one', state: 'failed', outcome: name.nl }),
    row('lead_keys', site, { id: name.nl }),
    row('own_services', site, {
      address: 'https://api.agency.be/',
      picture_hosts: '[]',
      ask_at: 0,
      outcome: name.nl,
    }),
    journalStatement(
      { siteId: site, who: 'operator', deed: 'token.made', what: name.nl, count: 1 },
      new Date(),
    ),
    appointmentStatement(
      {
        siteId: site,
        id: tokenHash(appointmentOf(site)),
        seed: 'the same for both',
        estateId: '10',
        agentId: 'an',
        slot: { start: HOUR, end: 2 * HOUR, occupiedUntil: 2 * HOUR },
        origin: `https://${site}.test`,
        details: {
          firstname: 'An',
          lastname: site,
          email: 'an@example.be',
          locale: 'nl',
          agent: { name: name.nl, phone: null, email: 'an@agency.example' },
        },
      },
      new Date(0),
    ),
    stayStatement(
      {
        siteId: site,
        id: 'stay',
        request: {
          ...aStay,
          agreementIds: [],
          lastname: name.nl,
          rentalUnitId: 'flat',
          from: '2026-07-04',
          to: '2026-07-11',
        },
        breakdown: { nights: 7, stay: 700, cleaning: 0, touristTax: 0, extras: [], total: 700, deposit: 0 },
        agreements: [{ id: 'rules', title: name.nl }],
        keptUntil: '2026-07-04',
        origin: `https://${site}.test`,
      },
      new Date(0),
    ),
    row('stay_links', site, { hash: tokenHash(stayOf(site)), stay_id: 'stay' }),
    submissionStatement(
      site,
      'message',
      { kind: 'contact', doc: { ...aContactRequest, lastname: name.nl } },
      new Date(),
    ),
    ...newSubscriptionStatements(
      {
        siteId: site,
        id: 'subscription',
        request: { email: 'an@example.be', name: name.nl, locale: 'nl', criteria: { words: name.nl } },
        origin: `https://${site}.test`,
        seed: 'the same for both',
        tokens: [{ hash: tokenHash(tokenOf(site)), purpose: 'manage', expiresAt: null }],
      },
      new Date(),
    ),
    ...confirmStatements(site, 'subscription', new Date()),
  ];
};

const SITES = ['alpha', 'omega'];

/** A picture that only one site has. */
const drawingOf = (site: string): Uint8Array =>
  new TextEncoder().encode(`<svg width="9" height="9"><desc>of ${site}</desc></svg>`);

const STAFF_ID = '0a1b2c3d4e5f';
/** The session of the only person of each agency. */
const sessionOf = (site: string): string => site.padEnd(43, 's');
const asStaff = (site: string, call: string, more: object = {}) =>
  post(`/sites/${site}/staff/${call}`, { session: sessionOf(site), ...more });

/** A home that each agency's person is writing. */
const HOME = { kind: 'estate', home: '800000000001' };

const CALENDAR_SEED = 'of both';
/** The token of the only agent's calendar of each site. */
const calendarTokenOf = (siteId: string): string =>
  tokenFor({ siteId, purpose: 'calendar/person/an', seed: CALENDAR_SEED }, env.TOKEN_SECRET);

const LINKS = new Map<string, string>();
/** A link of the only message of each site. */
const linkOf = (site: string): string => LINKS.get(site) ?? '';
const linkTo = (siteId: string) =>
  answerToken(
    env.DB,
    {
      siteId,
      kind: 'contact',
      subjectId: 'message',
      deed: 'answered',
      mailId: 'the same for both',
      mailedTo: `office@${siteId}.test`,
      endsAt: new Date(Date.now() + HOUR),
    },
    env.TOKEN_SECRET,
    new Date(),
  );

beforeAll(async () => {
  await store(...SITES.map(aTwin));
  for (const site of SITES) LINKS.set(site, (await linkTo(site)) ?? '');
  for (const site of SITES) await env.PICTURES.put(`${site}/villa`, `of ${site}`);
});

const IDS = { terms: { 'children.general.id': ['10', '11', '20', aGuid(1)] } };
/** A feed of a site, whose settings name it. */
const aFeed = (site: string) =>
  env.DB.prepare(
    'INSERT OR IGNORE INTO feeds (site_id, name, kind, settings, every, run_at) ' +
      "VALUES (?1, 'vendor', 'file', json_object('address', 'https://feed.example/of ' || ?1), 900000, 4000000000000)",
  )
    .bind(site)
    .run();

const CALLS: Readonly<Record<string, (site: string) => Promise<Response>>> = {
  answerSeveral: (site) =>
    post('/several', {
      calls: ['pages/about', 'entities'].map((path) => ({ method: 'GET', path: `/sites/${site}/${path}` })),
    }),
  getSite: (site) => get(`/sites/${site}`),
  getSiteDocument: (site) => publicGet(`/sites/${site}/document`),
  getSiteByHostname: (site) => get(`/sites/by-hostname/${site}.test`),
  getNavigation: (site) => get(`/sites/${site}/navigation/main`),
  getNavigationItem: (site) => get(`/sites/${site}/navigation/main/1`),
  listNews: (site) => get(`/sites/${site}/news`),
  listPages: (site) => get(`/sites/${site}/pages/`),
  listEstatePages: (site) => get(`/sites/${site}/estate-pages/10/`),
  getPageByUrl: (site) => get(`/sites/${site}/pages/by-url/about`),
  getPage: (site) => get(`/sites/${site}/pages/about`),
  getEstatePage: (site) => get(`/sites/${site}/estate-pages/10/area`),
  listEntities: (site) => get(`/sites/${site}/entities`),
  getEntityItems: (site) => get(`/sites/${site}/entities/team/items`),
  getEstateCollection: (site) => get(`/sites/${site}/estate-collections/new`),
  getEstateGroup: (site) => get(`/sites/${site}/estates/group/quay`),
  findRedirect: (site) => get(`/sites/${site}/redirects/find?address=/pand/1`),
  getInterestWeeks: async (site) => {
    await store([
      {
        sql: "INSERT OR IGNORE INTO interest_days VALUES ('2026-11-22', '2026-11-23T02:00:00Z')",
        params: [],
      },
      {
        sql: "INSERT OR IGNORE INTO home_days (site_id, kind, home_id, day, opened) VALUES (?, 'estate', ?, '2026-11-20', 7)",
        params: [site, `of ${site}`],
      },
    ]);
    return publicGet(`/sites/${site}/interest/weeks?from=2026-11-16&to=2026-11-22`);
  },
  getRedirectUses: (site) => publicGet(`/sites/${site}/redirects/uses`),
  getTranslations: (site) => get('/translations/nl', { 'X-SITE': site }),
  searchEstates: (site) => post(`/sites/${site}/estates`, { query: IDS }),
  searchSkarabeeEstates: (site) =>
    post(`/sites/${site}/estates/skarabee`, { query: { terms: { 'children.collections': ['new'] } } }),
  getEstateFilters: (site) => post(`/sites/${site}/estate-filters`, { query: {} }),
  getEstateMarkers: (site) =>
    post(`/sites/${site}/estate-markers`, {
      query: { terms: { 'children.general.id': ['30'] } },
      width: 480,
      height: 480,
    }),
  getSitemapEntries: (site) => get(`/sites/${site}/sitemap/estate`),
  getEstate: (site) => get(`/sites/${site}/estates/v2/10`),
  getSkarabeeListing: (site) => get(`/sites/${site}/estates/skarabee/${aGuid(1)}`),
  getContactInfo: (site) => get(`/sites/${site}/estates/10/contact-info`),
  listPersonEstates: (site) => get(`/sites/${site}/people/an/estates`),
  getSimilarEstates: (site) => get(`/sites/${site}/estates/10/similar`),
  searchRentalUnits: (site) => post(`/sites/${site}/rental-units`, { query: {} }),
  getRentalFilters: (site) => post(`/sites/${site}/rental-units/filters`, { query: {} }),
  getRentalPhoto: (site) => get(`/sites/${site}/rental-units/photo/villa/thumbnail`),
  getRentalUnit: (site) => get(`/sites/${site}/rental-units/flat`),
  listAgreements: (site) => get(`/sites/${site}/agreements?locale=nl`),
  getCities: (site) => get(`/sites/${site}/cities`),
  getStreets: (site) => get(`/sites/${site}/streets?q=${encodeURIComponent(`of ${site}`)}`),
  getAsset: (site) => get(`/sites/${site}/assets/villa`),
  getLiveAgenda: (site) => get(`/sites/${site}/live-agenda/10`),
  getAppointmentCalendar: (site) =>
    get(`/sites/${site}/live-agenda/reservation/${appointmentOf(site)}/calendar`),
  getAppointment: (site) => get(`/sites/${site}/live-agenda/reservation/${appointmentOf(site)}`),
  getStay: (site) => get(`/sites/${site}/rental-units/stays/${stayOf(site)}`),
  listSiteTokens: (site) => publicGet(`/sites/${site}/tokens`),
  getMailSender: async (site) => {
    const insert = 'INSERT OR IGNORE INTO mail_senders (site_id, address, checked_at) VALUES (?, ?, 0)';
    await env.DB.prepare(insert).bind(site, `of ${site}`).run();
    return publicGet(`/sites/${site}/mail-sender`);
  },
  getSiteJournal: (site) => publicGet(`/sites/${site}/journal`),
  getRecord: (site) => publicGet(`/sites/${site}/records/page/own`),
  getPictureFile: async (site) => {
    const bytes = drawingOf(site);
    const path = `/sites/${site}/picture-files/${await hashOf(bytes)}`;
    await putBytes(path, bytes);
    return publicGet(path);
  },
  describeBackup: (site) => publicGet(`/sites/${site}/backup`),
  readBackupRows: (site) => publicGet(`/sites/${site}/backup/rows?table=submissions&part=visitors`),
  getBackupFile: async (site) => {
    const bytes = drawingOf(site);
    const hash = await hashOf(bytes);
    await putBytes(`/sites/${site}/picture-files/${hash}`, bytes);
    return publicGet(`/sites/${site}/backup/files/${hash}`);
  },
  getRecords: (site) => publicGet(`/sites/${site}/records?kind=page`),
  getRecordIds: async (site) => {
    const insert =
      "INSERT OR IGNORE INTO records (site_id, kind, id, hash, doc) VALUES (?, 'group', ?, '', '{}')";
    await env.DB.prepare(insert).bind(site, `of ${site}`).run();
    return publicGet(`/sites/${site}/record-ids?kind=group`);
  },
  listLeads: (site) => publicGet(`/sites/${site}/leads`),
  listLeadKeys: (site) => publicGet(`/sites/${site}/lead-keys`),
  listFeeds: async (site) => {
    await aFeed(site);
    return publicGet(`/sites/${site}/feeds`);
  },
  getFeed: async (site) => {
    await aFeed(site);
    return publicGet(`/sites/${site}/feeds/vendor`);
  },
  getContentService: (site) => publicGet(`/sites/${site}/content-service`),
  listStays: (site) => publicGet(`/sites/${site}/stays`),
  listClosures: (site) => publicGet(`/sites/${site}/agenda/closures`),
  listCalendars: (site) => publicGet(`/sites/${site}/calendars`),
  getCalendar: (site) => get(`/sites/${site}/calendars/${calendarTokenOf(site)}`),
  listAppointments: (site) => publicGet(`/sites/${site}/appointments`),
  showAnswerLink: (site) => get(`/sites/${site}/answer-links/${linkOf(site)}`),
  pressAnswerLink: (site) => post(`/sites/${site}/answer-links`, { token: linkOf(site), deed: 'answered' }),
  showStaffDesk: (site) => asStaff(site, 'desk'),
  listCases: (site) => publicGet(`/sites/${site}/cases`),
  listStaffCases: (site) => asStaff(site, 'cases'),
  showStaffCase: (site) => asStaff(site, 'case', { kind: 'contact', id: 'message', deed: 'answered' }),
  showStaffJournal: (site) => asStaff(site, 'journal'),
  listStaffDevices: (site) => asStaff(site, 'devices'),
  listHomes: (site) => asStaff(site, 'homes'),
  listStaffPages: (site) => asStaff(site, 'pages', { of: 'pages', id: 'own' }),
  showFigures: (site) => asStaff(site, 'figures'),
  openHome: (site) => asStaff(site, 'home', HOME),
  listStaff: (site) => publicGet(`/sites/${site}/staff`),
  getSubscription: (site) => get(`/sites/${site}/subscriptions/${tokenOf(site)}`),
  listSubscriptions: (site) => get(`/sites/${site}/subscriptions/${tokenOf(site)}/all`),
};

/** Calls whose answers contain no text of an agency; each has a test of its own below. */
const WORDLESS: readonly string[] = [
  'listSites',
  'getRentalPeriods',
  'getEstateByReference',
  'getSitemap',
  'listDeploymentTokens',
  'getDeploymentJournal',
  'getMap',
  'listDeadLetters',
  'getMailLimits',
  'listPreviews',
  'getMailStatus',
  'listBackupFiles',
  'listErasures',
  'listMissingPictureFiles',
  'getValuation',
  'renewAnswerLink',
  'getHealth',
  'tellInterest',
  'tellTraffic',
  'getStatus',
  'askStaffSignIn',
  'openStaffSession',
  'endStaffSession',
  'pressStaffCase',
  'changeStaffHours',
  'addSitePicture',
  'changeSite',
  'changePage',
  'changeStaffPeople',
  'saveDraft',
  'arrangeHomePictures',
  'publishHome',
  'changeHomePrice',
  'changeHomeStatus',
  'changeHomeLayer',
  'makeDuo',
  'openDuo',
  'changeDuo',
  'openSellerPage',
  'setSellerMail',
  'showStaffSeller',
  'makeSellerPage',
  'writeSellerPage',
  'withdrawHome',
  'undoHome',
  'restoreHome',
];

/** Writing calls return little; their tests are beside their operations. */
const TELLING = OPERATIONS.filter(
  ({ id, method, idempotent, role }) =>
    (method === 'get' || (method === 'post' && idempotent !== true && role === 'read')) &&
    !WORDLESS.includes(id),
);

describe('data of the deployment itself', () => {
  it.each(['/tokens', '/journal'])('contains no agency: GET %s', async (path) => {
    const response = await publicGet(path);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toMatch(/alpha|omega/);
  });
});

const textOf = async (response: Response): Promise<string> =>
  new TextDecoder().decode(await response.arrayBuffer());

describe.each([
  ['alpha', 'omega'],
  ['omega', 'alpha'],
])('the data of %s', (site, other) => {
  it.each(TELLING.map(({ id }) => id))('by %s is only its own', async (id) => {
    const response = await CALLS[id]?.(site);
    expect(response?.status).toBe(200);
    const text = response === undefined ? '' : await textOf(response);
    expect(text).toContain(`of ${site}`);
    expect(text).not.toContain(other);
  });

  it('is not readable with another’s session', async () => {
    const session = sessionOf(other);
    const calls = {
      desk: {},
      journal: {},
      devices: {},
      case: { kind: 'contact', id: 'message', deed: 'answered' },
      answers: { kind: 'contact', id: 'message', deed: 'answered' },
      closures: { close: { from: '2198-01-01' } },
      homes: {},
      home: HOME,
      'home/seller': HOME,
      'home/seller/address': { ...HOME, locale: 'nl', email: null, rhythm: 'none' },
      'home/seller/words': { ...HOME, set: { ended: true } },
      'home/draft': { ...HOME, fields: [{ field: 'estate.general.title.nl', value: 'x', seen: null }] },
      'home/publication': { ...HOME, mark: 'x' },
      'home/price': { ...HOME, price: 1 },
      'home/status': { ...HOME, to: 'option' },
      'home/withdrawal': HOME,
      'home/undo': { ...HOME, at: '2998-01-01T10:00:00Z' },
      'home/versions': { ...HOME, version: 1 },
      people: {},
      'sessions/end': { which: 'all' },
    };
    for (const [call, body] of Object.entries(calls)) {
      const { status } = await post(`/sites/${site}/staff/${call}`, { session, ...body });
      expect([call, status]).toEqual([call, 403]);
    }
    const token = 'x'.repeat(43);
    const opened = await post(`/sites/${site}/staff/sessions`, { token, browser: token, device: 'x' });
    expect(opened.status).toBe(404);
  });

  it('counts only its own', async () => {
    const { total } = await (await post(`/sites/${site}/estates`, { query: IDS })).json<{
      total: { value: number };
    }>();
    expect(total.value).toBe(3);
    const filters = await post(`/sites/${site}/estate-filters`, { query: IDS });
    expect(await filters.json()).toMatchObject({
      headTypes: [{ id: '1', count: 3 }],
      prices: { min: PRICES[site], max: PRICES[site] },
    });
  });

  it('contains only its own prices in periods of a unit', async () => {
    const { periods } = await (await get(`/sites/${site}/rental-units/flat/periods`)).json<{
      periods: { price: number }[];
    }>();
    expect(new Set(periods.map(({ price }) => price))).toEqual(new Set([PRICES[site]]));
  });

  it('finds only its own estate by a reference', async () => {
    const find = (of: string) => get(`/sites/${site}/estates/by-reference?reference=REF-${of}`);
    expect(await (await find(site)).json()).toMatchObject({ id: '30' });
    expect((await find(other)).status).toBe(404);
  });

  it('knows only its own picture files', async () => {
    const [own, foreign] = await Promise.all([site, other].map((of) => hashOf(drawingOf(of))));
    for (const of of SITES) {
      const bytes = drawingOf(of);
      await putBytes(`/sites/${of}/picture-files/${await hashOf(bytes)}`, bytes);
    }
    const answer = await publicPost(`/sites/${site}/picture-files/missing`, { hashes: [own, foreign] });
    expect(await answer.json()).toEqual({ missing: [foreign] });
  });

  it('counts only its own pages in the sitemap', async () => {
    const { files } = await (await get(`/sites/${site}/sitemap`)).json<{
      files: { kind: string; entries: number }[];
    }>();
    const estates = files.filter(({ kind }) => kind === 'estate');
    expect(estates.reduce((sum, { entries }) => sum + entries, 0)).toBe(site === 'omega' ? 5 : 4);
  });

  it('finds only its own units in a search', async () => {
    const { results } = await (await post(`/sites/${site}/estates`, { query: {} })).json<{
      results: { general: { id: number; children?: unknown[] } }[];
    }>();
    expect(results.find(({ general }) => general.id === 10)?.general.children).toHaveLength(1);
  });
});
