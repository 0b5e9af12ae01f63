import { describe, expect, it } from 'vitest';
import type { Site } from '#wire/site.ts';
import { siteDocument } from '../../testing/sites.ts';
import { digest } from '../cache/keys.ts';
import { hostnameOf, resolveTenant } from './resolve-tenant.ts';

const HOSTS = new Map<string, Site>([
  ['duinzicht.be', siteDocument('duinzicht')],
  ['xn--huis-hrd-3za.be', siteDocument('idn')],
  ['draft.be', siteDocument('draft', { state: 'draft' })],
  ['suspended.be', siteDocument('suspended', { state: 'suspended' })],
]);

async function resolve(host: string): Promise<{ site: string | null; asked: string[] }> {
  const asked: string[] = [];
  const find = async (name: string) => {
    asked.push(name);
    return HOSTS.get(name) ?? null;
  };
  const found = await resolveTenant(host, { siteByHostname: find, siteById: find, siteNow: find });
  return { site: found?.site.id ?? null, asked };
}

describe('hosts', () => {
  it.each([
    ['duinzicht.be', 'duinzicht'],
    ['DuinZicht.BE', 'duinzicht'],
    ['duinzicht.be:8787', 'duinzicht'],
    ['duinzicht.be.', 'duinzicht'],
    ['duinzicht.be.:443', 'duinzicht'],
    ['xn--huis-hrd-3za.be', 'idn'],
    ['www.duinzicht.be', null],
    ['unknown.be', null],
    ['localhost', null],
    ['draft.be', null],
    ['suspended.be', 'suspended'],
  ])('%s → %s', async (host, site) => {
    expect((await resolve(host)).site).toBe(site);
  });

  it.each([
    '',
    '.',
    '..',
    '127.0.0.1',
    '127.0.0.1:80',
    '[::1]',
    '[::1]:8787',
    'duinzicht.be/../x',
    'duinzicht.be@evil.be',
    'duinzicht.be#',
    'a..b',
    '-a.be',
    'a b.be',
    'duinzicht.be\u0000',
    `${'a'.repeat(64)}.be`,
    'x'.repeat(10_000),
    `${'a.'.repeat(5_000)}be`,
  ])('%.30j is refused before a call', async (host) => {
    expect(await resolve(host)).toEqual({ site: null, asked: [] });
  });

  it('passes on an outage, which differs from an unknown host', async () => {
    const fail = () => Promise.reject(new Error('down'));
    const down = { siteByHostname: fail, siteById: fail, siteNow: fail };
    await expect(resolveTenant('duinzicht.be', down)).rejects.toThrow('down');
  });

  it('normalizes all spellings of a host', () => {
    expect(new Set(['A.be', 'a.be:1', 'a.be.', 'A.BE.:65535'].map(hostnameOf))).toEqual(new Set(['a.be']));
  });

  it('below the domain of previews are an id first, and then a hostname of a site', async () => {
    const byId = new Map([
      ['coast', siteDocument('coast')],
      ['draft', siteDocument('draft', { state: 'draft' })],
    ]);
    const calls = {
      siteById: async (id: string) => byId.get(id) ?? null,
      siteNow: async (id: string) => byId.get(id) ?? null,
      siteByHostname: async (name: string) => (name === 'www.gevel.be' ? siteDocument('own') : null),
    };
    const of = async (host: string) => {
      const found = await resolveTenant(host, calls, { previewDomain: 'gevel.be' });
      return found && [found.site.id, found.preview];
    };
    expect(await of('coast.gevel.be')).toEqual(['coast', true]);
    expect(await of('www.gevel.be')).toEqual(['own', false]);
    expect([await of('draft.gevel.be'), await of('other.gevel.be')]).toEqual([null, null]);
  });
});

describe('a preview with a look of its own', () => {
  const [one, other] = ['a'.repeat(20), 'b'.repeat(20)];
  const site = siteDocument('looked', { state: 'draft' });
  const theme = { ...site.theme, accent: ['#ffd400', '#f08a84'] as [string, string], radius: 9 };

  it('shows the site with that theme, made readable, and every other preview without', async () => {
    const until = '2099-01-01T00:00:00.000Z';
    const previews = [
      { hash: await digest(one), until, theme },
      { hash: await digest(other), until },
    ];
    const answer = { ...site, previews };
    const calls = {
      siteByHostname: async () => null,
      siteById: async () => answer,
      siteNow: async () => answer,
    };
    const at = async (secret: string) =>
      (await resolveTenant(`looked--${secret}.gevel.be`, calls, { previewDomain: 'gevel.be' }))?.site;
    const looked = await at(one);
    expect(looked?.theme.radius).toBe(9);
    // Yellow on white could not be read.
    expect(looked?.theme.accent[0]).not.toBe('#ffd400');
    expect(looked?.settings).toEqual(site.settings);
    // One object, by which views are cached; the site's own is another one, and as it was.
    expect(await at(one)).toBe(looked);
    expect(await at(other)).toBe(answer);
    expect(answer.theme).toEqual(site.theme);
  });
});
