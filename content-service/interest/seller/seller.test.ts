/** The seller's page: its secret address, what it shows and never shows, and its mail. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { mailTexts } from '#locales/mails.ts';
import type { SellerPage, StaffSeller } from '#wire/seller.ts';
import { siteStatements } from '../../intake/index.ts';
import { callAt } from '../../testing/agenda.ts';
import { closedStatement, countedStatements, historyStatement } from '../../testing/counted.ts';
import { aSite } from '../../testing/fixtures.ts';
import { mailsDue, rowsOf } from '../../testing/messages.ts';
import { importAll, putRecord } from '../../testing/records.ts';
import { store } from '../../testing/store.ts';
import { aHomeRecord, aWritingAgency, personStatements, sessionOf } from '../../testing/written-homes.ts';
import { queueSellerMails } from './mail.ts';

const HOME = { kind: 'estate', home: '501' };
/** Monday of week 48. */
const NOW = '2026-11-23T09:00:00.000Z';
const later = (minutes: number, from = NOW): string =>
  new Date(Date.parse(from) + minutes * 60_000).toISOString();
const DAY = 24 * 60;

let made = 0;
let site = '';
/** An agency with home 501, four weeks on line, all days closed. */
beforeEach(async () => {
  site = `seller-${++made}`;
  await env.DB.exec('DELETE FROM interest_days; DELETE FROM outbox');
  await aWritingAgency(site);
  await putRecord(site, 'estate', '501', aHomeRecord(501));
  await store(
    personStatements(site, 'di', []),
    [historyStatement(site, '501', [['2026-10-26T09:00:00.000Z', 395_000]])],
    countedStatements(site, '501', '2026-10-26', [
      { opened: 120, kept: 6, visits: 1, sent: 52 },
      { opened: 61, kept: 4 },
      { opened: 3 },
      { opened: 58, kept: 5, questions: 4, visits: 0 },
    ]),
    [closedStatement('2026-11-22')],
  );
});

const call = (id: string, body: object, { siteId = site, now = NOW } = {}) =>
  callAt(id, { now, params: { siteId }, body });
const codeOf = async (...asked: Parameters<typeof call>): Promise<string> =>
  (await call(...asked)).error?.code ?? 'done';
async function done<Answer>(...asked: Parameters<typeof call>): Promise<Answer> {
  const { answer, error } = await call(...asked);
  if (error !== null) throw error;
  return answer as Answer;
}
const as = (person: string, body: object = {}) => ({ session: sessionOf(person), ...HOME, ...body });
const NEW = { locale: 'nl', email: null, rhythm: 'none' };
const WITH_MAIL = { locale: 'fr', email: 'rita@example.be', rhythm: 'week' };
const make = async (body: object = NEW, now = NOW): Promise<string> =>
  (await done<{ token: string }>('makeSellerPage', as('an', body), { now })).token;
const open = (token: string, now = NOW) => done<SellerPage>('openSellerPage', { token }, { now });
const staff = (now = NOW) => done<StaffSeller>('showStaffSeller', as('an'), { now });
const write = (set: object, { person = 'an', now = NOW } = {}) =>
  codeOf('writeSellerPage', as(person, { set }), { now });

