import * as z from 'zod';
import { lacksOfEstate, lacksOfListing } from '../../../domain/advertising/advertised.ts';
import type { Lack } from '../../../domain/advertising/lacks.ts';
import { childrenOf, EstateSchema } from '../../../wire/estate.ts';
import type { ContentRecord } from '../records.ts';

/** Kinds of records that are homes for sale or to let. */
export const HOME_KINDS = ['estate', 'listing'] as const;

/** A home, and what it does not say of what the law of its region asks. */
export interface HomeReport {
  /** `estate 501`. */
  readonly home: string;
  /** A sentence each, for operators. */
  readonly lacks: readonly string[];
}

interface Home {
  readonly name: string;
  readonly lacks: readonly Lack[];
}

const object = z.record(z.string(), z.unknown());
const id = z.union([z.string(), z.number()]).nullish();

const EstateRecordSchema = z.object({ estate: EstateSchema });
/** Of a listing with an id of its own source, what says which law asks something of it. */
const ListingRecordSchema = z.object({
  listing: z.looseObject({
    guid: z.string(),
    type: z.string().nullish(),
    status: z.string().nullish(),
    transaction: z.looseObject({ id }).nullish(),
    address: object.nullish(),
  }),
});

/** An estate, and the units of a project: each is advertised by itself. */
function homesOfEstate(record: ContentRecord): readonly Home[] {
  const { estate } = EstateRecordSchema.parse(record);
  const units = childrenOf(estate).map((unit) => ({
    name: `unit ${unit.general.id} of estate ${estate.general.id}`,
    lacks: lacksOfEstate(unit),
  }));
  return [{ name: `estate ${estate.general.id}`, lacks: lacksOfEstate(estate) }, ...units];
}

function homesOfListing(record: ContentRecord): readonly Home[] {
  const { listing } = ListingRecordSchema.parse(record);
  return [{ name: `listing ${listing.guid}`, lacks: lacksOfListing(listing) }];
}

const HOMES_OF: Readonly<Record<(typeof HOME_KINDS)[number], (record: ContentRecord) => readonly Home[]>> = {
  estate: homesOfEstate,
  listing: homesOfListing,
};

/** What each home on offer lacks of what the law asks of its advertisement; homes that say all are left out. */
export const reportHomes = (
  kind: (typeof HOME_KINDS)[number],
  records: readonly ContentRecord[],
): readonly HomeReport[] =>
  records
    .filter(({ withdrawnAt }) => !withdrawnAt)
    .flatMap((record) => HOMES_OF[kind](record))
    .flatMap(({ name, lacks: found }) => {
      const lacks = found.map(({ duty: { id: duty, says, unconfirmed }, ifLongLease }) => {
        const notes = [
          ...(ifLongLease ? ['if let for more than nine years'] : []),
          ...(unconfirmed === null ? [] : ['not confirmed']),
        ];
        return `${duty}: ${says}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
      });
      return lacks.length === 0 ? [] : [{ home: name, lacks }];
    });
