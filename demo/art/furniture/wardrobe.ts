import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import type { Frame } from '../interior/frame.ts';
import type { RoomStyle } from '../interior/style.ts';
import { vase } from './plant.ts';

/** A wardrobe, one door of it perhaps a mirror, or a plain built-in one; width in metres. */
export function wardrobe(
  frame: Frame,
  chance: Chance,
  style: RoomStyle,
  width: number,
  height = 2.2,
  builtIn = false,
): void {
  const { art } = frame;
  const colour = art.colour(builtIn ? style.cabinet : chance.pick([style.wood, style.trim, style.cabinet]));
  const doors = Math.max(2, Math.round(width / 0.55));
  const mirrored = !builtIn && chance.chance(0.4) ? chance.int(0, doors - 1) : -1;
  const framed = chance.chance(0.5);
  const glass = mix(art.colour(style.wall), '#ffffff', 0.3);
  frame.shade([0, 0], [width, 0.6], 1);
  frame.box([0, 0.03, 0], [width, height, 0.6], colour, {
    front(plane) {
      const each = width / doors;
      for (let door = 0; door < doors; door += 1) {
        const u = door * each;
        plane.rect(u + 0.008, 0.05, each - 0.016, height - 0.08, lit(colour, 0.018));
        if (door === mirrored)
          plane.rect(
            u + 0.05,
            0.12,
            each - 0.1,
            height - 0.22,
            art.gradient([glass, mix(glass, art.mood.shadow.colour, 0.2)]),
          );
        else if (framed) {
          for (const [v, h] of [
            [0.12, height * 0.38],
            [height * 0.47, height * 0.45],
          ] as const) {
            plane.rect(u + 0.08, v, each - 0.16, h, lit(colour, -0.035));
            plane.rect(u + 0.09, v + 0.01, each - 0.18, h - 0.02, lit(colour, 0.008));
          }
        }
        plane.rect(
          u + (door % 2 === 0 ? each - 0.05 : 0.03),
          height * 0.45,
          0.018,
          0.2,
          art.colour(style.metal),
        );
      }
    },
  });
}

/** A chest of drawers. */
export function chest(frame: Frame, chance: Chance, style: RoomStyle, width: number): void {
  const { art } = frame;
  const colour = art.colour(chance.pick([style.wood, style.cabinet, style.trim]));
  frame.shade([0, 0], [width, 0.45], 0.9);
  for (const u of [0.05, width - 0.1]) frame.box([u, 0, 0.36], [0.05, 0.12, 0.05], art.colour(style.wood));
  frame.box([0, 0.12, 0], [width, 0.72, 0.45], colour, {
    front(plane) {
      for (let drawer = 0; drawer < 3; drawer += 1) {
        const v = 0.02 + drawer * 0.235;
        plane.rect(0.02, v, width - 0.04, 0.22, lit(colour, 0.022));
        for (const share of [0.25, 0.75])
          plane.rect(width * share - 0.05, v + 0.11, 0.1, 0.016, art.colour(style.metal));
      }
    },
  });
  vase(frame, chance.fork('vase'), [width * 0.25, 0.84, 0.22], style.textiles, 0.22);
  frame.turned(
    [width * 0.75, 0.84, 0.22],
    [
      [0, 0.05],
      [0.1, 0.1],
      [0.16, 0.05],
    ],
    art.colour(style.textiles[1]),
  );
}
