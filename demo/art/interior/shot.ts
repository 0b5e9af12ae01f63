import type { Art } from '../canvas/art.ts';
import { type Camera, createCamera } from '../canvas/camera.ts';

/** Position of the viewer and the point he looks at, `[x, z]` on the floor in metres. */
export interface Shot {
  readonly from: readonly [x: number, z: number];
  readonly towards: readonly [x: number, z: number];
  /** Metres that fill the width of the picture at the point looked at. */
  readonly span: number;
  /** Height in the picture of the floor at that point, 0…1 from the top. */
  readonly foot: number;
  /** Height of the eye, metres. */
  readonly eye?: number;
}

/** Mirrors the camera. */
const mirroredCamera = (camera: Camera, width: number): Camera => ({
  ...camera,
  point(place) {
    const [x, y] = camera.point(place);
    return [width - x, y];
  },
  outline: (places) => camera.outline(places).map(([x, y]) => [width - x, y]),
});

/** The camera of a shot. Rooms are laid out with windows at the left; mirrored, they are at the right. */
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
