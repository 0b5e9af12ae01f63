import { formatNumber } from '../../../domain/format/number.ts';
import type { ClusterView, MarkerView } from '../../../domain/views/result-map.ts';

/** Drawn height of a mark, pixels; its touch target has the height of other targets. */
export const MARK_HEIGHT = 32;
export const TARGET = 44;
/** Average width of a letter on a mark, and the padding left and right, pixels. */
const LETTER = 7.9;
const PADDING = 11;

/** Width of an estate's mark, pixels: by the length of its label. */
export const markWidth = ({ label }: Pick<MarkerView, 'label'>): number =>
  Math.max(TARGET, Math.round(label.length * LETTER + 2 * PADDING));

/** Width added by the round ends of a cluster, pixels. */
const ROUND = 10;
/** Highest number of letters of a town's name on a cluster. */
const MOST_LETTERS = 13;

/** Label of a cluster, "Brugge 23"; a long name is cut, and read out whole. */
export const clusterLabel = ({ town, count }: Pick<ClusterView, 'town' | 'count'>): string => {
  const name = town.length > MOST_LETTERS ? `${town.slice(0, MOST_LETTERS - 1).trimEnd()}…` : town;
  return `${name} ${formatNumber(count)}`.trim();
};

/** Width of a cluster, pixels: by the length of its label. */
export const clusterWidth = (cluster: Pick<ClusterView, 'town' | 'count'>): number =>
  markWidth({ label: clusterLabel(cluster) }) + ROUND;
