/**
 * Every screen with an answer of every call that the contract describes: with all that it knows, with as little as it
 * allows, and with hostile texts. A screen shows what is there, says nothing of what is not, and never fails.
 */
import { describe, expect, inject, it } from 'vitest';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { pathTo, type RouteParams, SCREENS, type Screen } from '#domain/routes.ts';
import nl from '#locales/nl/index.ts';
import type { Feature } from '#wire/site.ts';
import { STAFF_PARAMS } from './screens/staff/testing/staff-screens.ts';
import { answersOf, type Wanted } from './testing/contract-answers.ts';
import { siteBench } from './testing/site-bench.ts';
import { expectWholePage } from './testing/whole-page.ts';

const TOKEN = 'T'.repeat(43);
const GUID = 'b1a7c3de-0000-4000-8000-000000000020';
const APPOINTMENT = 'kP9xQ2mVt7YbR4sLw8nD1c';
const FEATURES: readonly Feature[] = ['projects', 'rentals', 'agenda', 'alerts', 'map', 'valuation', 'staff'];

/** Parameters of a screen's address, where others than these are needed. */
const PARAMS: RouteParams = { id: '12', slug: 'detail', token: TOKEN, name: 'area', format: 'rss' };
const OWN_PARAMS: Readonly<Partial<Record<Screen, RouteParams>>> = {
  ...STAFF_PARAMS,
  appointment: { id: APPOINTMENT },
  'cancel-appointment': { id: APPOINTMENT },
  'move-appointment': { id: APPOINTMENT },
  person: { id: 'an' },
};
/** Values with which screens fill in the parameters of calls. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  id: ['12', 'home', 'terms', 'privacy', 'an', APPOINTMENT],
  estateId: ['12'],
  name: ['area'],
  guid: [GUID],
  token: [TOKEN],
};

/** What every setting allows: one of each kind. */
const SETTINGS = {
  features: [...FEATURES],
  costs: true,
  team: { offices: [], rules: [], people: [{ id: 'an', name: 'An Smet' }] },
};

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The example as an answer about this id: a service that answers about something else is not believed. */
function about(example: unknown, id: string): unknown {
  if (!isJson(example)) return example;
  const named = {
    ...example,
    ...('id' in example ? { id } : {}),
    // The criteria of an alert are of one kind, never of all.
    ...('criteria' in example ? { criteria: { type: ['1'] } } : {}),
  };
  if (!isJson(example.general)) return named;
  // A home of a project that is not there is not shown, and one that was archived is not on offer.
  const { parentId: _, archivedAt: __, ...general } = example.general;
  return { ...named, general: { ...general, id } };
}

/** A site whose content service answers every call with its example. */
function answered(wanted: Wanted) {
  const { site, content, ask } = siteBench('every', { locales: [...LOCALES], settings: SETTINGS });
  for (const [call, example] of answersOf(inject('calls'), wanted)) {
    if (/by-hostname|translations|navigation\/\{name\}$/.test(call)) continue;
    const [, last = ''] = /\{(\w+)\}[^{]*$/.exec(call.replace('{siteId}', '')) ?? [];
    for (const value of VALUES[last] ?? ['']) {
      const path = call
        .replace('{siteId}', site.id)
        .replace(`{${last}}`, value)
        .replaceAll(/\{(\w+)\}/g, (_, name: string) => VALUES[name]?.[0] ?? '');
      content.on(path, about(example, value) as object);
    }
  }
  const headers = { Cookie: `__Host-gevel=${'a'.repeat(43)}; __Host-gevel-asked=${'b'.repeat(43)}` };
  /** What a path answers, behind redirects to the same home's right address: by its guid, with its words. */
  async function follow(path: string, redirects = 2): Promise<Response> {
    const response = await ask(path, { headers });
    const moved = response.status === 301 && redirects > 0 ? response.headers.get('location') : null;
    return moved === null ? response : follow(moved, redirects - 1);
  }
  return (screen: Screen, locale: Locale) =>
    follow(pathTo(screen, locale, { ...PARAMS, ...OWN_PARAMS[screen] }));
}

/** Groups of texts: a key of one in a page is a text that was not found. */
const GROUPS = Object.keys(nl).join('|');
const HOSTILE = `"><img src=x onerror=alert(1)><script>alert(1)</script>`;
const isPage = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false;

/** Screens that answer the examples with something else than a page about them, and why. */
const OTHERS: Readonly<Partial<Record<Screen, string>>> = {
  'offer-feed': 'is no page',
  detail: 'leads to the home of an older address',
  reserve: 'leads to the calendar, where the days are chosen',
  'subscribe-confirm': 'knows only its own kind of token',
  'staff-home-publish': 'leads to the home, which is published already',
  'staff-home-action': 'knows only homes of the list',
  'staff-site-part': 'knows only offices of the settings',
  'staff-page-look': 'knows only pages that are written',
  costs: 'leads to the home: the examples allow no sum',
};
const STATUS = [200, 302, 303, 404, 410];

describe.each(['everything', 'least'] as const)('%s', (extent) => {
  const show = answered({ extent });

  it.each(SCREENS.flatMap((screen) => LOCALES.map((locale) => ({ screen, locale }))))(
    '$screen is a whole page in $locale',
    async ({ screen, locale }) => {
      const response = await show(screen, locale);
      const expected = screen in OTHERS ? STATUS : [200];
      expect(expected).toContain(response.status);
      if (isPage(response)) expectWholePage(await response.text(), locale, GROUPS);
    },
  );
});

describe('with hostile texts', () => {
  const show = answered({ extent: 'everything', text: (example) => `${example}${HOSTILE}` });

  it.each(SCREENS)('%s shows them as texts', async (screen) => {
    const response = await show(screen, 'fr');
    expect(STATUS).toContain(response.status);
    expect(await response.text()).not.toMatch(/<img src=x|<script>alert/);
  });
});
