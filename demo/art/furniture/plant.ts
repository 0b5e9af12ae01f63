import { type Art, px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { mix } from '../canvas/colour.ts';
import type { Frame, Local } from '../interior/frame.ts';
import { crown } from '../nature/growth/crown.ts';
import { bush } from '../nature/growth/shrub.ts';

type PlantKind = 'fan' | 'ficus' | 'blade';

/** No snow on house plants. */
const sheltered = ({ art }: Frame): Art => ({ ...art, mood: { ...art.mood, snow: false } });

/** Greens of house plants, whatever the season outside. */
const greens = (frame: Frame): readonly [string, string, string, string] => {
  const { art } = frame;
  return [art.colour('#2f4f3b'), art.colour('#43704c'), art.colour('#628e58'), art.colour('#93ae68')];
};

function ficus(frame: Frame, chance: Chance, height: number, x: number, y: number, scale: number): void {
  const { art } = frame;
  const tall = height * scale;
  art.line(
    [
      [x, y],
      [x + tall * 0.01, y - tall * 0.6],
    ],
    art.colour('#6a4f3c'),
    Math.max(2, tall * 0.018),
  );
  crown(
    sheltered(frame),
    chance,
    [
      [x, y - tall * 0.8, tall * 0.17],
      [x - tall * 0.11, y - tall * 0.63, tall * 0.14],
      [x + tall * 0.12, y - tall * 0.62, tall * 0.14],
      [x + tall * 0.03, y - tall * 0.48, tall * 0.12],
    ],
    greens(frame),
    Math.max(3, tall * 0.034),
    0.8,
  );
}

function leaf(
  frame: Frame,
  x: number,
  y: number,
  angle: number,
  radius: number,
  fill: string,
  rib: string,
): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (dx: number, dy: number): string =>
    `${px(x + (dx * cos - dy * sin) * radius)} ${px(y + (dx * sin + dy * cos) * radius)}`;
  frame.art.path(
    `M${at(0, 0.9)}C${at(-1.1, 0.5)} ${at(-0.8, -0.7)} ${at(0, -1)}C${at(0.8, -0.7)} ${at(1.1, 0.5)} ${at(0, 0.9)}Z`,
    fill,
  );
  frame.art.path(`M${at(0, 0.9)}L${at(0, -0.9)}`, 'none', { stroke: rib, strokeWidth: 1.2, opacity: 0.5 });
}

function leaves(
  frame: Frame,
  chance: Chance,
  kind: 'fan' | 'blade',
  height: number,
  x: number,
  y: number,
  scale: number,
): void {
  const { art } = frame;
  const tones = greens(frame);
  const count = chance.int(10, 14);
  for (let n = 0; n < count; n += 1) {
    const angle = ((n + 0.5) / count - 0.5) * 2.3 + chance.between(-0.12, 0.12);
    const length = height * scale * chance.between(0.62, 1);
    const [tx, ty] = [x + Math.sin(angle) * length * 0.75, y - Math.cos(angle * 0.75) * length];
    const tone = tones[(n * 7) % 3] ?? tones[1];
    if (kind === 'blade') {
      const wide = Math.cos(angle) * scale * 0.045;
      art.path(
        `M${px(x - wide)} ${px(y)}Q${px((x + tx) / 2 - wide * 2)} ${px((y + ty) / 2)} ${px(tx)} ${px(ty)}Q${px((x + tx) / 2 + wide * 2)} ${px((y + ty) / 2)} ${px(x + wide)} ${px(y)}Z`,
        tone,
      );
    } else {
      art.path(
        `M${px(x)} ${px(y)}Q${px(x + (tx - x) * 0.2)} ${px(y + (ty - y) * 0.7)} ${px(tx)} ${px(ty)}`,
        'none',
        { stroke: tones[0], strokeWidth: 2 },
      );
      leaf(
        frame,
        tx,
        ty,
        angle + chance.between(-0.25, 0.25),
        scale * height * 0.15 * chance.between(0.8, 1.15),
        tone,
        tones[3],
      );
    }
  }
}

/** A plant in its pot, in the middle of the frame; `height` in metres with the pot. */
export function plant(frame: Frame, chance: Chance, height: number, pot: string, kind?: PlantKind): void {
  const which = kind ?? chance.pick(['fan', 'ficus', 'blade'] as const);
  const tall = height * 0.24;
  const radius = 0.07 + height * 0.07;
  frame.shade([-radius, -radius], [radius * 2, radius * 2], 0.9);
  frame.turned(
    [0, 0, 0],
    [
      [0, radius * 0.75],
      [tall, radius],
    ],
    frame.art.colour(pot),
  );
  frame.sprite([0, tall, 0], [0.3, height - tall], (x, y, scale) => {
    if (which === 'ficus') ficus(frame, chance, height - tall, x, y, scale);
    else leaves(frame, chance, which, height - tall, x, y, scale);
  });
}

/** A small plant on a table or a shelf. */
export function potted(frame: Frame, chance: Chance, at: Local, pot: string, size = 0.22): void {
  const base = frame.on(at);
  base.turned(
    [0, 0, 0],
    [
      [0, size * 0.22],
      [size * 0.4, size * 0.3],
    ],
    frame.art.colour(pot),
  );
  base.sprite([0, size * 0.35, 0], [size * 0.5, size * 0.9], (x, y, scale) => {
    const wide = size * scale;
    bush(sheltered(frame), chance, x - wide * 0.5, y, wide, wide * 0.8, { tones: greens(frame) });
  });
}

/** A vase with a few stems. */
export function vase(frame: Frame, chance: Chance, at: Local, hexes: readonly string[], size = 0.24): void {
  const base = frame.on(at);
  const { art } = frame;
  base.turned(
    [0, 0, 0],
    [
      [0, size * 0.22],
      [size * 0.35, size * 0.36],
      [size * 0.75, size * 0.2],
      [size, size * 0.18],
    ],
    art.colour(chance.pick(hexes)),
  );
  base.sprite([0, size, 0], [0.12, size * 1.6], (x, y, scale) => {
    const stems = chance.int(6, 9);
    for (let stem = 0; stem < stems; stem += 1) {
      const angle = (stem - (stems - 1) / 2) * 0.24;
      const length = size * scale * chance.between(1.1, 1.7);
      const [tx, ty] = [x + Math.sin(angle) * length, y - Math.cos(angle) * length];
      art.line(
        [
          [x, y],
          [tx, ty],
        ],
        greens(frame)[1],
        Math.max(1, scale * 0.008),
      );
      const tip = mix(art.colour(chance.pick(hexes)), '#fff4e0', 0.2);
      art.ellipse(tx, ty, scale * 0.035, scale * 0.035, tip);
      art.ellipse(tx - scale * 0.02, ty + scale * 0.03, scale * 0.022, scale * 0.022, tip, { opacity: 0.8 });
    }
  });
}
