import type { Site } from '#wire/site.ts';
import { type Original, originals } from '../originals.ts';
import type { AnyRecord } from '../records.ts';

/** A picture of a site. */
export interface ShownPicture {
  readonly original: Original;
  /** px. */
  readonly widths: readonly number[];
  /** Whether it is the preview of a shared page: then a crop for that is made too. */
  readonly shared: boolean;
}

/** Every text in a value. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) yield* textsIn(one);
}

/** The preview of a record's page: the picture at its top, or the first one of a home. */
function previewOf(record: AnyRecord): string | null | undefined {
  if ('page' in record) return record.page.hero?.file;
  if ('estatePage' in record) return record.estatePage.hero?.file;
  if ('estate' in record) return record.estate.pictures?.[0]?.file;
  if ('listing' in record) return record.listing.pictures?.[0]?.file;
  return 'rental' in record ? record.rental.photos?.[0]?.original : null;
}

/** The last is the original itself. Only panoramas have 1200, for phones: others would double the first start. */
const widthsOf = ({ width }: Original): readonly number[] =>
  (width > 1600 ? [400, 800, 1200, 1600] : [400, 800]).filter((each) => each < width).concat(width);

/** The pictures that a site and its records name, and its icon for home screens, which goes by the site's id. */
export function shownPictures(site: Site, records: readonly AnyRecord[]): ShownPicture[] {
  const named = new Set([...textsIn([site, records]), `touch-icon-${site.id}`]);
  const shared = new Set([site.settings.socialPicture, ...records.map(previewOf)]);
  return [...originals().values()]
    .filter(({ name }) => named.has(name))
    .map((original) => ({ original, widths: widthsOf(original), shared: shared.has(original.name) }));
}
