/** What an agency's people change in the settings of their site (decision 181). */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { valueAtPath } from '#domain/settings/paths.ts';
import { ChangeSiteRequestSchema, type OwnSite, type SiteChange } from '#wire/own-site.ts';
import type { Site } from '#wire/site.ts';
import { directoryOf } from '../../platform/db/shards.ts';
import { callAt } from '../../testing/agenda.ts';
import { answerOf, publicPost } from '../../testing/call.ts';
import { aSite } from '../../testing/fixtures.ts';
import { withGates } from '../../testing/gates.ts';
import { rowsOf } from '../../testing/messages.ts';
import { store } from '../../testing/store.ts';
import { personStatements, sessionOf } from '../../testing/written-homes.ts';
import { siteStatements } from '../index.ts';

const NOW = '2026-11-24T10:00:00.000Z';
const QUAY = 'settings.team.offices[quay]';
const MON = `${QUAY}.hours.week.mon`;
const PHONE = 'settings.contact.phone';
const OPEN = [['09:00', '12:30']];

let made = 0;
let site = '';
beforeEach(async () => {
  site = `own-site-${++made}`;
  const team = {
    offices: [
      { id: 'quay', name: 'Kaai', hours: { week: { mon: [['09:00', '18:00']] } } },
      { id: 'bare', name: 'Plein' },
    ],
    people: [
      { id: 'an', name: 'An', office: 'quay' },
      { id: 'bo', name: 'Bo' },
    ],
    rules: [{ deeds: ['valuation'], person: 'an' }],
  } as unknown as Site['settings']['team'];
  await store(
    siteStatements(aSite(site, { settings: { contact: { phone: '050 1' }, team } })),
    personStatements(site, 'an', ['site']),
    personStatements(site, 'bo', ['site']),
  );
});

type Change = Omit<SiteChange, 'place'>;
const ask = (person: string, body: object, more: object = {}) =>
  callAt('changeSite', {
    now: NOW,
    params: { siteId: site },
    body: { session: sessionOf(person), ...body },
    ...more,
  });
/** The answer to what is not refused. */
async function done(person: string, body: object): Promise<OwnSite> {
  const { answer, error } = await ask(person, body);
  expect(error).toBeNull();
  return answer as OwnSite;
}
const change = (...changes: readonly Change[]) => done('an', { changes });
async function refusal(body: object): Promise<readonly [code: string, fields: readonly string[]]> {
  const before = await stored();
  const { error } = await ask('an', body);
  expect(await stored()).toEqual(before);
  return [error?.code ?? 'done', Object.keys(error?.fields ?? {})];
}
const stored = async (): Promise<Site> => {
  const row = await env.DB.prepare('SELECT doc FROM sites WHERE id = ?').bind(site).first<{ doc: string }>();
  return JSON.parse(row?.doc ?? 'null');
};
const journal = async (): Promise<readonly string[]> => {
  const sql = "SELECT deed || ' ' || what AS line FROM journal WHERE site_id = ? ORDER BY seq";
  const { results } = await env.DB.prepare(sql).bind(site).all<{ line: string }>();
  return results.map(({ line }) => line);
};

describe('a member', () => {
  it('is changed by itself, with the values before and after in the journal', async () => {
    const own = await change({ path: MON, value: OPEN, seen: [['09:00', '18:00']] });
    expect(own.outcome).toBe('stored');
    expect(own.conflicts).toEqual([]);
    const offices = (await stored()).settings.team?.offices ?? [];
    expect(offices.map(({ hours }) => hours?.week.mon)).toEqual([OPEN, undefined]);
    expect((await stored()).settings.contact.phone).toBe('050 1');
    expect(await journal()).toEqual([`site.changed ${MON}: "09:00-18:00" → "09:00-12:30"`]);
    expect((await done('bo', {})).log[0]).toMatchObject({
      number: 1,
      by: 'an',
      rows: [{ path: MON, after: OPEN }],
    });
  });

  it('that an office without hours never had begins with a week', async () => {
    await change({ path: 'settings.team.offices[bare].hours.note.nl', value: 'Op afspraak.', seen: null });
    expect((await stored()).settings.team?.offices[1]?.hours).toMatchObject({
      week: {},
      note: { nl: 'Op afspraak.' },
    });
  });

  it('is removed by null', async () => {
    await change({ path: MON, value: null, seen: [['09:00', '18:00']] });
    expect((await stored()).settings.team?.offices[0]?.hours?.week).toEqual({});
  });

  it('that has the value already is no change', async () => {
    expect((await change({ path: PHONE, value: '050 1', seen: null })).outcome).toBe('same');
    expect(await journal()).toEqual([]);
  });

  it('of a person is named in the journal without its values', async () => {
    await change({ path: 'settings.team.people[bo].mobile', value: '0470 1', seen: null });
    expect(await journal()).toEqual(['site.changed settings.team.people[bo].mobile']);
  });
});

