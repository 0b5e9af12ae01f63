import type { Art } from '../canvas/art.ts';
import { type Camera, createCamera } from '../canvas/camera.ts';

/** Where a viewer of a room stands and what he looks at, `[x, z]` on the floor in metres. */
export interface Shot {
  readonly from: readonly [x: number, z: number];
  readonly towards: readonly [x: number, z: number];
  /** Metres that fill the width of the picture at the place looked at. */
  readonly span: number;
  /** How far down in the picture its floor lies, 0…1. */
  readonly foot: number;
  /** Height of the eye, metres. */
  readonly eye?: number;
}

/** What the camera sees, as a looking glass shows it. */
const mirroredCamera = (camera: Camera, width: number): Camera => ({
  ...camera,
  point(place) {
    const [x, y] = camera.point(place);
    return [width - x, y];
  },
  outline: (places) => camera.outline(places).map(([x, y]) => [width - x, y]),
});

/** The camera of a shot. A room is laid out with its windows at the left; mirrored, they are at the right. */
export function cameraFor(
  art: Art,
  { from, towards, span, foot, eye = 1.45 }: Shot,
  mirrored: boolean,
): Camera {
  const [dx, dz] = [towards[0] - from[0], towards[1] - from[1]];
  const scale = art.width / span;
  const camera = createCamera({
    eye: [from[0], eye, from[1]],
    yaw: Math.atan2(dx, dz),
    focal: scale * Math.hypot(dx, dz),
    centre: [art.width / 2, foot * art.height - eye * scale],
  });
  return mirrored ? mirroredCamera(camera, art.width) : camera;
}
