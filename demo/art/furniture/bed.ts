import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import type { Frame } from '../interior/frame.ts';
import type { RoomStyle } from '../interior/style.ts';
import { tableLamp } from './lamp.ts';
import { books } from './table.ts';

/** Length of a bed with its head, metres. */
export const BED_LENGTH = 2.15;

interface BedOptions {
  /** 0.9 to 1.8 m. */
  readonly width: number;
  /** Height of its base; higher for a bunk. */
  readonly base?: number;
  readonly head?: boolean;
}

function pillows(frame: Frame, chance: Chance, style: RoomStyle, width: number, y: number): void {
  const { art } = frame;
  const rows = [
    { hex: '#f4eee2', d: 0.12, tall: 0.4, count: width > 1.2 ? 2 : 1 },
    { hex: chance.pick(style.textiles), d: 0.28, tall: 0.34, count: width > 1.2 ? 2 : 1 },
    { hex: chance.pick(style.textiles), d: 0.42, tall: 0.25, count: 1 },
  ];
  for (const { hex, d, tall, count } of rows) {
    const each = count === 2 ? width / 2 : Math.min(0.62, width);
    for (let n = 0; n < count; n += 1) {
      const u = count === 2 ? n * each + 0.06 : (width - each) / 2 + 0.06;
      frame.box([u, y, d], [each - 0.12, tall, 0.15], art.colour(hex), { rounded: 0.07 });
    }
  }
}

/** A made bed with its head at the frame's back, from its back left corner. */
export function bed(
  frame: Frame,
  chance: Chance,
  style: RoomStyle,
  { width, base = 0.1, head = true }: BedOptions,
): void {
  const { art } = frame;
  const wood = art.colour(style.wood);
  const sheet = art.colour('#f4eee2');
  const duvet = art.colour(
    chance.pick(['#efe6d6', '#f2ede4', style.textiles[3], mix(style.accent, '#ffffff', 0.45)]),
  );
  const cover = art.colour(chance.pick(style.textiles.slice(0, 3)));
  const boxed = chance.chance(0.5);
  const long = BED_LENGTH - 0.12;
  const top = base + 0.46;
  if (base < 0.3) frame.shade([-0.05, 0], [width + 0.1, BED_LENGTH], 1.2);
  if (head) {
    const cloth = boxed ? art.colour(chance.pick([style.textiles[0], style.sofa, style.accent])) : wood;
    const tall = chance.between(1.0, 1.3);
    frame.box([-0.08, 0.05, 0], [width + 0.16, tall, 0.1], cloth, {
      rounded: boxed ? 0.03 : 0,
      front(plane) {
        const parts = Math.round(width / 0.3);
        for (let part = 1; part < parts; part += 1)
          plane.rect(((width + 0.16) * part) / parts - 0.006, 0.1, 0.012, tall - 0.14, lit(cloth, -0.05));
      },
    });
  }
  frame.box([0, base, 0.1], [width, 0.22, long], boxed ? art.colour(style.sofa) : wood);
  for (const u of [0.05, width - 0.12])
    frame.box([u, 0, BED_LENGTH - 0.15], [0.07, base, 0.07], lit(wood, -0.08));
  frame.box([0.02, base + 0.22, 0.12], [width - 0.04, 0.22, long - 0.04], sheet, { rounded: 0.04 });
  pillows(frame.on([0, 0, 0.06]), chance.fork('pillows'), style, width, top - 0.02);
  const fold = 0.72;
  frame.box([-0.03, base + 0.12, fold], [width + 0.06, 0.37, BED_LENGTH - fold + 0.02], duvet, {
    rounded: 0.07,
    front(plane) {
      for (let crease = 1; crease < width / 0.2; crease += 1) {
        const u = crease * 0.2 + chance.between(-0.05, 0.05);
        plane.line(
          [
            [u, 0.3],
            [u + chance.between(-0.03, 0.03), 0.06],
          ],
          lit(duvet, -0.07),
          0.012,
          { opacity: 0.6, round: true },
        );
      }
    },
  });
  frame.box([-0.035, base + 0.14, fold - 0.02], [width + 0.07, 0.36, 0.2], sheet, { rounded: 0.06 });
  if (!chance.chance(0.75)) return;
  const from = BED_LENGTH - chance.between(0.75, 0.95);
  frame.box([-0.05, base + 0.1, from], [width + 0.1, 0.41, 0.5], cover, {
    rounded: 0.05,
    top(plane) {
      for (let stripe = 0; stripe < 4; stripe += 1)
        plane.rect(0, 0.08 + stripe * 0.1, width + 0.1, 0.015, lit(cover, -0.05), { opacity: 0.7 });
    },
  });
}

/** A nightstand, 0.48 m wide, perhaps with a lamp on a foot of that colour. */
export function nightstand(frame: Frame, chance: Chance, style: RoomStyle, lamp: string | undefined): void {
  const { art } = frame;
  const wood = art.colour(style.wood);
  frame.shade([0, 0], [0.48, 0.4], 0.8);
  for (const u of [0.03, 0.4]) frame.box([u, 0, 0.3], [0.045, 0.16, 0.045], lit(wood, -0.08));
  frame.box([0, 0.15, 0], [0.48, 0.36, 0.4], wood, {
    front(plane) {
      for (const v of [0.015, 0.185]) {
        plane.rect(0.02, v, 0.44, 0.155, lit(wood, 0.03));
        plane.rect(0.19, v + 0.07, 0.1, 0.015, art.colour(style.metal));
      }
    },
  });
  if (lamp !== undefined) tableLamp(frame, [0.17, 0.51, 0.17], lamp);
  books(frame, chance, style, [0.24, 0.51, 0.2], chance.int(0, 3));
}

/** An upholstered bench at the foot of a bed. */
export function benchSeat(frame: Frame, style: RoomStyle, width: number): void {
  const { art } = frame;
  frame.shade([0, 0], [width, 0.4], 0.8);
  for (const u of [0.06, width - 0.11])
    for (const d of [0.04, 0.32])
      frame.box([u, 0, d], [0.045, 0.36, 0.045], lit(art.colour(style.wood), -0.04));
  frame.box([0, 0.36, 0], [width, 0.11, 0.4], art.colour(style.sofa), { rounded: 0.03 });
}

/** A bunk bed with a ladder. */
export function bunk(frame: Frame, chance: Chance, style: RoomStyle): void {
  const wood = frame.art.colour(style.wood);
  for (const u of [0, 0.93]) for (const d of [0, BED_LENGTH]) frame.box([u, 0, d], [0.07, 1.95, 0.07], wood);
  for (const [name, base] of [
    ['low', 0.2],
    ['high', 1.2],
  ] as const) {
    bed(frame.on([0.06, 0, 0.03]), chance.fork(name), style, { width: 0.88, base, head: false });
    frame.box([0.93, base + 0.02, 0.06], [0.04, 0.2, BED_LENGTH - 0.06], lit(wood, 0.02));
  }
  frame.box([0.95, 1.72, 0.07], [0.04, 0.1, BED_LENGTH - 0.55], lit(wood, 0.02));
  for (const d of [1.72, 2.06]) frame.box([1, 0, d], [0.05, 1.8, 0.05], lit(wood, 0.01));
  for (let step = 1; step < 6; step += 1)
    frame.box([1, step * 0.29, 1.74], [0.05, 0.04, 0.34], lit(wood, 0.03));
}
