import { CLUSTER_ROOM, clusterWidth, ESTATE_ROOM } from '#client/ui/result-map/mark-shape.ts';
import { formatNumber } from '#domain/format/number.ts';
import type { Gathered } from '#domain/map/gather.ts';
import { placeTowns } from '#domain/map/place-towns.ts';
import { onSheet, type Sheet } from '#domain/map/sheet.ts';
import type { ClusterView } from '#domain/views/result-map.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { nounOf } from '../../search/noun.ts';
import { optionName, optionsFor } from '../../search/options/filter-names.ts';
import type { OfferOptions } from '../../search/options/offer-options.ts';

/** Names of towns by id. */
export type TownNames = ReadonlyMap<string, string>;

/** Sizes of marks. */
interface Room {
  /** Width of a mark without a name, pixels of the screen. */
  readonly widthOf: (mark: Gathered) => number;
  readonly sheet: Sheet;
  /** Smallest share of its size at which the sheet is shown. */
  readonly least: number;
}

/** Highest number of letters of a town's name on a marker. */
const MOST_LETTERS = 13;
/** Distance of a marker with a name from the edge of the map, pixels. */
const EDGE = 4;
/** Distance from other marks that leaves room for their names, pixels. */
const OPEN = 24;
/** By how much the round ends of two clusters may overlap as rectangles, pixels. */
const ROUND = 6;
/** Number of towns that the accessible name of a marker lists. */
const LISTED = 3;

/** Names of the towns with estates of the agency. */
export const townNames = (options: OfferOptions | null, context: ViewContext): TownNames =>
  new Map(
    optionsFor('city', options).map((option) => [String(option.id), optionName('city', option, context)]),
  );

const roomOf = ({ count }: Gathered) => (count === 1 ? ESTATE_ROOM : CLUSTER_ROOM);

/** Names in the words of clusters: of the towns, and of what is sought. */
interface Named {
  readonly names: TownNames;
  readonly noun: ReturnType<typeof nounOf>;
}

type Words = Pick<ClusterView, 'text' | 'beside' | 'label'>;

/** Words of a cluster with a name: "Brugge 23", or "Brugge e.o. 23" when it has estates of other towns. */
function namedWords(
  { count, towns }: Gathered,
  { names, noun: key }: Named,
  { t }: Pick<ViewContext, 't'>,
): Words {
  const [first] = towns;
  const noun = t.count(key, count);
  const town = (first && names.get(first.id)) ?? '';
  const number = formatNumber(count, t);
  if (first === undefined || town === '') {
    return {
      text: number,
      beside: [],
      label: t('views.map.cluster', { town: '', n: number, noun }).trim(),
    };
  }
  const short = town.length > MOST_LETTERS ? `${town.slice(0, MOST_LETTERS - 1).trimEnd()}…` : town;
  if (first.count === count) {
    const label = t('views.map.cluster', { town, n: number, noun });
    return { text: `${short} ${number}`, beside: [town], label };
  }
  const listed = towns
    .slice(0, LISTED)
    .flatMap(({ id, count: own }) => (names.has(id) ? `${names.get(id)} ${formatNumber(own, t)}` : []));
  return {
    text: `${t('views.map.around', { town: short })} ${number}`,
    beside: [t('views.map.around', { town }), town],
    label: t('views.map.clusterOf', {
      n: number,
      noun,
      town: t('views.map.around', { town }),
      towns: listed.join(', ') + (towns.length > LISTED ? ' …' : ''),
    }),
  };
}

/**
 * Words of the clusters among all marks, the largest ones first. A name is in the text where that leaves room for
 * the names of other marks, or where it has no room beside the mark; never where it would cover another mark.
 */
export function clusterWords(
  marks: readonly Gathered[],
  { names, noun, widthOf, sheet, least }: Named & Room,
  context: ViewContext,
): ReadonlyMap<Gathered, Words> {
  const found = new Map<Gathered, Words>();
  const taken = (mark: Gathered): number => {
    const words = found.get(mark);
    return words === undefined ? widthOf(mark) : clusterWidth(words);
  };
  /** Whether a cluster of this width would lie on the map, clear of all other marks. */
  const fits = (cluster: Gathered, width: number, clear: number): boolean => {
    const { x, y } = onSheet(sheet, cluster);
    return (
      Math.min(x, sheet.width - x) * least > width / 2 + EDGE &&
      marks.every((other) => {
        if (other === cluster) return true;
        const at = onSheet(sheet, other);
        const { height, lift } = roomOf(other);
        const across = clear === 0 && other.count > 1 ? -ROUND : clear;
        return (
          Math.abs(x - at.x) * least >= (width + taken(other)) / 2 + across ||
          Math.abs((y - at.y) * least + lift) >= (CLUSTER_ROOM.height + height) / 2 + clear
        );
      })
    );
  };
  const largest = marks.toSorted((one, other) => other.count - one.count);
  const clusters = largest.filter(({ count }) => count > 1);
  const write = (cluster: Gathered, words: Words, clear: number): void => {
    const hasRoom = fits(cluster, clusterWidth(words), clear);
    found.set(
      cluster,
      hasRoom ? { ...words, beside: [] } : { ...words, text: formatNumber(cluster.count, context.t) },
    );
  };
  for (const cluster of clusters) write(cluster, namedWords(cluster, { names, noun }, context), OPEN);
  const obstacles = largest.map((mark) => ({
    ...mark,
    ...roomOf(mark),
    width: taken(mark),
    beside: found.get(mark)?.beside ?? [],
  }));
  const beside = new Set(
    placeTowns([], sheet, obstacles, { least, most: 1 }).map(({ lat, lon }) => `${lat} ${lon}`),
  );
  for (const cluster of clusters) {
    const isNamed = beside.has(`${cluster.lat} ${cluster.lon}`) || found.get(cluster)?.beside.length === 0;
    if (!isNamed) write(cluster, namedWords(cluster, { names, noun }, context), 0);
  }
  return found;
}
