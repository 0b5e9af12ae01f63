/** The demo as its agencies send it; pictures are made from the originals, which takes a while the first time. */
import { RECORD_KINDS } from '#content-service/intake/records/index.ts';
import type { Site } from '#wire/site.ts';
import { AGENCIES, readLines, recordsOf, siteOf } from '../agencies.ts';
import { movedTo } from '../moved.ts';
import type { AnyRecord } from '../records.ts';
import { makePictureFiles, type PictureFile } from './picture-files.ts';
import { type ShownPicture, shownPictures } from './shown-pictures.ts';

/** A home whose price was lowered some days before the demo is loaded. */
export interface LoweredHome {
  readonly siteId: string;
  readonly estateId: string;
  /** The earlier price, euros. */
  readonly before: number;
  /** Whole days since the reduction. */
  readonly daysAgo: number;
}

/** A picture of an agency: its record, and the bytes of its sizes. */
interface DemoPicture {
  readonly record: object;
  readonly files: readonly PictureFile[];
}

/** All content of one demo agency: its site, its pictures as they are made, and its other records. */
export interface DemoContent {
  readonly site: Site;
  readonly pictures: readonly Promise<DemoPicture>[];
  readonly records: readonly object[];
  /** Earlier prices of its homes, which no call accepts. */
  readonly lowered: readonly LoweredHome[];
}

/** A picture's record, with its files. */
async function pictureOf(
  { original, widths, shared }: ShownPicture,
  made: Promise<readonly PictureFile[]> | undefined,
): Promise<DemoPicture> {
  const versions = (await made) ?? [];
  const sizes = versions
    .filter(({ version, width }) => version !== 'social' && widths.includes(width))
    .toSorted((one, other) => one.width - other.width);
  const social = shared ? versions.filter(({ version }) => version === 'social') : [];
  return {
    files: [...sizes, ...social],
    record: {
      picture: {
        name: original.name,
        ...(original.plan === undefined ? {} : { plan: true }),
        sizes: sizes.map(({ width, hash }) => ({ width, file: hash })),
        ...Object.fromEntries(social.map(({ hash }) => ['social', hash])),
      },
    },
  };
}

/** An agency's site and records as they are on a day, in the order in which they can be stored. */
export const agencyOn = (
  agency: string,
  day: string,
): { readonly site: Site; readonly records: AnyRecord[] } => ({
  site: movedTo(siteOf(agency), day),
  records: RECORD_KINDS.flatMap(({ name }): AnyRecord[] =>
    name === 'picture' ? [] : recordsOf(agency, name),
  ).map((record) => movedTo(record, day)),
});

/**
 * All content of each agency, moved to a day (`YYYY-MM-DD`). Pictures are made in this order, while those that are ready
 * can be sent; `root` is the project's folder, which caches them.
 * @throws Error, from a picture, when a version is too heavy, or an original has no file.
 */
export function makeDemoContent({
  root,
  day,
}: {
  readonly root: string;
  readonly day: string;
}): DemoContent[] {
  const agencies = AGENCIES.map((agency) => agencyOn(agency, day)).map(({ site, records }) => ({
    site,
    records,
    shown: shownPictures(site, records),
  }));
  const made = makePictureFiles(
    root,
    agencies.flatMap(({ shown }) => shown),
  );
  return agencies.map(({ site, records, shown }) => {
    const lowered = readLines<Omit<LoweredHome, 'siteId'>>(site.id, 'lowered.ndjson');
    return {
      site,
      pictures: shown.map((one) => pictureOf(one, made.get(one.original.name))),
      records,
      lowered: lowered.map((home) => ({ siteId: site.id, ...home })),
    };
  });
}
