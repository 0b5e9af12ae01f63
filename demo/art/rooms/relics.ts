/** Objects left in the rooms of an estate to renovate, which show the use of each room. */
import { lit } from '../canvas/colour.ts';
import { bath, closet } from '../furniture/bath.ts';
import { fireplace } from '../furniture/fireplace.ts';
import { baseUnits, sink, someKitchen } from '../furniture/kitchen-units.ts';
import { sofa } from '../furniture/sofa.ts';
import { chest } from '../furniture/wardrobe.ts';
import type { Room } from '../interior/room.ts';
import type { RoomStyle } from '../interior/style.ts';

/** The style of an estate two generations ago. */
const dated = (style: RoomStyle): RoomStyle => ({
  ...style,
  sofa: '#8f7a52',
  wood: '#8a5f3c',
  cabinet: '#c9b58a',
  worktop: '#8f8a80',
  metal: '#8d8f8c',
  textiles: ['#a3764a', '#7d7a4a', '#8c5a48', '#d9c9a3'],
});

export function livingRelic(room: Room): void {
  const style = dated(room.style);
  const chance = room.chance.fork('relic');
  if (chance.chance(0.6)) fireplace(room.against('back', room.width * 0.62, 1.5), chance, style);
  else sofa(room.at(room.width * 0.55, room.depth - 0.15), chance, style, { width: 1.9 });
}

export function kitchenRelic(room: Room): void {
  const style = dated(room.style);
  const chance = room.chance.fork('relic');
  const { width, depth, art } = room;
  const middle = width * 0.43;
  baseUnits(room.against('back', middle - 1.2, 2.4), someKitchen(chance, style), [
    'door',
    'drawers',
    'door',
    'door',
  ]);
  sink(room.against('back', middle - 0.25, 0.5), style);
  const cooker = room.at(middle + 1.3, depth - 0.03);
  const enamel = art.colour('#ece6d8');
  cooker.shade([0, 0], [0.6, 0.6], 0.9);
  cooker.box([0, 0, 0], [0.6, 0.86, 0.6], enamel, {
    front(plane) {
      plane.rect(0.06, 0.16, 0.48, 0.42, lit(enamel, -0.05));
      plane.rect(0.14, 0.26, 0.32, 0.2, art.colour('#3a3836'));
      for (let knob = 0; knob < 4; knob += 1)
        plane.rect(0.09 + knob * 0.12, 0.7, 0.05, 0.05, art.colour('#4a4644'));
    },
  });
}

export function bedroomRelic(room: Room): void {
  const style = dated(room.style);
  const { width, depth, art, chance } = room;
  const iron = art.colour('#4a4644');
  const frame = room.at(width * 0.6, depth - 0.08);
  const [wide, long] = [1, 1.95];
  frame.shade([0, 0], [wide, long], 1);
  for (const [d, tall] of [
    [0, 1.15],
    [long, 0.8],
  ] as const) {
    for (const u of [0, wide - 0.04]) frame.box([u, 0, d], [0.04, tall, 0.04], iron);
    for (const y of [tall - 0.06, 0.4]) frame.box([0, y, d], [wide, 0.03, 0.03], iron);
    for (let bar = 1; bar < 7; bar += 1)
      frame.box([(bar * wide) / 7, 0.4, d + 0.005], [0.02, tall - 0.45, 0.02], iron);
  }
  frame.box([0.02, 0.32, 0.04], [wide - 0.04, 0.04, long - 0.06], iron);
  frame.box([0.02, 0.36, 0.06], [wide - 0.04, 0.16, long - 0.1], art.colour('#d6cab2'), { rounded: 0.05 });
  chest(room.against('back', 0.15, 1), chance.fork('relic'), style, 1);
}

export function bathroomRelic(room: Room): void {
  const style = dated(room.style);
  const chance = room.chance.fork('relic');
  const { width, art } = room;
  bath(room.against('back', 0.15, 1.75, 0.06), chance, style);
  closet(room.against('back', width * 0.62, 0.42));
  const white = art.colour('#f2ede2');
  const basin = room.against('back', width * 0.62 + 0.65, 0.55);
  basin.turned(
    [0.27, 0, 0.2],
    [
      [0, 0.11],
      [0.05, 0.08],
      [0.7, 0.07],
    ],
    white,
  );
  basin.box([0, 0.7, 0], [0.55, 0.16, 0.44], white, { rounded: 0.05, topColour: lit(white, -0.06) });
}
