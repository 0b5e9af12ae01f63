import { createHmac } from 'node:crypto';
import { type Place, toWorld, worldWidth } from '#domain/map/projection.ts';
import type { MapArchive } from '#wire/map-archive.ts';
import type { MapMode } from '../palette.ts';
import { covers, isZoomOf, type PixelBox, touches, ZOOMS } from './frame.ts';
import { mapBase } from './tile.ts';

/** Marker at the centre: a pin for a home, a disc for the area of a hidden home, or none. */
const MARKS = ['pin', 'disc', 'none'] as const;
export type MapMark = (typeof MARKS)[number];

/** A point relative to the centre, whole pixels. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** A picture of a place, which is its centre. May be cropped, but not scaled. */
export interface MapPicture {
  readonly centre: Place;
  /** 10 to 16; at most 14 with a disc. */
  readonly zoom: number;
  /** Pixels, 1 to 1000. */
  readonly width: number;
  readonly height: number;
  readonly mark: MapMark;
  /** Pixels that a small box may crop, so they contain no names: left and right, or all around in a tall picture. */
  readonly crop?: number;
  /** Places with numbered markers, from 1; at most nine are drawn. */
  readonly numbered?: readonly Place[];
}

/** A picture as requested by its address. */
export interface AskedPicture {
  readonly box: PixelBox;
  readonly mark: MapMark;
  readonly crop: number;
  readonly numbered: readonly Offset[];
}

const MOST_SIDE = 1_000;
const MOST_NUMBERED = 9;
/** Greatest zoom of a picture with a disc. */
export const MOST_DISC_ZOOM = 14;
/** Length of the seal (a truncated HMAC), hex digits: 80 bits. */
const SEAL_LENGTH = 20;

const sealOf = ({ version, sealKey }: MapArchive, text: string): string =>
  createHmac('sha256', sealKey).update(`${version}/${text}`).digest('hex').slice(0, SEAL_LENGTH);

const pixelOf = (place: Place, zoom: number): Offset => {
  const { x, y } = toWorld(place);
  const side = worldWidth(zoom);
  return { x: Math.round(x * side), y: Math.round(y * side) };
};

/**
 * Path of a picture around a place, on the agency's own host; null outside of the archive. The place is rounded to a
 * pixel of its zoom. The path carries an HMAC with the archive's key (the seal), so that only pictures that a page
 * links to are drawn (docs/security.md).
 */
export function pictureHref(
  archive: MapArchive,
  themeVersion: string,
  mode: MapMode,
  picture: MapPicture,
): string | null {
  const { centre, width, height, mark, crop = 0, numbered = [] } = picture;
  const zoom = Math.min(picture.zoom, mark === 'disc' ? MOST_DISC_ZOOM : ZOOMS.most);
  if (!isZoomOf(archive, zoom) || !covers(archive, centre)) return null;
  const { x, y } = pixelOf(centre, zoom);
  const points = numbered.slice(0, MOST_NUMBERED).map((place) => {
    const point = pixelOf(place, zoom);
    return `_${point.x - x}.${point.y - y}`;
  });
  const said = `${zoom}/${x}/${y}/${width}x${height}.${crop}.${mark}${points.join('')}`;
  return `${mapBase(archive, themeVersion, mode)}/place/${said}/${sealOf(archive, said)}.svg`;
}

const FRAME = /^(\d{1,4})x(\d{1,4})\.(\d{1,3})\.(pin|disc|none)((?:_-?\d{1,4}\.-?\d{1,4}){0,9})$/;
const WHOLE = /^\d{1,9}$/;

/** Reads the parts of a picture's path; null when they are invalid or the seal does not match. */
export function readPicture(
  archive: MapArchive,
  parts: {
    readonly zoom: string;
    readonly x: string;
    readonly y: string;
    readonly frame: string;
    readonly seal: string;
  },
): AskedPicture | null {
  const said = `${parts.zoom}/${parts.x}/${parts.y}/${parts.frame}`;
  const frame = FRAME.exec(parts.frame);
  const isWritten = [parts.zoom, parts.x, parts.y].every((part) => WHOLE.test(part));
  if (frame === null || !isWritten || sealOf(archive, said) !== parts.seal) return null;
  const [width = 0, height = 0, crop = 0] = frame.slice(1, 4).map(Number);
  const mark = MARKS.find((known) => known === frame[4]) ?? 'none';
  const zoom = Number(parts.zoom);
  if (width < 1 || height < 1 || width > MOST_SIDE || height > MOST_SIDE) return null;
  if (mark === 'disc' && zoom > MOST_DISC_ZOOM) return null;
  const left = Number(parts.x) - Math.floor(width / 2);
  const box = { zoom, left, top: Number(parts.y) - Math.floor(height / 2), width, height };
  if (!isZoomOf(archive, zoom) || !touches(archive, box)) return null;
  return { box, mark, crop, numbered: offsetsOf(frame[5] ?? '') };
}

const offsetsOf = (written: string): readonly Offset[] =>
  written
    .split('_')
    .slice(1)
    .map((point) => {
      const [x = 0, y = 0] = point.split('.').map(Number);
      return { x, y };
    });
