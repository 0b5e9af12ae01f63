/** An agency's own page with something of everything on it, for tests of all its screens. */
import type { Figures } from '#wire/figures.ts';
import type { OwnService } from '#wire/own-service.ts';
import type { StaffCase, StaffMe, StaffRight } from '#wire/staff.ts';
import { opened, typed } from '../homes/testing/home-bench.ts';
import { deskBench, listOf, noRight, quietDesk } from './desk-bench.ts';
import { figuresOf } from './figures.ts';
import { meWith } from './me.ts';

export const message: StaffCase = {
  kind: 'contact',
  id: 'm1',
  state: 'open',
  waits: true,
  due: null,
  createdAt: '2026-11-23T08:00:00.000Z',
  begins: null,
  ends: null,
  name: '=Marijke De Wit',
  email: 'm@example.be',
  phone: null,
  place: '',
  message: 'Past een camper in de garage?',
  reference: 'm1',
  owner: null,
  persons: null,
  total: null,
  extras: null,
  locale: 'nl',
};
export const aCase = {
  deed: 'answered',
  standing: 'open',
  endsAt: '2099-11-28T00:00:00.000Z',
  mailedTo: 'an@agency.test',
  others: [],
  possible: ['answered'],
  renewable: false,
  done: null,
  times: null,
  subject: {
    kind: 'contact',
    id: 'm1',
    state: 'open',
    estateId: null,
    rentalUnitId: null,
    firstname: 'Marijke',
    lastname: 'De Wit',
    email: 'm@example.be',
    phone: null,
    message: 'Past een camper in de garage?',
    locale: 'nl',
    createdAt: '2026-11-23T08:00:00.000Z',
  },
};

const AT = '2026-11-28T10:00:00.000Z';
const PRICED = 'estate/501 estate.general.price.value: 395000 → 385000';
const version = {
  number: 1,
  action: 'home.priced',
  by: 'An',
  at: AT,
  withdrawn: false,
};
const HOURS = 'settings.team.offices[leuven].hours';
const TEAM = {
  offices: [
    {
      id: 'leuven',
      name: 'Leuven',
      street: 'Bondgenotenlaan 118',
      phone: '016 29 44 10',
      hours: {
        week: {
          mon: [
            ['09:00', '12:30'],
            ['13:30', '18:00'],
          ],
        },
        closed: [['2099-12-24', '2099-12-26']],
        otherHours: [{ day: '2099-12-31', openings: [['09:00', '12:00']] }],
        note: { nl: 'Zaterdag op afspraak.' },
      },
    },
  ],
  people: [
    { id: 'lies', name: 'Lies Peeters', office: 'leuven', languages: ['nl', 'fr'], mobile: '0470 00 44 11' },
  ],
  rules: [{ deeds: ['valuation'], person: 'lies' }],
};
/** An item of news with a version, as the staff's page gets it. */
export const aNewsItem = {
  id: 'news-winter-sale',
  seen: 'h1',
  withdrawn: false,
  page: {
    id: 'news-winter-sale',
    url: { nl: 'nieuws/verkopen-in-de-winter' },
    title: { nl: 'Verkopen in de winter' },
    news: { publicationDate: '2026-11-16' },
    sections: [{ kind: 'text', body: { nl: 'Tekst' } }],
  },
  versions: [{ number: 1, by: 'An', at: AT, withdrawn: false, title: { nl: 'Verkopen' } }],
};

/** A page of blocks with a version, and its draft, in which a block was taken off. */
export const aPage = {
  id: 'about',
  seen: 'h1',
  withdrawn: false,
  page: {
    id: 'about',
    url: { nl: 'over-ons', fr: 'a-propos' },
    title: { nl: 'Over ons', fr: 'À propos' },
    lead: { nl: 'Wie wij zijn.' },
    sections: [
      { kind: 'text', heading: { nl: 'Hoe wij werken' }, body: { nl: '<p>Rustig.</p>' } },
      {
        kind: 'call-to-action',
        links: [{ label: { nl: 'Schrijf ons' }, link: { type: 'contact' } }],
      },
    ],
  },
  versions: [{ number: 1, by: 'An', at: AT, withdrawn: false, title: { nl: 'Over' } }],
};
export const aPageDraft = {
  id: 'about',
  by: 'Bo',
  at: AT,
  title: { nl: 'Over ons team' },
  mark: 'm1',
  base: 'h1',
  page: {
    ...aPage.page,
    title: { nl: 'Over ons team' },
    sections: [aPage.page.sections[0], { ...aPage.page.sections[1], off: true }],
  },
  shown: { ...aPage.page, title: { nl: 'Over ons team' }, sections: [aPage.page.sections[0]] },
};

