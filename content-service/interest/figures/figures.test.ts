/** An agency's figures: what is counted, for whom, and what stays here (decision 177). */
import { describe, expect, it } from 'vitest';
import { isShown } from '#domain/interest/few.ts';
import { totalOf } from '#domain/interest/figures.ts';
import type { Measure } from '#domain/interest/measures.ts';
import { addDays } from '#domain/stays/day.ts';
import type { Figures } from '#wire/figures.ts';
import type { Homes } from '#wire/written-homes.ts';
import { siteStatements } from '../../intake/index.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { callAt } from '../../testing/agenda.ts';
import { aGuid, aSite } from '../../testing/fixtures.ts';
import { importAll } from '../../testing/records.ts';
import { store } from '../../testing/store.ts';
import { aHomeRecord, aWritingAgency, personStatements, sessionOf } from '../../testing/written-homes.ts';

/** A Monday; the day before is closed. */
const NOW = '2026-11-30T09:00:00.000Z';
const WEEKS = ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'];

/** Days from the beginning of counting to the last Sunday, closed; today is open. */
const closed: Statement = {
  sql:
    'INSERT OR IGNORE INTO interest_days (day, closed_at) WITH RECURSIVE days (day) AS (SELECT ?1 UNION ALL ' +
    "SELECT date(day, '+1 day') FROM days WHERE day < ?2) SELECT day, ?3 FROM days",
  params: ['2026-10-20', '2026-11-29', NOW],
};

/** What was counted of a home on a day of a week, its Monday plus so many. */
const counted = (
  site: string,
  home: string,
  day: string,
  counts: Partial<Readonly<Record<Measure, number>>>,
): Statement => ({
  sql: `INSERT INTO home_days (site_id, kind, home_id, day, ${Object.keys(counts).join(', ')}) VALUES (?, 'estate', ?, ?, ${Object.keys(
    counts,
  )
    .map(() => '?')
    .join(', ')})`,
  params: [site, home, day, ...Object.values(counts)],
});

const asked = (site: string, week: string, kind: string, what: string, count: number): Statement => ({
  sql: 'INSERT INTO site_weeks (site_id, week, kind, what, count) VALUES (?, ?, ?, ?, ?)',
  params: [site, week, kind, what, count],
});

const OWN = { contact: { email: 'own@agency.test' } };
let made = 0;
/** An agency with ten homes, of which 505 belongs to a person who sees only their own. */
async function anAgency(): Promise<string> {
  const site = `figures-${++made}`;
  await aWritingAgency(site);
  await store(personStatements(site, 'own', [], 'own'), [closed]);
  await importAll(
    site,
    Array.from({ length: 10 }, (_, at) => ({ ...aHomeRecord(501 + at), ...(at === 4 ? OWN : {}) })),
  );
  return site;
}

async function ask<Answer>(
  id: string,
  site: string,
  person = 'an',
  body: object = {},
  now = NOW,
): Promise<Answer> {
  const { answer, error } = await callAt(id, {
    now,
    params: { siteId: site },
    body: { session: sessionOf(person), ...body },
  });
  if (error !== null) throw error;
  return answer as Answer;
}
const figuresOf = (site: string, person = 'an', body: object = {}, now = NOW) =>
  ask<Figures>('showFigures', site, person, body, now);
const openedOf = ({ homes }: Figures, id: string) =>
  totalOf(homes.find((home) => home.id === id)?.weeks ?? [], 'opened');

