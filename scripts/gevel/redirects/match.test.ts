import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RedirectTarget } from '#wire/redirect.ts';
import { demoIndex } from '../testing/demo-index.ts';
import { madeAddresses } from '../testing/made-addresses.ts';
import { type Proposal, proposeFor } from './match.ts';

const lines = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

interface Expected {
  readonly old: string;
  readonly to: string | null;
  readonly or?: string;
  readonly by: string;
  readonly note?: string;
  readonly id?: string;
  readonly candidates?: readonly string[];
}

const queryOf = (address: string | undefined) => new URLSearchParams(address?.split('?')[1] ?? '').toString();

/** Whether a proposal that is applied without a person leads where it should. */
function isRight({ certainty, to }: Proposal, { to: path, or, by, note = '', id }: Expected): boolean {
  const applied = certainty === 'sure' ? to : null;
  if (path === null || by === 'exists' || note.includes('exists') || certainty === 'exists')
    return applied === null;
  if (applied === null || 'path' in applied || !path.startsWith(`/${applied.locale}`)) return false;
  const home = id ?? /\/(\d{6})\//.exec(path)?.[1];
  if (home !== undefined) return 'home' in applied && applied.home === home;
  if ('search' in applied)
    return [path, or].some((one) => queryOf(one) === new URLSearchParams(applied.search).toString());
  return !('home' in applied);
}

/** Collections and groups that an agency names itself: guesses, which a person accepts. */
const LEFT = ['/exclusief-aanbod/', '/nl/opendeur', '/nl/nieuwbouw'];
/** `or` says "not found" is right too. */
const NOT_FOUND_TOO = ['/property-city/brugge/'];

describe.each([
  ['duinzicht', 'duinzicht-wordpress'],
  ['huis-haard', 'huis-haard-crm'],
])('300 addresses of the former website of %s', (agency, file) => {
  const site = demoIndex(agency);
  const expected: readonly Expected[] = lines(`demo/cases/addresses/${file}.expected.jsonl`);

  it('lead where they should, and where nothing is certain nowhere', () => {
    expect(expected).toHaveLength(300);
    const wrong = expected
      .filter((one) => !isRight(proposeFor(one.old, site), one))
      .map(({ old }) => old.replace(/^https?:\/\/[^/]*/, ''));
    expect(wrong.filter((old) => ![...LEFT, ...NOT_FOUND_TOO].includes(old))).toEqual([]);
  });

  it('that fit several homes name them all, and choose none', () => {
    for (const { old, candidates } of expected.filter((one) => one.candidates !== undefined)) {
      const proposed = proposeFor(old, site);
      expect(proposed).toMatchObject({ certainty: 'none', to: null });
      expect(proposed.candidates?.toSorted()).toEqual(candidates?.toSorted());
    }
  });
});

it.each([
  ['duinzicht', '/exclusief-aanbod/', { path: '/nl/selectie/exclusive' }],
  ['huis-haard', '/nl/opendeur', { path: '/nl/groep/open-doors' }],
  ['huis-haard', '/nl/nieuwbouw', { path: '/nl/selectie/new-build' }],
] as const)('a list of the agency’s own is guessed by its words: %s %s', (agency, old, to) => {
  expect(proposeFor(`https://www.old.example${old}`, demoIndex(agency))).toMatchObject({
    certainty: 'guess',
    to,
  });
});

const INDEXES = {
  duinzicht: demoIndex('duinzicht'),
  'huis-haard': demoIndex('huis-haard'),
  ardenne: demoIndex('ardenne'),
};

/** A proposal's certainty and target. */
const proposed = (agency: keyof typeof INDEXES, old: string) => {
  const { certainty, to } = proposeFor(`https://www.old.example${old}`, INDEXES[agency]);
  return [certainty, to];
};