describe('the address', () => {
  it('is told once, and stored as a hash alone', async () => {
    const token = await make();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await rowsOf('seller_windows', site))).not.toContain(token);
    expect(JSON.stringify(await rowsOf('seller_links', site))).not.toContain(token);
    expect(JSON.stringify(await staff())).not.toContain(token);
    expect(JSON.stringify(await rowsOf('journal', site))).not.toContain(token);
    expect((await rowsOf<{ deed: string }>('journal', site)).map((row) => row.deed)).toContain('seller.made');
  });

  it('is one for two presses at once, and none for a later one', async () => {
    const [one, other] = await Promise.all([make(), make()]);
    expect(other).toBe(one);
    expect(await rowsOf('seller_windows', site)).toHaveLength(1);
    expect(await codeOf('makeSellerPage', as('an', NEW), { now: later(2) })).toBe('changed');
    expect(await codeOf('makeSellerPage', as('bo', NEW))).toBe('changed');
  });

  it('opens nothing once it has ended, has expired, is another agency’s or was guessed: always the same answer', async () => {
    const token = await make();
    const other = `${site}-other`;
    await aWritingAgency(other);
    const said = async (asked: string, at: { siteId?: string; now?: string } = {}) =>
      (await call('openSellerPage', { token: asked }, at)).error;
    const guessed = await said('x'.repeat(43));
    expect(guessed?.code).toBe('not_found');
    expect(await said(token, { siteId: other })).toEqual(guessed);
    expect(await said(token, { now: later(365 * DAY) })).toEqual(guessed);
    expect((await open(token, later(364 * DAY))).home.place).toContain('Knokke');
    expect(await write({ ended: true })).toBe('done');
    expect(await said(token)).toEqual(guessed);
    expect(await codeOf('setSellerMail', { token, rhythm: 'none' })).toBe('not_found');
  });

  it('is said to open until a day in Brussels', async () => {
    await make(NEW, '2026-11-22T23:30:00.000Z');
    expect((await staff()).page?.until).toBe('2027-11-23');
  });

  it('opens again within ten minutes, and not when there is another one by then', async () => {
    const token = await make();
    await write({ ended: true });
    expect((await staff(later(9))).undoUntil).toBe(later(10));
    expect(await write({ ended: false }, { now: later(9) })).toBe('done');
    expect((await open(token)).home.online).toBe(true);
    await write({ ended: true });
    expect(await write({ ended: false }, { now: later(11) })).toBe('past');
    await make(NEW, later(1));
    expect(await write({ ended: false }, { now: later(2) })).toBe('past');
  });

  it('stays for ninety days after its home was withdrawn, and says that the home is not on the site', async () => {
    const token = await make();
    expect(await codeOf('withdrawHome', as('an'))).toBe('done');
    await store([{ sql: 'UPDATE estates SET withdrawn_at = ? WHERE site_id = ?', params: [NOW, site] }]);
    const page = await open(token, later(89 * DAY));
    expect([page.home.online, page.budgets, page.like]).toEqual([false, null, []]);
    expect((await staff(later(89 * DAY))).page?.until).toBe('2027-02-21');
    expect(await codeOf('openSellerPage', { token }, { now: later(91 * DAY) })).toBe('not_found');
    expect((await staff(later(91 * DAY))).page).toBeNull();
  });

  it('is not made for a home that left ninety days ago, which is said, and opens once the home is back', async () => {
    await make();
    await done('withdrawHome', as('an'));
    await store([{ sql: 'UPDATE estates SET withdrawn_at = ? WHERE site_id = ?', params: [NOW, site] }]);
    const [before, after] = [later(89 * DAY), later(91 * DAY)];
    expect([(await staff(before)).longGone, (await staff(after)).longGone]).toEqual([false, true]);
    expect(await codeOf('makeSellerPage', as('an', NEW), { now: after })).toBe('past');
    expect(await rowsOf('seller_windows', site)).toHaveLength(1);
    // Of a home that never had one, no address is told that opens nothing.
    await store([{ sql: 'DELETE FROM seller_windows WHERE site_id = ?', params: [site] }]);
    expect(await codeOf('makeSellerPage', as('an', NEW), { now: after })).toBe('past');
    expect([await rowsOf('seller_windows', site), await rowsOf('seller_links', site)]).toEqual([[], []]);
    expect(await codeOf('makeSellerPage', as('an', NEW), { now: before })).toBe('done');
    await store([{ sql: 'UPDATE estates SET withdrawn_at = NULL WHERE site_id = ?', params: [site] }]);
    expect((await staff(after)).page?.locale).toBe('nl');
  });

  it('is made and ended by who may write the home, and read by who may see it', async () => {
    expect(await codeOf('makeSellerPage', as('di', NEW))).toBe('role_missing');
    expect(await codeOf('showStaffSeller', as('di'))).toBe('done');
    await make();
    expect(await write({ ended: true }, { person: 'di' })).toBe('role_missing');
    expect(await write({ sentence: 'x', seen: '' }, { person: 'di' })).toBe('role_missing');
    expect(await codeOf('showStaffSeller', { ...as('an'), home: '999' })).toBe('not_found');
  });
});

