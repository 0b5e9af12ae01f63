/** Roofs: tiles and slates on a plane (metres), thatch on an outline (px). */
import { ACROSS, type Art, type Point, pathThrough, px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { corners, type Plane } from '../canvas/plane.ts';

interface TileOptions {
  /** Height of a row and width of a tile, metres. */
  readonly row?: number;
  readonly width?: number;
  /** Tiles of another tint, a square metre. */
  readonly density?: number;
  readonly other?: string;
  /** Whether the edges of tiles are drawn, or only their rows. */
  readonly edges?: boolean;
}

export const SLATES: TileOptions = { row: 0.2, width: 0.22, density: 7, other: '#7a7f86' };

const SNOW = '#f6f6f3';

const bounds = (points: readonly Point[]) => {
  const [us, vs] = [points.map(([u]) => u), points.map(([, v]) => v)];
  return { u0: Math.min(...us), u1: Math.max(...us), v0: Math.min(...vs), v1: Math.max(...vs) };
};

/** A roof of tiles or slates; its outline in metres of the plane. */
export function tiles(
  art: Art,
  chance: Chance,
  plane: Plane,
  outline: readonly Point[],
  colour: string,
  { row = 0.28, width = 0.24, density = 4, other = '#6b4a3a', edges = true }: TileOptions = {},
): void {
  const base = art.colour(colour);
  const { u0, u1, v0, v1 } = bounds(outline);
  plane.polygon(outline, art.gradient([lit(base, 0.03), lit(base, -0.02)]));
  art.clipped(plane.path(outline), () => {
    const tints = [lit(base, -0.06), lit(base, 0.05), mix(base, art.colour(other), 0.3)];
    const paths = new Map(tints.map((tint) => [tint, '']));
    for (let n = 0; n < (u1 - u0) * (v1 - v0) * density; n += 1) {
      const r = Math.floor((chance.next() * (v1 - v0)) / row);
      const k = Math.floor((chance.next() * (u1 - u0)) / width);
      const tint = chance.pick(tints);
      const tile = plane.path(
        corners(u0 + k * width + (r % 2 === 1 ? width / 2 : 0), v0 + r * row, width, row),
      );
      paths.set(tint, (paths.get(tint) ?? '') + tile);
    }
    for (const [tint, d] of paths) art.path(d, tint, { opacity: 0.6 });
    let rows = '';
    let joints = '';
    let r = 0;
    for (let v = v0; v < v1; v += row) {
      rows += plane.path(
        [
          [u0, v],
          [u1, v],
        ],
        false,
      );
      for (let u = u0 + (r % 2 === 1 ? width / 2 : 0); edges && u < u1; u += width) {
        joints += plane.path(
          [
            [u, v],
            [u, v + row * 0.95],
          ],
          false,
        );
      }
      r += 1;
    }
    const scale = plane.scale((u0 + u1) / 2, (v0 + v1) / 2);
    art.path(rows, 'none', { stroke: lit(base, -0.13), strokeWidth: scale * 0.03, opacity: 0.7 });
    art.path(joints, 'none', {
      stroke: lit(base, -0.1),
      strokeWidth: Math.max(0.6, scale * 0.016),
      opacity: 0.45,
    });
    if (art.mood.snow) plane.polygon(outline, SNOW, { opacity: 0.86 });
    const [warm, cool] = [art.mood.wash.colour, art.mood.shadow.colour];
    plane.polygon(
      outline,
      art.gradient(
        art.sun < 0
          ? [
              [0, warm, 0.28],
              [1, cool, 0.22],
            ]
          : [
              [0, cool, 0.22],
              [1, warm, 0.28],
            ],
        ACROSS,
      ),
    );
  });
}

/** Thatch, rounded at its edges; the outline in px. */
export function thatch(art: Art, chance: Chance, outline: readonly Point[], colour: string): void {
  const base = art.colour(colour);
  const { u0: x0, u1: x1, v0: y0, v1: y1 } = bounds(outline);
  art.polygon(outline, art.gradient([lit(base, 0.05), lit(base, -0.06)]), {
    stroke: base,
    strokeWidth: 10,
    round: true,
  });
  art.clipped(pathThrough(outline), () => {
    for (const stalk of [lit(base, -0.08), lit(base, 0.07), mix(base, '#7a6a4a', 0.5)]) {
      let d = '';
      for (let n = 0; n < ((x1 - x0) * (y1 - y0)) / 170; n += 1) {
        const x = x0 + chance.next() * (x1 - x0);
        const y = y0 + chance.next() * (y1 - y0);
        const length = chance.between(8, 26);
        d += `M${px(x)} ${px(y)}q${px(chance.between(-1.5, 1.5))} ${px(length / 2)} ${px(chance.between(-2.5, 2.5))} ${px(length)}`;
      }
      art.path(d, 'none', { stroke: stalk, strokeWidth: 1.5, opacity: 0.5 });
    }
    if (art.mood.snow) art.polygon(outline, SNOW, { opacity: 0.8 });
  });
}
