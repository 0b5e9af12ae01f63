import { describe, expect, it } from 'vitest';
import { createTranslator } from '#locales/translator.ts';
import type { Site } from '#wire/site.ts';
import { toMedia } from '../../estate/card/media.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';
import { siteDocument } from '../../testing/sites.ts';
import type { SiteScreen } from '../env.ts';
import type { ViewContext } from '../page/context.ts';
import {
  contentSecurityPolicy,
  FRAME_ORIGINS,
  SVG_POLICY,
  TURNSTILE_ORIGIN,
} from './content-security-policy.ts';

const policyOf = (screen: SiteScreen['name'] | undefined, site: Site): string =>
  contentSecurityPolicy(screen && screens.named(screen), site);

const siteWith = (tiles: string | null): Site => {
  const site = siteDocument('a');
  return { ...site, settings: { ...site.settings, map: { tiles, attribution: null } } };
};

const sourcesOf = (policy: string, directive: string): string[] | undefined =>
  policy
    .split('; ')
    .map((part) => part.split(' '))
    .find(([name]) => name === directive)
    ?.slice(1);

const t = createTranslator('nl');
const TILES = 'https://tiles.example:8443/{z}/{x}/{y}.png?key=1';

describe('content security policy', () => {
  it('allows the page of an estate to frame the hosts of films and tours, and to load its site’s tiles', () => {
    const policy = policyOf('estate', siteWith(TILES));
    expect(sourcesOf(policy, 'frame-src')).toEqual([...FRAME_ORIGINS]);
    expect(sourcesOf(policy, 'img-src')).toEqual(["'self'", 'data:', 'https://tiles.example:8443']);
    expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", 'https://tiles.example:8443']);
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'"]);
  });

  it('allows the offer to load its site’s tiles, for the map of results, but no frames', () => {
    const policy = policyOf('offer', siteWith(TILES));
    expect(sourcesOf(policy, 'img-src')).toEqual(["'self'", 'data:', 'https://tiles.example:8443']);
    expect(sourcesOf(policy, 'frame-src')).toBeUndefined();
    expect(policyOf('offer', siteWith(null))).not.toContain('https:');
  });

  it('allows the hosts of tours that the operator named, on pages with tours alone, and never the site itself', () => {
    const plain = siteWith(null);
    const tourHosts = ['tours.vendor.example', plain.hostnames[0] ?? ''];
    const site = { ...plain, settings: { ...plain.settings, tourHosts } };
    expect(sourcesOf(policyOf('estate', site), 'frame-src')).toEqual([
      ...FRAME_ORIGINS,
      'https://tours.vendor.example',
    ]);
    expect(policyOf('home', site)).not.toContain('tours.vendor.example');
  });

  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://vimeo.com/1084537',
    'https://my.matterport.com/show/?m=SxQL3iGyoDo',
    'https://nodalview.com/s/2UI3QqClT95gX3mG2vUf5B',
    'https://kuula.co/share/7lv3H',
    'https://tour.giraffe360.com/4da4e76c9e9a4af5b95cc2afe33a1a22',
    'https://www.klapty.com/tour/PlF05v7VZn',
    'https://floorfy.com/tour/1987195',
  ])('allows the frame that a page contains for %s', (link) => {
    const context: ViewContext = {
      site: siteDocument('a'),
      locale: 'nl',
      t,
      origin: 'https://a.test',
      today: '2026-11-21',
      allowsHost: () => 'passed',
    };
    const [media] = toMedia([{ kind: 'video', link }], context);
    expect(FRAME_ORIGINS).toContain(new URL(media?.embedHref ?? '').origin);
  });

  const guarded: Site = {
    ...siteWith(null),
    settings: { ...siteWith(null).settings, turnstileSiteKey: '1x00000000000000000000AA' },
  };

  it.each(['contact', 'send-to-a-friend', 'subscribe', 'reserve'] as const)(
    'allows the form on %s to load Turnstile, without Trusted Types, only for agencies with Turnstile',
    (screen) => {
      const policy = policyOf(screen, guarded);
      expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", TURNSTILE_ORIGIN]);
      expect(sourcesOf(policy, 'frame-src')).toEqual([TURNSTILE_ORIGIN]);
      expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'"]);
      expect(policy).not.toContain('trusted-types');
      const plain = policyOf(screen, siteWith(null));
      expect(plain).not.toContain('https:');
      expect(sourcesOf(plain, 'require-trusted-types-for')).toEqual(["'script'"]);
    },
  );

  it.each(['home', 'offer', 'estate', 'subscribe-edit', 'subscribe-confirm', 'privacy'] as const)(
    'does not allow Turnstile on any other screen: %s',
    (screen) => {
      const policy = policyOf(screen, guarded);
      expect(policy).not.toContain(TURNSTILE_ORIGIN);
      expect(sourcesOf(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
    },
  );

  it.each(['home', 'favorites', 'page', undefined] as const)(
    'does not allow other hosts on any other screen: %s',
    (screen) => {
      const policy = policyOf(screen, siteWith(TILES));
      expect(policy).not.toContain('https:');
      expect(sourcesOf(policy, 'frame-src')).toBeUndefined();
      expect(sourcesOf(policy, 'default-src')).toEqual(["'none'"]);
    },
  );

  it.each([
    ['none', null],
    ['plain http', 'http://tiles.example/{z}/{x}/{y}.png'],
    ['a path of our own', '/tiles/{z}/{x}/{y}.png'],
    ['script', 'javascript:alert(1)'],
    ['data', 'data:image/png,x'],
    ['any host', 'https://*/{z}'],
    ['any sub domain', 'https://*.example/{z}'],
    ['a host that adds a directive', 'https://a;script-src/{z}'],
    ['a host that adds a source', "https://a'unsafe-inline'/{z}"],
  ])('adds nothing for tiles that are %s', (_what, tiles) => {
    const policy = policyOf('estate', siteWith(tiles));
    expect(policy).toBe(policyOf('estate', siteWith(null)));
    expect(sourcesOf(policy, 'img-src')).toEqual(["'self'", 'data:']);
  });

  it('is the site’s own on each host, also for cached pages', async () => {
    const { ask, content, sites } = appBench({ pages: { estate: (c) => c.html('<p>home</p>') } });
    const withTiles = { ...siteWith(TILES), id: sites.a.id, hostnames: sites.a.hostnames };
    content.on(`GET /sites/by-hostname/${sites.a.id}.test`, withTiles);
    for (const state of ['miss', 'hit']) {
      const response = await ask('/fr/offre/1');
      expect(response.headers.get('X-Gevel-Cache')).toBe(state);
      expect(response.headers.get('Content-Security-Policy')).toContain('https://tiles.example:8443');
    }
    const other = await ask(`https://${sites.b.id}.test/fr/offre/1`);
    expect(other.headers.get('Content-Security-Policy')).not.toContain('tiles.example');
  });

  it('gives an error page of that screen the normal policy', async () => {
    const { ask } = appBench({ pages: {} });
    const response = await ask('/fr/offre/1');
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Security-Policy')).not.toContain('frame-src');
  });

  it('does not allow a drawing to run or load anything', async () => {
    const { ask } = appBench();
    const response = await ask('/assets/icon-x.svg');
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response.headers.get('Content-Security-Policy')).toBe(SVG_POLICY);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});
