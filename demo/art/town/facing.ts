import type { Art } from '../canvas/art.ts';
import { type Camera, createCamera } from '../canvas/camera.ts';

/** Metres from the eye to objects on the line `z = 0`. */
const AWAY = 12;
const EYE = 1.7;

/**
 * A camera straight in front of a wall: `ground` is its foot (px), `scale` px per metre there; `aside` moves
 * the eye.
 */
export const facing = (art: Art, ground: number, scale: number, aside: number): Camera =>
  createCamera({
    eye: [aside, EYE, -AWAY],
    focal: scale * AWAY,
    centre: [art.width / 2 + aside * scale, ground - EYE * scale],
  });