describe('the figures of homes', () => {
  it('are cells of closed weeks: no number below five, and none of the running week', async () => {
    const site = await anAgency();
    await store([
      counted(site, '501', '2026-11-17', { opened: 7, kept: 4 }),
      counted(site, '501', '2026-11-22', { opened: 5 }),
      counted(site, '501', '2026-11-23', { opened: 4 }),
      counted(site, '501', '2026-11-30', { opened: 90 }),
      counted(site, '502', '2026-11-20', { opened: 4 }),
      // Before the span.
      counted(site, '502', '2026-10-27', { opened: 60 }),
    ]);
    const figures = await figuresOf(site);
    expect(figures.weeks).toEqual(WEEKS);
    expect(figures.next).toBe('2026-12-07');
    expect(figures.homes).toHaveLength(10);
    expect([openedOf(figures, '501'), openedOf(figures, '502')]).toEqual([{ shown: 12 }, { few: true }]);
    const text = JSON.stringify(figures);
    expect(text).not.toMatch(/"shown":[0-4]\b|"shown":90\b/);
    expect(openedOf(await figuresOf(site, 'an', { span: 'quarter' }), '502')).toEqual({ shown: 60 });
  });

  it('tell what quiet homes had together, to who sees them all', async () => {
    const site = await anAgency();
    const quiet = ['502', '503', '504', '505'];
    await store(quiet.map((home) => counted(site, home, '2026-11-20', { opened: 3, questions: 1 })));
    // Nothing was shown of any of them: that they were there is not known.
    expect((await figuresOf(site)).rest).toEqual([]);
    await store(quiet.map((home) => counted(site, home, '2026-10-27', { opened: 20 })));
    const { rest } = await figuresOf(site);
    expect(rest.map(({ week, kind, cells }) => [week, kind, cells.opened, cells.questions])).toEqual([
      ['2026-11-16', 'estate', { shown: 12 }, { few: true }],
    ]);
    expect((await figuresOf(site, 'own')).rest).toEqual([]);
  });

  it('are of one’s own homes alone for who sees only these, and of one agency', async () => {
    const [site, other] = [await anAgency(), await anAgency()];
    await store([
      counted(site, '501', '2026-11-17', { opened: 8 }),
      counted(site, '505', '2026-11-17', { opened: 9 }),
      counted(other, '505', '2026-11-17', { opened: 70 }),
      asked(site, '2026-11-16', 'few', 'city=1201', 30),
      asked(site, '2026-11-16', 'form', 'general', 30),
    ]);
    const own = await figuresOf(site, 'own');
    expect(own.homes.map(({ id }) => [id, openedOf(own, id)])).toEqual([['505', { shown: 9 }]]);
    expect([own.searches, own.forms, own.rest]).toEqual([null, [], []]);
    expect(openedOf(await figuresOf(site), '505')).toEqual({ shown: 9 });
  });

  it('are none where counting is off, nor while no week is closed', async () => {
    const site = await anAgency();
    await store([
      counted(site, '501', '2026-11-17', { opened: 8 }),
      asked(site, '2026-11-16', 'few', 'city=1201', 9),
    ]);
    await store(
      siteStatements(
        aSite(site, {
          settings: { features: ['staff'], interest: 'off', contact: { email: 'office@agency.test' } },
        }),
      ),
    );
    const off = await figuresOf(site);
    expect([off.counted, off.weeks, off.rest, off.searches]).toEqual([false, [], [], null]);
    expect(off.homes.flatMap(({ weeks }) => weeks)).toEqual([]);
    const { homes, week } = await ask<Homes>('listHomes', site);
    expect([week, homes.map(({ interest }) => interest)]).toEqual([null, homes.map(() => null)]);
  });

  it('begin in the week of the first event of the agency, and with none nothing is said', async () => {
    const site = await anAgency();
    expect((await figuresOf(site)).weeks).toEqual([]);
    await store([counted(site, '501', '2026-11-19', { opened: 4 })]);
    expect((await figuresOf(site)).weeks).toEqual(['2026-11-16', '2026-11-23']);
    await store([asked(site, '2026-11-09', 'place', '1201', 1)]);
    expect((await figuresOf(site)).weeks).toEqual(WEEKS.slice(1));
  });

  it('of a home of the second source are those of the estate that represents it', async () => {
    const site = await anAgency();
    const guid = aGuid(7);
    await store([
      { sql: 'UPDATE estates SET guid = ? WHERE site_id = ? AND id = ?', params: [guid, site, '503'] },
      counted(site, '503', '2026-11-24', { opened: 11 }),
      {
        sql: "INSERT INTO records (site_id, kind, id, hash, doc) SELECT site_id, 'listing', ?1, '', doc FROM records WHERE site_id = ?2 AND id = '503'",
        params: [guid, site],
      },
    ]);
    const figures = await figuresOf(site);
    expect(openedOf(figures, guid)).toEqual({ shown: 11 });
    const { homes } = await ask<Homes>('listHomes', site);
    expect(homes.find(({ home }) => home === guid)?.interest?.opened).toEqual({ shown: 11 });
  });

  it('need a session', async () => {
    const site = await anAgency();
    const { error } = await callAt('showFigures', {
      now: NOW,
      params: { siteId: site },
      body: { session: sessionOf('nobody') },
    });
    expect(error?.code).toBe('role_missing');
  });
});

