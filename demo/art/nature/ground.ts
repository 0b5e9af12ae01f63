/** Street surfaces between two heights of the picture (px), across its whole width. */
import { ACROSS, type Art, px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';

/** Cobbles, larger towards the viewer. */
export function cobbles(
  art: Art,
  chance: Chance,
  top: number,
  bottom: number,
  colour: string,
  { first = 7, growth = 1.13 }: { readonly first?: number; readonly growth?: number } = {},
): void {
  const base = art.colour(colour);
  const { mood, width } = art;
  art.rect(0, top, width, bottom - top, lit(base, -0.1));
  const tints = [0, 0.03, -0.035, 0.06, -0.06].map((by) => lit(base, by));
  const paths = new Map(tints.map((tint) => [tint, '']));
  let row = first;
  for (let y = top; y < bottom; y += row, row *= growth) {
    const stone = row * 1.75;
    for (let x = chance.between(0, stone) - stone; x < width; x += stone) {
      const [w, h] = [stone * chance.between(0.9, 0.97), row * 0.84];
      const corner = Math.min(h * 0.38, 5);
      const [sx, sy] = [x + chance.between(-0.7, 0.7), y + chance.between(-0.6, 0.6)];
      const tint = chance.pick(tints);
      const r = px(corner);
      paths.set(
        tint,
        `${paths.get(tint) ?? ''}M${px(sx + corner)} ${px(sy)}h${px(w - 2 * corner)}q${r} 0 ${r} ${r}v${px(h - 2 * corner)}q0 ${r} ${-r} ${r}h${px(2 * corner - w)}q${-r} 0 ${-r} ${-r}v${px(2 * corner - h)}q0 ${-r} ${r} ${-r}Z`,
      );
    }
  }
  for (const [tint, d] of paths) art.path(d, tint);
  const [warm, cool] = [mood.wash.colour, mood.shadow.colour];
  art.rect(
    0,
    top,
    width,
    bottom - top,
    art.gradient(
      art.sun < 0
        ? [
            [0, warm, 0.3],
            [1, cool, 0.25],
          ]
        : [
            [0, cool, 0.25],
            [1, warm, 0.3],
          ],
      ACROSS,
    ),
  );
  if (mood.snow) art.rect(0, top, width, bottom - top, '#f2f3f1', { opacity: 0.62 });
}

/** Slabs with their joints towards the middle of the picture, and the kerb below. */
export function pavement(art: Art, top: number, bottom: number, colour: string): void {
  const base = art.colour(colour);
  const { width } = art;
  art.rect(0, top, width, bottom - top, art.gradient([lit(base, 0.02), base]));
  const middle = width / 2;
  let joints = '';
  for (let slab = -24; slab <= 24; slab += 1) {
    joints += `M${px(middle + slab * 52)} ${px(top)}L${px(middle + slab * 60)} ${px(bottom)}`;
  }
  joints += `M0 ${px(top + (bottom - top) * 0.42)}H${width}`;
  art.path(joints, 'none', { stroke: lit(base, -0.09), strokeWidth: 1.3, opacity: 0.6 });
  art.rect(0, bottom, width, 9, lit(base, 0.05));
  art.rect(0, bottom + 9, width, 8, lit(base, -0.16));
  if (art.mood.snow) art.rect(0, top, width, bottom - top + 10, '#f6f6f3', { opacity: 0.85 });
}
