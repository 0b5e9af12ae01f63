/** A garage in a wall: its opening, with a door or open. */
import type { Front } from '../blocks/front.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { corners } from '../canvas/plane.ts';
import { garageLeaf, LEAVES } from '../houses/garage-leaf.ts';

const RECESS = 0.32;
export const GARAGE_PAINTS = [
  '#4f6b5a',
  '#33505f',
  '#8c4a3f',
  '#d9cfbb',
  '#5f6a6e',
  '#b98a55',
  '#3a3f47',
  '#e9e4d8',
  '#6b7f5a',
  '#7a5c48',
] as const;

/** An open garage: its floor and walls, shelves at the back and a bicycle against the side. */
function open(front: Front, chance: Chance, u: number, width: number, height: number): void {
  const { art } = front;
  // A lamp is on inside, because it is the picture's subject.
  const evening = art.mood.lamps > 0.5;
  const dark = (hex: string, by: number): string =>
    evening
      ? mix(mix(hex, '#ffc878', 0.35), '#3a2a20', by * 0.75)
      : mix(art.colour(hex), '#2a221d', by * 0.92);
  const [u1, back] = [u + width, -5.2];
  front.face(
    [
      [u, 0, back],
      [u1, 0, back],
      [u1, height, back],
      [u, height, back],
    ],
    dark('#b9ae9c', 0.5),
  );
  front.face(
    [
      [u, 0, 0],
      [u1, 0, 0],
      [u1, 0, back],
      [u, 0, back],
    ],
    art.gradient([dark('#9b9389', 0.6), dark('#9b9389', 0.22)]),
  );
  front.face(
    [
      [u, 0, 0],
      [u, 0, back],
      [u, height, back],
      [u, height, 0],
    ],
    dark('#c4b8a4', 0.42),
  );
  front.face(
    [
      [u1, 0, 0],
      [u1, 0, back],
      [u1, height, back],
      [u1, height, 0],
    ],
    dark('#c4b8a4', 0.5),
  );
  front.face(
    [
      [u, height, 0],
      [u1, height, 0],
      [u1, height, back],
      [u, height, back],
    ],
    dark('#8f8577', 0.55),
  );
  for (const v of [0.5, 1.05, 1.6]) {
    front.box([u + 0.2, v, back], [width - 0.4, 0.05, 0.4], '#7a5a3c');
    for (let x = u + 0.3; x < u1 - 0.6; x += chance.between(0.35, 0.6))
      front.box(
        [x, v + 0.05, back + 0.05],
        [chance.between(0.2, 0.34), chance.between(0.15, 0.4), 0.3],
        chance.pick(['#8c6a48', '#5f6a6e', '#8c4a3f', '#c9b594']),
      );
  }
}

/** One garage: the opening in the wall, its reveals and its door. */
export function garage(
  front: Front,
  chance: Chance,
  u: number,
  width: number,
  height: number,
  colour: string,
  isOpen: boolean,
): void {
  const { art } = front;
  const { shadow } = art.mood;
  const plane = front.plane();
  plane.rect(u - 0.12, 0, width + 0.24, height + 0.14, art.colour('#cfc5ae'));
  plane.rect(u - 0.12, height + 0.1, width + 0.24, 0.04, art.colour('#e2dac8'));
  const opening = corners(u, 0, width, height);
  plane.polygon(opening, mix(art.colour('#8a7a6a'), shadow.colour, 0.3));
  art.clipped(plane.path(opening), () => {
    if (isOpen) open(front, chance, u, width, height);
    else garageLeaf(art, front.plane(-RECESS), [u, 0, width, height], chance.pick(LEAVES), colour);
    const cheek = (at: number, facing: 'left' | 'right'): void =>
      front.face(
        [
          [at, 0, 0],
          [at, 0, -RECESS],
          [at, height, -RECESS],
          [at, height, 0],
        ],
        lit(front.tone('#cfc5ae', facing), -0.05),
      );
    if (front.eye[0] > u) cheek(u, 'right');
    if (front.eye[0] < u + width) cheek(u + width, 'left');
    const at = art.sun < 0 ? u : u + width;
    const reach = art.sun < 0 ? RECESS * 0.9 : -RECESS * 0.9;
    const inner = front.plane(-RECESS);
    inner.rect(u, height - RECESS, width, RECESS, shadow.colour, { opacity: shadow.strength });
    inner.rect(Math.min(at, at + reach), 0, Math.abs(reach), height - RECESS, shadow.colour, {
      opacity: shadow.strength * 0.9,
    });
  });
  front.face(
    [
      [u, 0.01, 0],
      [u + width, 0.01, 0],
      [u + width, 0.01, 0.35],
      [u, 0.01, 0.35],
    ],
    lit(art.colour('#8a857c'), -0.02),
  );
}
