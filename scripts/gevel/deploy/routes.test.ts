import { afterEach, describe, expect, it } from 'vitest';
import { ENVIRONMENTS, readEnvironment } from './environment.ts';
import { faultsOf } from './faults.ts';
import { wholeConfigs } from './testing/whole.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Faults of both environments, with each pair of texts replaced in both files. */
function faultsWith(changes: readonly (readonly [string, string])[]): Readonly<Record<string, string[]>> {
  const { configs, end } = wholeConfigs(`routes${process.pid}`, (text) =>
    changes.reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
  );
  ends.push(end);
  return Object.fromEntries(ENVIRONMENTS.map((name) => [name, faultsOf(readEnvironment(name, configs))]));
}

const DOOR = 'pattern = "content.gevel.be/*", zone_name = "gevel.be"';
const STAGING_SITE = 'pattern = "*/*", zone_name = "gevel-staging.be"';
const ONE_ZONE = ['zone_name = "gevel-staging.be"', 'zone_name = "gevel.be"'] as const;

describe('routes', () => {
  it('have no fault with a zone for each environment, and a route for the door', () => {
    expect(faultsWith([])).toEqual({ staging: [], production: [] });
  });

  it('are refused when two environments give one zone the same route, in both', () => {
    const { staging = [], production = [] } = faultsWith([ONE_ZONE]);
    expect(staging.join('\n')).toContain(
      'The route */* of the zone gevel.be is also that of the site of production: Cloudflare refuses the second.',
    );
    expect(production.join('\n')).toContain('is also that of the site of staging');
  });

  it('are refused when the door is a Custom Domain, which the site’s route comes before', () => {
    const { staging, production = [] } = faultsWith([
      [DOOR, 'pattern = "content.gevel.be", custom_domain = true'],
    ]);
    expect(staging).toEqual([]);
    expect(production).toEqual([
      'The public door, content.gevel.be, is answered by the site of production, whose route */* comes first, not by the content service of production.',
    ]);
  });

  it('are refused when another environment’s wider route takes the door, or no route takes it', () => {
    const elsewhere = faultsWith([[DOOR, 'pattern = "content.gevel-staging.be/*", zone_name = "gevel.be"']]);
    expect(elsewhere.production?.join('\n')).toContain('The public door, content.gevel-staging.be');
    const narrow = faultsWith([
      [STAGING_SITE, 'pattern = "*-staging.gevel.be/*", zone_name = "gevel.be"'],
      ['pattern = "content.gevel-staging.be/*"', 'pattern = "content.gevel.be/*"'],
      ONE_ZONE,
    ]);
    expect(narrow.staging?.join('\n')).toContain(
      'The route content.gevel.be/* of the zone gevel.be is also that of the content service of production',
    );
  });

  it('are refused when an agency’s hostname would reach another environment', () => {
    const { staging = [] } = faultsWith([
      [STAGING_SITE, 'pattern = "*-staging.gevel.be/*", zone_name = "gevel.be"'],
      ['pattern = "content.gevel-staging.be/*"', 'pattern = "content-staging.gevel.be/*"'],
      ONE_ZONE,
    ]);
    expect(staging.join('\n')).toContain(
      'The hostname of an agency, www.agency.invalid, is answered by the site of production',
    );
  });

  it.each([
    [
      'PREVIEW_DOMAIN = "gevel.be"',
      'PREVIEW_DOMAIN = "preview.gevel.be"',
      'vars PREVIEW_DOMAIN is preview.gevel.be',
    ],
    ['content.gevel.be/*', 'content.eu.gevel.be/*', 'content.eu.gevel.be, is not one level below gevel.be'],
  ])('are refused for names without a certificate: %s changed to %s', (from, to, fault) => {
    const { production = [] } = faultsWith([[from, to]]);
    expect(production).toEqual([expect.stringContaining(fault)]);
    expect(production[0]).toContain('certificate');
  });

  it('are not judged before they are filled in', () => {
    const faults = ENVIRONMENTS.flatMap((name) => faultsOf(readEnvironment(name)));
    expect(faults.filter((fault) => !fault.includes('is not filled in'))).toEqual([]);
  });
});

it('refuses one domain of mail for two environments, which would get each other’s bounces', () => {
  const { staging = [] } = faultsWith([['mail@gevel-staging.be', 'test@gevel.be']]);
  expect(staging).toEqual([
    'vars MAIL_FROM has the domain of production, gevel.be: each environment would get the bounces of both.',
  ]);
});
