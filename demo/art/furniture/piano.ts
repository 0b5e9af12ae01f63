import { lit } from '../canvas/colour.ts';
import type { Frame } from '../interior/frame.ts';
import type { RoomStyle } from '../interior/style.ts';

/** Width of an upright piano, metres. */
export const PIANO_WIDTH = 1.5;

/** An upright piano with its stool. */
export function piano(frame: Frame, style: RoomStyle): void {
  const { art } = frame;
  const wood = art.colour(style.panelled ? style.wood : style.dark);
  frame.shade([0, 0], [PIANO_WIDTH, 0.62], 1);
  frame.box([0, 0, 0], [PIANO_WIDTH, 1.22, 0.36], wood, {
    front(plane) {
      plane.rect(0.1, 0.84, PIANO_WIDTH - 0.2, 0.32, lit(wood, 0.02));
      plane.rect(0.1, 0.08, PIANO_WIDTH - 0.2, 0.5, lit(wood, 0.02));
      plane.rect(0.5, 0.84, 0.5, 0.26, art.colour('#f4eee1'));
      plane.rect(0.745, 0.84, 0.01, 0.26, lit(wood, 0.05));
    },
  });
  frame.box([-0.02, 1.22, -0.01], [PIANO_WIDTH + 0.04, 0.04, 0.4], lit(wood, 0.02));
  for (const u of [0, PIANO_WIDTH - 0.08]) frame.box([u, 0, 0.36], [0.08, 0.66, 0.24], wood);
  frame.box([0, 0.62, 0.36], [PIANO_WIDTH, 0.1, 0.27], wood, {
    top(plane) {
      plane.rect(0.1, 0.09, PIANO_WIDTH - 0.2, 0.16, art.colour('#f6f2e8'));
      for (let key = 0; key < 36; key += 1)
        if (key % 7 !== 2 && key % 7 !== 6) plane.rect(0.125 + key * 0.036, 0.09, 0.018, 0.09, '#2a2727');
    },
  });
  frame.shade([0.45, 0.85], [0.6, 0.36], 0.8);
  for (const u of [0.5, 0.95])
    for (const d of [0.9, 1.14]) frame.box([u, 0, d], [0.045, 0.42, 0.045], lit(wood, 0.02));
  frame.box([0.45, 0.42, 0.85], [0.6, 0.08, 0.36], art.colour(style.textiles[0]), { rounded: 0.03 });
}
