import type { Chance } from '../canvas/chance.ts';
import { mix } from '../canvas/colour.ts';
import { corners } from '../canvas/plane.ts';
import { things } from './balcony-things.ts';
import type { Front, Spot } from './front.ts';
import { glazing } from './glazing.ts';
import { parapet } from './parapet.ts';
import type { Block } from './spec.ts';

/** A recess in the wall: floor, ceiling, side walls and the glazing at its back. */
export function loggia(
  front: Front,
  chance: Chance,
  block: Block,
  u: number,
  v: number,
  width: number,
): void {
  const { eye, tone, art } = front;
  const back = -1.4;
  const [u1, v1] = [u + width, v + block.storey - 0.45];
  const opening: Spot[] = [
    [u, v, 0],
    [u1, v, 0],
    [u1, v1, 0],
    [u, v1, 0],
  ];
  const wall = block.accent;
  front.face(opening, mix(tone(wall), art.mood.shadow.colour, 0.4));
  art.clipped(front.plane().path(corners(u, v, width, v1 - v)), () => {
    front.face(
      [
        [u, v, back],
        [u1, v, back],
        [u1, v1, back],
        [u, v1, back],
      ],
      mix(tone(wall), art.mood.shadow.colour, 0.25),
    );
    glazing(front, chance.fork('glass'), [u + 0.25, v, width - 0.5, v1 - v - 0.25], {
      frame: block.frame,
      leaves: width > 3 ? 3 : 2,
      out: back,
    });
    front.face(
      [
        [u, v1, 0],
        [u1, v1, 0],
        [u1, v1, back],
        [u, v1, back],
      ],
      mix(tone(wall, 'under'), art.mood.shadow.colour, 0.15),
    );
    if (eye[1] > v)
      front.face(
        [
          [u, v, 0],
          [u1, v, 0],
          [u1, v, back],
          [u, v, back],
        ],
        tone('#b9ae9c', 'top'),
      );
    front.face(
      [
        [u, v, 0],
        [u, v, back],
        [u, v1, back],
        [u, v1, 0],
      ],
      tone(wall, 'right'),
    );
    front.face(
      [
        [u1, v, 0],
        [u1, v, back],
        [u1, v1, back],
        [u1, v1, 0],
      ],
      tone(wall, 'left'),
    );
    if (front.cast !== null)
      front.plane(back).shade(
        [
          [u - 1, v1 + 1],
          [u1 + 1, v1 + 1],
          [u1 + 1, v1 - 0.7],
          [u - 1, v1 - 0.7],
        ],
        0.9,
        2,
      );
    things(front, chance, [u + 0.2, v, -0.2], width - 0.4);
  });
  parapet(front, front.plane(0.02), u, v, width, block.parapet, block.parapetColour);
}
