import type { Foreland } from './forelands.ts';
import { furnish, type Placed, type ThingName } from './on-the-dike.ts';
import { paving } from './paving.ts';

/** On the dike itself, at the sea side. */
export function dike(land: Foreland): void {
  const { art, chance, camera, scale } = land;
  const near = -camera.eye[2];
  const across = art.width / scale / 2 + 3;
  paving(art, chance.fork('paving'), camera, [-across, across, -near + 2, 0.2]);
  art.rect(0, land.foot - 6, art.width, 16, art.mood.shadow.colour, {
    opacity: 0.3,
    blur: 5,
    blend: 'multiply',
  });
  const own = chance.fork('things');
  const placed: Placed[] = [];
  const line = (name: ThingName, z: number, step: number, share = 1): void => {
    for (let x = -across + own.between(0, step); x < across; x += step * own.between(0.85, 1.15))
      if (own.chance(share)) placed.push([name, x, z + own.between(-0.3, 0.3)]);
  };
  const nearest = -near * 0.72;
  line(own.pick(['table', 'table', 'pot', 'cycle']), -2.6, 3.6, 0.6);
  line('lamp', nearest * 0.62, own.between(11, 16));
  line(own.pick(['flag', 'planter', 'bench']), nearest * 0.62, own.between(7, 12), 0.7);
  for (let n = 0; n < own.int(9, 16); n += 1) {
    const name = own.pick(['stroller', 'pair', 'withDog', 'goCart', 'stroller', 'cycle'] as const);
    placed.push([name, own.between(-across * 0.8, across * 0.8), own.between(nearest, -4)]);
  }
  placed.push([
    own.pick(['planter', 'bench', 'goCart', 'pair']),
    own.pick([-1, 1]) * across * own.between(0.14, 0.26),
    nearest * 1.04,
  ]);
  furnish(art, own, camera, placed);
}
