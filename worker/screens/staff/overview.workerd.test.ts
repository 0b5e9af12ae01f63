/** The overview of an agency's day: what waits, what fails, and its CSV. */

import { beforeEach, describe, expect, it } from 'vitest';
import { createWaves } from '#bench/edge/workers/counts.ts';
import { DOT } from '#domain/format/ties.ts';
import { pathTo } from '#domain/routes.ts';
import type { Desk, StaffCase } from '#wire/staff.ts';
import { aDesk, dayBench, me } from './testing/day-bench.ts';
import { SESSION } from './testing/desk-bench.ts';
import { message } from './testing/staff-bench.ts';

let scene = dayBench();
beforeEach(() => {
  scene = dayBench();
});

describe('the overview of the day', () => {
  it('has one filled button, and a small script that no other page loads', async () => {
    const stay = {
      ...message,
      kind: 'stay',
      begins: '2027-07-03',
      ends: '2027-07-10',
      due: '2026-11-30T00:00:00.000Z',
    };
    const cases = ['a', 'b'].map((id) => ({ ...stay, id })) as StaffCase[];
    scene.answers(['desk'], aDesk({ cases, counts: { stay: 2, contact: 0, valuation: 0 } }));
    const page = await (await scene.open('/nl/kantoor')).text();
    expect(page.match(/class="button"/g)).toHaveLength(1);
    expect(page).toContain('<script type="module" src="/assets/staff-test.js">');
    for (const path of ['/nl/kantoor/aanmelden', '/nl', '/nl/contact']) {
      expect(await (await scene.open(path)).text()).not.toContain('staff-test.js');
    }
  });

  it('offers to confirm a viewing whose visitor needs the street, in the day and in a list', async () => {
    const begins = new Date(Date.now() + 60_000).toISOString();
    const viewing = { ...message, kind: 'appointment', state: 'booked', begins, ends: begins, message: null };
    const [waits, reported] = [
      { ...viewing, id: 'waits' },
      { ...viewing, id: 'told', waits: false },
    ] as StaffCase[];
    if (waits === undefined || reported === undefined) throw new Error('no viewings');
    const linksTo = async (id: string, at: Partial<Desk>): Promise<readonly string[]> => {
      scene.answers(['desk'], aDesk({ cases: [], ...at }));
      const page = await (await scene.open('/nl/kantoor?find=wit')).text();
      const links = page.matchAll(new RegExp(`href="/nl/kantoor/appointment/${id}/(\\w+)"`, 'g'));
      return [...links].map(([, action = '']) => action).toSorted();
    };
    for (const place of ['cases', 'viewings'] as const) {
      expect([place, await linksTo('waits', { [place]: [waits, reported] })]).toEqual([
        place,
        ['confirm', 'move'],
      ]);
      expect([place, await linksTo('told', { [place]: [waits, reported] })]).toEqual([place, ['move']]);
    }
    const quiet = { counts: { stay: 0, contact: 0, valuation: 0 }, cases: [] };
    const headline = async (viewings: readonly StaffCase[]): Promise<string> => {
      scene.answers(['desk'], aDesk({ ...quiet, viewings: [...viewings] }));
      const page = await (await scene.open('/nl/kantoor')).text();
      return /<h1>(.*?)<\/h1>/.exec(page)?.[1] ?? '';
    };
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString();
    expect(await headline([{ ...waits, begins: tomorrow }])).toBe('1 bezoeker kent de straat nog niet');
    expect(await headline([{ ...reported, begins: tomorrow }])).toContain('Niets te doen');
  });

  it('explains why a calendar cannot be read, that its nights stay, and which parts are unsupported', async () => {
    const calendar = {
      host: 'portal.example',
      readAt: '2026-11-24T10:00:00.000Z',
      notUnderstood: 0,
      free: 0,
    };
    scene.answers(
      ['desk'],
      aDesk({
        calendars: [
          {
            ...calendar,
            id: 'a',
            unit: 'Zeezicht',
            failingSince: '2026-11-25T10:00:00.000Z',
            outcome: 'DTSTART not understood',
          },
          {
            ...calendar,
            id: 'b',
            unit: 'Duin',
            failingSince: null,
            outcome: 'read',
            notUnderstood: 2,
            free: 1,
          },
        ],
      }),
    );
    const text = await (await scene.open('/nl/kantoor')).text();
    for (const said of [
      `Zeezicht${DOT}portal.example`,
      'DTSTART not understood',
      'De nachten van de laatste goede lezing blijven bezet.',
      'Maar gedeeltelijk begrepen: 2.',
      'niet overgenomen: 1.',
    ])
      expect(text).toContain(said);
  });

  it('tells which feeds fail, since when, and that their homes stay', async () => {
    scene.answers(
      ['desk'],
      aDesk({
        feeds: [
          { name: 'whise', readAt: '2026-11-25T10:00:00.000Z', state: 'key-refused', reason: 'status 401' },
          { name: 'other', readAt: null, state: 'settings', reason: null },
          { name: 'later', readAt: null, state: 'of-tomorrow', reason: 'why' },
          { name: 'own-service', readAt: null, state: 'unreachable', reason: 'timeout' },
        ],
        mailed: [{ feed: 'whise', requests: 3 }],
      }),
    );
    const page = await (await scene.open('/nl/kantoor')).text();
    const text = page.replaceAll('<!-- -->', '');
    for (const said of [
      'Niet gelezen sinds',
      'het systeem weigert de toegang',
      '(<span lang="en">status 401</span>)',
      'Nog niet gelezen: er ontbreekt iets in de instellingen.',
      '<span lang="en">of-tomorrow</span>',
      'blijven staan',
      'niet zeker in dit systeem aankwamen: 3. U kreeg ze per mail.',
      '<b>Uw eigen dienst</b>',
    ])
      expect(text).toContain(said);
  });

  it('is also available as CSV, in words, with the messages, page by page', async () => {
    const answered = { ...message, id: 'm2', name: 'Jan', state: 'answered', waits: false };
    const stay = {
      ...message,
      kind: 'stay' as const,
      state: 'cancelled_by_visitor',
      begins: '2027-07-03',
      ends: '2027-07-10',
      total: 1250.5,
      persons: 4,
    };
    const asked: unknown[] = [];
    scene.answers(['cases'], async (request: Request) => {
      const body = (await request.json()) as { after?: string };
      asked.push(body);
      return Response.json(
        body.after === undefined
          ? { me, cases: [message, answered], next: 'here' }
          : { me, cases: [stay], next: null },
      );
    });
    const answer = await scene.open('/nl/kantoor?csv=1&find=wit');
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=UTF-8');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    // The mark by which Excel reads UTF-8 is in the bytes; text() would take it away.
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^"Type";"État";"Nom";.*;"Options";.*;"Message";"Référence";"Langue"$/);
    expect(lines[1]).toMatch(
      /^"Message";"en attente";"'=Marijke De Wit";.*;"2026-11-23 09:00";"Past een camper in de garage\?";"m1";"Nederlands"$/,
    );
    expect(lines[2]).toMatch(/^"Message";"traitée";"Jan";/);
    expect(lines[3]).toMatch(
      /^"Séjour";"annulée par le visiteur";.*;"2027-07-03";"2027-07-10";"4";"1250,5";/,
    );
    expect(asked).toEqual([
      { session: SESSION, find: 'wit' },
      { session: SESSION, find: 'wit', after: 'here' },
    ]);
  });

  it('gives the CSV in the language of the agency, whatever the language of the page', async () => {
    expect(scene.site.defaultLocale).toBe('fr');
    scene.answers(['cases'], async () =>
      Response.json({ me, cases: [{ ...message, locale: 'fr' }], next: null }),
    );
    const [dutch, french] = await Promise.all(
      (['nl', 'fr'] as const).map(async (locale) => {
        const answer = await scene.open(`${pathTo('staff', locale)}?csv=1`);
        expect(answer.status).toBe(200);
        return answer.text();
      }),
    );
    expect(french).toContain('"Type";"État";"Nom"');
    expect(dutch).toBe(french);
  });

  it('of a busy agency needs two rounds without caches, one for the site and one for the rest', async () => {
    const waves = createWaves();
    const { open, content, answers, site } = dayBench({
      watched: (honest) => {
        const send = honest.binding.fetch.bind(honest.binding);
        const fetch = async (request: Request) => {
          const end = waves.begin();
          await scheduler.wait(40);
          const answer = await send(request);
          end();
          return answer;
        };
        return { ...honest, binding: { fetch } as unknown as Fetcher };
      },
    });
    // Like the real content service, which sends texts and menus with the site.
    content.on(`GET /sites/by-hostname/${site.hostnames[0]}`, {
      ...site,
      several: true,
      menus: ['main', 'footer'].map((name) => ({ name, items: [] })),
      texts: { nl: {} },
    });
    const cases = Array.from({ length: 50 }, (_, n) => ({ ...message, id: `m${n}` }));
    const stays = Array.from({ length: 500 }, (_, n) => ({
      ...message,
      kind: 'stay' as const,
      id: `s${n}`,
      state: 'confirmed',
      waits: false,
      begins: '2027-07-03',
      ends: '2027-07-10',
    }));
    answers(['desk'], aDesk({ cases, stays, counts: { stay: 20, contact: 2000, valuation: 0 } }));
    const answer = await open('/nl/kantoor');
    expect([answer.status, (await answer.text()).match(/class="wait-top"/g)?.length]).toEqual([200, 50]);
    expect(waves.take()).toMatchObject({ rounds: 2, calls: 2 });
    await open('/nl/kantoor');
    expect(waves.take()).toMatchObject({ rounds: 1, calls: 1 });
  });

  it('makes one call to the content service', async () => {
    await scene.open('/nl/kantoor');
    scene.content.calls.length = 0;
    await scene.open('/nl/kantoor');
    expect(scene.content.calls).toEqual([`POST ${scene.base}/desk`]);
  });
});
