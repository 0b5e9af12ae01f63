/** Along the promenade, with the sea on one side and the fronts on the other. */

import type { BlockFacts } from '../blocks/spec.ts';
import type { Art } from '../canvas/art.ts';
import { finish } from '../canvas/light.ts';
import { sky } from '../nature/sky.ts';
import { fronts, furniture } from '../seaside/along-the-fronts.ts';
import { promenade, rowOfCabins, shore } from '../seaside/along-the-shore.ts';
import { paving } from '../seaside/paving.ts';
import { gulls } from '../seaside/sea.ts';

/** Draws the promenade; the block nearest to the viewer matches the listing. */
export function coastPromenade(art: Art, facts: BlockFacts = {}): void {
  const { chance } = art;
  const view = chance.fork('eye');
  const scene = promenade(art, {
    eye: view.between(2.6, 4.6),
    focal: view.between(1020, 1240),
    horizon: view.between(690, 800),
    shift: view.between(0.12, 0.27),
    fronts: view.between(10, 15),
    edge: -view.between(3, 6.5),
  });
  const { camera, edge, side, horizon } = scene;
  sky(art, horizon, { clouds: 5 });
  shore(scene, chance.fork('shore'));
  if (chance.fork('which').chance(0.75)) rowOfCabins(scene, chance.fork('cabins'));
  const across = [side * edge, side * scene.fronts].toSorted((one, other) => one - other);
  paving(art, chance.fork('paving'), camera, [across[0] ?? 0, across[1] ?? 0, 1, 400]);
  fronts(scene, chance.fork('fronts'), facts);
  furniture(scene, chance.fork('furniture'));
  const middle = art.width / 2 - side * 420;
  gulls(
    art,
    chance.fork('gulls'),
    chance.fork('birds').int(2, 8),
    [middle - 330, middle + 330],
    [90, horizon - 140],
  );
  finish(art);
}