describe('two people', () => {
  it('at different members keep both, also when one comes between reading and writing', async () => {
    let tried = 0;
    const bindings = withGates(directoryOf(env), async (_trip, what) => {
      if (!what.includes('batch') || tried++ > 0) return;
      await done('bo', { changes: [{ path: PHONE, value: '050 2', seen: '050 1' }] });
    });
    const { error } = await ask(
      'an',
      { changes: [{ path: MON, value: OPEN, seen: [['09:00', '18:00']] }] },
      { bindings },
    );
    expect([error, tried > 0]).toEqual([null, true]);
    const { settings } = await stored();
    expect([settings.contact.phone, settings.team?.offices[0]?.hours?.week.mon]).toEqual(['050 2', OPEN]);
  });

  it('at one member are both answered, and the rest is stored', async () => {
    await done('bo', { changes: [{ path: PHONE, value: '050 2', seen: '050 1' }] });
    const own = await change(
      { path: PHONE, value: '050 3', seen: '050 1' },
      { path: 'settings.contact.city', value: 'Knokke', seen: null },
    );
    expect(own.outcome).toBe('stored');
    expect(own.conflicts).toEqual([{ path: PHONE, yours: '050 3', theirs: '050 2', by: 'bo', at: NOW }]);
    const { contact } = (await stored()).settings;
    expect([contact.phone, contact.city]).toEqual(['050 2', 'Knokke']);
  });

  it('who add closed days keep both', async () => {
    const path = `${QUAY}.hours.closed`;
    await done('bo', { changes: [{ path, value: [['2026-12-24', '2026-12-26']], seen: null }] });
    const own = await change({ path, value: [['2026-12-31', '2026-12-31']], seen: null });
    expect(own.conflicts).toEqual([]);
    expect((await stored()).settings.team?.offices[0]?.hours?.closed).toEqual([
      ['2026-12-24', '2026-12-26'],
      ['2026-12-31', '2026-12-31'],
    ]);
  });

  it('who set other hours for one day are told so, and keep what they set for other days', async () => {
    const path = `${QUAY}.hours.otherHours`;
    const on = (day: string, from: string) => ({ day, openings: [[from, '12:00']] });
    const EVE = '2026-12-24';
    await change({ path, value: [on(EVE, '09:00'), on('2026-12-20', '09:00')], seen: null });
    const seen = [on(EVE, '09:00'), on('2026-12-20', '09:00')];
    await done('bo', {
      changes: [
        { path, value: [on(EVE, '10:00'), on('2026-12-20', '09:00'), on('2026-12-31', '09:00')], seen },
      ],
    });
    const mine = { path, value: [on(EVE, '11:00'), on('2026-12-20', '09:00')] };
    const own = await change({ ...mine, seen });
    const theirs = [on('2026-12-20', '09:00'), on(EVE, '10:00')];
    expect(own.conflicts).toMatchObject([{ path, theirs, by: 'bo' }]);
    expect(own.outcome).toBe('same');
    // The next press has seen it; of the day that was never seen nothing is said.
    const next = await change({ ...mine, seen: theirs });
    expect([next.outcome, next.conflicts]).toEqual(['stored', []]);
    expect((await stored()).settings.team?.offices[0]?.hours?.otherHours).toEqual([
      on('2026-12-20', '09:00'),
      on('2026-12-31', '09:00'),
      on(EVE, '11:00'),
    ]);
  });

  it('who both keep a day that one of them changed', async () => {
    const path = `${QUAY}.hours.otherHours`;
    const on = (day: string, from: string) => ({ day, openings: [[from, '12:00']] });
    const seen = [on('2026-12-24', '09:00')];
    await change({ path, value: seen, seen: null });
    await done('bo', { changes: [{ path, value: [on('2026-12-24', '10:00')], seen }] });
    const own = await change({ path, value: [...seen, on('2026-12-31', '09:00')], seen });
    expect([own.outcome, own.conflicts]).toEqual(['stored', []]);
    expect((await stored()).settings.team?.offices[0]?.hours?.otherHours).toEqual([
      on('2026-12-24', '10:00'),
      on('2026-12-31', '09:00'),
    ]);
  });

  it('of whom one took a person off the site: the other’s change has nowhere to go', async () => {
    await done('bo', { changes: [{ path: 'settings.team.people[bo]', value: null, seen: true }] });
    const own = await change({ path: 'settings.team.people[bo].phone', value: '050 9', seen: null });
    expect(own.conflicts).toMatchObject([{ yours: '050 9', theirs: null }]);
    expect(own.outcome).toBe('same');
  });
});