describe('searches with few results', () => {
  it('are shown from five in a week up, with known places, the most frequent first', async () => {
    const site = await anAgency();
    const garden = 'city=1201&type=1&price-max=400000&with=garden';
    await store([
      asked(site, '2026-11-16', 'few', garden, 18),
      asked(site, '2026-11-23', 'few', garden, 23),
      asked(site, '2026-11-09', 'few', garden, 4),
      asked(site, '2026-11-16', 'few', 'type=3', 4),
      asked(site, '2026-11-23', 'few', 'type=2', 40),
      // Typed into an address by hand.
      asked(site, '2026-11-23', 'few', 'city=9999999', 400),
      asked(site, '2026-11-23', 'place', '1201', 52),
      asked(site, '2026-11-23', 'place', 'nowhere', 99),
      asked(site, '2026-11-23', 'budget', '400000', 12),
      asked(site, '2026-11-30', 'few', 'type=5', 90),
    ]);
    const { searches } = await figuresOf(site);
    expect(searches?.few).toEqual([
      {
        search: garden,
        weeks: [
          { week: '2026-11-16', count: { shown: 18 } },
          { week: '2026-11-23', count: { shown: 23 } },
        ],
      },
      { search: 'type=2', weeks: [{ week: '2026-11-23', count: { shown: 40 } }] },
    ]);
    expect(searches?.places.map(({ id }) => id)).toEqual(['1201']);
    expect(searches?.budgets).toEqual([
      { upTo: 400_000, weeks: [{ week: '2026-11-23', count: { shown: 12 } }] },
    ]);
    expect(searches?.cities).toEqual([{ id: '1201', name: expect.objectContaining({ nl: 'Knokke' }) }]);
  });

  it('are not pushed out by places that were invented', async () => {
    const site = await anAgency();
    await store([
      ...Array.from({ length: 70 }, (_, at) => asked(site, '2026-11-23', 'place', `${9_000_000 + at}`, 99)),
      asked(site, '2026-11-23', 'place', '1201', 5),
    ]);
    expect((await figuresOf(site)).searches?.places).toEqual([
      { id: '1201', weeks: [{ week: '2026-11-23', count: { shown: 5 } }] },
    ]);
  });

  it('are in an order that tells nothing of hidden cells', async () => {
    const site = await anAgency();
    await store([
      asked(site, '2026-11-16', 'few', 'type=1', 5),
      asked(site, '2026-11-16', 'few', 'type=2', 5),
      asked(site, '2026-11-23', 'few', 'type=2', 4),
    ]);
    const { searches } = await figuresOf(site);
    expect(searches?.few.map(({ search }) => search)).toEqual(['type=1', 'type=2']);
  });
});

