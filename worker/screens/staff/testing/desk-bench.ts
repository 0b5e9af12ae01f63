/** An agency with its own page, and the person who has signed in there. */
import { LOCALES } from '#domain/locale.ts';
import type { Desk, StaffMe } from '#wire/staff.ts';
import type { SiteChanges } from '#wire/testing/site.ts';
import type { Homes, WrittenHome } from '#wire/written-homes.ts';
import { type Fields, OWN, sendForm } from '#worker/testing/send-form.ts';
import { refusal, type SiteBenchOptions, siteBench } from '#worker/testing/site-bench.ts';
import { guardOf } from '../session.ts';

export const SESSION = 's'.repeat(43);
export const COOKIE = `__Host-gevel=${SESSION}`;

/** The refusal of a session that has ended, or of a person without the right. */
export const noRight = refusal(403, 'role_missing');

/** The words of a page, without its tags. */
export const wordsIn = (html: string): string => html.replaceAll(/<[^>]+>/g, '');
/** The title of the notice on a page. */
export const alertIn = (page: string): string | undefined => {
  const title = /role="alert"[^>]*>.*?<p class="status__title">(.*?)<\/p>/.exec(page)?.[1];
  return title === undefined ? undefined : wordsIn(title);
};

/** A line of the journal: An did this on the staff's page. */
export const anEvent = (action: string, what: string, about: string | null) => ({
  at: '2026-11-28T10:00:00.000Z',
  name: 'An Smet',
  by: 'staff',
  deed: action,
  what,
  about,
});

/** A row of the list of homes, without pictures. */
export const aListedHome = (changes: Partial<WrittenHome> = {}): WrittenHome => ({
  kind: 'estate',
  home: '501',
  state: 'offer',
  purpose: 'FOR_SALE',
  pending: false,
  title: null,
  street: 'Bronlaan 93',
  city: 'Knokke',
  price: 689_000,
  picture: null,
  pictures: 0,
  untold: [],
  lacks: [],
  feed: null,
  ...changes,
});

/** A list with this one home on offer. */
export const listOf = (me: StaffMe): Homes => ({
  me,
  counts: { offer: 1, option: 0, gone: 0, draft: 0, withdrawn: 0, lacking: 0 },
  undo: [],
  found: 1,
  homes: [aListedHome()],
});

/** The overview of a day on which nothing waits. */
export const quietDesk = (me: StaffMe): Desk => ({
  me,
  counts: { stay: 0, contact: 0, valuation: 0 },
  cases: [],
  viewings: [],
  stays: [],
  closures: [],
  openHouses: [],
  calendars: [],
  feeds: [],
  mailed: [],
  agents: [],
});

export interface DeskOptions extends SiteBenchOptions {
  readonly site?: SiteChanges;
}

/** A site in four languages with the staff's page; the test sets what its calls answer. */
export function deskBench(me: StaffMe, { site: changes = {}, ...options }: DeskOptions = {}) {
  const settings = { features: ['staff' as const], ...changes.settings };
  const scene = siteBench('desk', { locales: [...LOCALES], ...changes, settings }, options);
  const { site, content, ask } = scene;
  const base = `${scene.base}/staff`;
  content.on(`POST ${base}/devices`, { me, devices: [] });
  content.on(`GET /sites/${site.id}/cities`, []);
  const open = (path: string) => ask(path, { headers: { Cookie: COOKIE } });
  const press = async (path: string, fields: Fields = {}, headers: Record<string, string> = OWN) =>
    sendForm(ask, path, { guard: await guardOf(SESSION), ...fields }, { ...headers, Cookie: COOKIE });
  /** Sends a form with files. */
  const send = (path: string, body: FormData) =>
    ask(path, { method: 'POST', body, headers: { ...OWN, Cookie: COOKIE } });
  /** Sets what these calls of the staff's page answer. */
  const answers = (calls: readonly string[], answer: object) => {
    for (const call of calls) content.on(`POST ${base}/${call}`, answer);
  };
  return { ...scene, base, open, press, send, answers };
}
