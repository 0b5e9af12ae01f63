import { type Statement, upsert } from '../platform/db/statement.ts';

/** A size of a picture, already in R2 under `r2Key`. */
export interface AssetRow {
  /** Name of the picture, such as `modern-villa-pool-1`. */
  readonly name: string;
  /** `w` and the width in pixels of the size. */
  readonly version: `w${number}`;
  readonly r2Key: string;
  /** Hash of the bytes, hexadecimal. */
  readonly hash: string;
  readonly contentType: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** A floor plan: always shown whole. */
  readonly plan?: boolean;
}

/** Stores a size of a picture. */
export const assetStatements = (siteId: string, asset: AssetRow): Statement[] => [
  upsert('assets', ['site_id', 'name', 'version'], {
    site_id: siteId,
    name: asset.name,
    version: asset.version,
    r2_key: asset.r2Key,
    hash: asset.hash,
    content_type: asset.contentType,
    width: asset.width,
    height: asset.height,
    bytes: asset.bytes,
    plan: asset.plan === true ? 1 : 0,
  }),
];

/** Stores a picture of 800 by 600 pixels under each of these names. */
export const pictureStatements = (siteId: string, ...names: readonly string[]): Statement[] =>
  names.flatMap((name) =>
    assetStatements(siteId, {
      name,
      version: 'w800',
      r2Key: `${siteId}/${name}`,
      hash: 'a'.repeat(64),
      contentType: 'image/webp',
      width: 800,
      height: 600,
      bytes: 1,
    }),
  );
