import { textWidth } from '../../../domain/map/text-width.ts';
import type { ClusterView, MarkerView } from '../../../domain/views/result-map.ts';

/** Drawn height of a mark, pixels; its touch target has the height of other targets. */
export const MARK_HEIGHT = 32;
export const TARGET = 44;
/** Height that names leave free for a mark, and how far its middle lies above its place; pixels. */
export const CLUSTER_ROOM = { height: MARK_HEIGHT + 4, lift: 0 } as const;
export const ESTATE_ROOM = { height: 56, lift: 12 } as const;
/** Room of the text on a mark, left and right together, and more of it for round ends; pixels. */
const PADDING = 18;
const ROUND = 8;
/** Letters on a mark are bolder than those of names. */
const BOLD = 1.05;

const widthOf = (text: string, padding: number): number =>
  Math.max(TARGET, Math.round(textWidth(text) * BOLD + padding));

/** Width of an estate's mark, pixels: by its label. */
export const markWidth = ({ label }: Pick<MarkerView, 'label'>): number => widthOf(label, PADDING);

/** Width of a cluster, pixels: by its text. */
export const clusterWidth = ({ text }: Pick<ClusterView, 'text'>): number => widthOf(text, PADDING + ROUND);