describe('the page', () => {
  it('says nothing of weeks before anything was counted', async () => {
    await store([{ sql: 'DELETE FROM home_days WHERE site_id = ?', params: [site] }]);
    await store(countedStatements(site, '501', '2026-11-23', [{ opened: 77 }]));
    const page = await open(await make());
    expect([page.week, page.weeks, page.steps]).toEqual([null, [], []]);
  });

  it('has no figure below five, and none of a week that is not over', async () => {
    await store(countedStatements(site, '501', '2026-11-23', [{ opened: 77 }]));
    const page = await open(await make());
    expect(page.week).toBe('2026-11-16');
    expect(page.weeks).toEqual([
      { week: '2026-10-26', opened: { shown: 120 }, kept: { shown: 6 }, asked: { few: true }, visited: 1 },
      { week: '2026-11-02', opened: { shown: 61 }, kept: { few: true }, asked: { few: true }, visited: 0 },
      { week: '2026-11-09', opened: { few: true }, kept: { few: true }, asked: { few: true }, visited: 0 },
      { week: '2026-11-16', opened: { shown: 58 }, kept: { shown: 5 }, asked: { few: true }, visited: 0 },
    ]);
    // Sums of what is shown, so that no subtraction gives what is not.
    expect(page.sums).toEqual({
      opened: { shown: 239 },
      kept: { shown: 11 },
      asked: { few: true },
      visited: 1,
    });
    expect(JSON.stringify(page)).not.toContain('77');
  });

  it('waits for the Sunday to be closed', async () => {
    await env.DB.exec('DELETE FROM interest_days');
    await store([closedStatement('2026-11-21')]);
    expect((await open(await make())).week).toBe('2026-11-09');
  });

  it('tells what happened, and mails of alerts only from five on', async () => {
    const page = await open(await make());
    expect(page.events).toEqual([
      { day: '2026-10-26', event: 'online', number: null },
      { day: '2026-10-26', event: 'alert', number: 52 },
    ]);
    await store([
      historyStatement(site, '501', [
        ['2026-10-26T09:00:00.000Z', 395_000],
        ['2026-11-10T09:00:00.000Z', 379_000],
      ]),
    ]);
    await write({ ended: true });
    expect((await open(await make())).events).toContainEqual({
      day: '2026-11-10',
      event: 'lowered',
      number: 379_000,
    });
  });

  it('compares with nothing while there are fewer than five homes like it', async () => {
    const page = await open(await make());
    expect(page.steps.map(({ step, own, like }) => [step, own, like])).toEqual([
      ['opened', 80, null],
      ['kept', 5, null],
      ['asked', null, null],
      ['visited', 0, null],
    ]);
    expect([page.likeWeek, page.like]).toEqual([null, []]);
  });

  it('counts nothing where the agency switched it off, and says so', async () => {
    const token = await make();
    await store(siteStatements(aSite(site, { settings: { features: ['staff'], interest: 'off' } })));
    const page = await open(token);
    expect([page.counted, page.week, page.weeks, page.steps, page.sums.opened]).toEqual([
      'off',
      null,
      [],
      [],
      { few: true },
    ]);
    expect((await staff()).counted).toBe('off');
  });

  it('says that a service of the agency’s own answers for its site', async () => {
    const token = await make();
    await store([
      {
        sql: "INSERT INTO own_services (site_id, address, scope, picture_hosts, knows, ask_at) VALUES (?, 'https://own.test', 'full', '[]', '[]', 9)",
        params: [site],
      },
    ]);
    expect((await open(token)).counted).toBe('own-service');
  });

  it('never shows the place of a hidden home beside another', async () => {
    const hidden = { address: { ...aHomeRecord(502).estate.general.address, visible: false } };
    await importAll(site, [aHomeRecord(501), aHomeRecord(502, 385_000, hidden), aHomeRecord(503, 399_000)]);
    await store([historyStatement(site, '501', [['2026-10-26T09:00:00.000Z', 395_000]])]);
    const { like } = await open(await make());
    expect(like.map(({ place, own, price }) => [place, own, price])).toEqual([
      ['Knokkestraat', false, 399_000],
      [null, true, 395_000],
      ['8300 Knokke', false, 385_000],
    ]);
  });
});

