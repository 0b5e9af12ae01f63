import { type Art, circles, type Point, pathThrough, px } from './art.ts';
import type { Chance } from './chance.ts';
import { lit, mix, varied } from './colour.ts';

/** From the dark inside to the tips in the sun. */
type Tones = readonly [string, string, string, string];
/** A round clump of leaves, px. */
type Clump = readonly [x: number, y: number, r: number];

const TURN = Math.PI * 2;

const tonesOf = (art: Art, chance: Chance, tones: Tones = art.mood.foliage): Tones => {
  const tone = (index: 0 | 1 | 2 | 3): string => varied(tones[index], chance, 0.022, 0.01);
  return [tone(0), tone(1), tone(2), tone(3)];
};

/** So many leaves at the edges of clumps, as one path; `size` is half a leaf's length, px. */
function leaves(
  chance: Chance,
  clumps: readonly Clump[],
  count: number,
  size: number,
  spread: number,
): string {
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

/** A crown: each tone lies nearer to the sun than the one below, and ends in leaves. */
export function crown(
  art: Art,
  chance: Chance,
  clumps: readonly Clump[],
  tones: Tones,
  leafSize: number,
  density = 1,
): void {
  const { sun } = art;
  const coarse = leafSize > 6;
  const size = coarse ? leafSize * 0.78 : leafSize;
  const count = Math.round(clumps.length * 30 * density * (coarse ? 2.1 : 1));
  const many = coarse ? 1.9 : 1;
  const smaller = coarse ? 0.72 : 1;
  /** Smaller clumps upon clumps, moved by a share of their radius. */
  const upon = (from: readonly Clump[], n: number, scale: number, dx: number, dy: number): Clump[] =>
    Array.from({ length: Math.max(1, Math.floor(n)) }, (): Clump => {
      const [x, y, r] = chance.pick(from);
      const around = chance.between(0, TURN);
      const out = r * chance.between(0.2, 0.75);
      return [
        x + dx * r + Math.cos(around) * out,
        y + dy * r + Math.sin(around) * out * 0.8,
        r * chance.between(0.22, 0.42) * scale * smaller,
      ];
    });
  // Circles and leaves never share a path: where they wind the other way there would be holes.
  art.path(circles(clumps.map(([x, y, r]) => [x, y, r * 0.93])), tones[0]);
  art.path(leaves(chance, clumps, Math.floor(count * 1.3), size, 1), tones[0]);
  const between = mix(tones[0], tones[1], 0.5);
  const inner = upon(clumps, clumps.length * 3 * many, 1.1, sun * 0.05, -0.05);
  art.path(circles(inner), between);
  art.path(leaves(chance, inner, count, size, 1.1), between);
  const middle = upon(clumps, clumps.length * 3 * many, 1, sun * 0.16, -0.2);
  art.path(circles(middle), tones[1]);
  art.path(leaves(chance, middle, count, size, 1.15), tones[1]);
  const outer = upon(clumps, clumps.length * 2.2 * many, 0.75, sun * 0.3, -0.4);
  art.path(circles(outer.map(([x, y, r]) => [x, y, r * 0.9])), tones[2], { opacity: 0.75 });
  art.path(leaves(chance, outer, Math.floor(count * 0.9), size * 0.9, 1.25), tones[2], { opacity: 0.9 });
  const tips = upon(clumps, clumps.length, 0.55, sun * 0.42, -0.55);
  art.path(leaves(chance, tips, Math.floor(count * 0.45), size * 0.8, 1.3), tones[3], { opacity: 0.85 });
}

export type TreeKind = 'round' | 'birch' | 'poplar' | 'pine' | 'bare';

export interface TreeOptions {
  readonly kind?: TreeKind;
  /** Whether its shadow lies on the ground. */
  readonly shadow?: boolean;
  /** Half the width of the crown, as a share of the height. */
  readonly spread?: number;
  /** Share of haze over it, for one that is far. */
  readonly haze?: number;
}

/** A shadow that begins at the foot, so that it never lies apart from its tree: a wedge under a pine. */
function castShadow(art: Art, x: number, y: number, height: number, kind: TreeKind): void {
  const { mood, sun } = art;
  const { colour } = mood.shadow;
  const trunk = height * (kind === 'pine' ? 0.021 : 0.035);
  const length = height * (0.9 + (1 - mood.sun) * 1.1) * 0.55;
  const at = (share: number, down: number): Point => [x - sun * length * share, y + height * down];
  const foot: readonly Point[] = [
    [x - trunk, y],
    [x + trunk, y],
  ];
  art.group({ blend: 'multiply', opacity: mood.shadow.strength * 0.9, blur: 4 }, () => {
    if (kind === 'pine') {
      art.polygon([...foot, at(0.3, 0.07), at(1, 0.045), at(0.3, -0.012)], colour);
      return;
    }
    art.polygon([...foot, at(1, 0.045), at(1, 0.025)], colour);
    const [cx, cy] = at(1.05, 0.035);
    art.ellipse(cx, cy, height * 0.34, height * 0.05, colour);
  });
}

const TIERS = 8;

function pine(art: Art, chance: Chance, x: number, y: number, height: number, tones: Tones): void {
  const { sun, mood } = art;
  const trunk = height * 0.021;
  art.rect(x - trunk, y - height * 0.25, trunk * 2, height * 0.25, art.colour('#5d4a3d'));
  for (let tier = 0; tier < TIERS; tier += 1) {
    const t = tier / TIERS;
    const foot = y - height * 0.12 - height * 0.86 * t;
    const half = height * 0.24 * (1 - t) * chance.between(0.85, 1.1) + height * 0.015;
    const tall = height * 0.2 * (1 - t * 0.45);
    const fringe = Array.from({ length: 10 }, (_, k): Point => {
      const q = (k / 9) * 2 - 1;
      return [
        x + q * half + chance.between(-2, 2),
        foot + Math.abs(q) * tall * 0.18 + (k % 2 === 1 ? -tall * 0.07 : 0),
      ];
    });
    const tip: Point = [x, foot - tall];
    art.polygon([...fringe, tip], tones[0]);
    const sunny = fringe.filter(([fx]) => (sun < 0 ? fx < x + half * 0.1 : fx > x - half * 0.1));
    art.polygon([tip, ...sunny.map(([fx, fy]): Point => [fx, fy - 2])], tones[1]);
    if (mood.snow) {
      art.polygon(
        [
          tip,
          [x + sun * half * 0.75, foot + tall * 0.02],
          [x + sun * half * 0.35, foot - tall * 0.12],
          [x - sun * half * 0.3, foot - tall * 0.1],
        ],
        tones[3],
        { opacity: 0.95 },
      );
    } else {
      art.polygon([tip, [x + sun * half * 0.8, foot], [x + sun * half * 0.4, foot - tall * 0.06]], tones[2], {
        opacity: 0.8,
      });
    }
  }
}

function poplar(art: Art, chance: Chance, x: number, y: number, height: number, tones: Tones): void {
  const trunk = height * 0.035;
  art.rect(x - trunk / 2, y - height * 0.2, trunk, height * 0.2, art.colour('#5d4a3d'));
  const clumps = Array.from({ length: 9 }, (_, index): Clump => {
    const t = index / 8;
    return [
      x + chance.between(-0.02, 0.02) * height,
      y - height * (0.14 + 0.78 * t),
      height * (0.1 * Math.sin(Math.PI * (0.2 + 0.75 * t)) + 0.012),
    ];
  });
  crown(art, chance, clumps, tones, height * 0.013);
}

function branches(
  art: Art,
  chance: Chance,
  [x, y]: Point,
  angle: number,
  length: number,
  width: number,
  { bark, depth, fork }: { readonly bark: string; readonly depth: number; readonly fork: number },
): void {
  const end: Point = [x + Math.cos(angle) * length, y - Math.sin(angle) * length];
  art.line([[x, y], end], bark, width, { round: true });
  if (depth === 0) return;
  for (let twig = 0; twig < fork; twig += 1) {
    branches(
      art,
      chance,
      end,
      angle + chance.between(-0.7, 0.7),
      length * chance.between(0.6, 0.8),
      width * 0.6,
      {
        bark,
        depth: depth - 1,
        fork,
      },
    );
  }
}

/** Trunk, boughs and, but for a bare one, a crown whose clumps are many and uneven. */
function leafy(
  art: Art,
  chance: Chance,
  x: number,
  y: number,
  height: number,
  { kind, tones, spread }: { readonly kind: TreeKind; readonly tones: Tones; readonly spread: number },
): void {
  const { sun, mood } = art;
  const trunk = height * 0.035;
  const bark = art.colour(kind === 'birch' ? '#e6ded2' : '#5d4a3d');
  const top = y - height * 0.55;
  art.path(
    `M${px(x - trunk)} ${px(y)}Q${px(x - trunk * 0.5)} ${px(y - height * 0.2)} ${px(x - trunk * 0.45)} ${px(top)}L${px(x + trunk * 0.45)} ${px(top)}Q${px(x + trunk * 0.5)} ${px(y - height * 0.2)} ${px(x + trunk)} ${px(y)}Z`,
    bark,
  );
  art.path(
    `M${px(x - sun * trunk)} ${px(y)}Q${px(x - sun * trunk * 0.5)} ${px(y - height * 0.2)} ${px(x - sun * trunk * 0.45)} ${px(top)}L${px(x)} ${px(top)}L${px(x)} ${px(y)}Z`,
    mood.shadow.colour,
    { opacity: 0.35 },
  );
  const bare = kind === 'bare';
  for (let bough = 0; bough < 4; bough += 1) {
    branches(
      art,
      chance,
      [x, y - height * chance.between(0.32, 0.5)],
      Math.PI / 2 + (bough - 1.5) * 0.42 + chance.between(-0.15, 0.15),
      height * 0.2,
      trunk * 0.6,
      { bark, depth: bare ? 4 : 1, fork: bare ? 3 : 2 },
    );
  }
  if (bare) return;
  const cy = y - height * 0.66;
  const outer = Array.from({ length: 16 }, (_, index): Clump => {
    const around = (index / 16) * TURN + chance.between(-0.2, 0.2);
    const out = index % 3 === 0 ? chance.between(0.2, 0.4) : chance.between(0.5, 0.8);
    return [
      x + Math.cos(around) * height * spread * out,
      cy - Math.sin(around) * height * 0.3 * out,
      height * chance.between(0.08, 0.15),
    ];
  });
  crown(
    art,
    chance,
    outer.toSorted((one, other) => other[2] - one[2]),
    tones,
    Math.max(2.2, height * 0.014),
  );
}

/** A tree of so many px, its foot at `(x, y)`. */
export function tree(
  art: Art,
  chance: Chance,
  x: number,
  y: number,
  height: number,
  { kind = 'round', shadow = true, spread = 0.3, haze = 0 }: TreeOptions = {},
): void {
  const { foliage, haze: air } = art.mood;
  const far = (index: 0 | 1 | 2 | 3): string => mix(foliage[index], air, haze);
  const tones = tonesOf(art, chance, [far(0), far(1), far(2), far(3)]);
  if (shadow) castShadow(art, x, y, height, kind);
  if (kind === 'pine') pine(art, chance, x, y, height, tones);
  else if (kind === 'poplar') poplar(art, chance, x, y, height, tones);
  else leafy(art, chance, x, y, height, { kind, tones, spread });
}

export interface BushOptions {
  readonly flowers?: readonly string[];
  readonly tones?: Tones;
}

/** A bush of so many px from `x` to the right, its foot at `y`; perhaps with flowers. */
export function bush(
  art: Art,
  chance: Chance,
  x: number,
  y: number,
  width: number,
  height: number,
  { flowers = [], tones }: BushOptions = {},
): void {
  const n = Math.max(4, Math.round((width / height) * 3.5));
  const clumps = Array.from(
    { length: n },
    (_, index): Clump => [
      x + width * ((index + 0.5) / n),
      y - height * 0.42 * chance.between(0.7, 1.1),
      height * chance.between(0.38, 0.52),
    ],
  );
  art.clipped(`M-50 -50H${art.width + 50}V${px(y)}H-50Z`, () => {
    crown(art, chance, clumps, tonesOf(art, chance, tones), Math.max(2.2, height * 0.05), 1.2);
  });
  for (const flower of flowers) {
    const petals = Array.from({ length: Math.round((width * height) / 260) }, (): Clump => {
      const [cx, cy, r] = chance.pick(clumps);
      const around = chance.between(0, TURN);
      const out = r * Math.sqrt(chance.next());
      return [
        cx + Math.cos(around) * out,
        Math.min(y - 2, cy + Math.sin(around) * out),
        chance.between(1.6, 3.4),
      ];
    });
    art.path(circles(petals), art.colour(flower));
  }
}

/** A clipped hedge of so many px, its foot at `y`. */
export function hedge(art: Art, chance: Chance, x: number, y: number, width: number, height: number): void {
  const tones = tonesOf(art, chance);
  const step = Math.max(5, height * 0.08);
  const edge = Array.from(
    { length: Math.ceil(width / step) },
    (_, index): Point => [x + index * step, y - height + chance.between(-2, 2) * (height / 60)],
  );
  const top: Point[] = [...edge, [x + width, y - height]];
  art.polygon([[x, y], ...top, [x + width, y]], art.gradient([tones[1], tones[0]]));
  const count = (width * height) / 90;
  const size = Math.max(2.4, height * 0.05);
  const dabs = (n: number, high: () => number): string => {
    let d = '';
    for (let dab = 0; dab < n; dab += 1) {
      const dx = x + chance.next() * width;
      const dy = y - height * high();
      const length = size * chance.between(0.6, 1.3);
      const turn = chance.between(-0.6, 0.6) + (chance.chance(0.5) ? 1.2 : 0);
      d += `M${px(dx)} ${px(dy)}q${px(length * Math.cos(turn))} ${px(-length * 0.8)} ${px(length * 1.6)} ${px(length * Math.sin(turn) * 0.6)}q${px(-length * 0.7)} ${px(length * 0.7)} ${px(-length * 1.6)} ${px(-length * Math.sin(turn) * 0.6)}Z`;
    }
    return d;
  };
  art.path(
    dabs(count * 0.8, () => chance.next() * 0.9),
    tones[0],
    { opacity: 0.55 },
  );
  art.path(
    dabs(count, () => Math.sqrt(chance.next())),
    tones[1],
  );
  art.path(
    dabs(count * 0.7, () => 0.35 + 0.66 * Math.sqrt(chance.next())),
    tones[2],
    { opacity: 0.8 },
  );
  art.path(
    dabs(count * 0.3, () => 0.88 + 0.14 * chance.next()),
    tones[3],
    { opacity: 0.9 },
  );
  if (!art.mood.snow) return;
  const snow = top.map(([tx, ty]): Point => [tx, ty - 2]);
  art.path(pathThrough([...snow, [x + width, y - height + 9], [x, y - height + 11]]), '#f7f6f2');
}

/** A tuft of long grass, `height` px. */
export function tuft(
  art: Art,
  chance: Chance,
  x: number,
  y: number,
  height: number,
  colour: string,
  blades = 9,
): void {
  let d = '';
  for (let blade = 0; blade < blades; blade += 1) {
    const foot = x + chance.between(-0.35, 0.35) * height;
    const lean = chance.between(-0.6, 0.6) * height;
    const tall = height * chance.between(0.5, 1);
    d += `M${px(foot - 1.4)} ${px(y)}Q${px(foot + lean * 0.2)} ${px(y - tall * 0.6)} ${px(foot + lean)} ${px(y - tall)}Q${px(foot + lean * 0.3 + 2)} ${px(y - tall * 0.5)} ${px(foot + 1.4)} ${px(y)}Z`;
  }
  art.path(d, colour);
}

/** Grass from the far edge `top` to the near one `bottom`, px; blades grow longer towards the eye. */
export function lawn(
  art: Art,
  chance: Chance,
  top: number,
  bottom: number,
  { from = 0, to = art.width }: { readonly from?: number; readonly to?: number } = {},
): void {
  const [near, far] = art.mood.grass;
  art.rect(from, top, to - from, bottom - top, art.gradient([far, near]));
  for (const colour of [lit(near, -0.05), lit(far, 0.04), near]) {
    let d = '';
    for (let blade = 0; blade < ((to - from) * (bottom - top)) / 700; blade += 1) {
      const t = Math.sqrt(chance.next());
      const y = top + (bottom - top) * t;
      const x = from + chance.next() * (to - from);
      const tall = 3 + 11 * t;
      d += `M${px(x)} ${px(y)}q${px(chance.between(-0.3, 0.3) * tall)} ${px(-tall * 0.6)} ${px(chance.between(-0.6, 0.6) * tall)} ${px(-tall)}q1 ${px(tall * 0.5)} 2 ${px(tall)}Z`;
    }
    art.path(d, colour, { opacity: 0.5 });
  }
}
