import type { z } from 'zod';
import type { SourceId } from '#domain/sources/source.ts';
import type { Estate } from '#wire/estate.ts';
import type { ImportOptions } from '../options.ts';
import type { Write } from '../write.ts';

/** How to store listings of a source that are represented by estates in lists. */
export interface ListingIntake {
  /** Kind of the records, and the key of the listing in them. */
  readonly kind: 'listing';
  readonly source: SourceId;
  readonly schema: z.ZodType;
  /** Its id in its own source. */
  readonly guidOf: (listing: never) => string;
  /** The listing without internal fields. */
  readonly stored: (listing: never) => object;
  /** The estate that represents it in lists, when its record has none. */
  readonly cardOf: (listing: never) => Estate;
  /** A card with what only the listing says: its status, and whether its price is hidden. */
  readonly listed: (listing: never, card: Estate) => Estate;
  readonly statements: (
    siteId: string,
    listing: never,
    card: Estate,
    options: ImportOptions,
  ) => readonly Write[];
}

interface TypedIntake<Schema extends z.ZodType>
  extends Omit<ListingIntake, 'schema' | 'guidOf' | 'kept' | 'cardOf' | 'listed' | 'statements'> {
  readonly schema: Schema;
  readonly guidOf: (listing: z.output<Schema>) => string;
  readonly stored: (listing: z.output<Schema> & object) => object;
  readonly cardOf: (listing: z.output<Schema>) => Estate;
  readonly listed: (listing: z.output<Schema>, card: Estate) => Estate;
  readonly statements: (
    siteId: string,
    listing: z.output<Schema>,
    card: Estate,
    options: ImportOptions,
  ) => readonly Write[];
}

/** Declares an intake; its functions have its schema's type. */
export const listingIntake = <Schema extends z.ZodType>(typed: TypedIntake<Schema>): ListingIntake => typed;
