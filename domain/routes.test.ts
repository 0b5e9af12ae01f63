import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from './locale.ts';
import { isSegment, MAX_PATH_LENGTH } from './path-segment.ts';
import { ROUTE_TABLE } from './route-table.ts';
import { ajaxPath, matchPath, pathOf, pathTo, SCREENS } from './routes.ts';

fc.configureGlobal({ seed: 1, numRuns: 300 });

const locale = fc.constantFrom(...LOCALES);
const screen = fc.constantFrom(...SCREENS);
const AWKWARD = [
  'été à côté',
  '100%',
  'a?b#c',
  'a&b=c;d',
  '%2F',
  '%2e%2e',
  "l'île",
  '日本語',
  'a b+c',
  '~',
  '...',
  '😀',
];
/** A token that equals a fixed word of the table matches that word's screen. */
const WORDS = new Set(
  SCREENS.flatMap((name) => LOCALES.flatMap((language) => ROUTE_TABLE[name][language].split('/'))),
);
const segment = fc
  .oneof(fc.constantFrom(...AWKWARD), fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }))
  .filter((text) => isSegment(text) && !WORDS.has(text));

/** Parameter names of a screen, in path order. */
const paramNames = (name: keyof typeof ROUTE_TABLE) =>
  [...ROUTE_TABLE[name].nl.matchAll(/:(\w+)/g)].map(([, param = '']) => param);

describe('matchPath and pathTo', () => {
  it('are inverse for every address (spec 1 §2)', () => {
    fc.assert(
      fc.property(
        screen,
        locale,
        fc.array(segment, { minLength: 3, maxLength: 3 }),
        (name, language, texts) => {
          const params = Object.fromEntries(
            paramNames(name).map((param, index) => [param, texts[index] ?? 'x']),
          );
          const path = pathTo(name, language, params);
          expect(path.startsWith(`/${language}`)).toBe(true);
          expect(matchPath(path)).toEqual({ locale: language, screen: name, params });
        },
      ),
    );
  });

  it('survive a browser’s normalisation of addresses', () => {
    fc.assert(
      fc.property(locale, segment, (language, slug) => {
        const path = pathTo('estate', language, { id: '12', slug });
        const seen = new URL(path, 'https://agency.test').pathname;
        expect(matchPath(seen)).toEqual({ locale: language, screen: 'estate', params: { id: '12', slug } });
      }),
    );
  });

  it('read back content pages of several segments', () => {
    fc.assert(
      fc.property(locale, fc.array(segment, { minLength: 2, maxLength: 4 }), (language, segments) => {
        const url = ['over-ons', ...segments].join('/');
        expect(matchPath(pathTo('page', language, { url }))).toEqual({
          locale: language,
          screen: 'page',
          params: { url },
        });
      }),
    );
  });

  it.each([
    ['/nl', 'nl', 'home', {}],
    ['/nl/', 'nl', 'home', {}],
    ['/fr/offre', 'fr', 'offer', {}],
    ['/nl/aanbod/12', 'nl', 'estate', { id: '12' }],
    ['/nl/aanbod/12/villa-in-8300-knokke', 'nl', 'estate', { id: '12', slug: 'villa-in-8300-knokke' }],
    ['/en/offer/12/de-vaartmolen/34', 'en', 'estate', { id: '12', slug: 'de-vaartmolen', entityId: '34' }],
    ['/de/feiertage/7', 'de', 'rental', { id: '7' }],
    ['/nl/vakantie/7/reserveren', 'nl', 'reserve', { id: '7' }],
    ['/fr/vacances/7/merci', 'fr', 'reserve-thanks', { id: '7' }],
    ['/nl/favorieten', 'nl', 'favorites', {}],
    ['/nl/hou-me-op-de-hoogte', 'nl', 'subscribe', {}],
    ['/nl/hou-me-op-de-hoogte/succes', 'nl', 'subscribe-success', {}],
    ['/en/keep-me-informed/success', 'en', 'subscribe-success', {}],
    ['/nl/hou-me-op-de-hoogte/uitschrijven/t0k', 'nl', 'unsubscribe', { token: 't0k' }],
    ['/de/auf-dem-laufenden-bleiben/bestaetigen/t0k', 'de', 'subscribe-confirm', { token: 't0k' }],
    ['/fr/tenez-moi-informe/t0k', 'fr', 'subscribe-edit', { token: 't0k' }],
    ['/nl/afspraak-annuleren/9', 'nl', 'cancel-appointment', { id: '9' }],
    ['/nl/privacy-verklaring', 'nl', 'privacy', {}],
    ['/en/terms-of-use', 'en', 'terms', {}],
    ['/de/detail', 'de', 'detail', {}],
    ['/nl/over-ons', 'nl', 'page', { url: 'over-ons' }],
    ['/nl/offer', 'nl', 'page', { url: 'offer' }],
  ])('reads %s (spec 1 §2)', (path, language, name, params) => {
    expect(matchPath(path)).toEqual({ locale: language, screen: name, params });
  });

  it.each([
    ['no language', '/aanbod'],
    ['an unknown language', '/it/offerta'],
    ['a language in capitals', '/NL/aanbod'],
    ['nothing', ''],
    ['the root', '/'],
    ['no slash in front', 'nl/aanbod'],
    ['a bad percent encoding', '/nl/aanbod/%E0%A4%A'],
    ['a lone percent sign', '/nl/aanbod/%'],
    ['an encoded slash', '/nl/aanbod/12%2F13'],
    ['an encoded backslash', '/nl/aanbod/12%5C13'],
    ['an encoded dot segment', '/nl/aanbod/%2e%2e'],
    ['a dot segment', '/nl/aanbod/../x'],
    ['an empty segment', '/nl//aanbod'],
    ['two slashes at the end', '/nl/aanbod//'],
    ['a null character', '/nl/aanbod/12%00'],
    ['ten thousand characters', `/nl/aanbod/${'1'.repeat(10_000)}`],
  ])('does not match %s', (_, path) => {
    expect(matchPath(path)).toBeNull();
  });

  it('falls back to "/" for an unknown route type (spec 1 §2)', () => {
    expect(pathTo('nowhere', 'nl')).toBe('/');
    expect(pathTo('toString', 'nl')).toBe('/');
  });

  it.each([['..'], ['.'], [''], ['a/b'], ['a\\b'], ['\u0000'], ['\ud800'], ['x'.repeat(MAX_PATH_LENGTH)]])(
    'falls back to "/" for an id that cannot stand in a path: %j',
    (id) => {
      expect(pathTo('estate', 'nl', { id })).toBe('/');
    },
  );

  it('reads only own properties as parameters', () => {
    expect(pathTo('estate', 'nl', Object.create({ id: '1' }))).toBe('/');
  });

  it('leaves out an optional parameter whose predecessor is missing', () => {
    expect(pathTo('estate', 'nl', { id: '12', entityId: '3' })).toBe('/nl/aanbod/12');
  });
});

