import { formatNumber } from '../../../domain/format/number.ts';
import type { ClusterView, MarkerView } from '../../../domain/views/result-map.ts';

/** Height of a mark as it is drawn, pixels; what answers to a finger is a target high. */
export const MARK_HEIGHT = 32;
export const TARGET = 44;
/** Width of a letter on a mark on average, and what is left and right of them, pixels. */
const LETTER = 7.9;
const PADDING = 11;

/** Width of an estate's mark, pixels: as its label needs. */
export const markWidth = ({ label }: Pick<MarkerView, 'label'>): number =>
  Math.max(TARGET, Math.round(label.length * LETTER + 2 * PADDING));

/** What the round ends of a cluster add, pixels. */
const ROUND = 10;
/** Letters of a town's name that stand on a cluster. */
const MOST_LETTERS = 13;

/** "Brugge 23", as it stands on a cluster; a long name is cut, and read out whole. */
export const clusterLabel = ({ town, count }: Pick<ClusterView, 'town' | 'count'>): string => {
  const name = town.length > MOST_LETTERS ? `${town.slice(0, MOST_LETTERS - 1).trimEnd()}…` : town;
  return `${name} ${formatNumber(count)}`.trim();
};

/** Width of a cluster, pixels: as its label needs. */
export const clusterWidth = (cluster: Pick<ClusterView, 'town' | 'count'>): number =>
  markWidth({ label: clusterLabel(cluster) }) + ROUND;
