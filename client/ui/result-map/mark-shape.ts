import type { ClusterView, MarkerView } from '../../../domain/views/result-map.ts';

/** Drawn height of a mark, pixels; its touch target has the height of other targets. */
export const MARK_HEIGHT = 32;
export const TARGET = 44;
/** Height that names leave free for a mark, and how far its middle lies above its place; pixels. */
export const CLUSTER_ROOM = { height: MARK_HEIGHT + 4, lift: 0 } as const;
export const ESTATE_ROOM = { height: 56, lift: 12 } as const;
/** Average width of a letter on a mark, and the padding left and right, pixels. */
const LETTER = 7.9;
const PADDING = 11;

/** Width of an estate's mark, pixels: by the length of its label. */
export const markWidth = ({ label }: Pick<MarkerView, 'label'>): number =>
  Math.max(TARGET, Math.round(label.length * LETTER + 2 * PADDING));

/** Width added by the round ends of a cluster, pixels. */
const ROUND = 10;

/** Width of a cluster, pixels: by the length of its text. */
export const clusterWidth = ({ text }: Pick<ClusterView, 'text'>): number =>
  markWidth({ label: text }) + ROUND;