describe('the sentence', () => {
  it('stands until Sunday, with who wrote it', async () => {
    const token = await make();
    expect((await open(token)).sentence).toBeNull();
    expect(await write({ sentence: 'Zaterdag bel ik u.', seen: '' })).toBe('done');
    expect((await open(token)).sentence).toEqual({ text: 'Zaterdag bel ik u.', name: 'an', phone: null });
    expect((await staff()).page?.sentence?.until).toBe('2026-11-29');
    expect((await open(token, later(6 * DAY))).sentence).not.toBeNull();
    expect((await open(token, later(7 * DAY))).sentence).toBeNull();
    // Whoever writes next week sees nothing there.
    expect(await write({ sentence: 'Nieuw.', seen: '' }, { now: later(7 * DAY) })).toBe('done');
  });

  it('is not written over by who has not seen it, and goes when it is emptied', async () => {
    await make();
    await write({ sentence: 'Van An.', seen: '' });
    expect(await write({ sentence: 'Van Bo.', seen: '' }, { person: 'bo' })).toBe('changed');
    expect(await write({ sentence: 'Van Bo.', seen: 'Van An.' }, { person: 'bo' })).toBe('done');
    expect(await write({ sentence: '', seen: 'Van Bo.' })).toBe('done');
    expect((await staff()).page?.sentence).toBeNull();
  });

  it('is nobody’s without an address', async () => {
    expect(await write({ sentence: 'x', seen: '' })).toBe('changed');
  });
});

describe('a viewing', () => {
  const AT = '2026-11-19T09:00:00.000Z';
  beforeEach(async () => {
    await store([
      {
        sql:
          'INSERT INTO appointments (site_id, id, seed, estate_id, agent_id, starts_at, ends_at, occupied_until, origin, email_key, created_at, doc) ' +
          `VALUES (?, 'secret-id', 's', '501', 'an', ?, '2026-11-19T09:45:00.000Z', '2026-11-19T10:00:00.000Z', 'https://x.test', 'k', ?, '{"firstname":"Eva"}')`,
        params: [site, AT, AT],
      },
    ]);
  });

  it('is named by its time and the agency’s word, and by nothing that its visitor typed', async () => {
    const token = await make();
    expect(await write({ viewing: AT, word: 'Vond de tuin te klein.', seen: '' })).toBe('done');
    expect(await write({ viewing: AT, word: 'Anders.', seen: '' }, { person: 'bo' })).toBe('changed');
    const page = await open(token);
    expect(page.viewings).toEqual([
      { at: AT, openHouse: false, visitors: 1, word: 'Vond de tuin te klein.' },
    ]);
    expect(JSON.stringify([page, await staff()])).not.toMatch(/Eva|secret-id/);
    expect(await write({ viewing: AT, word: '', seen: 'Vond de tuin te klein.' })).toBe('done');
    expect((await open(token)).viewings[0]?.word).toBeNull();
  });

  it('that this home did not have takes no word', async () => {
    await make();
    expect(await write({ viewing: later(60, AT), word: 'x', seen: '' })).toBe('changed');
    await store([{ sql: "UPDATE appointments SET estate_id = '502' WHERE site_id = ?", params: [site] }]);
    expect(await write({ viewing: AT, word: 'x', seen: '' })).toBe('changed');
    expect(await rowsOf<{ words: string }>('seller_windows', site)).toMatchObject([{ words: '{}' }]);
  });
});

