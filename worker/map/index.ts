/**
 * Streets of the deployment's own: an archive of OpenStreetMap data (PMTiles) in the bucket `MAPS`, read by ranges
 * and drawn as SVG in the colours of the agency (docs/decisions/0059, 0060). Every map names
 * `archive.attribution`; whoever shows one does so beside it.
 *
 * - `currentArchive(c)`: the archive that stands, or null. Nothing of this room throws into a page: where the archive
 *   is missing or broken the log says so, and the page shows what it shows without one.
 * - `tileTemplate(archive, themeVersion(site), 'light')`: tiles for the live map, zooms `zoomsOf(archive)`.
 * - `pictureHref(archive, themeVersion(site), 'light', { centre, zoom, width, height, mark })`: the picture of a place,
 *   for an `<img>` of that very size, cropped and never scaled. A home whose address is hidden gets the mark
 *   `disc` and the centre of its cell; light and dark are two sources of one `<picture>`. Null outside of the
 *   archive.
 * - `featuresNear(c, archive, place, 1200)`: what lies around a place, with metres as the crow flies. It rounds
 *   nothing: distances of hidden homes are the caller's to make coarse.
 */

export type { MapArchive } from '../../wire/map-archive.ts';
export { covers, zoomsOf } from './addresses/frame.ts';
export { type MapMark, type MapPicture, MOST_DISC_ZOOM, pictureHref } from './addresses/picture.ts';
export { tileTemplate } from './addresses/tile.ts';
export { currentArchive } from './archive/current.ts';
export { themeVersion } from './look.ts';
export { featuresNear, type NearFeature } from './near/features-near.ts';
export { NEAR_KINDS, type NearKind } from './near/kinds.ts';
export { MAP_MODES, type MapMode, type MapPalette, mapPalette } from './palette.ts';
