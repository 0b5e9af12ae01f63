import type { Estate } from '#wire/estate.ts';
import type { EstateFilters } from '#wire/estate-filters.ts';
import type { NavigationItem } from '#wire/navigation.ts';
import type { LocalizedText } from '#wire/values.ts';
import type { CachedItem, CachedSection } from '../platform/content/cached-page.ts';

/** A block of one kind, as it is cached. */
export type SectionOf<Kind extends CachedSection['kind']> = Extract<CachedSection, { kind: Kind }>;

/** Estates of a block: of a collection, of a group, or the newest. */
export interface BlockEstates {
  /** The name of the collection or group. */
  readonly title: LocalizedText | null | undefined;
  readonly results: readonly Estate[];
  readonly total: number;
}

/** Key of the source of a block's estates. */
export const estatesKey = ({ collection, group, size }: SectionOf<'estates'>): string =>
  `${collection ? `collection:${collection}` : group ? `group:${group}` : 'newest'}:${size ?? ''}`;
/** The same for sold homes. */
export const soldKey = ({ cityIds, types, size }: SectionOf<'sold'>): string =>
  [cityIds ?? [], types ?? [], size ?? ''].join(':');
export const menuKey = ({ menu, entry }: SectionOf<'menu'>): string => `${menu}:${entry}`;

/** Data that the blocks of a page need beside their own texts. Data that could not be loaded is absent. */
export interface BlockData {
  /** Number of estates in each place. */
  readonly options: EstateFilters | null;
  /** By `estatesKey`; null where the call failed. */
  readonly estates: ReadonlyMap<string, BlockEstates | null>;
  /** By `soldKey`; null where the call failed. */
  readonly sold: ReadonlyMap<string, Omit<BlockEstates, 'title'> | null>;
  /** By the entity's id. */
  readonly items: ReadonlyMap<
    string,
    { readonly name: LocalizedText; readonly items: readonly CachedItem[] }
  >;
  /** By `menuKey`. */
  readonly menus: ReadonlyMap<string, NavigationItem>;
}

export const NO_BLOCK_DATA: BlockData = {
  options: null,
  estates: new Map(),
  sold: new Map(),
  items: new Map(),
  menus: new Map(),
};
