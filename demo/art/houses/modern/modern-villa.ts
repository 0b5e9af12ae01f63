/** Modern villas: a random one of each form. Metres on the front's plane. */
import type { Chance } from '../../canvas/chance.ts';
import { RUBBLES } from '../stone/farm-walls.ts';
import { barnVilla, cubeVilla } from './modern-forms.ts';
import { slabVilla } from './modern-slab.ts';
import type { ModernLook, ModernVilla } from './modern-spec.ts';

const someLook = (chance: Chance): ModernLook => ({
  cladding: chance.pick(['wood', 'wood', 'brick', 'render', 'dark'] as const),
  wood: chance.pick(['#9a6a42', '#a8754a', '#8a5a38', '#7d6a58', '#b08a62']),
  brick: chance.pick(['#b9795a', '#8c7f72', '#c9b594', '#6f5a50', '#d9cdb8']),
  base: chance.pick(['#f4efe4', '#efe6d6', '#e4e2dc', '#f6f4ee']),
  stones: chance.pick(RUBBLES),
});

/** A random villa; a bungalow when it has one storey. */
export function someModernVilla(chance: Chance, storeys: 1 | 2 = chance.chance(0.82) ? 2 : 1): ModernVilla {
  const look = someLook(chance);
  if (storeys === 1) return slabVilla(chance, look, false);
  const form = chance.pick(['slab', 'slab', 'cube', 'cube', 'barn', 'barn'] as const);
  if (form === 'slab') return slabVilla(chance, look, true);
  return form === 'cube' ? cubeVilla(chance, look) : barnVilla(chance, look);
}
