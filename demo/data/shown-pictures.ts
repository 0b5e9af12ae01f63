import { type OriginalName, originalOf, POOL } from '../art/pool/pool.ts';
import { widthsOf } from '../choice/pictures.ts';
import type { AssetRecord, DemoData } from './demo-data.ts';

type Documents = Omit<DemoData, 'assets'>;

const isOriginal = (text: string): text is OriginalName => POOL.has(text as OriginalName);

/** Names of originals in any field of a document. */
function namesIn(value: unknown): OriginalName[] {
  if (typeof value === 'string') return isOriginal(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

const isPlan = (name: OriginalName): boolean => originalOf(name).facts.plan !== undefined;

const belongsTo =
  (siteId: string) =>
  (record: object): boolean =>
    'siteId' in record && record.siteId === siteId;

/** Preview pictures of shared pages: the picture at the top of a page, or the first one of an estate. */
function sharedIn(
  { pages, estatePages, estates, listings, rentalUnits }: Documents,
  siteId: string,
): Set<string> {
  const of = <Item extends { readonly siteId: string }>(all: readonly Item[]) =>
    all.filter(belongsTo(siteId));
  const files = [
    ...of(pages).map(({ page }) => page.hero?.file),
    ...of(estatePages).map(({ page }) => page.hero?.file),
    ...of(estates).map(({ estate }) => estate.pictures?.[0]?.file),
    ...of(listings).map(({ listing }) => listing.pictures?.[0]?.file),
    ...of(rentalUnits).map(({ unit }) => unit.photos[0]?.original),
  ];
  return new Set(files.filter((file) => file !== undefined));
}

function shownBy(site: DemoData['sites'][number], documents: Documents): AssetRecord[] {
  const shared = sharedIn(documents, site.id);
  const shown = new Set(
    Object.values(documents).flatMap((records) => namesIn(records.filter(belongsTo(site.id)))),
  );
  const own = site.settings.socialPicture ?? '';
  return [
    ...[...shown].sort().map((name) => ({
      siteId: site.id,
      name,
      ...originalOf(name).size,
      widths: widthsOf(name),
      shared: shared.has(name) || name === own,
      plan: isPlan(name),
    })),
    // Only shown as a preview of shared links, on no page.
    ...(isOriginal(own) && !shown.has(own)
      ? [
          {
            siteId: site.id,
            name: own,
            ...originalOf(own).size,
            widths: widthsOf(own),
            shared: true,
            plan: false,
          },
        ]
      : []),
  ];
}

/** The pictures that each site's documents name. */
export const shownPictures = (documents: Documents): AssetRecord[] =>
  documents.sites.flatMap((site) => shownBy(site, documents));
