import type { Art, Point } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { elevation } from '../canvas/plane.ts';

/** The village church with its slate spire, hazy in the background; the foot of its tower at `(x, y)` px. */
export function church(art: Art, chance: Chance, x: number, y: number, scale: number): void {
  const { mood, sun } = art;
  const far = (colour: string): string => mix(art.colour(colour), mood.haze, 0.34);
  const [wall, slate] = [far(chance.pick(['#b5a994', '#e6dcc8', '#a39c92'])), far('#545e68')];
  const plane = elevation(art, x, y, scale);
  const way = chance.pick([-1, 1]);
  const [tall, wide, spire] = [chance.between(10, 12.5), 4.2, chance.between(7, 10)];
  const nave = way > 0 ? wide - 0.2 : -11;
  const lamp = mood.lamps > 0.5 ? '#ffd992' : lit(far('#5a6670'), -0.02);
  plane.rect(nave, 0, 11.2, 5.6, art.gradient([lit(wall, 0.01), lit(wall, -0.03)]));
  plane.polygon(
    [
      [nave - 0.3, 5.5],
      [nave + 11.5, 5.5],
      [nave + 10.6, 9.2],
      [nave + 0.6, 9.2],
    ],
    mood.snow ? '#eff1f0' : slate,
  );
  for (let n = 0; n < 4; n += 1) {
    const u = nave + 1.2 + n * 2.6;
    const arch: Point[] = [
      [u, 1.8],
      [u + 0.9, 1.8],
      [u + 0.9, 3.9],
      [u + 0.45, 4.5],
      [u, 3.9],
    ];
    plane.polygon(arch, lamp);
  }
  plane.rect(0, 0, wide, tall, art.gradient([lit(wall, 0.03), lit(wall, -0.02)]));
  plane.rect(sun < 0 ? wide * 0.6 : 0, 0, wide * 0.4, tall, mood.shadow.colour, { opacity: 0.14 });
  for (const u of [0.9, 2.3])
    plane.polygon(
      [
        [u, tall - 2.6],
        [u + 1, tall - 2.6],
        [u + 1, tall - 1.2],
        [u + 0.5, tall - 0.7],
        [u, tall - 1.2],
      ],
      lit(slate, -0.06),
    );
  const middle = wide / 2;
  plane.polygon(
    [
      [-0.3, tall - 0.1],
      [wide + 0.3, tall - 0.1],
      [middle + 0.5, tall + spire * 0.4],
      [middle, tall + spire],
      [middle - 0.5, tall + spire * 0.4],
    ],
    slate,
  );
  const lee: readonly Point[] = [
    [middle, tall - 0.1],
    [middle - sun * (middle + 0.3), tall - 0.1],
    [middle - sun * 0.5, tall + spire * 0.4],
    [middle, tall + spire],
  ];
  plane.polygon(lee, lit(slate, -0.04));
  if (mood.snow)
    plane.polygon(
      [
        [middle + sun * 0.1, tall - 0.1],
        [middle + sun * (middle + 0.3), tall - 0.1],
        [middle + sun * 0.5, tall + spire * 0.4],
        [middle, tall + spire],
      ],
      '#eff1f0',
    );
  plane.line(
    [
      [middle, tall + spire],
      [middle, tall + spire + 1.2],
    ],
    lit(slate, -0.08),
    0.1,
  );
  plane.line(
    [
      [middle - 0.35, tall + spire + 0.8],
      [middle + 0.35, tall + spire + 0.8],
    ],
    lit(slate, -0.08),
    0.1,
  );
}