describe('holiday rentals', () => {
  it.each([
    ['/vakantieverhuur/zeebries/', 'sure', { locale: 'nl', rental: '7001' }],
    ['/fr/locations-de-vacances/windkracht-4-le-coq', 'sure', { locale: 'fr', rental: '7021' }],
    ['/en/holiday-rentals/7002/noordster', 'sure', { locale: 'en', rental: '7002' }],
    ['/vakantie/detail?id=7003', 'sure', { locale: 'nl', rental: '7003' }],
    ['/vakantieverhuur/page/2/', 'sure', { locale: 'nl', screen: 'rentals' }],
    ['/vakantieverhuur/', 'sure', { locale: 'nl', screen: 'rentals' }],
    ['/vakantieverhuur/weggegaan/', 'guess', { locale: 'nl', screen: 'rentals' }],
    ['/vakantieverhuur/99/', 'guess', { locale: 'nl', screen: 'rentals' }],
    // Elsewhere a number or a name is not a rental's.
    ['/nieuws/detail?id=7003', 'guess', { locale: 'nl', screen: 'home' }],
    ['/blog/7001', 'guess', { locale: 'nl', screen: 'home' }],
  ] as const)('%s is %s', (old, certainty, to) => {
    expect(proposed('duinzicht', old)).toEqual([certainty, to]);
  });

  it('are known by name and by number, each of them', () => {
    const { rentals } = INDEXES.duinzicht;
    expect(rentals).toHaveLength(40);
    let alone = 0;
    for (const { id, titles } of rentals)
      for (const word of [id, ...titles]) {
        const old = `/vakantieverhuur/${word.replaceAll(' ', '-')}/`;
        const { certainty, to, candidates } = proposeFor(old, INDEXES.duinzicht);
        // A building with several rentals is between them.
        if (candidates === undefined) alone += 1;
        expect([certainty, to], old).toEqual(
          candidates === undefined ? ['sure', { locale: 'nl', rental: id }] : ['none', null],
        );
        expect(candidates ?? [id], old).toContain(id);
      }
    expect(alone).toBeGreaterThan(100);
  });

  it('of an agency without any are none', () => {
    expect(proposed('huis-haard', '/nl/vakantie/7001')[0]).not.toBe('sure');
  });
});

describe('homes of the second source', () => {
  const { homes } = INDEXES.ardenne;
  const listings = homes.filter(({ id }) => id.includes('-'));

  it('are known by GUID and by reference, each of them', () => {
    expect(listings.length).toBeGreaterThan(60);
    for (const { id, reference } of listings)
      for (const old of [
        `/detail/${id.toUpperCase()}`,
        `/index.php?guid=${id}`,
        `/bien/maison-${String(reference).toLowerCase()}/`,
      ])
        expect(proposed('ardenne', old), old).toEqual(['sure', { locale: 'fr', home: id }]);
  });

  it('are known by street, number and zip where one home alone has them', () => {
    const places = listings.flatMap(({ id, places: [place] }) => (place === undefined ? [] : [[id, place]]));
    const found = places.map(([id, place]) => [
      id,
      proposeFor(`/bien/a-vendre-${place?.replaceAll(' ', '-')}/`, INDEXES.ardenne),
    ]) as [string, Proposal][];
    expect(found.length).toBeGreaterThan(20);
    for (const [id, { to, candidates }] of found)
      expect([...(candidates ?? []), to !== null && 'home' in to ? to.home : null]).toContain(id);
  });
});

describe('500 addresses made of the homes themselves', () => {
  const site = demoIndex('huis-haard');
  const made: readonly (readonly [string, RedirectTarget & { readonly home: string }])[] =
    madeAddresses(site);

  it('lead to their homes, or name them among several', () => {
    expect(made).toHaveLength(500);
    for (const [old, to] of made) {
      const { candidates, to: target } = proposeFor(`https://www.old.example${old}`, site);
      const [found, wanted] = candidates === undefined ? [[target], to] : [candidates, to.home];
      expect(found, old).toContainEqual(wanted);
    }
  });

  it('of homes that are not here lead nowhere by themselves', () => {
    for (const { id } of site.homes)
      expect(proposeFor(`/index.php?id=${id}9`, site).certainty).not.toBe('sure');
  });
});