/** Answers the call for news or pages with one of each. */
export const pagesAnswer = (me: StaffMe) => async (request: Request) => {
  const { of } = await request.clone().json<{ of: string }>();
  return Response.json(
    of === 'news'
      ? { me, items: [aNewsItem], drafts: [], item: aNewsItem, draft: null }
      : { me, items: [aPage], drafts: [aPageDraft], item: aPage, draft: aPageDraft },
  );
};

/** The settings of a site, with something of every kind changed before. */
export const ownSiteOf = (me: StaffMe, site: object) => ({
  me,
  outcome: null,
  site: { ...site, settings: { ...(site as { settings: object }).settings, team: TEAM } },
  conflicts: [],
  log: [
    {
      number: 2,
      at: AT,
      by: 'An',
      putBack: null,
      rows: [
        { path: `${HOURS}.week.mon`, before: null, after: [['09:00', '12:30']] },
        { path: `${HOURS}.closed`, before: null, after: [['2099-12-24', '2099-12-26']] },
        {
          path: `${HOURS}.otherHours`,
          before: [{ day: '2099-12-31', openings: [['09:00', '12:00']] }],
          after: null,
        },
        { path: `${HOURS}.closedOnHolidays`, before: null, after: false },
        { path: 'settings.team.people[lies].languages', before: ['nl'], after: ['nl', 'fr'] },
        { path: 'settings.team.people[lies].office', before: null, after: 'leuven' },
        { path: 'settings.legal.titles', before: null, after: ['broker'] },
        { path: 'settings.team.people[bo]', before: { id: 'bo', name: 'Bo' }, after: null },
      ],
    },
    {
      number: 1,
      at: AT,
      by: null,
      putBack: 1,
      rows: [{ path: 'settings.since', before: 1987, after: 1988 }],
    },
  ],
});
interface Instead {
  readonly figures?: Figures;
  /** The agency's own content service. */
  readonly service?: OwnService;
}

/** An agency whose content service answers a person with these rights, and refuses all that they press. */
export function staffBench(rights: readonly StaffRight[], instead: Instead = {}) {
  const me = meWith(...rights);
  const { site, content, ask, answers } = deskBench(me, {
    site: { settings: { features: ['staff', 'agenda', 'rentals'] } },
  });
  if (instead.service !== undefined)
    content.on(`GET /sites/by-hostname/${site.hostnames[0]}`, { ...site, service: instead.service });
  answers(['desk'], {
    ...quietDesk(me),
    counts: { stay: 0, contact: 1, valuation: 0 },
    cases: [message],
  });
  answers(['devices'], {
    me,
    devices: [{ id: 'd1', device: 'Firefox, Windows', seenAt: AT, createdAt: AT, here: true }],
  });
  answers(['journal'], {
    me,
    deeds: [
      { at: AT, name: 'An', by: 'staff', deed: 'home.priced', what: PRICED, about: 'Bronlaan 93' },
      { at: AT, name: null, by: 'link', deed: 'contact.answered', what: 'm1', about: 'Marijke De Wit' },
    ],
  });
  answers(['homes'], listOf(me));
  answers(['home/seller'], {
    me,
    counted: 'on',
    page: {
      locale: 'nl',
      email: 'rita@example.be',
      rhythm: 'week',
      madeAt: AT,
      until: '2027-11-28',
      sentence: { text: 'Zaterdag bel ik u.', until: '2026-11-29' },
    },
    longGone: false,
    undoUntil: null,
    viewings: [{ at: AT, openHouse: false, word: null }],
  });
  answers(['home'], {
    ...opened(),
    me,
    draft: [typed('estate.general.price.value', 385_000, 395_000)],
    versions: [{ ...version, number: 2 }, version],
  });
  answers(['figures'], instead.figures ?? figuresOf(me));
  answers(['pages'], async (request: Request) => {
    if (!rights.includes('site')) return noRight();
    return pagesAnswer(me)(request);
  });
  answers(['people'], async (request: Request) => {
    const { put, remove } = await request.clone().json<{ put?: object; remove?: string }>();
    const lists = put === undefined && remove === undefined && rights.includes('people');
    return lists ? Response.json({ me, staff: [{ ...me, devices: 1, seenAt: AT }] }) : noRight();
  });
  answers(['site'], async (request: Request) => {
    const asked = await request.clone().json<{ changes?: object; putBack?: number }>();
    const reads = asked.changes === undefined && asked.putBack === undefined && rights.includes('site');
    return reads ? Response.json(ownSiteOf(me, site)) : noRight();
  });
  answers(
    ['draft', 'publication', 'price', 'status', 'withdrawal', 'undo', 'versions', 'pictures', 'layer'].map(
      (call) => `home/${call}`,
    ),
    noRight,
  );
  answers(['case'], aCase);
  answers(['answers', 'closures', 'sessions/end', 'pages/changes'], noRight);
  return ask;
}
