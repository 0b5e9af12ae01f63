/**
 * A hundred turns of people with different rights over the pages of a site, against a plain model (decision 186): who may
 * not write changes nothing, who has not seen what is stored is told, visitors see what was published last, and an address
 * that was left leads on.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { callAt } from '#content-service/testing/agenda.ts';
import { rowsOf } from '#content-service/testing/messages.ts';
import { aWritingSite, callBy, refusalOf, WRITTEN_AT } from '#content-service/testing/written-pages.ts';
import type { Page } from '#wire/page.ts';
import type { ChangePage, PageDraft, StaffPages } from '#wire/written-pages.ts';

const IDS = ['one', 'two'] as const;
const PEOPLE = { an: ['site'], bo: ['site'], mo: ['homes', 'people'] } as const;
type Person = keyof typeof PEOPLE;

/** Few titles and addresses, so that pages collide. */
const pages = fc.record({
  title: fc.constantFrom('Team', 'Wonen'),
  url: fc.constantFrom('team', 'wonen', 'kust', 'contact'),
  blocks: fc.integer({ min: 0, max: 2 }),
});
type Written = { readonly title: string; readonly url: string; readonly blocks: number };

const turn = fc.record({
  kind: fc.constantFrom(
    'save',
    'save',
    'show',
    'show',
    'show',
    'drop',
    'withdraw',
    'restore',
    'look',
    'look',
  ),
  person: fc.constantFrom<Person>('an', 'bo', 'an', 'bo', 'mo'),
  id: fc.constantFrom(...IDS),
  page: pages,
});
type Turn = typeof turn extends fc.Arbitrary<infer Of> ? Of : never;

const toDraft = ({ title, url, blocks }: Written): PageDraft => ({
  title: { nl: title },
  url: { nl: url },
  sections: Array.from({ length: blocks }, (_, at) => ({ kind: 'text', body: { nl: `${title} ${at}` } })),
});

interface Shown {
  readonly page: Written;
  readonly withdrawn: boolean;
}
interface Of {
  shown: Shown | null;
  draft: Written | null;
  versions: readonly Written[];
}
/** What a person saw of a page: what the next press repeats. */
interface Seen {
  readonly seen: string | null;
  readonly mark: string | null;
}

let made = 0;

/** Fails the property when what is found is not what the model says. */
const agrees = (found: unknown, said: unknown): void => expect(found).toEqual(said);

