/** The demo as its agencies send it; pictures are made from the originals, which takes a while the first time. */
import { RECORD_KINDS } from '#content-service/intake/records/index.ts';
import type { Site } from '#wire/site.ts';
import { AGENCIES, readLines, recordsOf, siteOf } from '../agencies.ts';
import { movedTo } from '../moved.ts';
import type { AnyRecord } from '../records.ts';
import { derivePictures, type PictureFile } from './picture-files.ts';
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

/** All content of one demo agency: its site, its records, and the bytes of its pictures. */
export interface DemoContent {
  readonly site: Site;
  readonly records: readonly object[];
  readonly files: readonly PictureFile[];
  /** Earlier prices of its homes, which no call accepts. */
  readonly lowered: readonly LoweredHome[];
}

/** A picture's record, with its files. */
function pictureOf({ original, widths, shared }: ShownPicture, versions: readonly PictureFile[]) {
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
 * All content of each agency, moved to a day (`YYYY-MM-DD`); `root` is the project's folder, which caches the pictures
 * that are made.
 */
export async function makeDemoContent({
  root,
  day,
  say,
}: {
  readonly root: string;
  readonly day: string;
  readonly say: (what: string) => void;
}): Promise<DemoContent[]> {
  const agencies = AGENCIES.map((agency) => agencyOn(agency, day)).map(({ site, records }) => ({
    site,
    records,
    shown: shownPictures(site, records),
  }));
  const made = await derivePictures({ root, shown: agencies.flatMap(({ shown }) => shown), say });
  const byName = Map.groupBy(made, ({ name }) => name);
  return agencies.map(({ site, records, shown }) => {
    const pictures = shown.map((one) => pictureOf(one, byName.get(one.original.name) ?? []));
    const lowered = readLines<Omit<LoweredHome, 'siteId'>>(site.id, 'lowered.ndjson');
    return {
      site,
      records: [...pictures.map(({ record }) => record), ...records],
      files: pictures.flatMap(({ files }) => files),
      lowered: lowered.map((home) => ({ siteId: site.id, ...home })),
    };
  });
}
