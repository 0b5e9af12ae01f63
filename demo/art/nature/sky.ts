import { type Art, px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { mix } from '../canvas/colour.ts';

/** Moods in which the sun itself is visible. */
const SUN_SEEN = new Set(['morning', 'golden']);

/** A flat-bottomed cumulus: many small lobes over a base that fades out. `width` px. */
function cloud(art: Art, chance: Chance, x: number, y: number, width: number): void {
  const { mood } = art;
  const height = width * chance.between(0.1, 0.2);
  const lobes = chance.int(11, 17);
  let d = '';
  for (let lobe = 0; lobe < lobes; lobe += 1) {
    const t = lobe / (lobes - 1);
    const swell = Math.sin(Math.PI * (0.04 + t * 0.92));
    const r = height * (0.2 + 0.48 * swell * chance.between(0.6, 1.1));
    const cx = x + t * width + chance.between(-0.02, 0.02) * width;
    const cy = y + height * 0.62 - r * 0.7 - swell * height * chance.between(0, 0.3);
    const [rx, ry] = [px(r * 1.25), px(r)];
    d += `M${px(cx - r * 1.25)} ${px(cy)}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
  }
  const fill = art.gradientAt(
    [
      [0, mood.cloud, 0.92],
      [0.6, mood.cloud, 0.55],
      [1, mood.cloud, 0],
    ],
    [0, y - height * 0.5],
    [0, y + height * 0.72],
  );
  art.path(d, fill, { blur: 1.6, opacity: 0.85 });
  for (let streak = 0; streak < 3; streak += 1) {
    const sx = x + chance.between(-0.5, 0.4) * width;
    const sy = y + height * chance.between(0.45, 1.1);
    const length = width * chance.between(0.5, 1.2);
    const thick = height * chance.between(0.05, 0.1);
    art.path(
      `M${px(sx)} ${px(sy)}q${px(length / 2)} ${px(-thick * 2)} ${px(length)} 0q${px(-length / 2)} ${px(thick)} ${px(-length)} 0Z`,
      mood.cloud,
      { opacity: chance.between(0.25, 0.5), blur: 1.6 },
    );
  }
}

interface SkyOptions {
  readonly clouds?: number;
  /** Scale of the clouds' width. */
  readonly scale?: number;
}

/** Sky down to the horizon (px), with the sun and clouds. */
export function sky(art: Art, horizon: number, { clouds = 4, scale = 1 }: SkyOptions = {}): void {
  const { mood, width } = art;
  const chance = art.chance.fork('sky');
  art.rect(0, 0, width, horizon + 4, art.gradient(mood.sky));
  const x = width * (art.sun < 0 ? chance.between(0.1, 0.25) : chance.between(0.75, 0.9));
  const y = horizon * (1 - mood.sun) * 0.9 + 20;
  const glow = art.radial([
    [0, mood.wash.colour, 0.75],
    [0.25, mood.wash.colour, 0.3],
    [1, mood.wash.colour, 0],
  ]);
  art.ellipse(x, y, width * 0.42, width * 0.34, glow);
  if (SUN_SEEN.has(art.moodName)) {
    art.ellipse(x, y, 46, 46, mix(mood.wash.colour, '#ffffff', 0.55), { opacity: 0.85 });
  }
  for (let index = 0; index < clouds; index += 1) {
    const own = chance.fork(index);
    cloud(
      art,
      own,
      own.between(-0.05, 1) * width,
      horizon * own.between(0.06, 0.62),
      own.between(160, 420) * scale,
    );
  }
}
