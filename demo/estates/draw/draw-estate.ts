import type { MotifName } from '../../art/pool/pool.ts';
import { instantBefore, REFERENCE_YEAR } from '../../basics/reference-date.ts';
import { type Rng, rngFor } from '../../basics/rng.ts';
import type { DemoLocale, Words } from '../../basics/words.ts';
import { planFor } from '../../choice/floor-plans.ts';
import { pointNear } from '../../places/point.ts';
import type { Tag } from '../../texts/sentence.ts';
import { ORIENTATIONS } from '../../texts/words.ts';
import type { SubTypeCode } from '../../vocabulary/sub-types.ts';
import { type DemoEstate, type DrawnEstate, isLetting } from '../demo-estate.ts';
import { epcFor } from '../energy.ts';
import { type Kind, kindSpec } from '../kinds/kinds.ts';
import { drawPrice, drawTransaction } from './draw-terms.ts';
import { write } from './write.ts';

/** Facts that the agency decides; the others are random. Given fields of `Estate` override them. */
export type EstateOrder = Partial<Omit<DrawnEstate, 'title' | 'short' | 'description' | 'tags'>> &
  Pick<DemoEstate, 'siteId' | 'id' | 'kind' | 'place' | 'reference' | 'days'> & {
    readonly text?: Partial<Pick<DemoEstate, 'title' | 'short' | 'description'>>;
  };

const FLAT_KINDS: readonly Kind[] = ['seaApartment', 'cityApartment', 'holidayCoast', 'serviceFlat'];
const isFlat = (kind: Kind, subType: SubTypeCode) => FLAT_KINDS.includes(kind) && subType !== 'HOLIDAY_HOME';

/** A random number of the range, nearer to its low end. */
const within = (range: readonly [number, number] | undefined, rng: Rng): number | null =>
  range === undefined ? null : Math.round(range[0] + (range[1] - range[0]) * rng.next() ** 1.25);

/** The floor of a flat: lower in a town house than in a block, highest by the sea. */
function floorIn(motif: MotifName, top: boolean, rng: Rng): number {
  if (motif.startsWith('terrace-')) return rng.int(1, 2);
  if (!top) return rng.int(1, 6);
  return motif === 'block' ? rng.int(5, 7) : rng.int(6, 9);
}

