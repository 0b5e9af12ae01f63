import { createFront } from '../blocks/front.ts';
import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { MOODS } from '../canvas/moods.ts';
import { planeIn } from '../canvas/plane.ts';
import { floorNumber } from './floor-number.ts';
import { COUNT, createGround, DEPTH, FROM, parkedBeside, SPACE, spaces } from './parking-spaces.ts';

/** Under the ground the hour does not matter: its lamps give the light of noon. */
export function byLamps(art: Art): Art {
  const { tint } = MOODS.noon;
  return { ...art, mood: MOODS.noon, colour: (hex) => lit(mix(hex, tint.colour, tint.share), tint.light) };
}

/** Columns, pipes and lamps of a garage under a building. */
export function parkingIndoors(art: Art, chance: Chance): void {
  const horizon = art.height * chance.fork('horizon').between(0.4, 0.44);
  const ground = createGround(art, chance.fork('ground'), horizon);
  const { camera, floor, left, offered } = ground;
  const HIGH = 3.1;
  const BACK = FROM + DEPTH + 0.4;
  const wall = chance.pick(['#d9d4c8', '#c9ccc8', '#e0d8c6']);
  const band = art.colour(chance.pick(['#c98f4a', '#4f8f8a', '#b5523f', '#5f7f72', '#3d5a80']));
  const soft = (hex: string, by: number): string => lit(mix(hex, '#2c3038', 0.12), by);
  const back = planeIn(art, camera, [0, 0, BACK], [1, 0, 0], [0, 1, 0]);
  const ceiling = planeIn(art, camera, [0, HIGH, 0], [1, 0, 0], [0, 0, 1]);
  const base = soft(chance.pick(['#a3a19a', '#9a9c9c', '#a89f92']), 0);
  art.rect(0, 0, art.width, art.height, soft(wall, -0.1));
  back.rect(-40, 0, 80, HIGH, art.gradient([soft(wall, -0.02), soft(wall, 0.05)]));
  back.rect(-40, 0.5, 80, 0.75, band, { opacity: 0.85 });
  ceiling.rect(-40, 0.3, 80, BACK - 0.3, art.gradient([soft('#b4b1a8', -0.1), soft('#b4b1a8', -0.13)]));
  floor.rect(-40, 0.3, 80, BACK - 0.3, art.gradient([lit(base, 0), lit(base, 0.05), lit(base, -0.06)]));
  for (let z = 2; z < BACK; z += 2.4) ceiling.rect(-40, z, 80, 0.35, soft('#a7a49c', -0.24));
  // The sealed floor reflects the lamps and the wall.
  floor.rect(-40, BACK - 2.4, 80, 2.4, band, { opacity: 0.1, blur: 12 });
  spaces(ground, chance.fork('number'), '#fbf7ea', base);
  for (let n = 0; n < 5; n += 1) {
    const x = left + n * SPACE * 2 + SPACE * 0.2;
    for (const z of [4.6, 9.4]) {
      ceiling.rect(x, z - 0.13, 2.2, 0.24, '#fff6dc');
      const [px, py] = camera.point([x + 1.1, HIGH, z]);
      const scale = camera.scale([x, HIGH, z]);
      art.ellipse(
        px,
        py,
        scale * 2.6,
        scale * 1.2,
        art.radial([
          [0, '#fff0c8', 0.4],
          [1, '#fff0c8', 0],
        ]),
        { blend: 'screen' },
      );
      floor.rect(x - 0.8, z - 0.8, 3.8, 1.6, '#fff0c8', { opacity: 0.14, blur: 14 });
    }
  }
  back.rect(-40, 2.55, 80, 0.09, art.colour('#8b9396'));
  back.rect(-40, 2.75, 80, 0.14, art.colour('#b5523f'), { opacity: chance.chance(0.5) ? 0.8 : 0 });
  parkedBeside(ground, chance.fork('cars'));
  const from = left + offered * SPACE;
  floor.rect(from, FROM, SPACE, DEPTH, '#fff0c8', { opacity: 0.18, blur: 6, blend: 'soft-light' });
  floorNumber(back, chance.fork('number').int(12, 48), from + SPACE / 2, 1.55, 0.8, band);
  for (let n = 1; n <= COUNT; n += 3) {
    const x = left + n * SPACE - 0.2;
    const front = createFront(art, camera, [x, 0, FROM + 0.5], 0);
    front.box([0, 0, 0], [0.4, HIGH, 0.4], wall);
    front.box([-0.005, 0.5, 0], [0.41, 0.75, 0.405], '#f0c64a');
    const plane = front.plane(0.41);
    for (const v of [0.5, 0.75, 1])
      plane.polygon(
        [
          [0, v],
          [0.4, v + 0.14],
          [0.4, v + 0.25],
          [0, v + 0.11],
        ],
        '#2c3032',
        { opacity: 0.85 },
      );
  }
}