describe('times of answering', () => {
  const message = (site: string, id: string, minutes: number | null): Statement[] => {
    const at = '2026-11-18T10:00:00.000Z';
    const answered = minutes === null ? null : new Date(Date.parse(at) + minutes * 60_000).toISOString();
    return [
      {
        sql: "INSERT INTO submissions (site_id, id, kind, sender_key, created_at, doc, answered_at) VALUES (?, ?, 'contact', ?, ?, '{}', ?)",
        params: [site, id, id, at, answered],
      },
      {
        sql: "INSERT INTO answer_links (site_id, hash, kind, subject_id, deed, mail_id, mailed_to, created_at, expires_at) VALUES (?, ?, 'contact', ?, 'answered', 'm', ?, ?, '2027-01-01')",
        params: [site, `hash-${id}`, id, id.startsWith('an') ? 'AN@agency.test' : 'own@agency.test', at],
      },
    ];
  };

  it('are those of half the requests; who waits is later than all, and under five say nothing', async () => {
    const site = await anAgency();
    await store(
      [10, 30, 20, null, null].flatMap((minutes, at) => message(site, `an-${at}`, minutes)),
      [10, 20, 30, 40].flatMap((minutes, at) => message(site, `own-${at}`, minutes)),
    );
    expect((await figuresOf(site)).answers).toEqual([
      { who: 'an', kind: 'question', half: 30 },
      { who: 'own', kind: 'question', half: null },
    ]);
    expect((await figuresOf(site, 'own')).answers.map(({ who }) => who)).toEqual(['own']);
    await store(message(site, 'an-6', null));
    expect((await figuresOf(site)).answers[0]).toEqual({ who: 'an', kind: 'question', half: 30 });
    await store(message(site, 'an-7', null));
    expect((await figuresOf(site)).answers[0]).toEqual({ who: 'an', kind: 'question', half: null });
  });
});

describe('the nights of holiday homes', () => {
  it('are counted by month, of homes on offer', async () => {
    const site = await anAgency();
    await importAll(site, [{ rental: { id: 71, general: { building: { name: 'Duin' } } } }]);
    const [unit] = (await figuresOf(site)).homes.filter(({ kind }) => kind === 'rental');
    expect(unit?.offered).toBe(true);
    await store([
      {
        sql: "INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, created_at) VALUES (?, 's', '71', '2026-11-28', '2026-12-03', 'blocked', ?)",
        params: [site, NOW],
      },
    ]);
    const { nights } = await figuresOf(site);
    expect(nights.map(({ month }) => month)).toEqual([
      '2026-08-01',
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
    ]);
    expect(nights.slice(3, 5)).toEqual([
      { month: '2026-11-01', nights: 30, taken: 3 },
      { month: '2026-12-01', nights: 31, taken: 2 },
    ]);
    expect((await figuresOf(site, 'own')).nights).toEqual([]);
  });
});

describe('the list of homes', () => {
  it('says what each had in the last closed week', async () => {
    const site = await anAgency();
    await store([
      counted(site, '501', '2026-11-23', { opened: 4, questions: 5 }),
      counted(site, '501', '2026-11-29', { opened: 3 }),
      counted(site, '502', '2026-11-22', { opened: 50 }),
      counted(site, '503', '2026-11-30', { opened: 50 }),
    ]);
    const { week, homes } = await ask<Homes>('listHomes', site);
    expect(week).toBe(WEEKS.at(-1));
    const of = (home: string) => homes.find((one) => one.home === home)?.interest;
    expect(of('501')).toEqual({ opened: { shown: 7 }, kept: { few: true }, questions: { shown: 5 } });
    for (const home of ['502', '503']) {
      const cells = of(home);
      expect([home, cells && isShown(cells.opened)]).toEqual([home, false]);
    }
    expect(addDays(week ?? '', 7)).toBe('2026-11-30');
  });

  it('says nothing of the week before counting began', async () => {
    const site = await anAgency();
    await store([
      { sql: 'DELETE FROM interest_days', params: [] },
      { sql: 'INSERT INTO interest_days (day, closed_at) VALUES (?, ?)', params: ['2026-11-30', NOW] },
    ]);
    const { week, homes } = await ask<Homes>('listHomes', site);
    expect([week, homes.map(({ interest }) => interest)]).toEqual([null, homes.map(() => null)]);
    await store([{ sql: 'DELETE FROM interest_days', params: [] }]);
  });
});
