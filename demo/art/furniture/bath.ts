import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { arc } from '../canvas/plane.ts';
import type { Frame } from '../interior/frame.ts';
import type { RoomStyle } from '../interior/style.ts';
import { potted } from './plant.ts';

const WHITE = '#fbf8f1';

/** A bath with a rim, boxed in tiles or on the floor alone; 1.75 by 0.8 m. */
export function bath(frame: Frame, chance: Chance, style: RoomStyle): void {
  const { art } = frame;
  const white = art.colour(WHITE);
  const boxed = chance.chance(0.5);
  const skirt = boxed
    ? art.colour(chance.pick([style.tile, WHITE, style.wood]))
    : art.colour(chance.pick([WHITE, style.textiles[0], style.cabinet]));
  const water = mix(art.colour('#9fc4c4'), art.mood.glass[1], 0.4);
  frame.shade([0, 0], [1.75, 0.8], 1.1);
  frame.box([0.02, boxed ? 0 : 0.06, 0.02], [1.71, 0.5, 0.76], skirt, {
    rounded: boxed ? 0 : 0.1,
    front(plane) {
      if (!boxed) return;
      for (let joint = 1; joint < 7; joint += 1)
        plane.rect(joint * 0.244, 0.02, 0.006, 0.46, lit(skirt, 0.05));
    },
  });
  frame.box([0, 0.52, 0], [1.75, 0.06, 0.8], white, {
    rounded: 0.03,
    top(plane) {
      plane.polygon(arc(0.875, 0.4, 0.8, 0.32), art.gradient([lit(white, -0.16), lit(white, -0.05)]));
      plane.polygon(arc(0.875, 0.43, 0.72, 0.26), water, { opacity: 0.85 });
      for (let foam = 0; foam < 16; foam += 1) {
        plane.polygon(
          arc(
            0.875 + chance.between(-0.5, 0.5),
            0.45 + chance.between(-0.15, 0.15),
            chance.between(0.03, 0.08),
            0.03,
          ),
          '#ffffff',
          { opacity: 0.75 },
        );
      }
    },
  });
  const metal = art.colour(style.metal);
  frame.box([0.86, 0.58, 0.04], [0.025, 0.24, 0.025], metal);
  frame.box([0.86, 0.8, 0.04], [0.025, 0.025, 0.18], metal);
  const towel = art.colour(chance.pick(style.textiles));
  frame.box([1.2, 0.28, 0.79], [0.36, 0.32, 0.02], towel, {
    front(plane) {
      for (const v of [0.03, 0.06]) plane.rect(0, v, 0.36, 0.012, lit(towel, 0.12));
    },
  });
}

/** A vanity with one basin or two, from its back left corner. */
export function vanity(frame: Frame, chance: Chance, style: RoomStyle, width: number): void {
  const { art } = frame;
  const wood = art.colour(chance.pick([style.wood, style.cabinet, style.trim]));
  const metal = art.colour(style.metal);
  const basins = width > 1.3 ? 2 : 1;
  const legged = chance.chance(0.5);
  frame.shade([0, 0], [width, 0.5], 0.8);
  if (legged) for (const u of [0.05, width - 0.09]) frame.box([u, 0, 0.42], [0.04, 0.3, 0.04], metal);
  frame.box([0, 0.3, 0], [width, 0.5, 0.5], wood, {
    front(plane) {
      const each = width / basins;
      for (let n = 0; n < basins; n += 1) {
        for (const v of [0.02, 0.255]) {
          plane.rect(n * each + 0.015, v, each - 0.03, 0.225, lit(wood, 0.025));
          plane.rect(n * each + each / 2 - 0.09, v + 0.16, 0.18, 0.018, metal);
        }
      }
    },
  });
  frame.box([-0.02, 0.8, 0], [width + 0.04, 0.04, 0.53], art.colour('#f2ede2'));
  for (let n = 0; n < basins; n += 1) {
    const u = (width * (n + 0.5)) / basins;
    frame.turned(
      [u, 0.84, 0.28],
      [
        [0, 0.14],
        [0.06, 0.19],
        [0.12, 0.21],
      ],
      art.colour(WHITE),
    );
    frame.turned(
      [u, 0.962, 0.28],
      [
        [0, 0.17],
        [0.003, 0.17],
      ],
      lit(art.colour(WHITE), -0.13),
    );
    frame.box([u - 0.011, 0.84, 0.03], [0.022, 0.28, 0.022], metal);
    frame.box([u - 0.011, 1.1, 0.03], [0.022, 0.022, 0.14], metal);
  }
  frame.turned(
    [width * 0.5 + (basins === 1 ? 0.3 : 0), 0.84, 0.2],
    [
      [0, 0.035],
      [0.12, 0.035],
      [0.14, 0.015],
      [0.18, 0.012],
    ],
    art.colour(style.textiles[0]),
  );
  if (width > 0.9) potted(frame, chance.fork('pot'), [0.1, 0.84, 0.2], style.textiles[1], 0.18);
}

