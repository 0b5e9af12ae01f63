/** Settings of a site fall back one by one: an unreadable setting never takes an agency offline. */
import { describe, expect, it } from 'vitest';
import { readHiddenStatus } from '#domain/rules/hidden-status.ts';
import { correctTheme } from '#domain/theme/correct.ts';
import { PLAIN_THEME } from '#domain/theme/plain-theme.ts';
import { type Site, SiteSchema } from './site.ts';
import { readKeeping } from './tolerant/read.ts';

const SITE = {
  id: 'a',
  name: 'Agency',
  hostnames: ['a.example'],
  state: 'live',
  locales: ['nl', 'fr'],
  defaultLocale: 'fr',
  theme: {
    paper: ['#fdfcf9', '#0d181d'],
    tint: ['#eef3f3', '#14242b'],
    ink: ['#14232a', '#e9f0f1'],
    muted: ['#51646c', '#9fb3ba'],
    line: ['#d5dee0', '#2a3d45'],
    accent: ['#0c5d74', '#7fcad8'],
    onAccent: ['#ffffff', '#06222b'],
    fontDisplay: 'literata',
    display: { weight: 600, tracking: -0.01 },
    radius: 12,
    choices: {
      header: 'ruled',
      hero: 'letter',
      card: 'plate',
      rhythm: 'bands',
      lines: 'rule',
      ground: 'tint',
      text: 'display',
      list: 'table',
      foot: 'warm',
    },
  },
  settings: {
    source: 'first',
    hiddenStatus: [8],
    features: ['projects', 'map'],
    logo: { viewBox: '0 0 10 10', paths: ['M0 0', 'M1 1'], light: 'logo', dark: 'logo-dark' },
    socialPicture: 'social',
    stickers: [{ id: 1, color: '#0c5d74', colorText: '#ffffff' }],
    contact: {
      email: 'info@a.example',
      phone: '1',
      street: 's',
      zip: '8300',
      city: 'c',
      openingHours: { nl: 'o' },
      invitation: { nl: 'i' },
    },
    legal: {
      name: 'n',
      companyNumber: '0',
      professionalNumber: '0',
      country: 'BE',
      supervisor: { nl: 's' },
      liability: { nl: 'l' },
      guarantee: { nl: 'g' },
      thirdPartyAccount: 'BE',
    },
    map: { tiles: 'https://tiles.example/', attribution: 'x' },
    pictureHosts: ['cdn.example'],
    turnstileSiteKey: 'k',
    since: 1990,
  },
};

/** The document with the value at a path replaced; undefined removes it. */
const withAt = (document: object, [key = '', ...rest]: readonly string[], value: unknown): object => {
  const old: unknown = (document as Record<string, unknown>)[key];
  const next = rest.length === 0 ? value : withAt(old as object, rest, value);
  return Array.isArray(document)
    ? document.map((member: unknown, index) => (String(index) === key ? next : member))
    : { ...document, [key]: next };
};

const read = (document: object): { site: Site; reported: readonly string[] } => {
  const accepted = readKeeping(SiteSchema, document);
  if (!accepted.success) throw new Error(`the agency is off line: ${accepted.error.message}`);
  return { site: accepted.data, reported: accepted.losses.first.map(({ path }) => path) };
};
const GOOD = read(SITE).site;

/** A value of the wrong type for a setting: a number instead of a list, a list instead of anything else. */
const unreadable = (path: string): unknown => {
  const good = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], SITE);
  return Array.isArray(good) ? 7 : ['unreadable'];
};

/** Path of a setting, its value after the fallback, and the path that the report names. */
const SETTINGS: readonly (readonly [path: string, instead: unknown, reported?: string])[] = [
  ...Object.entries(PLAIN_THEME.colours).flatMap(([token, colours]) =>
    colours.map(
      (colour, index) => [`theme.${token}.${index}`, colour, `theme.${token}`] as [string, string, string],
    ),
  ),
  ['theme.fontDisplay', PLAIN_THEME.fontDisplay],
  ['theme.display', PLAIN_THEME.display],
  ['theme.display.weight', PLAIN_THEME.display.weight],
  ['theme.display.tracking', PLAIN_THEME.display.tracking],
  ['theme.radius', PLAIN_THEME.radius],
  ['theme.choices', PLAIN_THEME.choices],
  ...Object.entries(PLAIN_THEME.choices).map(
    ([part, plain]) => [`theme.choices.${part}`, plain] as [string, string],
  ),
  ['name', ''],
  ['hostnames', []],
  ['locales', ['nl']],
  ['defaultLocale', 'nl'],
  ['settings.source', 'first'],
  ['settings.features', []],
  ['settings.logo', undefined],
  ['settings.logo.viewBox', '0 0 36 36'],
  ['settings.logo.paths', []],
  ['settings.logo.light', undefined],
  ['settings.logo.dark', undefined],
  ['settings.socialPicture', undefined],
  ['settings.stickers', []],
  ['settings.contact', {}],
  ...['email', 'phone', 'street', 'zip', 'city', 'openingHours', 'invitation'].map(
    (field) => [`settings.contact.${field}`, undefined] as [string, undefined],
  ),
  ['settings.legal', {}],
  ...[
    'name',
    'companyNumber',
    'professionalNumber',
    'country',
    'supervisor',
    'liability',
    'guarantee',
    'thirdPartyAccount',
  ].map((field) => [`settings.legal.${field}`, undefined] as [string, undefined]),
  ['settings.map', undefined],
  ['settings.map.tiles', undefined],
  ['settings.map.attribution', undefined],
  ['settings.pictureHosts', undefined],
  ['settings.turnstileSiteKey', undefined],
  ['settings.since', undefined],
];

