import type { Estate } from '#wire/estate.ts';
import type { Site } from '#wire/site.ts';
import type { SitemapEntry, SitemapKind } from '#wire/sitemap.ts';
import { type PublicColumns, publicEstate } from '../estates/public-document.ts';
import { scopeOfSite } from '../estates/scope.ts';
import { shownStatus } from '../estates/shown-status.ts';
import type { Param } from '../platform/db/statement.ts';
import { shownOn } from '../platform/news-days.ts';

/** A row of any kind. */
export interface EntryRow {
  readonly id: string;
  readonly modified_at: string | null;
  readonly doc: string;
}

interface EstateRow extends EntryRow, PublicColumns {
  readonly project: string | null;
  readonly project_hidden: number | null;
  readonly project_lat: number | null;
  readonly project_lon: number | null;
}

/** Source of the listed pages of a kind. */
export interface Listed {
  readonly kind: SitemapKind;
  /** Tables, with the listed one as `e` and the instants as `m`. */
  readonly from: string;
  readonly where: string;
  readonly params: readonly Param[];
  /** Columns of an entry besides id and instant. */
  readonly columns: string;
  readonly joins?: string;
  readonly toEntry: (row: never) => Omit<SitemapEntry, 'id' | 'lastmod'>;
}

/** Fields for addresses and pictures of an estate; with texts an answer would be ten times as long. */
const FIELDS = [
  'id',
  'parentId',
  'project',
  'title',
  'headType',
  'subType',
  'transaction',
  'status',
  'buildingName',
  'address',
] as const satisfies readonly (keyof Estate['general'])[];
const MOST_PICTURES = 3;

const smallDocument = (doc: string): string => {
  const general = FIELDS.map((field) => `'${field}', ${doc} -> '$.general.${field}'`).join(', ');
  return `json_object('guid', ${doc} -> '$.guid', 'general', json_object(${general}), 'pictures', ${doc} -> '$.pictures')`;
};

const firstPictures = (estate: Estate): Estate => ({
  ...estate,
  pictures: (estate.pictures ?? [])
    .toSorted((a, b) => (a.index ?? Number.POSITIVE_INFINITY) - (b.index ?? Number.POSITIVE_INFINITY) || 0)
    .slice(0, MOST_PICTURES),
});

/** An estate and, for a unit, its project, with only public data. */
function estateEntry(row: EstateRow): Omit<SitemapEntry, 'id' | 'lastmod'> {
  const estate = firstPictures(publicEstate(row, row.project_hidden === 1));
  if (row.project === null) return { estate };
  const { project_hidden: hidden, project_lat: lat, project_lon: lon } = row;
  const project = publicEstate({ doc: row.project, address_hidden: hidden ?? 0, lat, lon });
  return { estate, project: { ...project, pictures: [] } };
}

const from = (table: string, kind: SitemapKind): string =>
  `${table} AS e LEFT JOIN modified_documents AS m ` +
  `ON m.site_id = e.site_id AND m.kind = '${kind}' AND m.id = e.id`;

const WORDS = "json_object('id', e.doc -> '$.id', 'hero', e.doc -> '$.hero') AS doc";
const OFFERED =
  'JOIN estates AS x ON x.site_id = member.site_id AND x.id = member.estate_id AND x.withdrawn_at IS NULL';

/**
 * Excludes withdrawn pages, news of other days and hidden statuses: the same rule as for pages that may be indexed.
 * `today` is a day in Brussels.
 */
export const listedOf = (site: Site, today: string): Readonly<Record<SitemapKind, Listed>> => ({
  page: {
    kind: 'page',
    from: from('pages', 'page'),
    where: `e.site_id = ? AND ${shownOn(today).sql}`,
    params: [site.id, ...shownOn(today).params],
    columns: "json_remove(e.doc, '$.sections') AS doc",
    toEntry: ({ doc }: EntryRow) => ({ page: JSON.parse(doc) }),
  },
  // Whether a collection with its own query is empty is only known by searching.
  collection: {
    kind: 'collection',
    from: from('collections', 'collection'),
    where:
      'e.site_id = ? AND (e.doc ->> \'$.query.terms."children.collections"[0]\' IS NOT e.id OR EXISTS (' +
      `SELECT 1 FROM estate_collections AS member ${OFFERED} ` +
      'WHERE member.site_id = e.site_id AND member.collection_id = e.id))',
    params: [site.id],
    columns: WORDS,
    toEntry: ({ doc }: EntryRow) => ({ collection: JSON.parse(doc) }),
  },
  group: {
    kind: 'group',
    from: from('estate_groups', 'group'),
    where:
      `e.site_id = ? AND EXISTS (SELECT 1 FROM estate_group_members AS member ${OFFERED} ` +
      'WHERE member.site_id = e.site_id AND member.group_id = e.id)',
    params: [site.id],
    columns: WORDS,
    toEntry: ({ doc }: EntryRow) => ({ group: JSON.parse(doc) }),
  },
  estate: {
    kind: 'estate',
    from: from('estates', 'estate'),
    where: `e.site_id = ? AND e.withdrawn_at IS NULL AND ? IN ('all', e.source) AND ${shownStatus(site).text}`,
    params: [site.id, scopeOfSite(site), ...shownStatus(site).params],
    columns:
      `${smallDocument('d.doc')} AS doc, e.address_hidden, e.lat, e.lon, ` +
      `CASE WHEN p.id IS NULL THEN NULL ELSE ${smallDocument('pd.doc')} END AS project, ` +
      'p.address_hidden AS project_hidden, p.lat AS project_lat, p.lon AS project_lon',
    joins:
      'JOIN estate_documents AS d ON d.site_id = e.site_id AND d.id = e.id ' +
      'LEFT JOIN estates AS p ON p.site_id = e.site_id AND p.id = e.parent_id AND p.withdrawn_at IS NULL ' +
      'LEFT JOIN estate_documents AS pd ON pd.site_id = p.site_id AND pd.id = p.id',
    toEntry: estateEntry,
  },
  rental: {
    kind: 'rental',
    from: from('rental_units', 'rental'),
    where: 'e.site_id = ? AND e.withdrawn_at IS NULL AND ?',
    params: [site.id, site.settings.features.includes('rentals') ? 1 : 0],
    columns: "json_object('id', e.doc -> '$.id', 'photos', e.doc -> '$.photos') AS doc",
    toEntry: ({ doc }: EntryRow) => {
      const rental: SitemapEntry['rental'] = JSON.parse(doc);
      return { rental: rental && { ...rental, photos: (rental.photos ?? []).slice(0, MOST_PICTURES) } };
    },
  },
});
