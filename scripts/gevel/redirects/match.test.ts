import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Proposal, proposeFor } from './match.ts';
import { indexSite, type SiteIndex } from './site-index.ts';

const lines = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const demo = (agency: string): SiteIndex => {
  const records = (kind: string) => lines(`demo/${agency}/${kind}.ndjson`);
  const site = JSON.parse(readFileSync(`demo/${agency}/site.json`, 'utf8'));
  return indexSite(site, { estate: records('estate'), city: records('city'), page: records('page') });
};

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

/** What has no rule: collections and groups that an agency names itself, which are guesses of a person. */
const LEFT = ['/exclusief-aanbod/', '/nl/opendeur', '/nl/nieuwbouw'];
/** `or` says "not found" is right too. */
const NOT_FOUND_TOO = ['/property-city/brugge/'];

describe.each([
  ['duinzicht', 'duinzicht-wordpress'],
  ['huis-haard', 'huis-haard-crm'],
])('300 addresses of the former website of %s', (agency, file) => {
  const site = demo(agency);
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

describe('500 addresses made of the homes themselves', () => {
  const site = demo('huis-haard');
  const known = site.homes.slice(0, 100);
  const made = known.flatMap(
    ({ id, reference, places }) =>
      [
        [`/fr/bien/${id}/x`, { locale: 'fr', home: id }],
        [`/index.php?id=${id}&utm_source=a`, { locale: 'nl', home: id }],
        [`/Pand.aspx?PandID=${id}&TaalID=2`, { locale: 'fr', home: id }],
        [`/pand/iets-${(reference ?? id).toLowerCase()}/`, { locale: 'nl', home: id }],
        [`/pand/te-koop-${(places[0] ?? id).replaceAll(' ', '-')}`, { locale: 'nl', home: id }],
      ] as const,
  );

  it('lead to their homes, or name them among several', () => {
    expect(made).toHaveLength(500);
    for (const [old, to] of made) {
      const { candidates, to: proposed } = proposeFor(`https://www.old.example${old}`, site);
      const [found, wanted] = candidates === undefined ? [[proposed], to] : [candidates, to.home];
      expect(found, old).toContainEqual(wanted);
    }
  });

  it('of homes that are not here lead nowhere by themselves', () => {
    for (const { id } of known) expect(proposeFor(`/index.php?id=${id}9`, site).certainty).not.toBe('sure');
  });
});
