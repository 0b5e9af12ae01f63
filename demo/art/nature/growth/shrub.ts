/** Bushes and hedges. Px. */
import { type Art, circles, type Point, pathThrough, px } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { type Clump, crown, type Tones, tonesOf } from './crown.ts';

const TURN = Math.PI * 2;
/** Evergreen leaves under snow. */
const WINTER: Tones = ['#33493f', '#445c50', '#5d7568', '#7b9184'];

interface BushOptions {
  readonly flowers?: readonly string[];
  readonly tones?: Tones;
}

/** A bush from `x` to the right with its foot at `y`, perhaps with flowers; sizes in px. */
export function bush(
  art: Art,
  chance: Chance,
  x: number,
  y: number,
  width: number,
  height: number,
  { flowers = [], tones }: BushOptions = {},
): void {
  const n = Math.max(3, Math.round((width / height) * 2.6));
  const clumps = Array.from({ length: n }, (_, index): Clump => {
    const middle = Math.sin((Math.PI * (index + 0.7)) / (n + 0.4));
    return [
      x + width * ((index + 0.5) / n),
      y - height * (0.28 + 0.22 * middle) * chance.between(0.8, 1.15),
      height * chance.between(0.36, 0.48),
    ];
  });
  const low = Array.from(
    { length: n },
    (_, index): Clump => [
      x + width * ((index + chance.between(0.2, 0.8)) / n),
      y - height * 0.16,
      height * chance.between(0.26, 0.36),
    ],
  );
  const own = tonesOf(art, chance, tones ?? (art.mood.snow ? WINTER : undefined));
  art.clipped(`M-50 -50H${art.width + 50}V${px(y)}H-50Z`, () => {
    crown(art, chance, [...clumps, ...low], own, Math.max(2, height * 0.045), 0.9);
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

/** A clipped hedge with its foot at `y`; sizes in px. */
export function hedge(art: Art, chance: Chance, x: number, y: number, width: number, height: number): void {
  if (width <= 0) return;
  const tones = tonesOf(art, chance, art.mood.snow ? WINTER : undefined);
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
  const thick = Math.min(16, height * 0.16);
  const below = top
    .map(([tx, ty], index): Point => [tx, ty + thick * (index % 3 === 1 ? 1.3 : 0.8)])
    .toReversed();
  art.path(pathThrough([...top.map(([tx, ty]): Point => [tx, ty - thick * 0.4]), ...below]), '#f7f6f2');
}
