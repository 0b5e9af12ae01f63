/** Parts of a wooden house: walls, verges, glass under the slope. Metres on the front's plane. */

import { stone } from '../../building/masonry.ts';
import { ACROSS, type Art, type Point } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit, mix } from '../../canvas/colour.ts';
import type { Plane } from '../../canvas/plane.ts';
import { boards, SNOW } from '../country.ts';
import type { Chalet } from './chalet-spec.ts';

/** Overhang of the eaves over the wall on either side. */
export const INSET = 0.6;

/** Height of the slope's underside above a place of the wall. */
function slopeAt({ width, eaves, ridge, peak }: Chalet, u: number): number {
  const top = peak * width;
  const share = u < top ? (u - INSET) / (top - INSET) : (width - INSET - u) / (width - INSET - top);
  return eaves + (ridge - eaves) * share;
}

/** Boards within an outline, in sun at one side and in the shade of the eaves above. */
export function woodenWall(
  art: Art,
  chance: Chance,
  plane: Plane,
  house: Chalet,
  outline: readonly Point[],
): void {
  const { width, base, eaves, ridge } = house;
  art.clipped(plane.path(outline), () => {
    boards(art, chance, plane, [INSET, base, width, ridge - base], house.wood, {
      upright: house.upright,
      size: 0.2,
    });
    const { wash, shadow } = art.mood;
    const [warm, cool] = [[0, wash.colour, 0.2] as const, [1, shadow.colour, 0.25] as const];
    plane.polygon(
      outline,
      art.gradient(
        art.sun < 0
          ? [warm, cool]
          : [
              [0, cool[1], cool[2]],
              [1, warm[1], warm[2]],
            ],
        ACROSS,
      ),
    );
    const peak: Point = [house.peak * width, ridge];
    plane.shade(
      [
        [0, eaves - 0.3],
        peak,
        [width, eaves - 0.3],
        [width, eaves - 1.3],
        [peak[0], ridge - 1],
        [0, eaves - 1.3],
      ],
      1,
      3,
    );
  });
}

/** The edge of the roof over a gable. */
export function verges(art: Art, plane: Plane, house: Chalet, overhang = 0.9): void {
  const { width, eaves, ridge, peak, roof } = house;
  const middle = peak * width;
  for (const side of [-1, 1]) {
    const wall = side < 0 ? INSET : width - INSET;
    const slope = (ridge - eaves) / Math.abs(middle - wall);
    const edge = side < 0 ? -overhang : width + overhang;
    const low = ridge - slope * Math.abs(middle - edge) + 0.3;
    plane.polygon(
      [
        [middle, ridge + 0.65],
        [edge, low],
        [edge, low - 0.35],
        [middle, ridge - 0.05],
      ],
      art.colour('#4a3a30'),
    );
    plane.polygon(
      [
        [middle, ridge + 0.9],
        [edge + side * 0.05, low + 0.24],
        [edge, low - 0.04],
        [middle, ridge + 0.55],
      ],
      art.mood.snow ? SNOW : lit(art.colour(roof), side === art.sun ? 0.03 : -0.03),
    );
  }
}

/** Panes from `foot` up to the slope, in columns. */
export function gableGlass(
  art: Art,
  chance: Chance,
  plane: Plane,
  house: Chalet,
  {
    from,
    to,
    foot,
    columns,
    frame,
  }: {
    readonly from: number;
    readonly to: number;
    readonly foot: number;
    readonly columns: number;
    readonly frame: string;
  },
): void {
  const lamp = chance.chance(art.mood.lamps);
  const [below, above] = art.mood.glass;
  const bar = art.colour(frame);
  const wide = (to - from) / columns;
  const topOf = (u: number): number => Math.max(foot + 0.3, slopeAt(house, u) - 0.75);
  const ridgeAt = house.peak * house.width;
  for (let column = 0; column < columns; column += 1) {
    const [left, right] = [from + column * wide, from + (column + 1) * wide];
    const crest: Point[] = left < ridgeAt && right > ridgeAt ? [[ridgeAt, topOf(ridgeAt)]] : [];
    const pane: Point[] = [[left, foot], [right, foot], [right, topOf(right)], ...crest, [left, topOf(left)]];
    plane.polygon(
      pane,
      lamp
        ? art.gradient(['#f6bb6d', '#ffd992', '#f3a95c'])
        : art.gradient([above, mix(above, below, 0.6), below]),
      {
        stroke: bar,
        strokeWidth: 0.1 * plane.scale(left, foot),
      },
    );
    if (!lamp) {
      const tall = Math.min(topOf(left), topOf(right)) - foot;
      const x = left + wide * chance.between(0.1, 0.3);
      plane.polygon(
        [
          [x, foot + 0.05],
          [x + wide * 0.25, foot + 0.05],
          [x + wide * 0.5, foot + tall * 0.9],
          [x + wide * 0.25, foot + tall * 0.9],
        ],
        '#ffffff',
        { opacity: 0.15 },
      );
    } else {
      plane.rect(left + 0.05, foot + 0.02, wide - 0.1, 0.5, '#b5703a', { opacity: 0.35 });
    }
    plane.rect(left, foot + 2.25, wide, 0.1, bar);
  }
}

/** A chimney of rubble beside the ridge, rising from behind the roof. */
export function stoneChimney(
  art: Art,
  chance: Chance,
  plane: Plane,
  house: Chalet,
  stones: readonly string[],
): void {
  const u = house.width * house.chimney;
  const foot = Math.max(house.eaves, slopeAt(house, u) - 1.2);
  stone(art, chance, plane, [u - 0.5, foot, 1, house.ridge + 0.6 - foot], stones);
  plane.rect(u - 0.58, house.ridge + 0.5, 1.16, 0.16, art.colour('#b9a48c'));
  plane.rect(art.sun < 0 ? u + 0.1 : u - 0.5, foot, 0.4, house.ridge + 0.6 - foot, art.mood.shadow.colour, {
    opacity: 0.2,
  });
  if (art.mood.snow) plane.rect(u - 0.58, house.ridge + 0.66, 1.16, 0.14, SNOW);
}