/** A shower behind glass in a corner, 0.95 m square. */
export function shower(frame: Frame, style: RoomStyle, height = 2.05): void {
  const { art } = frame;
  const metal = art.colour(style.metal);
  const size = 0.95;
  frame.box([0, 0, 0], [size, 0.06, size], art.colour(WHITE));
  frame.box([size / 2 - 0.012, 1.0, 0.01], [0.024, 1.15, 0.024], metal);
  frame.box([size / 2 - 0.012, 2.13, 0.01], [0.024, 0.024, 0.34], metal);
  frame.turned(
    [size / 2, 2.09, 0.34],
    [
      [0, 0.13],
      [0.025, 0.12],
    ],
    metal,
  );
  frame.box([size / 2 - 0.12, 1.05, 0.02], [0.24, 0.04, 0.05], metal);
  const pane = (at: readonly [number, number, number], along: 'u' | 'd'): void => {
    const corner = frame.on(at);
    const rods: readonly (readonly [number, number, number, number, number, number])[] =
      along === 'u'
        ? [
            [0, 0, 0, size, 0.025, 0.02],
            [0, height, 0, size, 0.025, 0.02],
          ]
        : [
            [0, 0, 0, 0.02, 0.025, size],
            [0, height, 0, 0.02, 0.025, size],
          ];
    for (const [u, y, d, w, h, l] of rods) corner.box([u, y, d], [w, h, l], metal);
  };
  const glass = { opacity: 0.16 };
  const clear = mix(art.mood.glass[1], '#ffffff', 0.5);
  frame.box([0, 0.06, size], [size, height, 0.012], clear, glass);
  frame.box([size, 0.06, 0], [0.012, height, size], clear, glass);
  pane([0, 0.06, size], 'u');
  pane([size, 0.06, 0], 'd');
  for (const [u, d] of [
    [0, size],
    [size, size],
    [size, 0],
  ] as const)
    frame.box([u, 0.06, d], [0.02, height, 0.02], metal);
}

/** A closet with its cistern. */
export function closet(frame: Frame): void {
  const { art } = frame;
  const white = art.colour(WHITE);
  frame.shade([0, 0], [0.42, 0.66], 0.8);
  frame.box([0, 0, 0], [0.42, 1.05, 0.16], lit(white, -0.03), {
    front: (plane) => plane.rect(0.14, 0.9, 0.14, 0.09, art.colour('#cfd2d0')),
  });
  frame.turned(
    [0.21, 0.06, 0.4],
    [
      [0, 0.12],
      [0.2, 0.15],
      [0.34, 0.2],
    ],
    white,
  );
  frame.turned(
    [0.21, 0.4, 0.4],
    [
      [0, 0.205],
      [0.035, 0.2],
    ],
    lit(white, 0.01),
  );
}
