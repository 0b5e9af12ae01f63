import type { Art, Look, Point } from '../art.ts';
import type { Camera, Place } from '../camera.ts';
import { lit, mix } from '../colour.ts';
import { type Plane, planeIn } from '../plane.ts';
import type { Solid } from './solids.ts';

/** Where the front of a thing looks: `south` is towards the viewer. */
export type Facing = 'south' | 'east' | 'west' | 'north';

/** Across the front to the right, and from the back to the front, as steps in x and z. */
const TURNS: Record<Facing, { readonly u: Place; readonly d: Place }> = {
  south: { u: [1, 0, 0], d: [0, 0, -1] },
  east: { u: [0, 0, 1], d: [1, 0, 0] },
  west: { u: [0, 0, -1], d: [-1, 0, 0] },
  north: { u: [-1, 0, 0], d: [0, 0, 1] },
};
const UP: Place = [0, 1, 0];

export interface BoxOptions {
  /** Drawn on its front, in metres from the lower left of it. */
  readonly front?: (plane: Plane) => void;
  /** Drawn on its top, from the back left of it. */
  readonly top?: (plane: Plane) => void;
  /** Radius of its edges, as upholstery has. */
  readonly rounded?: number;
  readonly topColour?: string;
}

/** Place of a part of a thing: to the right along its front, up, and forward from its back; metres. */
export type Local = readonly [u: number, y: number, d: number];

/** A thing is built in its own metres, wherever it stands and whichever way it looks. */
export interface Frame {
  readonly art: Art;
  place(at: Local): Place;
  /** A frame upon this one. */
  on(at: Local): Frame;
  /** Colours of boxes and turned things are already lit by `art.colour`. */
  box(at: Local, size: Local, colour: string, options?: BoxOptions): void;
  /** Turned on a lathe: heights and radii from the foot up. */
  turned(at: Local, profile: readonly (readonly [height: number, radius: number])[], colour: string): void;
  /** Drawn in px around its foot, of so many px a metre. */
  sprite(at: Local, size: Point, draw: (x: number, y: number, scale: number) => void): void;
  /** Shade on the floor below a part, `[u, d]` and its size. */
  shade(at: Point, size: Point, strength?: number): void;
  /** Light around a lamp. */
  glow(at: Local, radius: number): void;
}

/** What a frame gives to its room. */
export interface Stage {
  readonly art: Art;
  readonly camera: Camera;
  add(solid: Solid): void;
  addShade(outline: readonly Place[], strength: number): void;
  addGlow(place: Place, radius: number): void;
}

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

const added = (one: Place, other: Place, times = 1): Place => [
  one[0] + other[0] * times,
  one[1] + other[1] * times,
  one[2] + other[2] * times,
];

/** Colours of the sides of a box, by where they look. */
function tones(art: Art, colour: string): Record<'left' | 'right' | 'front' | 'top' | 'below', string> {
  const { shadow } = art.mood;
  const bright = lit(mix(colour, shadow.colour, 0.06), 0.03);
  const dark = mix(colour, shadow.colour, 0.32);
  return {
    left: art.sun < 0 ? bright : dark,
    right: art.sun < 0 ? dark : bright,
    front: colour,
    top: lit(colour, 0.06),
    below: mix(colour, shadow.colour, 0.45),
  };
}

