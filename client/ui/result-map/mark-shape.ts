import { textWidth } from '#domain/map/text-width.ts';
import type { ClusterView, MarkerView } from '#domain/views/result-map.ts';

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

/** Radius of the dot of a status, its distance from the mark's edge and from the price; pixels. */
export const DOT = { radius: 6, edge: 8, gap: 6 } as const;
/** More room that a mark with a dot needs before its price, pixels. */
export const DOT_ROOM = 2 * DOT.radius + DOT.gap;

type Marked = Pick<MarkerView, 'label' | 'sold' | 'status'>;

/** The status beside a mark's price; null where the label is the status itself, and for a free home. */
export const statusBeside = ({ sold, status }: Pick<Marked, 'sold' | 'status'>): Marked['status'] =>
  sold ? null : status;

/** Width of an estate's mark, pixels: by its label, and the dot before it. */
export const markWidth = (marker: Marked): number =>
  widthOf(marker.label, PADDING + (statusBeside(marker) === null ? 0 : DOT_ROOM));

/** Width of a cluster, pixels: by its text. */
export const clusterWidth = ({ text }: Pick<ClusterView, 'text'>): number => widthOf(text, PADDING + ROUND);
