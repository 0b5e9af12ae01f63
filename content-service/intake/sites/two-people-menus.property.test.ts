/**
 * Turns of people with different rights over the menus and the pages of a site (decisions 192 and 196): who may not write
 * changes nothing, a refusal leaves all as it was, a withdrawal that is undone at once leaves the menus as they were, and
 * after every turn each line of a menu leads a visitor to a page that is there, in each language of the site.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localized } from '#domain/text.ts';
import type { NavigationItem } from '#wire/navigation.ts';
import type { OwnSite } from '#wire/own-site.ts';
import type { StaffPages } from '#wire/written-pages.ts';
import { listed } from '../../platform/led-menus.ts';
import { callAt } from '../../testing/agenda.ts';
import { rowsOf } from '../../testing/messages.ts';
import { sessionOf } from '../../testing/written-homes.ts';
import { aWritingSite, refusalOf, WRITTEN_AT } from '../../testing/written-pages.ts';

const IDS = ['one', 'two', 'three'] as const;
const MENUS = ['main', 'footer'] as const;
const LOCALES = ['nl', 'fr'] as const;
const PEOPLE = { an: ['site'], bo: ['site'], mo: ['homes', 'people'] } as const;
type Person = keyof typeof PEOPLE;

/** Few words, so that addresses collide; a title without French takes the French address away. */
const written = fc.record({
  nl: fc.constantFrom('team', 'wonen', 'kust'),
  fr: fc.constantFrom('equipe', 'habiter', null, null),
});
/** Lines of a menu: pages by their number, a screen, and lines below others. */
const line = fc.record({ to: fc.constantFrom(0, 1, 2, 3), below: fc.boolean(), own: fc.boolean() });

/** What a turn does, the frequent ones twice. */
const OFTEN = ['menu', 'show', 'withdraw', 'undo', 'restore'] as const;
const KINDS = [...OFTEN, ...OFTEN, 'putBack', 'look'] as const;

const turn = fc.record({
  kind: fc.constantFrom(...KINDS),
  person: fc.constantFrom<Person>('an', 'bo', 'an', 'bo', 'an', 'bo', 'mo'),
  id: fc.constantFrom(...IDS),
  menu: fc.constantFrom(...MENUS),
  page: written,
  lines: fc.array(line, { maxLength: 4 }),
  back: fc.integer({ min: 0, max: 2 }),
  /** Whether the person looks before they press. */
  looks: fc.constantFrom(true, true, true, false),
});
type Turn = typeof turn extends fc.Arbitrary<infer Of> ? Of : never;

/** A page that went with the last turn, and the menus as they were before that. */
interface Gone {
  readonly id: string;
  readonly menus: unknown;
}

let made = 0;

