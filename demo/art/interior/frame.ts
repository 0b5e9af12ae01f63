import type { Art, Point } from '../canvas/art.ts';
import type { Place } from '../canvas/camera.ts';
import { type Plane, planeIn } from '../canvas/plane.ts';
import { drawBox } from './box.ts';
import { drawTurned, type Profile } from './lathe.ts';
import { added, type Stage } from './stage.ts';

/** Orientation of an object's front: `south` is towards the viewer. */
export type Facing = 'south' | 'east' | 'west' | 'north';

/** Across the front to the right, and from the back to the front, as steps in x and z. */
const TURNS: Record<Facing, { readonly u: Place; readonly d: Place }> = {
  south: { u: [1, 0, 0], d: [0, 0, -1] },
  east: { u: [0, 0, 1], d: [1, 0, 0] },
  west: { u: [0, 0, -1], d: [-1, 0, 0] },
  north: { u: [-1, 0, 0], d: [0, 0, 1] },
};
const UP: Place = [0, 1, 0];

interface BoxOptions {
  /** Drawn on its front, in metres from the lower left of it. */
  readonly front?: (plane: Plane) => void;
  /** Drawn on its top, from the back left of it. */
  readonly top?: (plane: Plane) => void;
  /** Radius of its edges, as for upholstery. */
  readonly rounded?: number;
  readonly topColour?: string;
  /** Below 1 for glass. */
  readonly opacity?: number;
}

/** Position in an object: to the right along its front, up, and forward from its back; metres. */
export type Local = readonly [u: number, y: number, d: number];

/** An object is built in its own metres, wherever it stands and whatever its orientation. */
export interface Frame {
  readonly art: Art;
  place(at: Local): Place;
  /** A frame upon this one. */
  on(at: Local): Frame;
  /** Colours of boxes and turned objects are already converted by `art.colour`. */
  box(at: Local, size: Local, colour: string, options?: BoxOptions): void;
  /** A solid of revolution. */
  turned(at: Local, profile: Profile, colour: string): void;
  /** Drawn in px around its foot, with a scale in px per metre. */
  sprite(at: Local, size: Point, draw: (x: number, y: number, scale: number) => void): void;
  /** Shadow on the floor below a part: `[u, d]` and size. */
  shade(at: Point, size: Point, strength?: number): void;
  /** Light around a lamp. */
  glow(at: Local, radius: number): void;
}

/** Reach of a shadow on the floor away from the sun, metres. */
const REACH = 0.3;

export function frameAt(stage: Stage, origin: Place, facing: Facing): Frame {
  const { art, camera } = stage;
  const { u: across, d: forward } = TURNS[facing];
  const place = ([u, y, d]: Local): Place => added(added(added(origin, across, u), forward, d), UP, y);
  const box: Frame['box'] = (at, size, colour, options = {}) => {
    const [u, y, d] = at;
    const [width, height, depth] = size;
    const [one, other] = [place(at), place([u + width, y + height, d + depth])];
    const low: Place = [Math.min(one[0], other[0]), one[1], Math.min(one[2], other[2])];
    const high: Place = [Math.max(one[0], other[0]), other[1], Math.max(one[2], other[2])];
    const rounded = Math.min(options.rounded ?? 0, width / 2.2, height / 2.2, depth / 2.2);
    const corner = place([u, y, d + depth]);
    const draw = (): void => {
      drawBox(stage, {
        low,
        high,
        colour,
        topColour: options.topColour,
        rounded,
        opacity: options.opacity ?? 1,
      });
      const towards = ([0, 1, 2] as const).reduce<number>(
        (sum, axis) => sum + (camera.eye[axis] - corner[axis]) * forward[axis],
        0,
      );
      if (towards > 0.01) options.front?.(planeIn(art, camera, corner, across, UP));
      if (camera.eye[1] > high[1])
        options.top?.(planeIn(art, camera, place([u, y + height, d]), across, forward));
    };
    stage.add({ low, high, draw });
  };
  return {
    art,
    place,
    on: (at) => frameAt(stage, place(at), facing),
    box,
    turned(at, profile, colour) {
      const foot = place(at);
      const widest = Math.max(...profile.map(([, radius]) => radius));
      const tall = profile.at(-1)?.[0] ?? 0;
      stage.add({
        low: added(foot, [widest, 0, widest], -1),
        high: added(foot, [widest, tall, widest]),
        draw: () => drawTurned(stage, foot, profile, colour),
      });
    },
    sprite(at, [width, height], draw) {
      const foot = place(at);
      stage.add({
        low: added(foot, [width / 2, 0, 0.08], -1),
        high: added(foot, [width / 2, height, 0.08]),
        draw: () => draw(...camera.point(foot), camera.scale(foot)),
      });
    },
    shade([u, d], [width, depth], strength = 1) {
      const outline = [
        [u - 0.05, d - 0.05],
        [u + width + 0.05, d - 0.05],
        [u + width + 0.05, d + depth + 0.05],
        [u - 0.05, d + depth + 0.05],
      ].map(([a = 0, b = 0]) => place([a, 0, b]));
      const edge = Math.max(...outline.map(([x]) => x));
      stage.addShade(
        outline.map((corner): Place => (corner[0] === edge ? added(corner, [REACH, 0, 0.05]) : corner)),
        strength,
      );
    },
    glow: (at, radius) => stage.addGlow(place(at), radius),
  };
}

/** A soft round light; px. */
export function drawGlow(art: Art, [x, y]: Point, radius: number): void {
  const light = art.radial([
    [0, '#ffd890', 0.5],
    [0.35, '#ffc878', 0.2],
    [1, '#ffc878', 0],
  ]);
  art.ellipse(x, y, radius, radius, light, { blend: 'screen' });
}
