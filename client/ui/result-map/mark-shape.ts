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

/** Width of a cluster's circle, pixels: it grows with the number, slowly. */
export const clusterWidth = ({ count }: Pick<ClusterView, 'count'>): number =>
  Math.round(Math.min(64, 36 + 6 * Math.log10(Math.max(1, count)) * 2));