async function play(turns: readonly Turn[]): Promise<void> {
  const site = await aWritingSite(`menu-turns-${++made}`, PEOPLE);
  let at = Date.parse(WRITTEN_AT);
  const call = async <Answer>(id: string, person: Person, body: object): Promise<Answer> => {
    at += 1000;
    const { answer, error } = await callAt(id, {
      now: new Date(at).toISOString(),
      params: { siteId: site },
      body: { session: sessionOf(person), ...body },
    });
    if (error !== null) throw error;
    return (answer instanceof Response ? await answer.json() : answer) as Answer;
  };
  const open = (id: string) => call<StaffPages>('listStaffPages', 'an', { of: 'pages', id });
  const settings = () => call<OwnSite>('changeSite', 'an', {});
  const menus = async () => (await settings()).site.menus ?? { main: [], footer: [] };
  const state = async () =>
    JSON.stringify([
      await rowsOf('records', site),
      await rowsOf('page_versions', site),
      await rowsOf('site_changes', site),
    ]);

  /** What a person saw last, which the next press repeats. */
  const saw = new Map<string, unknown>();
  const look = async (person: Person, id: string): Promise<void> => {
    saw.set(`${person} ${id}`, (await open(id)).item?.seen ?? null);
    for (const [name, items] of Object.entries(await menus())) saw.set(`${person} ${name}`, items);
  };
  const linesOf = async (lines: Turn['lines']): Promise<NavigationItem[]> => {
    const { pages } = await settings();
    const items: NavigationItem[] = [];
    for (const [number, { to, below, own }] of lines.entries()) {
      const url = pages.find(({ id }) => id === IDS.at(to))?.url;
      const page = own && url?.nl ? { nl: url.nl } : url;
      const link = page ? { type: 'page', page } : { type: 'contact' };
      const entry = { id: number + 1, label: { nl: `Regel ${number}` }, link };
      const heading = below ? items.pop() : undefined;
      items.push(heading ? { ...heading, children: [...(heading.children ?? []), entry] } : entry);
    }
    return items;
  };

  const leadSomewhere = async (what: unknown): Promise<void> => {
    const items = Object.values(await menus()).flatMap((menu) => listed(menu ?? []));
    const led = items.flatMap(({ link }) =>
      link.type === 'page' ? LOCALES.map((locale) => localized(link.page, locale)) : [],
    );
    for (const url of new Set(led)) {
      const found = await callAt('getPageByUrl', { now: WRITTEN_AT, params: { siteId: site, url } });
      expect([what, url, found.error?.code ?? null]).toEqual([what, url, null]);
    }
  };

  const refusedChanges = async (what: string, [code]: readonly unknown[], before: string): Promise<void> => {
    expect(['role_missing', 'changed', 'refused', 'not_found']).toContain(code);
    expect([what, await state()]).toEqual([what, before]);
  };
  const menusAre = async (what: string, expected: Gone['menus']): Promise<void> =>
    expect([what, await menus()]).toEqual([what, expected]);

  let gone: Gone | null = null;
  for (const { kind, person, id, menu, page, lines, back, looks } of turns) {
    if (kind === 'look') {
      if (person !== 'mo') await look(person, id);
      continue;
    }
    if (looks && person !== 'mo') await look(person, id);
    const [before, { item }, stood] = [await state(), await open(id), await menus()];
    const versions = item?.versions ?? [];
    const seen = saw.get(`${person} ${id}`) ?? null;
    const { nl, fr } = page;
    const title = { nl, ...(fr && { fr }) };
    const pressed: Readonly<Record<string, object | null>> = {
      menu: {
        changes: [
          { path: `menus.${menu}`, value: await linesOf(lines), seen: saw.get(`${person} ${menu}`) ?? [] },
        ],
      },
      show: { id, seen, to: { show: { page: { title, url: title, sections: [] }, mark: null } } },
      withdraw: { id, seen, to: { withdraw: true } },
      undo: item?.undo
        ? {
            id,
            seen: item.seen,
            to: item.undo.version === null ? { withdraw: true } : { restore: item.undo.version },
          }
        : null,
      restore: { id, seen, to: { restore: versions.at(back)?.number ?? 1 } },
      putBack: { putBack: (await settings()).log.at(back)?.number ?? 1 },
    };
    const body = pressed[kind];
    if (body === undefined || body === null) continue;
    const operation = kind === 'menu' || kind === 'putBack' ? 'changeSite' : 'changePage';
    const refusal = await refusalOf(() => call(operation, person, body));
    const what = JSON.stringify([kind, person, id, menu]);
    expect([what, refusal]).toEqual([what, person === 'mo' ? ['role_missing', {}] : refusal]);
    if (refusal !== 'done') {
      await refusedChanges(what, refusal, before);
      continue;
    }
    const last: Gone | null = gone as Gone | null;
    if (kind === 'undo' && last?.id === id) await menusAre(what, last.menus);
    const isGone: boolean = item?.withdrawn === false && (await open(id)).item?.withdrawn === true;
    gone = isGone ? { id, menus: stood } : (await state()) === before ? last : null;
    await leadSomewhere(what);
    await look(person, id);
  }
  // The walk has been somewhere: pages came, went and came back, and menus changed.
  const events = JSON.stringify(await rowsOf('journal', site));
  for (const event of ['page.written', 'page.withdrawn', 'page.restored', 'site.changed'])
    expect(events).toContain(event);
}

it('eighty turns leave no line of a menu that leads nowhere', { timeout: 120_000 }, async () => {
  await fc.assert(fc.asyncProperty(fc.array(turn, { minLength: 80, maxLength: 80 }), play), {
    numRuns: 1,
  });
});
