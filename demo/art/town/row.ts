/** A row of terraced houses along a street. */
import type { Chance } from '../canvas/chance.ts';
import { someTerraced, type TerracedHouse, type TerracedStyle } from '../houses/terraced/terraced-spec.ts';

/** Styles of houses beside a house of a style: similar and contemporary ones, plainer than the house itself. */
const NEIGHBOURS: Readonly<Record<TerracedStyle, readonly TerracedStyle[]>> = {
  town: ['town', 'interwar', 'workers', 'thirties', 'town'],
  nouveau: ['town', 'interwar', 'town', 'workers'],
  gabled: ['town', 'gabled', 'workers', 'interwar'],
  interwar: ['town', 'thirties', 'interwar', 'workers'],
  workers: ['workers', 'workers', 'workers', 'thirties', 'town'],
  thirties: ['thirties', 'workers', 'interwar', 'belEtage'],
  belEtage: ['belEtage', 'thirties', 'workers', 'belEtage'],
  newBuild: ['newBuild', 'newBuild', 'thirties', 'workers', 'belEtage'],
};

interface Standing {
  readonly house: TerracedHouse;
  /** Metres from the left edge of the picture. */
  readonly from: number;
  /** Name that seeds its random numbers. */
  readonly name: string;
}

interface RowOptions {
  /** Visible metres. */
  readonly across: number;
  /** Side on which the row ends with the house. */
  readonly end: 'left' | 'right' | null;
}

/** A neighbour of a house; houses of one project share their brick and frames. */
function neighbourOf(main: TerracedHouse, chance: Chance): TerracedHouse {
  const house = someTerraced(chance, { style: chance.pick(NEIGHBOURS[main.style]) });
  const project = main.style === 'newBuild' && house.style === 'newBuild';
  return project ? { ...house, wall: main.wall, frame: main.frame, accent: main.accent } : house;
}

/** The house near the middle, and neighbours to both edges of the picture, from left to right. */
export function row(chance: Chance, main: TerracedHouse, { across, end }: RowOptions): Standing[] {
  const lean = end === null ? chance.between(-0.9, 0.9) : (end === 'left' ? 1 : -1) * chance.between(0, 1.2);
  const middle = (across - main.width) / 2 + lean;
  const standing: Standing[] = [{ house: main, from: middle, name: 'main' }];
  for (let index = 0, edge = middle; edge > 0 && end !== 'left'; index += 1) {
    const house = neighbourOf(main, chance.fork(`left-${index}`));
    edge -= house.width;
    standing.unshift({ house, from: edge, name: `left-${index}` });
  }
  for (let index = 0, edge = middle + main.width; edge < across && end !== 'right'; index += 1) {
    const house = neighbourOf(main, chance.fork(`right-${index}`));
    standing.push({ house, from: edge, name: `right-${index}` });
    edge += house.width;
  }
  return standing;
}
