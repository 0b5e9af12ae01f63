import type { Localized } from '../../domain/locale.ts';
import { writeLocalized } from '../platform/db/localized-columns.ts';
import { type Statement, upsert } from '../platform/db/statement.ts';
import { cityWordStatements, clearCityWordStatements } from './city-words.ts';
import { idText } from './estate-columns.ts';

/** A city as a site's listings name it. */
export interface City {
  readonly id: string | number;
  readonly zip: string | number;
  readonly name: Localized;
  readonly alias?: Localized | null;
  readonly lat: number | null;
  readonly lon: number | null;
}

/** A city with its names, aliases and centre, and the words it is found by. */
export const cityStatements = (siteId: string, city: City): Statement[] => [
  ...clearCityWordStatements(siteId, String(city.id)),
  upsert('cities', ['site_id', 'id'], {
    site_id: siteId,
    id: String(city.id),
    zip: idText(city.zip) ?? '',
    ...writeLocalized('name', city.name),
    ...writeLocalized('alias', city.alias),
    lat: city.lat,
    lon: city.lon,
  }),
  ...cityWordStatements(siteId, { ...city, id: String(city.id) }),
];

/** One size of a picture, already in R2 under `r2Key`. */
export interface AssetRow {
  /** Name pictures are asked by, such as `modern-villa-pool-1`. */
  readonly name: string;
  /** `w` and the width in pixels the size was made for. */
  readonly version: `w${number}`;
  readonly r2Key: string;
  /** Of the bytes, hexadecimal. */
  readonly hash: string;
  readonly contentType: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** One size of a picture. */
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
  }),
];
