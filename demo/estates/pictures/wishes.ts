import type { BlockStyle } from '../../art/blocks/spec.ts';
import type { Outlook } from '../../art/interior/room.ts';
import type { RoomStyleName } from '../../art/interior/styles.ts';
import { INTERIORS } from '../../art/pool/rooms.ts';
import type { Rng } from '../../basics/rng.ts';
import { reaches } from '../../choice/floor-fits.ts';
import { roomWishes } from '../../choice/rooms.ts';
import type { Wish } from '../../choice/wish.ts';
import type { DemoEstate, DrawnEstate } from '../demo-estate.ts';
import { type Kind, kindSpec } from '../kinds/kinds.ts';

const IN_THE_WOODS: readonly Kind[] = ['stoneHouse', 'chalet', 'holidayArdennes'];

/** Last year in which blocks of flats were built in each style. */
const ERAS: readonly (readonly [until: number, era: BlockStyle])[] = [
  [1945, 'thirties'],
  [1980, 'sixties'],
  [1996, 'eighties'],
];
export const eraOf = (built: number): BlockStyle => ERAS.find(([until]) => built < until)?.[1] ?? 'new';

/** A block must be of the flat's era, and have its floor. */
function blockFits({ floor, built, subType }: DrawnEstate): Wish['fits'] {
  if (floor === null) return undefined;
  const high = reaches(floor, subType === 'PENTHOUSE');
  return (facts) => high(facts) && (facts.era === undefined || built === null || facts.era === eraOf(built));
}

function front(estate: DrawnEstate, rng: Rng): Wish {
  const fallen = estate.kind === 'stoneHouse' && estate.condition === 'TO_RENOVATE';
  const fits = blockFits(estate);
  return {
    motif: fallen ? 'ruin' : estate.front,
    ...(fits ? { fits } : {}),
    evening: rng.chance(0.3) ? 'first' : 'later',
  };
}

/** The view from its windows. */
export function outlookOf({ kind, tags, floor }: Pick<DemoEstate, 'kind' | 'tags' | 'floor'>): Outlook {
  if (tags.has('seaview')) return 'sea';
  if (IN_THE_WOODS.includes(kind)) return 'forest';
  return floor === null && tags.has('garden') ? 'garden' : 'town';
}

/** Last year in which interiors had the style of the seventies. */
const LAST_ORANGE = 1984;

/** Interior style: an estate that was not renovated for decades gets an old one, if there is one. */
function styleOf({ tags, built, renovated }: DrawnEstate, outlook: Outlook, rng: Rng): RoomStyleName {
  const styles = INTERIORS[outlook];
  if (tags.has('dated') && styles.includes('seventies')) return 'seventies';
  const redone = renovated !== null || (built ?? 0) > LAST_ORANGE;
  return rng.pick(redone ? styles.filter((style) => style !== 'seventies') : styles);
}

function inside(estate: DrawnEstate, rng: Rng): Wish[] {
  const { condition, subType, beds, baths } = estate;
  if (condition === 'TO_RENOVATE') return [{ motif: 'worn-living' }, { motif: 'worn-kitchen' }];
  const outlook = outlookOf(estate);
  return roomWishes({
    style: styleOf(estate, outlook, rng),
    outlook,
    bedrooms: beds ?? 0,
    bathrooms: baths ?? 0,
    studio: subType === 'STUDIO' && outlook === 'sea',
  });
}

/**
 * Attic, cellar and garden, if the estate has them. Pictured attics look onto a street, and pictured gardens
 * are behind houses of brick and plaster.
 */
function around({ kind, tags, floor, condition }: DrawnEstate, rng: Rng): Wish[] {
  const whole = kind === 'townHouse' || kind === 'stoneHouse';
  const lived = condition !== 'TO_RENOVATE';
  const behind = !IN_THE_WOODS.includes(kind) && !tags.has('modern');
  return [
    ...(kind === 'townHouse' && lived && rng.chance(0.4) ? [{ motif: 'attic' } as const] : []),
    ...(tags.has('garden') && (floor ?? 0) === 0 && lived && behind
      ? [
          {
            motif: kind === 'townHouse' || floor !== null ? 'city-garden' : 'garden',
            evening: 'later',
          } as const,
        ]
      : []),
    ...(whole && rng.chance(0.2) ? [{ motif: 'cellar' } as const] : []),
  ];
}

/** All pictures that an estate needs, in order: the front, then inside, then outside. */
export const wishesOf = (estate: DrawnEstate, rng: Rng): Wish[] => [
  front(estate, rng),
  ...(kindSpec(estate.kind).rooms
    ? [...inside(estate, rng), ...around(estate, rng)]
    : (kindSpec(estate.kind).also ?? []).map((motif): Wish => ({ motif }))),
];
