import type { PixelBox } from './addresses/frame.ts';
import type { MapMark, Offset } from './addresses/picture.ts';
import type { SourceTile } from './archive/source-tiles.ts';
import { placed } from './drawing/features.ts';
import { drawnGround } from './drawing/surfaces.ts';
import { drawnMark, markBox, numberedMarks } from './marks/marks.ts';
import { drawnNames } from './names/names.ts';
import { Room } from './names/room.ts';
import { escaped } from './names/text.ts';
import type { MapPalette } from './palette.ts';
import type { MapSchema } from './schemas/schema.ts';

/** A picture to draw; a tile is a picture whose box lies on the tile grid. */
export interface Drawing {
  readonly box: PixelBox;
  readonly schema: MapSchema;
  readonly palette: MapPalette;
  readonly attribution: string;
  readonly mark?: MapMark;
  /** Pixels that a small box may crop: left and right; all around where the picture is higher than wide. */
  readonly crop?: number;
  readonly numbered?: readonly Offset[];
}

/**
 * The zoom of the archive's tiles for a drawing's zoom: up to 13 one zoom lower at twice the size (fewer points, the
 * same look), and at most the archive's last.
 */
export const sourceZoom = (
  zoom: number,
  { minZoom, maxZoom }: { minZoom: number; maxZoom: number },
): number => Math.max(minZoom, Math.min(maxZoom, zoom <= 13 ? zoom - 1 : zoom));

/** Draws a box from the archive's tiles of `zoom`, as SVG whose colours are attributes. */
export function drawMap(tiles: readonly SourceTile[], zoom: number, drawing: Drawing): string {
  const { box, schema, palette, attribution, mark = 'none', crop = 0, numbered = [] } = drawing;
  const { width, height } = box;
  const room = new Room(width, height, crop, height > width ? crop : 0);
  const middle = { x: Math.floor(width / 2), y: Math.floor(height / 2) };
  const dots = numberedMarks(numbered, middle, palette);
  for (const taken of [...markBox(mark, middle), ...dots.boxes]) room.reserve(taken);
  const on = tiles.map((tile) => placed(tile, zoom, box));
  const ground = { tiles: on, schema, zoom: box.zoom, width, height, palette };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<desc>${escaped(attribution)}</desc><path fill="${palette.ground}" d="M0 0h${width}v${height}H0z"/>` +
    `<g transform="scale(.5)">${drawnGround(ground)}</g>${drawnNames({ ...ground, room })}` +
    `${drawnMark(mark, middle, box, palette)}${dots.drawn}</svg>`
  );
}
