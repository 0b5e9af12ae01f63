import type { z } from 'zod';
import type { Estate } from '../../../wire/estate.ts';
import type { ImportOptions } from '../options.ts';
import type { Write } from '../write.ts';

/** How listings of a source come in whose lists show an estate in their place. */
export interface ListingIntake {
  /** The records' kind, and the key of the listing in them. */
  readonly kind: 'listing';
  readonly schema: z.ZodType;
  /** Its id in its own source. */
  readonly guidOf: (listing: never) => string;
  /** The listing without what is not for the public. */
  readonly kept: (listing: never) => object;
  /** The estate that stands for it in lists, where its record brings none. */
  readonly cardOf: (listing: never) => Estate;
  readonly statements: (
    siteId: string,
    listing: never,
    card: Estate,
    options: ImportOptions,
  ) => readonly Write[];
}

interface TypedIntake<Schema extends z.ZodType>
  extends Omit<ListingIntake, 'schema' | 'guidOf' | 'kept' | 'cardOf' | 'statements'> {
  readonly schema: Schema;
  readonly guidOf: (listing: z.output<Schema>) => string;
  readonly kept: (listing: z.output<Schema> & object) => object;
  readonly cardOf: (listing: z.output<Schema>) => Estate;
  readonly statements: (
    siteId: string,
    listing: z.output<Schema>,
    card: Estate,
    options: ImportOptions,
  ) => readonly Write[];
}

/** Declares one; its functions have the type of its schema. */
export const listingIntake = <Schema extends z.ZodType>(typed: TypedIntake<Schema>): ListingIntake => typed;
