import { describe, expect, it } from 'vitest';
import { demoData } from './index.ts';
import { originals } from './originals.ts';

const data = demoData();
const NAMES = new Set(originals().keys());
/** Number of newest estates on a start page, and of estates in a row of a block, as on the site. */
const NEWEST = 6;
const ROW = 3;

type Site = (typeof data.sites)[number];

/** To a visitor, the same building at another hour is the same picture. */
const subjectOf = (name: string): string => name.replace(/-evening$/, '');

/** Names of pictures in a document, in order. */
function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return NAMES.has(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (key === 'thumbnail' ? [] : picturesIn(one)));
}

/** A site's list, newest first: units are only on the page of their project. */
const listOf = ({ id }: Site) =>
  data.estates
    .filter(({ siteId, estate }) => siteId === id && estate.general.parentId === undefined)
    .toSorted((one, other) =>
      (other.estate.general.publicationDate ?? '').localeCompare(one.estate.general.publicationDate ?? ''),
    );

const frontsOf = (estates: ReturnType<typeof listOf>): string[] =>
  estates.flatMap(({ estate }) => estate.pictures?.[0]?.file ?? []);

/** Pictures of a start page before any interaction: its own, and those of its estates. */
function shownAtStart(site: Site): { readonly own: readonly string[]; readonly fronts: readonly string[] } {
  const page = data.pages.find(({ siteId, page: { id } }) => siteId === site.id && id === 'home')?.page;
  if (page === undefined) throw new RangeError(`no start page of ${site.id}`);
  const list = listOf(site);
  const sections = page.sections ?? [];
  const people = sections.flatMap((section) =>
    section.kind === 'entities'
      ? data.entities.filter(({ siteId, entity }) => siteId === site.id && entity.id === section.entity)
      : [],
  );
  const rows = sections.flatMap((section) => {
    if (section.kind !== 'estates' || !section.collection) return [];
    const { collection, size } = section;
    return frontsOf(
      list.filter(({ collections }) => collections?.includes(collection)).slice(0, size ?? ROW),
    );
  });
  return {
    own: [page.hero, sections, people].flatMap(picturesIn).map(subjectOf),
    fronts: [...frontsOf(list.slice(0, NEWEST)), ...rows].map(subjectOf),
  };
}

const oftenIn = (names: readonly string[], least: number): string[] => [
  ...new Set(names.filter((name) => names.filter((other) => other === name).length >= least)),
];

describe.each(data.sites.map((site) => [site.id, site] as const))('the start page of %s', (_, site) => {
  const { own, fronts } = shownAtStart(site);

  it('shows its own pictures nowhere else on the page', () => {
    expect(own.length).toBeGreaterThan(3);
    expect(oftenIn(own, 2)).toEqual([]);
    expect(own.filter((name) => fronts.includes(name))).toEqual([]);
  });

  it('shows an estate at most twice: among the newest, and in a row of its kind', () => {
    // One of the newest estates may have no picture, on purpose.
    expect(fronts.length).toBeGreaterThanOrEqual(NEWEST - 1);
    expect(oftenIn(fronts.slice(0, NEWEST), 2)).toEqual([]);
    expect(oftenIn(fronts, 3)).toEqual([]);
  });
});
