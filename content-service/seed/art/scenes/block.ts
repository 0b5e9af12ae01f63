/** A block of flats in town, seen on its corner; its storeys and bays may match a listing's units. */
import type { Art } from '../art.ts';
import { drawBlock } from '../blocks/block.ts';
import { type BlockFacts, blockHeight, someBlock, widthOf } from '../blocks/spec.ts';
import { finish } from '../light.ts';
import { backdrop, cornerView, paving, square } from './forecourt.ts';

/** Draws the block. `storeys` are those above the ground floor. */
export function block(art: Art, facts: BlockFacts = {}): void {
  const chance = art.chance.fork('block');
  const main = someBlock(chance, {
    ...facts,
    style: facts.style ?? chance.pick(['new', 'new', 'new', 'eighties', 'thirties'] as const),
    storeys: facts.storeys ?? chance.int(2, 6),
    bays: facts.bays ?? chance.int(3, 5),
  });
  const own = chance.fork('side');
  const side = {
    ...main,
    bays: own.int(2, 3),
    pattern: own.pick(['woven', 'loggias', 'checker', 'columns', main.pattern] as const),
  };
  const view = cornerView(art, chance.fork('view'), widthOf(main), widthOf(side), blockHeight(main));
  backdrop(art, chance.fork('backdrop'));
  paving(art, chance.fork('paving'), view.camera);
  drawBlock(art, view.camera, chance.fork('side-face'), side, view.side.origin, view.side.turn, 'face');
  drawBlock(art, view.camera, chance.fork('main-face'), main, view.main.origin, view.main.turn, 'corner');
  square(art, chance.fork('square'), view.camera);
  finish(art);
}