describe('an entry', () => {
  const ELS = 'settings.team.people[els-1a2b]';
  it('is added once, however often the form is sent', async () => {
    const add = { path: ELS, value: { name: 'Els', phone: '050 7' }, seen: null };
    expect((await change(add)).outcome).toBe('stored');
    expect((await change(add)).outcome).toBe('same');
    expect((await stored()).settings.team?.people.map(({ id }) => id)).toEqual(['an', 'bo', 'els-1a2b']);
  });

  it('that is taken off comes back to its place, with what named it', async () => {
    const before = await stored();
    await change(
      { path: 'settings.team.rules', value: null, seen: before.settings.team?.rules },
      { path: 'settings.team.people[an]', value: null, seen: true },
    );
    expect((await stored()).settings.team?.people.map(({ id }) => id)).toEqual(['bo']);
    const own = await done('bo', { putBack: 1 });
    expect([own.outcome, (await done('bo', {})).log[0]?.putBack]).toEqual(['stored', 1]);
    expect(await stored()).toEqual(before);
    expect((await journal()).at(-1)).toMatch(/^site\.put_back /);
  });

  it('that was added is taken off by putting it back, unless it was changed since', async () => {
    await change({ path: ELS, value: { name: 'Els' }, seen: null });
    await done('bo', { changes: [{ path: `${ELS}.phone`, value: '050 7', seen: null }] });
    const own = await done('an', { putBack: 1 });
    expect([own.outcome, own.conflicts.length]).toEqual(['same', 1]);
    await done('an', { putBack: 2 });
    expect((await done('an', { putBack: 1 })).outcome).toBe('stored');
    expect((await stored()).settings.team?.people).toHaveLength(2);
  });
});

describe('putting back', () => {
  it('is whole or nothing', async () => {
    await change(
      { path: PHONE, value: '050 2', seen: '050 1' },
      { path: 'settings.contact.city', value: 'Knokke', seen: null },
    );
    await done('bo', { changes: [{ path: PHONE, value: '050 3', seen: '050 2' }] });
    const own = await done('an', { putBack: 1 });
    expect([own.outcome, own.conflicts[0]?.by]).toEqual(['same', 'bo']);
    const { contact } = (await stored()).settings;
    expect([contact.phone, contact.city]).toEqual(['050 3', 'Knokke']);
  });

  it('of no change is not found', async () => {
    expect(await refusal({ putBack: 7 })).toEqual(['not_found', []]);
  });

  it('says nothing of a person who is erased, also where only their number was changed', async () => {
    const [person, email] = ['settings.team.people[bo]', 'bo.maes@agency.test'];
    await change({ path: `${person}.email`, value: email, seen: null });
    await change({ path: `${person}.mobile`, value: '0470 11', seen: null });
    await change({ path: `${person}.mobile`, value: '0470 22', seen: '0470 11' });
    await change({ path: `${person}.office`, value: 'bare', seen: null });
    const logged = async () => JSON.stringify(await rowsOf('site_changes', site));
    expect(await logged()).toContain('0470 22');
    await change({ path: person, value: null, seen: valueAtPath(await stored(), person) });
    const { body } = await answerOf(await publicPost('/persons/erase', { email, site }));
    expect(body).toMatchObject({ erased: true });
    for (const text of ['bo.maes', '0470', 'Bo']) expect(await logged()).not.toContain(text);
    // Where somebody works says nothing of who it was.
    expect(await logged()).toContain('bare');
  });

  it('is offered for the last fifty changes', async () => {
    for (let n = 1; n <= 52; n++)
      await change({ path: PHONE, value: `050 1${n}`, seen: n === 1 ? '050 1' : `050 1${n - 1}` });
    const rows = await rowsOf<{ number: number }>('site_changes', site);
    expect(rows.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 3),
    );
  });
});