describe('pathOf', () => {
  it('keeps the item when the language changes', () => {
    const match = matchPath('/nl/vakantie/7/reserveren');
    expect(match && pathOf(match, 'de')).toBe('/de/feiertage/7/reservieren');
  });

  it('is the canonical form of an address with a slash at its end', () => {
    const match = matchPath('/nl/aanbod/');
    expect(match && pathOf(match)).toBe('/nl/aanbod');
  });
});

describe('ROUTE_TABLE', () => {
  it.each(LOCALES)('gives every screen its own address in %s', (language) => {
    const addresses = SCREENS.map((name) => ROUTE_TABLE[name][language].replace(/:\w+/g, ':'));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('names the same parameters in every language', () => {
    for (const name of SCREENS) {
      const names = LOCALES.map((language) => (ROUTE_TABLE[name][language].match(/:\w+\??/g) ?? []).join());
      expect(new Set(names).size, name).toBe(1);
    }
  });

  it('needs no encoding of its own words', () => {
    for (const name of SCREENS) {
      for (const language of LOCALES) expect(ROUTE_TABLE[name][language]).toMatch(/^[a-zA-Z\-/:?]*$/);
    }
  });
});

describe('the usual German word for holidays', () => {
  it.each([
    ['/de/ferien', '/de/feiertage'],
    ['/de/ferien/12', '/de/feiertage/12'],
    ['/de/feiertage', '/de/feiertage'],
    ['/nl/ferien', '/nl/ferien'],
    ['/de/ferien-am-meer', '/de/ferien-am-meer'],
  ])('%s leads to %s, the address of the specification (spec 1 §2)', (typed, address) => {
    const match = matchPath(typed);
    expect(match === null ? null : pathOf(match)).toBe(address);
  });
});

describe('ajaxPath', () => {
  it('lives under the language (spec 1 §2)', () => {
    expect(ajaxPath('nl', 'estate', '12')).toBe('/nl/ajax/estate/12');
    expect(ajaxPath('nl', 'estate', '../x')).toBe('/');
  });
});
