/**
 * A block of flats on the dike among its neighbours: seen from the beach, the water, the dunes, the dike, or
 * at an angle.
 */

import { drawBlock } from '../blocks/block.ts';
import { type Block, type BlockFacts, blockHeight, someBlock, widthOf } from '../blocks/spec.ts';
import type { Art } from '../canvas/art.ts';
import { createCamera } from '../canvas/camera.ts';
import { finish } from '../canvas/light.ts';
import { sky } from '../nature/sky.ts';
import { dike } from '../seaside/foreland-dike.ts';
import { beach, dunes, type Foreland, tide } from '../seaside/forelands.ts';
import { oblique } from '../seaside/oblique.ts';
import { rowAround, townBehind } from '../seaside/row.ts';
import { gulls } from '../seaside/sea.ts';
import { calmer } from '../town/calmer.ts';

interface View {
  /** Foot of the fronts, px. */
  readonly foot: readonly [number, number];
  /** Metres from the eye to the fronts, and up from the dike. */
  readonly away: readonly [number, number];
  readonly eye: readonly [number, number];
  readonly draw: (land: Foreland) => void;
}

const VIEWS = {
  beach: { foot: [845, 885], away: [72, 105], eye: [2.4, 4], draw: beach },
  tide: { foot: [800, 850], away: [110, 140], eye: [3, 4.5], draw: tide },
  dunes: { foot: [880, 925], away: [85, 120], eye: [4.5, 7], draw: dunes },
  dike: { foot: [985, 1025], away: [40, 60], eye: [2.2, 4.5], draw: dike },
} as const satisfies Record<string, View>;
const COAST_VIEWS = ['beach', 'dike', 'oblique', 'tide', 'dunes'] as const;
type CoastView = (typeof COAST_VIEWS)[number];

/** Seen from straight ahead. */
function frontal(art: Art, main: Block, view: View): void {
  const { width } = art;
  const chance = art.chance.fork('view');
  const foot = chance.between(...view.foot);
  const away = chance.between(...view.away);
  const eye = chance.between(...view.eye);
  const scale = Math.min(36, (foot - 55) / blockHeight(main), (width * 0.74) / widthOf(main));
  const middle = chance.between(-0.07, 0.07) * (width / scale);
  const off = chance.between(-10, 10);
  const camera = createCamera({
    eye: [off, eye, -away],
    focal: scale * away,
    centre: [width / 2 + off * scale, foot - eye * scale],
  });
  const across = width / scale / 2 + 3;
  townBehind(art, art.chance.fork('behind'), foot, scale, main);
  const row = rowAround(art.chance.fork('row'), main, { middle, left: -across, right: across });
  for (const { block, from } of row.toReversed()) {
    const back = block === main ? 0 : 0.6;
    const seen = block === main ? art : calmer(art, 0.46);
    drawBlock(seen, camera, art.chance.fork(`block-${Math.round(from)}`), block, [from, 0, back]);
  }
  view.draw({ art, chance: art.chance.fork('foreland'), camera, foot, horizon: foot - eye * scale, scale });
}

/** Draws the front of a seaside town; the block in the middle matches the listing. */
export function coastFront(art: Art, facts: BlockFacts & { readonly view?: CoastView } = {}): void {
  const { chance, width } = art;
  const { view = chance.fork('which').pick(COAST_VIEWS), ...known } = facts;
  const storeys = known.storeys ?? chance.fork('storeys').int(4, 9);
  const bays = known.bays ?? chance.fork('bays').int(Math.max(3, storeys - 3), Math.min(8, storeys + 1));
  const main = someBlock(chance.fork('main'), {
    shops: chance.fork('shops').chance(0.75),
    ...known,
    storeys,
    bays,
  });
  sky(art, 880, { clouds: 5 });
  gulls(art, chance.fork('gulls'), chance.fork('birds').int(2, 7), [100, width - 100], [70, 340]);
  if (view === 'oblique') oblique(art, chance.fork('view'), main);
  else frontal(art, main, VIEWS[view]);
  finish(art);
}