const ROWS = SETTINGS.map(([path, instead, reported = path]) => ({ path, instead, reported }));

describe('a setting of a site', () => {
  it('has every setting in the table', () => {
    const leaves = (value: unknown, path: string): string[] =>
      typeof value !== 'object' || value === null || Array.isArray(value) || 'nl' in value
        ? [path]
        : Object.entries(value).flatMap(([key, member]) =>
            leaves(member, path === '' ? key : `${path}.${key}`),
          );
    const listed = SETTINGS.map(([path]) => path);
    const tabled = (leaf: string) => listed.some((path) => path === leaf || path.startsWith(`${leaf}.`));
    // Hidden transactions have their own reading rule.
    expect(leaves(SITE, '').filter((leaf) => !tabled(leaf))).toEqual([
      'id',
      'state',
      'settings.hiddenStatus',
    ]);
  });

  it.each(ROWS)('falls back alone and reports it: $path', ({ path, instead, reported }) => {
    const keys = path.split('.');
    const { site, reported: paths } = read(withAt(SITE, keys, unreadable(path)));
    expect(site).toEqual(withAt(GOOD, keys, instead));
    expect(paths).toEqual([reported]);
  });

  it.each(ROWS.filter(({ path }) => !/\.[01]$/.test(path)))(
    'falls back without a report when it is not set: $path',
    ({ path, instead }) => {
      for (const unset of [undefined, null]) {
        const { site, reported } = read(withAt(SITE, path.split('.'), unset));
        expect(site).toEqual(withAt(GOOD, path.split('.'), instead ?? unset));
        expect(reported).toEqual([]);
      }
    },
  );

  it.each([
    ['locales', ['nl', 'fr', 'xx', 3], ['nl', 'fr']],
    ['locales', ['xx', null], ['nl']],
    ['settings.features', ['map', 'teleport', null, 'agenda'], ['map', 'agenda']],
    ['settings.stickers', [{ id: 1 }, null, { color: '#fff' }], [{ id: 1 }]],
    ['settings.logo.paths', ['M0 0', '<script>', 'L1 1'], ['M0 0', 'L1 1']],
    [
      'settings.pictureHosts',
      ['cdn.example', 'localhost', '127.0.0.1', 'cdn.example:8443', 'https://x.example', 'CDN.two.example'],
      ['cdn.example', 'CDN.two.example'],
    ],
  ])('%s keeps its good members', (path, given, accepted) => {
    const { site, reported } = read(withAt(SITE, path.split('.'), given));
    expect(site).toEqual(withAt(GOOD, path.split('.'), accepted));
    expect(reported.length).toBeGreaterThan(0);
  });

  it.each([['on hold'], [['a b', 8]], [{ 0: 8 }], [[null, 8]]])(
    'settings.hiddenStatus errs on the safe side, and never takes the agency offline: %j',
    (given) => {
      const { site, reported } = read(withAt(SITE, ['settings', 'hiddenStatus'], given));
      expect(site.settings.hiddenStatus).toEqual(readHiddenStatus(given));
      expect(reported).toEqual(['settings.hiddenStatus']);
      // The result is whole: it reads the same out of a cache.
      expect(read(site)).toEqual({ site, reported: [] });
    },
  );

  it('keeps a site online when every setting falls back', () => {
    const { site } = read({ id: 'a', state: 'live', theme: 3, settings: {} });
    expect(site).toMatchObject({ locales: ['nl'], defaultLocale: 'nl', settings: { features: [] } });
    expect(correctTheme(site.theme).corrections).toEqual([]);
  });

  it.each(['id', 'state', 'settings'])('has no fallback: %s (identity and state of the site)', (key) => {
    expect(readKeeping(SiteSchema, { ...SITE, [key]: null }).success).toBe(false);
  });
});
