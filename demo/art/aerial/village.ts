/** A village in the distance: roofs around their church. Metres. */
import type { Point } from '../canvas/art.ts';
import type { Place } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { church } from '../country/church.ts';
import type { Above, Field } from './ground.ts';
import { dabs, type Thing } from './growing.ts';
import { house } from './house.ts';

export function village(above: Above, chance: Chance, [x, z]: Point): Thing[] {
  const { art, camera } = above;
  const roofs = Array.from({ length: 9 }, (_, n): Thing => {
    const own = chance.fork(n);
    const at: Field = {
      x: x + (n - 4) * 14 + own.between(-3, 3),
      z: z + own.between(-14, 22),
      width: own.between(10, 15),
      depth: 9,
    };
    return house(above, own, at);
  });
  const trees = Array.from({ length: 14 }, (_, n): Place => {
    const own = chance.fork(`tree-${n}`);
    return [x + own.between(-75, 75), own.between(5, 9), z + own.between(-20, 26)];
  });
  const tower: Thing = {
    z: z + 4,
    shade: [],
    draw: () =>
      church(art, chance.fork('church'), ...camera.point([x, 0, z + 4]), camera.scale([x, 0, z]) * 1.15),
  };
  return [...roofs, ...dabs(above, chance.fork('trees'), trees), tower];
}