it('what is judged is answered and not stored', async () => {
  const before = await stored();
  const own = await done('an', { judge: true, changes: [{ path: PHONE, value: '050 2', seen: '050 1' }] });
  expect([own.outcome, own.site.settings.contact.phone]).toEqual(['judged', '050 2']);
  expect(await stored()).toEqual(before);
  expect(await journal()).toEqual([]);
});

describe('is refused, by field, and changes nothing', () => {
  it.each<[string, Change, string, readonly string[]]>([
    ['the operator’s', { path: 'state', value: 'suspended', seen: 'live' }, 'refused', ['state']],
    ['hostnames', { path: 'hostnames', value: [], seen: null }, 'refused', ['hostnames']],
    ['a group', { path: 'settings.contact', value: {}, seen: null }, 'refused', ['settings.contact']],
    ['an id', { path: `${QUAY}.id`, value: 'x', seen: 'quay' }, 'refused', [`${QUAY}.id`]],
    ['a way out', { path: '__proto__.x', value: 'x', seen: null }, 'refused', ['__proto__.x']],
    [
      'no time',
      { path: MON, value: [['9', '18:00']], seen: [['09:00', '18:00']] },
      'refused',
      [`${MON}[0][0]`],
    ],
    [
      'hours that end before',
      { path: MON, value: [['18:00', '09:00']], seen: [['09:00', '18:00']] },
      'refused',
      [`${MON}[0]`],
    ],
    [
      'no address',
      { path: 'settings.team.people[bo].email', value: 'bo@', seen: null },
      'refused',
      ['settings.team.people[bo].email'],
    ],
    [
      'no such office',
      { path: 'settings.team.people[bo].office', value: 'moon', seen: null },
      'refused',
      ['settings.team.people[bo].office'],
    ],
    [
      'a picture that is not there',
      { path: 'settings.team.people[bo].picture', value: 'nobody', seen: null },
      'refused',
      [expect.stringMatching(/^settings\.team\.people\[/)],
    ],
    [
      'a person whom a rule names',
      { path: 'settings.team.people[an]', value: null, seen: true },
      'refused',
      ['settings.team.rules[0].person'],
    ],
    [
      'a code of conduct that is no link',
      { path: 'settings.legal.codeOfConduct.nl', value: 'http://x.be', seen: null },
      'refused',
      ['settings.legal.codeOfConduct.nl'],
    ],
  ])('%s', async (_what, asked, code, fields) => {
    expect(await refusal({ changes: [asked] })).toEqual([code, fields]);
  });

  it('without the right, or of another agency', async () => {
    await store(personStatements(site, 'mo', ['homes', 'people']));
    const body = { changes: [{ path: PHONE, value: '1', seen: '050 1' }] };
    expect((await ask('mo', body)).error?.code).toBe('role_missing');
    expect((await ask('mo', {})).error?.code).toBe('role_missing');
    const other = await callAt('changeSite', {
      now: NOW,
      params: { siteId: `${site}-other` },
      body: { session: sessionOf('an'), ...body },
    });
    expect(other.error?.code).toBe('role_missing');
  });
});

describe('the look', () => {
  const ACCENT = { path: 'theme.accent', value: ['#a2361d', '#f3937a'], seen: aSite('x').theme.accent };
  const look = (person: string, body: object = {}, more: object = {}) =>
    ask(person, { changes: [ACCENT], judge: true, preview: true, ...body }, more);
  const shown = async (person: string, more: object = {}): Promise<OwnSite> => {
    const { answer, error } = await look(person, {}, more);
    expect(error).toBeNull();
    return answer as OwnSite;
  };
  const previews = () =>
    rowsOf<Record<'id' | 'hash' | 'until', string> & { theme: string }>('previews', site);

  it('is changed member by member, with both colours in the journal, and put back', async () => {
    const before = await stored();
    await change(ACCENT);
    await change({ path: 'theme.choices.hero', value: 'letter', seen: before.theme.choices.hero });
    expect((await stored()).theme).toMatchObject({
      accent: ['#a2361d', '#f3937a'],
      paper: before.theme.paper,
      choices: { ...before.theme.choices, hero: 'letter' },
    });
    expect((await journal())[0]).toBe(
      `site.changed theme.accent: "${before.theme.accent.join(', ')}" → "#a2361d, #f3937a"`,
    );
    await done('bo', { putBack: 1 });
    expect((await stored()).theme.accent).toEqual(before.theme.accent);
  });

  it.each([
    ['theme.accent', ['red', '#f3937a']],
    ['theme.accent', ['#a2361d']],
    ['theme.choices.hero', 'sky'],
    ['theme.paper', ['#ffffff', '#000000']],
    ['theme.choices', { hero: 'letter' }],
    ['settings.logo.light', 'a-picture-that-is-not-there'],
    ['settings.logo.lightHash', 'abcdef12'],
  ])('refuses %s: %j', async (path, value) => {
    const seen = path === 'theme.accent' ? ACCENT.seen : path.endsWith('hero') ? 'horizon' : null;
    const [code, fields] = await refusal({ changes: [{ path, value, seen }] });
    expect(code).toBe('refused');
    expect(fields[0]).toContain(path);
  });

  it('is shown at a secret address for a day, and changes nothing of the site', async () => {
    const before = await stored();
    const { preview, outcome } = await shown('an');
    expect(outcome).toBe('judged');
    expect(preview).toMatch(new RegExp(`^https?://${site}--[a-z2-7]{20}\\.`));
    const [row, ...others] = await previews();
    expect(others).toEqual([]);
    expect(JSON.parse(row?.theme ?? '')).toMatchObject({ accent: ACCENT.value });
    expect(row?.until).toBe('2026-11-25T10:00:00.000Z');
    expect(JSON.stringify(await previews())).not.toContain(new URL(preview ?? '').hostname.split('--')[1]);
    expect([await stored(), await journal()]).toEqual([before, []]);
  });

  it('has one address for each person, and the last one ends with the next', async () => {
    await shown('an');
    const [first] = await previews();
    const [one, other] = await Promise.all([shown('an'), shown('bo')]);
    expect(one.preview).not.toBe(other.preview);
    const rows = await previews();
    expect(rows).toHaveLength(2);
    expect(rows.map(({ hash }) => hash)).not.toContain(first?.hash);
  });

  it('has none where the deployment has no domain, or the site as many as it may', async () => {
    expect((await shown('an', { bindings: { PREVIEW_DOMAIN: '' } })).preview).toBeNull();
    await store(
      Array.from({ length: 10 }, (_, at) => ({
        sql: 'INSERT INTO previews (site_id, id, hash, created_at, until) VALUES (?, ?, ?, ?, ?)',
        params: [site, `p${at}`, `h${at}`, NOW, '2026-12-01T00:00:00.000Z'],
      })),
    );
    expect((await shown('an')).preview).toBeNull();
    expect(await previews()).toHaveLength(10);
  });

  it('is shown to nobody without the right, also when it is taken away meanwhile', async () => {
    await store(personStatements(site, 'cas', ['homes']));
    expect((await look('cas')).error?.code).toBe('role_missing');
    const takenAway = async () => {
      await env.DB.prepare("UPDATE staff SET edits_site = 0 WHERE site_id = ? AND id = 'an'")
        .bind(site)
        .run();
    };
    let tried = 0;
    const bindings = withGates(directoryOf(env), async (_trip, what) => {
      if (what.includes('batch') && tried++ === 0) await takenAway();
    });
    expect((await look('an', {}, { bindings })).error?.code).toBe('role_missing');
    expect(await previews()).toEqual([]);
  });

  it('is previewed before it is stored, not beside that', () => {
    const request = { session: sessionOf('an'), changes: [ACCENT], preview: true };
    expect(ChangeSiteRequestSchema.safeParse({ ...request, judge: true }).success).toBe(true);
    expect(ChangeSiteRequestSchema.safeParse(request).success).toBe(false);
  });
});
