import type { Point } from '../canvas/art.ts';
import type { Place } from '../canvas/camera.ts';
import { lit, mix } from '../canvas/colour.ts';
import { added, type Stage } from './stage.ts';

/** Heights and radii of a solid of revolution from the foot up, metres. */
export type Profile = readonly (readonly [height: number, radius: number])[];

/** Convex outline around points (Andrew's monotone chain). */
function hull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const out: Point[] = [];
    for (const point of list) {
      for (;;) {
        const [one, other] = [out.at(-2), out.at(-1)];
        if (one === undefined || other === undefined) break;
        const turn = (other[0] - one[0]) * (point[1] - one[1]) - (other[1] - one[1]) * (point[0] - one[0]);
        if (turn > 0) break;
        out.pop();
      }
      out.push(point);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Draws a solid of revolution on its foot. */
export function drawTurned({ art, camera }: Stage, foot: Place, profile: Profile, colour: string): void {
  const ring = ([height, radius]: readonly [number, number]): readonly Point[] =>
    camera.outline(
      Array.from({ length: 26 }, (_, step): Place => {
        const angle = (step / 26) * Math.PI * 2;
        return added(foot, [radius * Math.cos(angle), height, radius * Math.sin(angle)]);
      }),
    );
  const [x, y] = camera.point(foot);
  const half = Math.max(...profile.map(([, radius]) => radius)) * camera.scale(foot);
  const [bright, dark] = [lit(colour, 0.06), lit(mix(colour, art.mood.shadow.colour, 0.3), -0.02)];
  const fill = art.gradientAt(
    [
      [0, art.sun < 0 ? bright : dark],
      [0.5, colour],
      [1, art.sun < 0 ? dark : bright],
    ],
    [x - half, y],
    [x + half, y],
  );
  const rings = profile.map(ring);
  const parts = rings.slice(1).map((each, index) => hull([...(rings[index] ?? []), ...each]));
  const above = camera.eye[1] > foot[1] + (profile.at(-1)?.[0] ?? 0);
  for (const part of above ? parts : parts.toReversed()) art.polygon(part, fill);
  const lid = above ? rings.at(-1) : camera.eye[1] < foot[1] ? rings[0] : undefined;
  if (lid !== undefined) art.polygon(lid, lit(colour, above ? 0.07 : -0.08));
}