export function frameAt(stage: Stage, origin: Place, facing: Facing): Frame {
  const { art, camera } = stage;
  const { u: across, d: forward } = TURNS[facing];
  const place = ([u, y, d]: Local): Place => added(added(added(origin, across, u), forward, d), UP, y);
  const face = (corners: readonly Place[], colour: string, rounded: number): void => {
    const fill = art.gradient([lit(colour, 0.014), lit(colour, -0.022)]);
    const [first] = corners;
    const look: Look =
      rounded > 0 && first !== undefined
        ? { stroke: colour, strokeWidth: 2 * rounded * camera.scale(first), round: true }
        : {};
    art.polygon(camera.outline(corners), fill, look);
  };
  const disc = ([x, y, z]: Place, radius: number): readonly Point[] =>
    camera.outline(
      Array.from({ length: 26 }, (_, step): Place => {
        const angle = (step / 26) * Math.PI * 2;
        return [x + radius * Math.cos(angle), y, z + radius * Math.sin(angle)];
      }),
    );
  const box: Frame['box'] = (at, size, colour, options = {}) => {
    const [u, y, d] = at;
    const [width, height, depth] = size;
    const [one, other] = [place(at), place([u + width, y + height, d + depth])];
    const low: Place = [Math.min(one[0], other[0]), one[1], Math.min(one[2], other[2])];
    const high: Place = [Math.max(one[0], other[0]), other[1], Math.max(one[2], other[2])];
    const draw = (): void => {
      const tone = tones(art, colour);
      const r = Math.min(options.rounded ?? 0, width / 2.2, height / 2.2, depth / 2.2);
      const [x0, y0, z0] = added(low, [r, r, r]);
      const [x1, y1, z1] = added(high, [r, r, r], -1);
      const [ex, ey, ez] = camera.eye;
      if (ey < y0)
        face(
          [
            [x0, y0, z0],
            [x1, y0, z0],
            [x1, y0, z1],
            [x0, y0, z1],
          ],
          tone.below,
          r,
        );
      if (ez > z1)
        face(
          [
            [x0, y0, z1],
            [x1, y0, z1],
            [x1, y1, z1],
            [x0, y1, z1],
          ],
          tone.front,
          r,
        );
      if (ex < x0)
        face(
          [
            [x0, y0, z0],
            [x0, y0, z1],
            [x0, y1, z1],
            [x0, y1, z0],
          ],
          tone.left,
          r,
        );
      if (ex > x1)
        face(
          [
            [x1, y0, z0],
            [x1, y0, z1],
            [x1, y1, z1],
            [x1, y1, z0],
          ],
          tone.right,
          r,
        );
      if (ez < z0)
        face(
          [
            [x0, y0, z0],
            [x1, y0, z0],
            [x1, y1, z0],
            [x0, y1, z0],
          ],
          tone.front,
          r,
        );
      const topTone = options.topColour ?? tone.top;
      if (ey > y1)
        face(
          [
            [x0, y1, z0],
            [x1, y1, z0],
            [x1, y1, z1],
            [x0, y1, z1],
          ],
          topTone,
          r,
        );
      const corner = place([u, y, d + depth]);
      const towards = [0, 1, 2].reduce<number>((sum, axis) => {
        const index = axis as 0 | 1 | 2;
        return sum + (camera.eye[index] - corner[index]) * forward[index];
      }, 0);
      if (towards > 0.01) options.front?.(planeIn(art, camera, corner, across, UP));
      if (ey > y1) options.top?.(planeIn(art, camera, place([u, y + height, d]), across, forward));
    };
    stage.add({ low, high, draw });
  };
  const turned: Frame['turned'] = (at, profile, colour) => {
    const foot = place(at);
    const widest = Math.max(...profile.map(([, radius]) => radius));
    const tall = profile.at(-1)?.[0] ?? 0;
    const draw = (): void => {
      const [x, y] = camera.point(foot);
      const half = widest * camera.scale(foot);
      const [bright, dark] = [lit(colour, 0.06), lit(mix(colour, art.mood.shadow.colour, 0.3), -0.02)];
      const ends = art.sun < 0 ? [bright, dark] : [dark, bright];
      const fill = art.gradientAt(
        [
          [0, ends[0] ?? colour],
          [0.5, colour],
          [1, ends[1] ?? colour],
        ],
        [x - half, y],
        [x + half, y],
      );
      const rings = profile.map(([height, radius]) => disc(added(foot, UP, height), radius));
      const parts = rings.slice(1).map((ring, index) => hull([...(rings[index] ?? []), ...ring]));
      const above = camera.eye[1] > foot[1] + tall;
      for (const part of above ? parts : parts.toReversed()) art.polygon(part, fill);
      const lid = above ? rings.at(-1) : camera.eye[1] < foot[1] ? rings[0] : undefined;
      if (lid !== undefined) art.polygon(lid, lit(colour, above ? 0.07 : -0.08));
    };
    stage.add({
      low: added(foot, [widest, 0, widest], -1),
      high: added(foot, [widest, tall, widest]),
      draw,
    });
  };
  return {
    art,
    place,
    on: (at) => frameAt(stage, place(at), facing),
    box,
    turned,
    sprite(at, [width, height], draw) {
      const foot = place(at);
      stage.add({
        low: added(foot, [width / 2, 0, 0.08], -1),
        high: added(foot, [width / 2, height, 0.08]),
        draw: () => draw(...camera.point(foot), camera.scale(foot)),
      });
    },
    shade([u, d], [width, depth], strength = 1) {
      const away = -art.sun * 0.3;
      const outline = [
        [u - 0.05, d - 0.05],
        [u + width + 0.05, d - 0.05],
        [u + width + 0.05, d + depth + 0.05],
        [u - 0.05, d + depth + 0.05],
      ].map(([a = 0, b = 0]) => place([a, 0, b]));
      const xs = outline.map(([x]) => x);
      const edge = away > 0 ? Math.max(...xs) : Math.min(...xs);
      const moved = outline.map((at): Place => (at[0] === edge ? added(at, [away, 0, 0.05]) : at));
      stage.addShade(moved, strength);
    },
    glow: (at, radius) => stage.addGlow(place(at), radius),
  };
}

/** Px of a soft round light. */
export function drawGlow(art: Art, [x, y]: Point, radius: number): void {
  const light = art.radial([
    [0, '#ffd890', 0.5],
    [0.35, '#ffc878', 0.2],
    [1, '#ffc878', 0],
  ]);
  art.ellipse(x, y, radius, radius, light, { blend: 'screen' });
}
