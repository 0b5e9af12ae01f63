/** Doors, gates and windows in the walls of a country house. Metres on the front's plane. */

import { doorIn } from '../../building/door.ts';
import type { Field } from '../../building/masonry.ts';
import { windowIn } from '../../building/window.ts';
import type { Art } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit } from '../../canvas/colour.ts';
import type { Plane } from '../../canvas/plane.ts';
import { flowerBox } from '../country.ts';
import type { Volume } from './stone-spec.ts';

export const FRAME = '#f1ebdd';

/** The opening in a bay of a storey. */
export function opening(
  art: Art,
  chance: Chance,
  plane: Plane,
  volume: Volume,
  storey: number,
  bay: number,
): void {
  const kind = volume.storeys[storey]?.[bay] ?? 'none';
  const bays = volume.storeys[storey]?.length ?? 1;
  const middle = volume.u + (volume.width / bays) * (bay + 0.5);
  const tall = volume.wall / volume.storeys.length;
  const foot = storey * tall;
  const surround = volume.walls.dressed;
  if (kind === 'gate')
    doorIn(
      art,
      chance,
      plane,
      { u: middle - 1.35, v: 0, width: 2.7, height: volume.wall - 1.95, arch: 'segment' },
      { colour: volume.door, surround, fanlight: 0, steps: 0, glazed: false },
    );
  if (kind === 'door')
    doorIn(
      art,
      chance,
      plane,
      { u: middle - 0.58, v: 0.05, width: 1.16, height: 2.45 },
      { colour: volume.door, surround, fanlight: 0.42, steps: 1 },
    );
  if (kind === 'window') {
    const [wide, high] = [1.1, Math.min(1.65, tall * (storey === 0 ? 0.57 : 0.52))];
    const v = foot + (storey === 0 ? 0.9 : tall * 0.26);
    windowIn(
      art,
      chance,
      plane,
      { u: middle - wide / 2, v, width: wide, height: high },
      {
        frame: FRAME,
        leaves: 2,
        panes: [2, 3],
        surround,
        reveal: '#6d6458',
        ...(volume.shutters === null ? {} : { shutters: volume.shutters }),
      },
    );
    if (volume.flowers && (storey > 0 || volume.storeys.length === 1))
      flowerBox(art, chance.fork('flowers'), plane, middle - 0.62, v, 1.24);
  }
  if (kind === 'vent')
    windowIn(
      art,
      chance,
      plane,
      { u: middle - 0.32, v: foot + tall * 0.38, width: 0.64, height: 0.64 },
      {
        frame: FRAME,
        leaves: 1,
        surround,
        sill: null,
      },
    );
  if (kind === 'loft') {
    const field: Field = [middle - 0.55, volume.wall - 1.6, 1.1, 1.25];
    plane.rect(field[0] - 0.16, field[1] - 0.1, 1.42, 1.5, art.colour(surround));
    plane.rect(...field, art.colour('#6b4a33'));
    for (let board = 0; board < 5; board += 1)
      plane.rect(field[0] + board * 0.22, field[1], 0.025, field[3], lit(art.colour('#6b4a33'), -0.08));
  }
}
