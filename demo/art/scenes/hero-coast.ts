/** A panorama of the coast, for the top of a page: sea and a pier, the beach, and the fronts along the dike. */
import type { Art } from '../canvas/art.ts';
import { finish } from '../canvas/light.ts';
import { sky } from '../nature/sky.ts';
import { fronts, furniture } from '../seaside/along-the-fronts.ts';
import { promenade, rowOfCabins, shore } from '../seaside/along-the-shore.ts';
import { beachedBoat, kiteFlyer } from '../seaside/beach-things.ts';
import { paving } from '../seaside/paving.ts';
import { pier } from '../seaside/pier.ts';
import { dune, parasol } from '../seaside/sand.ts';
import { gulls, sail } from '../seaside/sea.ts';
import { walker } from '../street/walker.ts';

/** Height in metres of the eye above the beach. */
const EYE = 6.6;

/** Draws the panorama, of any width. The vanishing point is in the middle third, which phones show alone. */
export function heroCoast(art: Art): void {
  const { width, height, mood } = art;
  const chance = art.chance.fork('hero');
  const size = height / 1100;
  const horizon = height * 0.56;
  const scene = promenade(art, {
    eye: EYE - 2.4,
    focal: 1150 * size,
    horizon,
    shift: chance.between(0.08, 0.11),
    fronts: chance.between(24, 27),
    edge: 12,
  });
  const { side, edge, fronts: wall } = scene;
  sky(art, horizon, { clouds: 8, scale: 1.3 });
  pierAndSea();
  if (!mood.snow) rowOfCabins(scene, chance.fork('cabins'));
  const across = [side * edge, side * wall].toSorted((one, other) => one - other);
  paving(art, chance.fork('paving'), scene.camera, [across[0] ?? 0, across[1] ?? 0, 8, 400]);
  fronts(scene, chance.fork('fronts'), { storeys: chance.int(5, 7) });
  furniture(scene, chance.fork('furniture'));
  onTheBeach();
  gulls(art, chance.fork('gulls'), 9, [width * 0.08, width * 0.66], [height * 0.1, height * 0.42]);
  const [low, deep] = [chance.between(0.24, 0.32), chance.between(0.2, 0.26)];
  dune(art, chance.fork('left'), -80, width * (side > 0 ? low : deep), height + 14, 150 * size);
  dune(art, chance.fork('right'), width * (1 - (side > 0 ? deep : low)), width + 90, height + 14, 150 * size);
  finish(art, 1.1);

  function pierAndSea(): void {
    shore(scene, chance.fork('shore'));
    for (let n = 0; n < 4; n += 1) {
      const own = chance.fork(`sail-${n}`);
      sail(
        art,
        width / 2 - side * width * own.between(0.14, 0.45),
        horizon + own.between(6, 46) * size,
        own.between(18, 40) * size,
      );
    }
    pier(
      art,
      chance.fork('pier'),
      horizon + 26 * size,
      width * chance.between(0.17, 0.22),
      size,
      side > 0 ? -1 : 1,
    );
  }

  function onTheBeach(): void {
    const scaleAt = (y: number): number => (y - horizon) / EYE;
    const spots = [0.27, 0.32, 0.37, 0.42, 0.47].map((share, n) => {
      const own = chance.fork(`spot-${n}`);
      return {
        own,
        x: width / 2 + side * width * (share - 0.5),
        y: horizon + height * own.between(0.15, 0.34),
      };
    });
    for (const { own, x, y } of spots.toSorted((one, other) => one.y - other.y)) {
      const kind = own.pick(['walker', 'boat', 'parasol', 'walker', 'kite'] as const);
      if (kind === 'boat' && !mood.snow) beachedBoat(art, own, x, y, scaleAt(y) * 0.8);
      else if (kind === 'parasol' && mood.lamps < 0.3 && !mood.snow)
        parasol(art, own, x, y, scaleAt(y) * 2.2);
      else if (kind === 'kite' && !mood.snow) kiteFlyer(art, own, x, y, scaleAt(y));
      else walker(art, own, x, y, scaleAt(y) * 1.7);
    }
  }
}
