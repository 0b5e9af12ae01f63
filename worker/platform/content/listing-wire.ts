import type { z } from 'zod';
import type { EstateSource } from '#domain/rules/source.ts';
import type { ContentPath, Segment } from './segments.ts';

/** A listing parsed by its source's schema; only its source knows its fields. */
export interface FoundListing {
  readonly source: EstateSource;
  readonly listing: unknown;
}

/** Wire format of one source's listings; the rest of a source is in `worker/estate/sources/`. */
export interface ListingWire<Listing = unknown> {
  readonly name: EstateSource;
  /** Schema of one listing. */
  readonly schema: z.ZodType<Listing>;
  /** The id by which a listing is requested. */
  idOf(listing: Listing): string | number;
  /** Address of one listing of a site. */
  listingPath(site: Segment, id: Segment): ContentPath;
  /** Address of the search of a site that shows this source. */
  searchPath(site: Segment): ContentPath;
}

/** The wire formats of all sources; `named` throws for a source without one. */
export interface ListingWires {
  readonly all: readonly ListingWire[];
  named(name: EstateSource): ListingWire;
}