/** Generates an estate: the same order always gives the same estate. */
export function drawEstate(order: EstateOrder): DrawnEstate {
  const rng = rngFor(`${order.siteId}:${order.id}`);
  const { kind, place, days } = order;
  const spec = kindSpec(kind);
  const front = rng.pick(
    order.front ? spec.fronts.filter(({ motif }) => motif === order.front) : spec.fronts,
  );
  const { subTypes, tags: frontTags } = front;
  const subType = order.subType ?? rng.pick(subTypes);
  const flat = isFlat(kind, subType);
  const transaction = order.transaction ?? drawTransaction(kind, days, rng);
  const letting = isLetting(transaction);
  const top = subType === 'PENTHOUSE';
  const small = subType === 'STUDIO';
  const ground = subType === 'GROUND_FLOOR_APARTMENT' || subType === 'GARDEN_APARTMENT';
  const modern = frontTags.includes('modern');

  const sizeShare = rng.next();
  const aimed =
    order.area ??
    (small
      ? rng.int(30, 44)
      : spec.area
        ? Math.round(spec.area[0] + (spec.area[1] - spec.area[0]) * sizeShare ** 1.3)
        : null);
  const bedRange = spec.beds;
  const beds =
    order.beds ??
    (small
      ? 0
      : bedRange
        ? Math.min(
            bedRange[1],
            Math.max(
              bedRange[0],
              Math.round(bedRange[0] + (bedRange[1] - bedRange[0]) * sizeShare + rng.next() - 0.5),
            ),
          )
        : null);
  const baths =
    order.baths ??
    (spec.rooms ? ((beds ?? 0) >= 4 ? rng.int(2, 3) : (beds ?? 0) === 3 ? rng.int(1, 2) : 1) : null);
  const plan = spec.rooms
    ? planFor(
        { flat, subType, beds: small ? 0 : beds, baths, area: aimed },
        order.area !== undefined,
        rngFor(`plan:${order.siteId}:${order.id}`),
      )
    : null;
  const area = plan?.area ?? aimed;
  const plot = order.plot ?? (flat ? null : within(spec.plot, rng));
  const built = order.built ?? (modern ? rng.int(2008, 2024) : within(front.built ?? spec.built, rng));
  const fate = rng.next();
  const isNew = built !== null && built >= 2024;
  const dated =
    spec.rooms && !letting && order.renovated === undefined && built !== null && built < 1995 && fate < 0.2;
  const renovated =
    order.renovated ??
    (spec.rooms && built !== null && built < 2000 && fate > 0.45 ? rng.int(2008, REFERENCE_YEAR - 1) : null);
  const floor = order.floor ?? (flat ? (ground ? 0 : floorIn(front.motif, top, rng)) : null);
  const garden =
    order.garden ??
    (plot !== null && spec.rooms && plot - (area ?? 0) * 0.5 > 40
      ? Math.round(plot - (area ?? 0) * 0.5)
      : subType === 'GARDEN_APARTMENT'
        ? rng.int(40, 120)
        : null);
  const terrace =
    order.terrace ??
    (spec.rooms && (top || rng.chance(0.7))
      ? top
        ? rng.int(24, 60)
        : flat
          ? rng.int(8, 18)
          : rng.int(14, 38)
      : null);
  const garages =
    order.garages ??
    (spec.rooms && !flat && kind !== 'townHouse' ? rng.int(0, 2) : rng.chance(0.15) && spec.rooms ? 1 : 0);
  const parkings = order.parkings ?? (spec.rooms && rng.chance(0.3) ? 1 : 0);

  const tags = new Set<Tag>(frontTags);
  const tag = (name: Tag, on: boolean) => on && tags.add(name);
  tag('garden', garden !== null);
  tag('terrace', terrace !== null);
  tag('garage', garages + parkings > 0);
  tag('renovated', renovated !== null && !dated);
  tag('dated', dated);
  tag('new', isNew);
  tag('family', (beds ?? 0) >= 4);
  tag('top', top);
  tag('ground', floor === 0);
  tag('rent', letting);
  tag('coast', place.setting === 'seafront');
  tag('attic', kind === 'stoneHouse');
  if (!flat || (floor ?? 0) < 1) tags.delete('lift');
  if (place.setting !== 'seafront' || floor === 0) tags.delete('seaview');

  const epc =
    order.epc !== undefined
      ? order.epc
      : built !== null && spec.rooms
        ? epcFor(built, renovated, flat, rng)
        : null;
  const quality = Math.min(
    1,
    Math.max(
      0,
      sizeShare * 0.6 +
        (tags.has('seaview') || top ? 0.18 : 0) +
        (tags.has('pool') ? 0.45 : 0) +
        (renovated || isNew ? 0.14 : 0) -
        (dated ? 0.15 : 0) +
        rng.next() * 0.15,
    ),
  );
  const facts = { quality, plot, beds, letting, flat, subType };
  const price = order.price ?? drawPrice(kind, place.market, facts, rng);
  const minute = rng.pick([0, 15, 30, 45]);
  const estate: Omit<DrawnEstate, 'title' | 'short' | 'description'> = {
    street: rng.pick(place.streets),
    number: String(rng.int(2, flat ? 190 : 120)),
    box: flat && !ground ? `${floor ?? 1}.${rng.int(1, 6)}` : null,
    ...pointNear(place, rng),
    visible: !rng.chance(0.12),
    published: instantBefore(days, rng.int(8, 18), minute),
    width:
      kind === 'plot'
        ? Math.round((plot ?? 600) ** 0.5 * 7.2) / 10
        : kind === 'townHouse'
          ? (plan?.width ?? rng.int(50, 85) / 10)
          : null,
    toilets: plan?.toilets ?? (spec.rooms ? Math.max(1, baths ?? 1) : null),
    storeys: flat
      ? Math.max(4, (floor ?? 1) + rng.int(0, 3))
      : kind === 'townHouse'
        ? 3
        : spec.rooms
          ? 2
          : null,
    condition: isNew
      ? 'NEW'
      : dated
        ? fate < 0.08
          ? 'TO_RENOVATE'
          : 'TO_FRESHEN_UP'
        : renovated
          ? 'RENEWED'
          : 'GOOD_CONDITION',
    orientation: rng.pick(ORIENTATIONS),
    front: front.motif,
    plans: plan?.pictures ?? [],
    rooms: plan?.rooms ?? null,
    ...order,
    subType,
    transaction,
    tags,
    area,
    plot,
    terrace,
    garden,
    beds: small ? 0 : beds,
    baths,
    floor,
    garages,
    parkings,
    built,
    renovated: dated ? null : renovated,
    epc,
    price,
  };
  const written = write(estate, rngFor(`text:${order.siteId}:${order.id}`));
  const short = order.text?.short;
  // A given first sentence replaces the random one, in the description too.
  const description = short === undefined ? written.description : opened(written.description, short);
  return { ...estate, ...written, description, ...order.text };
}

const opened = (description: Words, opening: Words): Words => {
  const replace = (locale: DemoLocale) =>
    [opening[locale], ...description[locale].split('\n\n').slice(1)].join('\n\n');
  return { nl: replace('nl'), fr: replace('fr'), en: replace('en'), de: replace('de') };
};
