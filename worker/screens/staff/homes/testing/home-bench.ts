/** An agency whose person works on a home, for the tests of its pages. */

import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import type { OpenedHome } from '#wire/written-homes.ts';
import type { Bindings } from '#worker/platform/bindings.ts';
import { OWN, sendForm } from '#worker/testing/send-form.ts';
import { guardOf } from '../../session.ts';
import { COOKIE, deskBench, SESSION } from '../../testing/desk-bench.ts';
import { meWith } from '../../testing/me.ts';

export const OF = { kind: 'estate', id: '501' } as const;

const me = meWith('homes');

const general = {
  id: 501,
  headType: { id: 1, name: { nl: 'Appartement' } },
  transaction: { id: 1 },
  title: { nl: 'Zicht op zee' },
  description: { nl: 'Ruim en licht.' },
  price: { value: 395_000 },
  bedroomCount: 2,
  address: {
    visible: true,
    street: { nl: 'Zeedijk' },
    number: '12',
    city: { id: 1201, zip: '8300', name: { nl: 'Knokke' } },
    region: 'FLANDERS',
    geoLocation: { lat: 51.35, lon: 3.28 },
  },
};

/** A published flat in Flanders. */
export const opened = (changes: Partial<OpenedHome> = {}): OpenedHome => ({
  me,
  kind: 'estate',
  home: '501',
  state: 'offer',
  record: {
    estate: { general, energy: { epcValue: 162 } },
    contact: { name: 'An', email: 'an@agency.test' },
  },
  mark: 'mark-1',
  draft: [],
  versions: [],
  lacks: [],
  faults: [],
  feed: null,
  undo: null,
  pictures: [],
  ...changes,
});

/** The same record with other values in `general`. */
export const withGeneral = (changes: object): Partial<OpenedHome> => ({
  record: { estate: { general: { ...general, ...changes } } },
});

/** A unit of a project, at 200,000 euros. */
export const aUnit = (id: number, changes: object = {}) => ({
  general: {
    id,
    entityNumber: `A${id}`,
    headType: { id: 1 },
    transaction: { id: 1 },
    price: { value: 200_000 },
    address: { city: { id: 1201, zip: '8300', name: { nl: 'Knokke' } } },
    ...changes,
  },
  dimensions: { areaBuild: 80 },
});
/** A project of the units 601 and 602. */
export const PROJECT = withGeneral({
  headType: { id: 9, name: { nl: 'Project' } },
  children: [aUnit(601), aUnit(602)],
});

/** A field of a draft that An typed. */
export const typed = (field: string, value: unknown, stored: unknown = null, base: unknown = stored) => ({
  field,
  value,
  stored,
  base,
  by: 'An Smet',
  at: '2026-11-28T10:00:00.000Z',
});

/** A site with this home; the test sets what writes answer. */
export function homeBench(home: Partial<OpenedHome> = {}, bindings: Partial<Bindings> = {}) {
  const desk = deskBench(me, { site: { defaultLocale: 'nl' }, bindings });
  const { content, base, ask, answers } = desk;
  const done = { outcome: 'done', asks: [], conflicts: [], notes: [], at: null, until: null };
  answers(['home'], opened(home));
  answers(['home/draft'], { home: '501', saved: [], conflicts: [], mark: 'mark-2', draft: [] });
  answers(['home/publication', 'home/undo', 'home/versions'], done);
  const screen = (
    name: 'staff-home' | 'staff-home-publish' | 'staff-home-versions' | 'staff-home-pictures',
    locale: Locale = 'nl',
  ) => pathTo(name, locale, OF);
  const show = (path = screen('staff-home')) => desk.open(path);
  const send = async (
    fields: Readonly<Record<string, string>>,
    path = screen('staff-home'),
    {
      cookie = COOKIE,
      guard,
      headers = {},
    }: { cookie?: string; guard?: string; headers?: Record<string, string> } = {},
  ) =>
    sendForm(
      ask,
      path,
      { guard: guard ?? (await guardOf(SESSION)), ...fields },
      { ...OWN, ...headers, ...(cookie === '' ? {} : { Cookie: cookie }) },
    );
  /** Bodies of the calls of this kind, without the session. */
  const bodies = async (call: string): Promise<Record<string, unknown>[]> =>
    Promise.all(
      content.requests
        .filter(({ url, method }) => method === 'POST' && new URL(url).pathname === `${base}/home/${call}`)
        .map(async (request) => {
          const { session: _session, ...body } = (await request.clone().json()) as Record<string, unknown>;
          return body;
        }),
    );
  return { ...desk, screen, show, send, bodies };
}

/** The form of a section as its page has it: every field with the value that it shows. */
export function formOf(page: string, section: string): Record<string, string> {
  const form = page.split('<form').find((part) => part.includes(`name="section" value="${section}"`)) ?? '';
  const html = form.split('</form>')[0] ?? '';
  const text = (value: string | undefined) =>
    (value ?? '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  const fields: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<input\b[^>]*>/g)) {
    const [name, type] = [attribute(tag, 'name'), attribute(tag, 'type')];
    if (name === undefined || name === 'guard') continue;
    if ((type === 'checkbox' || type === 'radio') && !/\bchecked\b/.test(tag)) continue;
    fields[text(name)] = text(attribute(tag, 'value'));
  }
  for (const [, tag = '', inner = ''] of html.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)) {
    const chosen = [...inner.matchAll(/<option\b([^>]*)>/g)].find(([, option = '']) =>
      /\bselected\b/.test(option),
    );
    fields[text(attribute(tag, 'name'))] = text(attribute(chosen?.[1] ?? '', 'value'));
  }
  for (const [, tag = '', inner = ''] of html.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs))
    fields[text(attribute(tag, 'name'))] = text(inner.replace(/^\n/, ''));
  return fields;
}
