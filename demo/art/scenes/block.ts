/** A block of flats in town, on its corner or within its row; storeys and bays can match a listing's units. */

import { drawBlock } from '../blocks/block.ts';
import { type BlockFacts, blockHeight, someBlock, widthOf } from '../blocks/spec.ts';
import type { Art } from '../canvas/art.ts';
import { finish } from '../canvas/light.ts';
import { backdrop } from '../town/backdrop.ts';
import { kerbside } from '../town/kerbside.ts';
import { neighbours } from '../town/neighbours.ts';
import { someSite } from '../town/site.ts';
import { streetFloor } from '../town/street-floor.ts';

/** Draws the block. `storeys` are those above the ground floor. */
export function block(art: Art, facts: BlockFacts = {}): void {
  const chance = art.chance.fork('block');
  const main = someBlock(chance, {
    ...facts,
    style: facts.style ?? chance.pick(['new', 'new', 'new', 'eighties', 'thirties', 'sixties'] as const),
    storeys: facts.storeys ?? chance.int(2, 5),
    bays: facts.bays ?? chance.int(3, 6),
    shops: facts.shops ?? chance.chance(0.35),
  });
  const own = chance.fork('side');
  const side = {
    ...main,
    bays: own.int(2, 3),
    pattern: own.pick(['woven', 'loggias', 'checker', 'columns', main.pattern] as const),
  };
  const height = blockHeight(main);
  const extent = { main: widthOf(main), side: widthOf(side), height };
  const site = someSite(art, chance.fork('view'), extent, 0.62);
  backdrop(art, chance.fork('backdrop'), site.horizon);
  streetFloor(art, chance.fork('floor'), site);
  const { camera } = site;
  if (site.side !== null) {
    neighbours(art, chance.fork('side-neighbours'), site, site.side, height);
    drawBlock(art, camera, chance.fork('side-face'), side, site.side.origin, site.side.turn, 'face');
  }
  neighbours(art, chance.fork('neighbours'), site, site.main, height);
  const part = site.side === null ? 'whole' : 'corner';
  drawBlock(art, camera, chance.fork('main-face'), main, site.main.origin, site.main.turn, part);
  kerbside(art, chance.fork('kerbside'), site);
  finish(art);
}
