import type { z } from 'zod';
import type { EstateSource } from '../../../domain/rules/source.ts';
import type { ContentPath, Segment } from './segments.ts';

/** A listing that its source's schema has read; only its source knows its fields. */
export interface FoundListing {
  readonly source: EstateSource;
  readonly listing: unknown;
}

/** Wire format of one source's listings; the rest of a source is in `worker/estate/sources/`. */
export interface ListingWire<Listing = unknown> {
  readonly name: EstateSource;
  /** Schema of one listing. */
  readonly schema: z.ZodType<Listing>;
  /** The id by which a listing is asked for. */
  idOf(listing: Listing): string | number;
  /** Address of one listing of a site. */
  listingPath(site: Segment, id: Segment): ContentPath;
  /** Address of the search of a site that shows this source. */
  searchPath(site: Segment): ContentPath;
}

/** The wires of all sources; `named` throws for a source that has none. */
export interface ListingWires {
  readonly all: readonly ListingWire[];
  named(name: EstateSource): ListingWire;
}
