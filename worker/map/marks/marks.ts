import { toPlace, worldWidth } from '#domain/map/projection.ts';
import type { PixelBox } from '../addresses/frame.ts';
import type { MapMark, Offset } from '../addresses/picture.ts';
import type { TextBox } from '../names/room.ts';
import type { MapPalette } from '../palette.ts';
import { spread } from './spread.ts';

/** Radius of the disc for a hidden home, metres: covers more than its grid cell. */
const DISC_METRES = 400;
/** Circumference of the earth in Web Mercator, metres. */
const AROUND_THE_WORLD = 40_075_017;

/** Boxes that names must not cover; none for a disc, which is transparent. */
export const markBox = (mark: MapMark, { x, y }: Offset): readonly TextBox[] =>
  mark === 'pin' ? [[x - 20, y - 46, x + 20, y + 6]] : [];

/** Path of a pin of 32 × 43 pixels whose tip is on the place. */
const PIN = 'c-3.5-8-16-14.5-16-27a16 16 0 0 1 32 0c0 12.5-12.5 19-16 27z';

/** The marker at the centre, in the agency's accent colour. */
export function drawnMark(mark: MapMark, { x, y }: Offset, box: PixelBox, palette: MapPalette): string {
  if (mark === 'none') return '';
  if (mark === 'pin') {
    return (
      `<path fill="${palette.accent}" stroke="${palette.paper}" stroke-width="2" stroke-linejoin="round" d="M${x} ${y}${PIN}"/>` +
      `<circle cx="${x}" cy="${y - 27}" r="6" fill="${palette.paper}"/>`
    );
  }
  const world = worldWidth(box.zoom);
  const { lat } = toPlace({ x: 0.5, y: (box.top + box.height / 2) / world });
  const metres = (AROUND_THE_WORLD * Math.cos((lat * Math.PI) / 180)) / world;
  const radius = Math.round(DISC_METRES / metres);
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.accent}" fill-opacity=".16" stroke="${palette.accent}" ` +
    `stroke-width="2.5" stroke-dasharray="1 5" stroke-linecap="round"/>`
  );
}

const FACES = `system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`;
const DOT = 11;

/** Numbered dots without overlaps; a moved dot has a leader line to its true position. */
export function numberedMarks(
  points: readonly Offset[],
  middle: Offset,
  palette: MapPalette,
): { readonly boxes: readonly TextBox[]; readonly drawn: string } {
  const spots = spread(points);
  const boxes = spots.map(({ x, y }): TextBox => {
    const [cx, cy] = [middle.x + x, middle.y + y];
    return [cx - DOT - 1, cy - DOT - 1, cx + DOT + 1, cy + DOT + 1];
  });
  let [leaders, dots] = ['', ''];
  for (const [index, spot] of spots.entries()) {
    const [cx, cy] = [middle.x + spot.x, middle.y + spot.y];
    const truth = points[index] ?? spot;
    const [tx, ty] = [middle.x + truth.x, middle.y + truth.y];
    if (Math.hypot(tx - cx, ty - cy) > 3) {
      leaders += `<path stroke="${palette.ink}" stroke-width="1.5" d="M${cx} ${cy}L${tx} ${ty}"/>`;
      leaders += `<circle cx="${tx}" cy="${ty}" r="3" fill="${palette.ink}"/>`;
    }
    dots += `<circle cx="${cx}" cy="${cy}" r="${DOT}" fill="${palette.paper}" stroke="${palette.ink}" stroke-width="1.5"/>`;
    dots += `<text x="${cx}" y="${cy + 4}" fill="${palette.ink}">${index + 1}</text>`;
  }
  if (dots === '') return { boxes, drawn: '' };
  const text = `font-family="${FACES}" font-size="12" font-weight="600" text-anchor="middle"`;
  return { boxes, drawn: `${leaders}<g ${text}>${dots}</g>` };
}
