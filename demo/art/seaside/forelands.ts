/** The foreground between the eye and a front on the dike, seen from straight ahead; px. */
import { type Art, type Point, px } from '../canvas/art.ts';
import type { Camera } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { walker } from '../street/walker.ts';
import { beachedBoat, kiteFlyer, paling, windbreak } from './beach-things.ts';
import { cabins } from './cabin.ts';
import { dikeWall } from './dike-wall.ts';
import { dune, footprints, parasol, sand, sandOf } from './sand.ts';

export interface Foreland {
  readonly art: Art;
  readonly chance: Chance;
  readonly camera: Camera;
  /** Foot of the fronts, and height of the horizon. */
  readonly foot: number;
  readonly horizon: number;
  /** Px per metre at the fronts. */
  readonly scale: number;
}

/** Metres from the dike down to the sand. */
const DROP = 2.4;
const isSummer = ({ mood }: Art): boolean => !mood.snow && mood.lamps < 0.5;

/** Px per metre on the sand, at a height of the picture. */
const onSand = ({ camera, horizon }: Foreland, y: number): number => (y - horizon) / (camera.eye[1] + DROP);

/** Copies of an object over a stretch of the sand, the far ones first. */
function scattered(
  { art }: Foreland,
  chance: Chance,
  count: number,
  [top, bottom]: readonly [number, number],
  draw: (own: Chance, x: number, y: number) => void,
): void {
  const places = Array.from({ length: count }, (_, n) => {
    const own = chance.fork(n);
    const x = ((n + own.between(0.15, 0.85)) * (art.width - 160)) / count + 80;
    return { own, x, y: own.between(top, bottom) };
  });
  for (const { own, x, y } of places.toSorted((one, other) => one.y - other.y)) draw(own, x, y);
}

/** Dike and sand; returns the height where the sand begins. */
function sandBelow(land: Foreland): number {
  const { art, chance, foot, scale } = land;
  const top = dikeWall(art, chance.fork('dike'), { foot, scale, camera: land.camera });
  sand(art, chance.fork('sand'), top, art.height);
  art.rect(0, top, art.width, 14, art.mood.shadow.colour, { opacity: 0.25, blur: 5, blend: 'multiply' });
  return top;
}

/** People, kites, boats, windbreaks and parasols, depending on the weather. */
function company(land: Foreland, chance: Chance, top: number, bottom: number): void {
  const { art } = land;
  const kind = chance.pick(['boats', 'windbreaks', 'parasols', 'kites', 'quiet'] as const);
  const between = [top, bottom] as const;
  if (isSummer(art)) {
    if (kind === 'boats')
      scattered(land, chance.fork('boats'), chance.int(2, 4), between, (own, x, y) =>
        beachedBoat(art, own, x, y, onSand(land, y)),
      );
    if (kind === 'windbreaks')
      scattered(land, chance.fork('cloth'), chance.int(3, 5), between, (own, x, y) =>
        windbreak(art, own, x, y, onSand(land, y)),
      );
    if (kind === 'parasols')
      scattered(land, chance.fork('parasols'), chance.int(3, 6), between, (own, x, y) =>
        parasol(art, own, x, y, onSand(land, y) * 2.3),
      );
  }
  if (kind === 'kites' && !art.mood.snow)
    scattered(land, chance.fork('kites'), chance.int(1, 2), between, (own, x, y) =>
      kiteFlyer(art, own, x, y, onSand(land, y)),
    );
  scattered(land, chance.fork('people'), chance.int(1, 4), between, (own, x, y) =>
    walker(art, own, x, y, onSand(land, y) * own.between(1.55, 1.8)),
  );
}

/** The beach: cabins below the dike, and objects on the sand. */
export function beach(land: Foreland): void {
  const { art, chance } = land;
  const top = sandBelow(land);
  const y = top + chance.between(62, 92);
  if (chance.fork('whether').chance(0.72)) {
    const row = chance.fork('cabins');
    const gap = row.between(0, art.width - 300);
    cabins(art, row, [row.between(-60, 20), art.width], y, onSand(land, y) * 2.3, [
      gap,
      gap + row.between(200, 700),
    ]);
  }
  company(land, chance.fork('company'), y + 40, art.height - 40);
  footprints(art, chance.fork('walk'), chance.between(300, 1300), art.height - 8, 20);
  const grass = chance.fork('grass');
  const corner = grass.pick([-1, 0, 1, 2] as const);
  if (corner < 0 || corner === 2)
    dune(art, grass.fork('left'), -80, grass.between(300, 620), art.height + 10, 120);
  if (corner > 0)
    dune(art, grass.fork('right'), art.width - grass.between(300, 620), art.width + 80, art.height + 10, 120);
}

