import { ACROSS, type Art, type Point } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { arc, type Plane } from '../canvas/plane.ts';

const CURTAINS = ['drapes', 'net', 'blind', 'plant', 'none'] as const;
export type Curtain = (typeof CURTAINS)[number];

interface GlassOptions {
  /** Whether a lamp behind it is on. */
  readonly lamp: boolean;
  readonly curtain?: Curtain;
}

/** The box around a pane, metres. */
interface Box {
  readonly u: number;
  readonly v: number;
  readonly width: number;
  readonly height: number;
}

function boxOf(points: readonly Point[]): Box {
  const [us, vs] = [points.map(([u]) => u), points.map(([, v]) => v)];
  const [u, v] = [Math.min(...us), Math.min(...vs)];
  return { u, v, width: Math.max(...us) - u, height: Math.max(...vs) - v };
}

/** The houses across the street and the sheen of the sky. */
function reflection(art: Art, chance: Chance, plane: Plane, { u, v, width, height }: Box): void {
  const dark = lit(art.mood.glass[0], -0.1);
  const horizon = v + height * chance.between(0.12, 0.34);
  const roofs: Point[] = [
    [u, v],
    [u + width, v],
  ];
  for (let x = u + width; x > u; ) {
    const step = chance.between(0.12, 0.4) * Math.max(1, width * 0.5);
    const y = horizon + chance.between(-0.1, 0.14) * height;
    roofs.push([x, y], [x - step / 2, y + chance.between(0, 0.08) * height], [x - step, y]);
    x -= step;
  }
  plane.polygon(roofs, dark, { opacity: 0.6 });
  const from = u + width * chance.between(-0.2, 0.5);
  const wide = width * chance.between(0.2, 0.45);
  const sheen = (left: number, right: number, opacity: number): void =>
    plane.polygon(
      [
        [left, v],
        [right, v],
        [right + height * 0.45, v + height],
        [left + height * 0.45, v + height],
      ],
      '#ffffff',
      { opacity },
    );
  sheen(from, from + wide, 0.16);
  sheen(from + wide * 1.2, from + wide * 1.4, 0.12);
}

function drapes(art: Art, chance: Chance, plane: Plane, { u, v, width, height }: Box, lamp: boolean): void {
  const cloth = lamp ? '#fff0cf' : '#eee8dc';
  for (const side of [0, 1] as const) {
    const wide = width * chance.between(0.16, 0.24);
    const x = side === 1 ? u + width - wide : u;
    plane.rect(x, v, wide, height, cloth, { opacity: lamp ? 0.75 : 0.55 });
    for (const fold of [1, 2, 3]) {
      plane.rect(x + (wide * fold) / 4, v, wide * 0.06, height, art.mood.shadow.colour, { opacity: 0.18 });
    }
  }
}

function plant(art: Art, chance: Chance, plane: Plane, { u, v, width, height }: Box, lamp: boolean): void {
  const x = u + width * chance.between(0.3, 0.7);
  const tall = height * chance.between(0.2, 0.3);
  const leaf = lamp ? '#5d5230' : mix(art.mood.foliage[1], art.mood.glass[0], 0.35);
  plane.polygon(
    [
      [x - 0.1, v],
      [x + 0.1, v],
      [x + 0.13, v + tall * 0.35],
      [x - 0.13, v + tall * 0.35],
    ],
    art.colour('#b5694a'),
    { opacity: 0.9 },
  );
  for (let n = 0; n < 7; n += 1) {
    const angle = 0.4 + n * 0.38;
    const [c, s] = [Math.cos(angle) * tall * 0.8, Math.sin(angle) * tall * 0.8];
    plane.polygon(
      [
        [x, v + tall * 0.3],
        [x + c * 0.5 - 0.03, v + tall * 0.3 + s * 0.6],
        [x + c * 0.7, v + tall * 0.35 + s],
        [x + c * 0.5 + 0.03, v + tall * 0.3 + s * 0.5],
      ],
      leaf,
      { opacity: 0.85 },
    );
  }
}

function lampWithin(chance: Chance, plane: Plane, { u, v, width, height }: Box): void {
  const x = u + width * chance.between(0.3, 0.7);
  const y = v + height - height * chance.between(0.18, 0.32);
  const r = Math.min(0.2, width * 0.16);
  plane.rect(x - 0.008, y, 0.016, v + height - y, '#5b3d2a');
  plane.polygon(
    [
      [x - r, y - r * 0.7],
      [x + r, y - r * 0.7],
      [x + r * 0.45, y],
      [x - r * 0.45, y],
    ],
    '#7a4a2c',
  );
  plane.polygon(arc(x, y - r * 0.85, width * 0.5, height * 0.2), '#fff3c8', { opacity: 0.3 });
}

/** Drawing of each kind of curtain, over the pane. */
const HUNG: Readonly<
  Record<Curtain, (art: Art, chance: Chance, plane: Plane, box: Box, lamp: boolean) => void>
> = {
  drapes,
  plant,
  net(art, _chance, plane, { u, v, width, height }, lamp) {
    plane.rect(u, v, width, height * 0.52, lamp ? '#fff0cf' : '#eee8dc', { opacity: lamp ? 0.64 : 0.47 });
    for (let fold = 1; fold < 9; fold += 1) {
      plane.rect(u + (width * fold) / 9, v, width * 0.02, height * 0.52, art.mood.shadow.colour, {
        opacity: 0.12,
      });
    }
  },
  blind(art, chance, plane, { u, v, width, height }, lamp) {
    const tall = height * chance.between(0.18, 0.45);
    plane.rect(u, v + height - tall, width, tall, lamp ? '#fff0cf' : '#eee8dc', {
      opacity: lamp ? 0.9 : 0.7,
    });
    plane.rect(u, v + height - tall, width, 0.025, art.mood.shadow.colour, { opacity: 0.3 });
  },
  none: () => undefined,
};

/** A pane: lit from within, or reflecting the street and the sky. Its outline in metres. */
export function glass(
  art: Art,
  chance: Chance,
  plane: Plane,
  outline: readonly Point[],
  { lamp, curtain }: GlassOptions,
): void {
  const [below, above] = art.mood.glass;
  plane.polygon(
    outline,
    lamp
      ? art.gradient([
          [0, '#f6b765'],
          [0.55, '#ffd992'],
          [1, '#f3a95c'],
        ])
      : art.gradient([above, below, lit(below, -0.07)]),
  );
  const box = boxOf(outline);
  art.clipped(plane.path(outline), () => {
    if (!lamp) reflection(art, chance, plane, box);
    const hung =
      curtain ?? chance.pick(['drapes', 'net', 'blind', 'none', 'none', 'plant', 'drapes'] as const);
    HUNG[hung](art, chance, plane, box, lamp);
    if (lamp && chance.chance(0.55)) lampWithin(chance, plane, box);
    if (!lamp && art.moodName === 'golden') {
      const sunset = art.gradient(
        [
          [0, '#ffcf8a', 0],
          [0.5, '#ffb765', 0.28],
          [1, '#ffcf8a', 0],
        ],
        ACROSS,
      );
      plane.polygon(outline, sunset);
    }
  });
}
