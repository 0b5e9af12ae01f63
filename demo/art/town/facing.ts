import type { Art } from '../canvas/art.ts';
import { type Camera, createCamera } from '../canvas/camera.ts';

/** Metres from the eye to what stands on the line `z = 0`. */
const AWAY = 12;
const EYE = 1.7;

/** A camera straight before a wall: `ground` is its foot (px), `scale` px a metre there; `aside` moves the eye. */
export const facing = (art: Art, ground: number, scale: number, aside: number): Camera =>
  createCamera({
    eye: [aside, EYE, -AWAY],
    focal: scale * AWAY,
    centre: [art.width / 2 + aside * scale, ground - EYE * scale],
  });
