/** A room for bicycles on the ground floor of a building. */

import { render } from '../building/masonry.ts';
import { windowIn } from '../building/window.ts';
import type { Art } from '../canvas/art.ts';
import { lit } from '../canvas/colour.ts';
import { elevation } from '../canvas/plane.ts';
import { bike } from '../street/street.ts';

const FLOOR = 840;
const PX_PER_METRE = 250;

/** Draws the room. */
export function bicycleStore(art: Art): void {
  const { chance, width, height, mood } = art;
  const own = chance.fork('store');
  const plane = elevation(art, 0, FLOOR, PX_PER_METRE);
  const band = art.colour(own.pick(['#c98f4a', '#4f8f8a', '#5f7f72', '#3d5a80']));
  render(art, own.fork('wall'), plane, [0, 0, width / PX_PER_METRE, FLOOR / PX_PER_METRE], '#e6e0d2');
  plane.rect(0, 0, width / PX_PER_METRE, 1.1, band, { opacity: 0.85 });
  for (const [n, u] of [0.9, 4.1].entries())
    windowIn(
      art,
      own.fork(`window-${n}`),
      plane,
      { u, v: 2.1, width: 1.4, height: 0.7 },
      { frame: '#3a3f47', leaves: 2 },
    );
  const ground = art.colour('#a39d92');
  art.rect(0, FLOOR, width, height - FLOOR, art.gradient([lit(ground, -0.03), lit(ground, 0.03)]));
  art.rect(0, FLOOR - 5, width, 12, lit(ground, -0.12));
  const metal = art.colour('#7d8588');
  for (let x = 150; x < width; x += 320) {
    art.path(`M${x - 60} ${FLOOR + 90}V${FLOOR - 90}a60 60 0 0 1 120 0V${FLOOR + 90}`, 'none', {
      stroke: metal,
      strokeWidth: 13,
      round: true,
    });
  }
  const facing = own.pick(['left', 'right'] as const);
  // The place on offer stays free.
  const free = own.int(1, 3);
  for (let n = 0; n < 5; n += 1)
    if (n !== free) bike(art, own.fork(`bike-${n}`), 150 + n * 320, FLOOR + 110, 250, { facing });
  for (const x of [0.25, 0.75]) {
    art.ellipse(width * x, 60, 150, 26, '#fff6dc', { opacity: 0.9, blur: 3 });
    art.ellipse(width * x, 190, 520, 330, mood.wash.colour, { opacity: 0.16, blend: 'screen', blur: 40 });
  }
}
