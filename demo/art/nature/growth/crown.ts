/** Leaves in masses that are lit separately, so that a crown has depth. Px. */
import { type Art, circles, px } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { mix, varied } from '../../canvas/colour.ts';

/** From the dark inside to the tips in the sun. */
export type Tones = readonly [string, string, string, string];
/** A round clump of leaves. */
export type Clump = readonly [x: number, y: number, r: number];

const TURN = Math.PI * 2;

/** The given tones, or the mood's, slightly varied for one plant. */
export const tonesOf = (art: Art, chance: Chance, tones: Tones = art.mood.foliage): Tones => {
  const tone = (index: 0 | 1 | 2 | 3): string => varied(tones[index], chance, 0.022, 0.01);
  return [tone(0), tone(1), tone(2), tone(3)];
};

/** Mixes every tone with another colour by a share. */
export const tonesTowards = ([a, b, c, d]: Tones, colour: string, share: number): Tones => [
  mix(a, colour, share),
  mix(b, colour, share),
  mix(c, colour, share),
  mix(d, colour, share),
];

/** Darkens tones that face away from the sun: 0 not at all, 1 fully. */
const shaded = ([a, b, c, d]: Tones, by: number): Tones => [
  a,
  mix(b, a, by * 0.7),
  mix(c, b, by),
  mix(d, c, by),
];

/** Leaves at the edges of clumps, as one path; `size` is half a leaf's length. */
function leaves(
  chance: Chance,
  clumps: readonly Clump[],
  count: number,
  size: number,
  spread: number,
): string {
  if (clumps.length === 0) return '';
  let d = '';
  for (let leaf = 0; leaf < count; leaf += 1) {
    const [cx, cy, r] = chance.pick(clumps);
    const around = chance.between(0, TURN);
    const out = r * Math.sqrt(chance.between(0.35, 1.12)) * spread;
    const x = cx + Math.cos(around) * out;
    const y = cy + Math.sin(around) * out * 0.92;
    const turn = chance.between(0, Math.PI);
    const length = size * chance.between(0.6, 1.25);
    const [c, s] = [Math.cos(turn) * length, Math.sin(turn) * length];
    d += `M${px(x - c)} ${px(y - s)}Q${px(x - s * 0.6)} ${px(y + c * 0.6)} ${px(x + c)} ${px(y + s)}Q${px(x + s * 0.6)} ${px(y - c * 0.6)} ${px(x - c)} ${px(y - s)}Z`;
  }
  return d;
}

/** A part of a mass, and how much it faces the sun, -1…1. */
interface Lobe {
  readonly clump: Clump;
  readonly facing: number;
}

/** The lobes of a mass, wider than it is high. */
const lobesOf = (art: Art, chance: Chance, [x, y, r]: Clump): readonly Lobe[] => {
  const count = chance.int(7, 10);
  return Array.from({ length: count }, (_, index): Lobe => {
    const around = (index / count) * TURN + chance.between(-0.35, 0.35);
    const out = r * chance.between(0.4, 0.86);
    const [dx, dy] = [Math.cos(around) * out * 1.12, Math.sin(around) * out * 0.7];
    return {
      clump: [x + dx, y + dy, r * chance.between(0.26, 0.44)],
      facing: (dx * art.sun * 0.55 - dy * 1.1) / r,
    };
  });
};

/** The lit parts of a mass: each lighter tone on the lobes that face the sun more, with leaves at its edge. */
function light(
  art: Art,
  chance: Chance,
  { at: [x, y, r], lobes }: { readonly at: Clump; readonly lobes: readonly Lobe[] },
  tones: Tones,
  size: number,
  many: number,
): void {
  const { sun } = art;
  /** Lobes that face the sun by at least `least`, smaller and moved towards it. */
  const towards = (least: number, scale: number, move: number): Clump[] =>
    lobes
      .filter(({ facing }) => facing > least)
      .map(({ clump: [lx, ly, lr] }): Clump => [lx + sun * r * move * 0.6, ly - r * move, lr * scale]);
  const body = towards(-0.2, 0.9, 0.1);
  const half = mix(tones[0], tones[1], 0.6);
  art.path(circles([[x + sun * r * 0.12, y - r * 0.12, r * 0.4], ...body]), half);
  art.path(leaves(chance, body, many, size, 1.25), half);
  const middle = towards(0, 0.72, 0.16);
  art.path(circles(middle), tones[1]);
  art.path(leaves(chance, middle, many, size, 1.3), tones[1]);
  const lighter = towards(0.2, 0.5, 0.22);
  art.path(circles(lighter), mix(tones[1], tones[2], 0.75));
  art.path(leaves(chance, lighter, many * 0.9, size, 1.5), tones[2]);
  const tips = towards(0.4, 0.42, 0.26);
  art.path(leaves(chance, tips, many * 0.75, size, 1.6), tones[3], { opacity: 0.9 });
}

/** Snow on upward surfaces. */
function snowed(art: Art, chance: Chance, clumps: readonly Clump[], size: number): void {
  const caps = clumps.flatMap(([x, y, r]) =>
    Array.from({ length: 7 }, (_, index): Clump => {
      const around = Math.PI * (0.2 + (0.6 * index) / 6) + chance.between(-0.1, 0.1);
      return [
        x + Math.cos(around) * r * 0.82,
        y - Math.sin(around) * r * 0.74,
        r * chance.between(0.16, 0.26),
      ];
    }),
  );
  art.path(circles(caps.map(([x, y, r]) => [x, y + r * 0.35, r * 0.9])), '#d3dde2');
  art.path(circles(caps), '#f7f7f4');
  art.path(leaves(chance, caps, caps.length * 2, size * 0.8, 1.1), '#f7f7f4');
}

/**
 * A crown of masses; the upper ones are behind, and those away from the sun are darker. `leafSize` is half a
 * leaf's length.
 */
export function crown(
  art: Art,
  chance: Chance,
  clumps: readonly Clump[],
  tones: Tones,
  leafSize: number,
  density = 1,
): void {
  const { sun, mood } = art;
  const xs = clumps.map(([x]) => x);
  const ys = clumps.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, foot] = [Math.min(...ys), Math.max(...ys)];
  const across = Math.max(1, right - left);
  const tall = Math.max(1, foot - top);
  const masses = clumps
    .toSorted((one, other) => one[1] - other[1])
    .map((at, index) => ({ at, lobes: lobesOf(art, chance.fork(`lobes-${index}`), at) }));
  const all = masses.flatMap(({ at: [x, y, r], lobes }): Clump[] => [
    [x, y, r * 0.6],
    ...lobes.map(({ clump }) => clump),
  ]);
  // Circles and leaves use separate paths: opposite winding directions would leave holes.
  art.path(circles(all), tones[0]);
  art.path(leaves(chance, all, all.length * 3.5 * density, leafSize, 1.2), tones[0]);
  for (const each of masses) {
    const [x, y, r] = each.at;
    const away = sun < 0 ? (x - left) / across : (right - x) / across;
    const dark = Math.max(0, Math.min(1, away * 0.75 + ((y - top) / tall) * 0.4 - 0.28));
    const size = Math.min(leafSize, r * 0.28);
    const many = Math.max(5, Math.min(34, (r / size) ** 2 * 0.34)) * density;
    light(art, chance, each, shaded(tones, dark), size, many);
    if (mood.snow) snowed(art, chance, [each.at], leafSize);
  }
}
