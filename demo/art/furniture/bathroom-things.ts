/** Objects in a bathroom besides the basins. */
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { arc } from '../canvas/plane.ts';
import type { Frame } from '../interior/frame.ts';
import type { RoomStyle } from '../interior/style.ts';

/** A heated rail with towels, on a wall. */
export function towelRail(frame: Frame, chance: Chance, style: RoomStyle): void {
  const { art } = frame;
  const metal = art.colour(chance.pick([style.metal, '#f2f0ea', style.dark]));
  for (const u of [0, 0.5]) frame.box([u, 0.75, 0.04], [0.025, 1.1, 0.025], metal);
  for (let rung = 0; rung < 9; rung += 1)
    frame.box([0.02, 0.82 + rung * 0.12, 0.045], [0.49, 0.025, 0.02], metal);
  const towel = art.colour(chance.pick(style.textiles));
  frame.box([0.06, 1.02, 0.07], [0.38, 0.52, 0.035], towel, {
    rounded: 0.015,
    front: (plane) => plane.rect(0.02, 0.06, 0.34, 0.03, lit(towel, 0.1)),
  });
}

/** A stool with folded towels. */
export function towelStool(frame: Frame, chance: Chance, style: RoomStyle): void {
  const { art } = frame;
  const wood = art.colour(style.wood);
  frame.shade([-0.18, -0.15], [0.36, 0.3], 0.7);
  for (const u of [-0.17, 0.135])
    for (const d of [-0.13, 0.1]) frame.box([u, 0, d], [0.035, 0.42, 0.035], lit(wood, -0.04));
  frame.box([-0.19, 0.42, -0.15], [0.38, 0.035, 0.3], wood);
  chance
    .shuffle(style.textiles)
    .slice(0, 3)
    .forEach((hex, index) => {
      frame.box([-0.15, 0.455 + index * 0.075, -0.11], [0.3, 0.075, 0.22], art.colour(hex), {
        rounded: 0.03,
      });
    });
}

/** A washing machine, 0.6 m. */
export function washer(frame: Frame): void {
  const { art } = frame;
  const white = art.colour('#eeece6');
  frame.shade([0, 0], [0.6, 0.6], 0.8);
  frame.box([0, 0, 0], [0.6, 0.86, 0.6], white, {
    front(plane) {
      plane.rect(0.03, 0.72, 0.54, 0.11, lit(white, -0.05));
      plane.polygon(arc(0.3, 0.4, 0.2, 0.2), art.colour('#c4c7c5'));
      plane.polygon(arc(0.3, 0.4, 0.155, 0.155), art.colour('#3f4a50'));
      plane.polygon(arc(0.25, 0.45, 0.05, 0.07), '#ffffff', { opacity: 0.2 });
      plane.rect(0.42, 0.755, 0.1, 0.04, art.colour('#33393c'));
    },
  });
}
