import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import type { Frame, Local } from '../interior/frame.ts';
import type { RoomStyle } from '../interior/style.ts';

/** Loose cushions along the back of a seat: `at` is where their row begins. */
export function cushions(
  frame: Frame,
  chance: Chance,
  style: RoomStyle,
  [u, y, d]: Local,
  width: number,
  count: number,
): void {
  const { art } = frame;
  const hexes = chance.shuffle(style.textiles);
  for (let n = 0; n < count; n += 1) {
    const size = chance.between(0.36, 0.46);
    const room = Math.max(0, width - size);
    const from =
      u + (count === 1 ? room * chance.next() : (room * n) / (count - 1)) + chance.between(-0.02, 0.02);
    const colour = art.colour(hexes[n % hexes.length] ?? style.sofa);
    const striped = chance.chance(0.4);
    frame.box([from, y, d], [size, size * 0.85, 0.15], colour, {
      rounded: 0.06,
      front(plane) {
        if (!striped) return;
        for (let stripe = 1; stripe < 5; stripe += 1) {
          plane.rect((size * stripe) / 5, 0.04, 0.016, size * 0.77, lit(colour, 0.09), { opacity: 0.7 });
        }
      },
    });
  }
}
