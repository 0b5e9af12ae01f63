import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import type { Frame } from '../interior/frame.ts';
import type { RoomStyle } from '../interior/style.ts';
import { cushions } from './cushion.ts';

interface SofaOptions {
  /** Metres; below 1.2 it is an armchair. */
  readonly width: number;
  readonly colour?: string;
  /** The end with a chaise longue. */
  readonly chaise?: 'left' | 'right' | undefined;
}

/** How far a chaise longue stands out before the other seats, metres. */
const CHAISE = 0.72;

/** Depth of a sofa, metres. */
export const SOFA_DEPTH = 0.92;

/** A sofa or an armchair, from its back left corner on. */
export function sofa(
  frame: Frame,
  chance: Chance,
  style: RoomStyle,
  { width, colour = style.sofa, chaise }: SofaOptions,
): void {
  const { art } = frame;
  const cloth = art.colour(colour);
  const wood = art.colour(style.wood);
  const slim = chance.chance(0.4);
  const arm = slim ? 0.14 : 0.23;
  const legs = slim ? 0.16 : 0.1;
  const seats = width > 2 ? 3 : width > 1.2 ? 2 : 1;
  const each = (width - 2 * arm) / seats;
  frame.shade([0, 0], [width, SOFA_DEPTH], 1.1);
  for (const u of [0.08, width - 0.14]) {
    for (const d of [0.08, SOFA_DEPTH - 0.12]) frame.box([u, 0, d], [0.06, legs, 0.06], wood);
  }
  frame.box([arm, legs, 0.04], [width - 2 * arm, 0.16, SOFA_DEPTH - 0.1], lit(cloth, -0.04));
  frame.box([0.02, legs, 0], [width - 0.04, 0.72, 0.2], cloth, { rounded: 0.06 });
  for (let seat = 0; seat < seats; seat += 1) {
    const u = arm + seat * each;
    frame.box([u + 0.005, legs + 0.16, 0.2], [each - 0.01, 0.17, SOFA_DEPTH - 0.2], lit(cloth, 0.015), {
      rounded: 0.045,
    });
    frame.box([u + 0.01, legs + 0.33, 0.18], [each - 0.02, 0.38, 0.16], lit(cloth, 0.02), { rounded: 0.06 });
  }
  if (chaise !== undefined) {
    const u = chaise === 'left' ? 0 : width - arm - each;
    frame.shade([u, SOFA_DEPTH], [each + arm, CHAISE], 1);
    frame.box([u, legs, SOFA_DEPTH], [each + arm, 0.16, CHAISE - 0.06], lit(cloth, -0.04));
    frame.box([u + 0.005, legs + 0.16, SOFA_DEPTH], [each + arm - 0.01, 0.17, CHAISE], lit(cloth, 0.015), {
      rounded: 0.045,
    });
  }
  for (const u of [0, width - arm]) {
    frame.box([u, legs, 0.1], [arm, slim ? 0.46 : 0.5, SOFA_DEPTH - 0.12], cloth, {
      rounded: slim ? 0.03 : 0.05,
    });
  }
  const count = seats === 1 ? chance.int(0, 1) : chance.int(2, seats + 1);
  const own = chance.fork('cushions');
  cushions(frame, own, style, [arm + 0.03, legs + 0.33, 0.36], width - 2 * arm - 0.06, count);
  if (seats === 1 || chaise === 'right' || !chance.chance(0.45)) return;
  const throwColour = art.colour(chance.pick(style.textiles));
  const u = arm + each * (seats - 1) + each * 0.2;
  frame.box([u, legs + 0.33, 0.5], [0.5, 0.012, SOFA_DEPTH - 0.5], throwColour);
  frame.box([u, legs - 0.02, SOFA_DEPTH], [0.5, 0.36, 0.015], throwColour, {
    front(plane) {
      for (let fringe = 0; fringe < 10; fringe += 1) {
        plane.rect(fringe * 0.05 + 0.015, -0.06, 0.014, 0.07, lit(throwColour, -0.04));
      }
      plane.rect(0, 0.05, 0.5, 0.03, lit(throwColour, 0.08));
      plane.rect(0, 0.11, 0.5, 0.012, lit(throwColour, 0.08));
    },
  });
}