describe('the mail', () => {
  const queue = async (now = NOW) => {
    await queueSellerMails(env.DB, new Date(now));
    return rowsOf<{ recipient: string; data: string; kind: string }>('outbox', site);
  };
  /** Before this week, so that its mail is due. */
  const madeBefore = () => make(WITH_MAIL, '2026-11-20T09:00:00.000Z');

  it('goes once a week, on Monday from eight, when the week is closed', async () => {
    await madeBefore();
    expect(await queue('2026-11-23T06:59:00.000Z')).toEqual([]);
    await env.DB.exec('DELETE FROM interest_days');
    expect(await queue()).toEqual([]);
    await store([closedStatement('2026-11-22')]);
    await Promise.all([queue(), queue()]);
    expect(await queue(later(60))).toMatchObject([{ kind: 'seller-week', recipient: 'rita@example.be' }]);
  });

  it.each(LOCALES)(
    'says the page’s figures in plain text in %s, with its address and one press to end it',
    async (locale) => {
      const token = await make({ ...WITH_MAIL, locale }, '2026-11-20T09:00:00.000Z');
      await queue();
      const [mail] = await mailsDue(later(1));
      const { text = '', html = '', subject = '', headers = {} } = mail ?? {};
      const t = mailTexts(locale, undefined);
      const href = pathTo('seller', locale, { token });
      // The last closed week, 16 to 22 November, is the 47th.
      const said = `${t('seller.opened', { n: '58' })}, ${t('seller.visitedNoneNew')}`;
      expect(subject).toContain('47');
      expect(subject).toContain(said);
      for (const part of [
        said,
        t('seller.few'),
        t('seller.since', { n: '239' }),
        t('seller.labels.asked'),
        '120',
        href,
      ])
        expect(text).toContain(part);
      expect(text).not.toMatch(/<[a-z/]|&\w+;|{{|}}|undefined/);
      expect(html).toContain(href);
      expect(headers['List-Unsubscribe']).toContain(href);
      expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    },
  );

  it('each month goes in the week of its first Monday', async () => {
    await make({ ...WITH_MAIL, rhythm: 'month' }, '2026-11-20T09:00:00.000Z');
    expect(await queue()).toEqual([]);
    await store([closedStatement('2026-12-06')]);
    expect(await queue('2026-12-07T09:00:00.000Z')).toHaveLength(1);
  });

  it('is not queued for who chose the month meanwhile', async () => {
    const token = await madeBefore();
    const between = new Proxy(env.DB, {
      get(inner, name) {
        if (name === 'batch') {
          return async (statements: D1PreparedStatement[]) => {
            await done('setSellerMail', { token, rhythm: 'month' });
            return inner.batch(statements);
          };
        }
        const value: unknown = Reflect.get(inner, name);
        return typeof value === 'function' ? value.bind(inner) : value;
      },
    });
    await queueSellerMails(between, new Date(NOW));
    expect((await open(token)).mail).toBe('month');
    expect(await rowsOf('outbox', site)).toEqual([]);
  });

  it.each([
    ['its address has ended', (_token: string) => write({ ended: true })],
    ['the seller wants none', (token: string) => done('setSellerMail', { token, rhythm: 'none' })],
    ['the home is withdrawn', () => done('withdrawHome', as('an'))],
    [
      'the agency counts nothing',
      () => store(siteStatements(aSite(site, { settings: { features: ['staff'], interest: 'off' } }))),
    ],
    [
      'the site is suspended',
      () => store(siteStatements(aSite(site, { state: 'suspended', settings: { features: ['staff'] } }))),
    ],
  ])('is not sent when %s after it was queued', async (_why, end) => {
    const token = await madeBefore();
    expect(await queue()).toHaveLength(1);
    await end(token);
    expect(await mailsDue(later(1))).toEqual([]);
  });

  it('cannot be asked for by who has no address for it', async () => {
    const token = await make();
    await done('setSellerMail', { token, rhythm: 'week' });
    expect((await open(token)).mail).toBeNull();
  });

  it('goes to nobody who was erased: the page goes with the person', async () => {
    await madeBefore();
    const { error } = await callAt('erasePerson', {
      now: NOW,
      params: {},
      body: { email: 'rita@example.be' },
    });
    expect(error).toBeNull();
    expect([await rowsOf('seller_windows', site), await rowsOf('seller_links', site)]).toEqual([[], []]);
  });
});
