/**
 * Street maps: an archive of OpenStreetMap data (PMTiles) in the bucket `MAPS`, read by ranges and drawn as SVG in
 * the agency's colours (docs/decisions/0059, 0060). Every page with a map must show `archive.attribution` beside it.
 *
 * - `currentArchive(c)`: the current archive, or null. Functions of this folder do not throw into a page: when the
 *   archive is missing or broken, they log it and the page is shown without a map.
 * - `tileTemplate(archive, themeVersion(site), 'light')`: tiles for the live map, zooms `zoomsOf(archive)`.
 * - `pictureHref(archive, themeVersion(site), 'light', { centre, zoom, width, height, mark })`: the picture of a place,
 *   for an `<img>` of exactly that size; may be cropped, but not scaled. For a home with a hidden address pass the mark
 *   `disc` and the centre of its grid cell. Light and dark are two sources of one `<picture>`. Null outside of the
 *   archive.
 * - `featuresNear(c, archive, place, 1200)`: points of interest around a place, with straight-line distances in metres.
 *   Distances are exact: for hidden homes the caller must round them.
 */

export type { MapArchive } from '#wire/map-archive.ts';
export { covers, zoomsOf } from './addresses/frame.ts';
export { type MapMark, type MapPicture, MOST_DISC_ZOOM, pictureHref } from './addresses/picture.ts';
export { tileTemplate } from './addresses/tile.ts';
export { currentArchive } from './archive/current.ts';
export { themeVersion } from './look.ts';
export { featuresNear, type NearFeature } from './near/features-near.ts';
export { NEAR_KINDS, type NearKind } from './near/kinds.ts';
export { MAP_MODES, type MapMode, type MapPalette, mapPalette } from './palette.ts';