/** The water's edge at the viewer's feet. */
export function tide(land: Foreland): void {
  const { art, chance } = land;
  const { mood, width, height } = art;
  const top = sandBelow(land);
  const shore = chance.between(1030, 1085);
  const row = chance.fork('cabins');
  if (row.chance(0.5))
    cabins(art, row, [-30, width], top + 52, onSand(land, top + 52) * 2.3, [
      row.between(0, 500),
      row.between(700, 1500),
    ]);
  company(land, chance.fork('company'), top + 60, shore - 30);
  const wave = (by: number, swing: number): Point[] =>
    Array.from(
      { length: 41 },
      (_, n): Point => [
        (width * n) / 40,
        shore + by + Math.sin(n * 0.31 + by) * swing + Math.sin(n * 0.83 + swing) * swing * 0.4,
      ],
    );
  const wet = wave(-34, 9);
  art.polygon([...wet, [width, height], [0, height]], mix(sandOf(art), mood.shadow.colour, 0.2), {
    opacity: 0.6,
    blur: 3,
  });
  const water = mix(mood.sky[1], art.colour('#4f858c'), 0.5);
  const waves = [0, 34, 84].map((by, n) => ({
    line: wave(by, 12 - n * 2),
    tint: lit(mix(mix(water, mood.sky[3], 0.3), water, n / 2), -0.03 * n),
  }));
  for (const [n, { line, tint }] of waves.entries()) {
    art.polygon([...line, [width, height + 10], [0, height + 10]], tint, { opacity: 0.82 });
    art.line(line, '#fdfbf4', 7 - n, { opacity: mood.lamps > 0.5 ? 0.55 : 0.85, round: true });
    art.line(
      line.map(([x, y]): Point => [x, y + 9 + n * 2]),
      '#fdfbf4',
      2,
      { opacity: 0.4, round: true },
    );
  }
  const glints = Array.from({ length: 70 }, () => {
    const t = chance.next();
    const long = chance.between(14, 70) * (0.4 + t);
    return `M${px(chance.next() * width)} ${px(shore + 24 + t * (height - shore))}q${px(long / 2)} -3 ${px(long)} 0q${px(-long / 2)} 3 ${px(-long)} 0Z`;
  });
  art.path(glints.join(''), mix(mood.wash.colour, '#ffffff', 0.4), { opacity: 0.5 });
  if (mood.snow) return;
  scattered(land, chance.fork('paddling'), chance.int(1, 3), [shore + 14, shore + 30], (own, x, y) =>
    walker(art, own, x, y, onSand(land, y) * own.between(1.3, 1.75)),
  );
}

/** Over the dunes, through the gap of the path. */
export function dunes(land: Foreland): void {
  const { art, chance } = land;
  const { width, height } = art;
  const top = sandBelow(land);
  company(land, chance.fork('company'), top + 20, top + 90);
  const middle = width * chance.between(0.3, 0.7);
  const rise = chance.between(170, 250);
  dune(art, chance.fork('back-left'), -200, middle + 60, height - 60, rise * 0.55);
  dune(art, chance.fork('back-right'), middle - 60, width + 200, height - 60, rise * 0.6);
  const path = lit(sandOf(art), 0.03);
  art.path(
    `M${px(middle - 16)} ${px(height - 170)}Q${px(middle - 60)} ${px(height - 60)} ${px(middle - 190)} ${height + 10}H${px(middle + 190)}Q${px(middle + 50)} ${px(height - 70)} ${px(middle + 16)} ${px(height - 170)}Z`,
    art.gradient([path, lit(path, -0.03)]),
  );
  dune(art, chance.fork('left'), -160, middle - 130, height + 20, rise);
  dune(art, chance.fork('right'), middle + 130, width + 160, height + 20, rise * 0.9);
  for (const way of [-1, 1])
    paling(
      art,
      chance.fork(`paling-${way}`),
      [middle + way * 34, height - 150],
      [middle + way * 320, height + 20],
      [26, 100],
    );
  if (chance.chance(0.7))
    walker(art, chance.fork('walker'), middle + chance.between(-30, 30), height - 50, 150);
}