async function play(turns: readonly Turn[]): Promise<void> {
  const site = await aWritingSite(`page-turns-${++made}`, PEOPLE);
  const model = new Map<string, Of>(IDS.map((id) => [id, { shown: null, draft: null, versions: [] }]));
  const left = new Map<string, string>();
  const seen = new Map<string, Seen>();
  const of = (id: string): Of => model.get(id) ?? { shown: null, draft: null, versions: [] };
  /** The address of a page that comes back: another one of its title where it is another page's by now. */
  const freeUrl = (id: string, { title, url }: Written): string => {
    const taken = IDS.filter((other) => other !== id).flatMap((other) => of(other).shown?.page.url ?? []);
    if (!taken.includes(url)) return url;
    const made = title.toLowerCase();
    return taken.includes(made) ? `${made}-2` : made;
  };
  const open = (id: string, person: string) =>
    callBy<StaffPages>('listStaffPages', site, { of: 'pages', id }, person);
  const look = async (id: string, person: string): Promise<void> => {
    const { item, draft } = await open(id, person);
    seen.set(`${person} ${id}`, { seen: item?.seen ?? null, mark: draft?.mark ?? null });
  };
  const state = async () =>
    JSON.stringify([
      await rowsOf('records', site),
      await rowsOf('page_drafts', site),
      await rowsOf('page_versions', site),
    ]);

  for (const { kind, person, id, page } of turns) {
    const before = await state();
    if (kind === 'look') {
      if (person === 'mo') agrees(await refusalOf(() => open(id, person)), ['role_missing', {}]);
      else await look(id, person);
      continue;
    }
    const known = seen.get(`${person} ${id}`) ?? { seen: null, mark: null };
    const now = await open(id, 'an');
    const newest = now.item?.versions.at(-1)?.number ?? 1;
    const to: Readonly<Record<string, ChangePage['to']>> = {
      save: { save: { page: toDraft(page), mark: known.mark } },
      show: { show: { page: toDraft(page), mark: known.mark } },
      drop: { drop: { mark: known.mark ?? 'none' } },
      withdraw: { withdraw: true },
      restore: { restore: newest },
    };
    const refusal = await refusalOf(() =>
      callBy('changePage', site, { id, seen: known.seen, to: to[kind] }, person),
    );
    if (refusal !== 'done') {
      agrees(['role_missing', 'changed', 'refused', 'not_found'].includes(refusal[0]), true);
      agrees(await state(), before);
      if (person === 'mo') agrees(refusal, ['role_missing', {}]);
      continue;
    }
    expect(person).not.toBe('mo');
    const one = of(id);
    const isCurrent = known.seen === (now.item?.seen ?? null);
    const hasSeenDraft = known.mark === (now.draft?.mark ?? null);
    const replaced = one.shown === null ? one.versions : [one.shown.page, ...one.versions].slice(0, 10);
    const publish = (next: Written): void => {
      const same =
        one.shown !== null && !one.shown.withdrawn && JSON.stringify(one.shown.page) === JSON.stringify(next);
      if (!same) {
        agrees(isCurrent, true);
        if (one.shown !== null && one.shown.page.url !== next.url) left.set(one.shown.page.url, id);
        one.versions = replaced;
      }
      one.shown = { page: next, withdrawn: false };
    };
    if (kind === 'save') {
      agrees(hasSeenDraft || JSON.stringify(one.draft) === JSON.stringify(page), true);
      one.draft = page;
    } else if (kind === 'drop') {
      agrees(hasSeenDraft || one.draft === null, true);
      one.draft = null;
    } else if (kind === 'show') {
      publish(page);
      if (hasSeenDraft) one.draft = null;
    } else if (kind === 'restore') {
      const back = one.versions.at(-1);
      if (back !== undefined) publish({ ...back, url: freeUrl(id, back) });
    } else if (one.shown !== null && !one.shown.withdrawn) {
      agrees(isCurrent, true);
      one.versions = replaced;
      one.shown = { ...one.shown, withdrawn: true };
    }
    await look(id, person);
  }

  for (const id of IDS) {
    const { shown, draft, versions } = of(id);
    const opened = await open(id, 'an');
    expect(opened.draft?.page ?? null).toEqual(draft && toDraft(draft));
    expect((opened.item?.versions ?? []).map(({ title }) => title?.nl)).toEqual(
      versions.map(({ title }) => title),
    );
    const { answer, error } = await callAt('getPage', { now: WRITTEN_AT, params: { siteId: site, id } });
    if (shown === null || shown.withdrawn) {
      agrees(error?.code, shown === null ? 'not_found' : 'gone');
      continue;
    }
    const { title, url, sections } = answer as Page;
    agrees({ title, url, sections }, toDraft(shown.page));
    // No screen's address goes out.
    agrees(shown.page.url === 'contact', false);
  }
  // And no two pages share one.
  const addresses = IDS.flatMap((id) => of(id).shown?.page.url ?? []);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const [url, id] of left) {
    const { answer } = await callAt('findRedirect', {
      now: WRITTEN_AT,
      params: { siteId: site },
      query: { address: `/nl/${url}` },
    });
    expect(answer).toMatchObject({ to: { locale: 'nl', page: id } });
  }
}

it('a hundred turns leave what the model says', { timeout: 120_000 }, async () => {
  await fc.assert(fc.asyncProperty(fc.array(turn, { minLength: 100, maxLength: 100 }), play), {
    numRuns: 1,
  });
});
