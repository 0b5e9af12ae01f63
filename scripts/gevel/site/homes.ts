import * as z from 'zod';
import { lacksOfEstate, lacksOfListing } from '#domain/advertising/advertised.ts';
import type { Lack } from '#domain/advertising/lacks.ts';
import { childrenOf, EstateSchema } from '#wire/estate.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import type { ContentRecord } from '../records.ts';

/** Kinds of records of homes for sale or to let. */
export const HOME_KINDS = ['estate', 'listing'] as const;

/** A home, and the information required by its region's law that it lacks. */
export interface HomeReport {
  /** `estate 501`. */
  readonly home: string;
  /** One sentence for each, for operators. */
  readonly lacks: readonly string[];
}

interface Home {
  readonly name: string;
  readonly lacks: readonly Lack[];
}

const object = z.record(z.string(), z.unknown());
const id = z.union([z.string(), z.number()]).nullish();

const EstateRecordSchema = z.object({ estate: EstateSchema });
/** Fields of a listing that determine which law applies. */
const ListingRecordSchema = z.object({
  listing: z.looseObject({
    guid: z.string(),
    type: z.string().nullish(),
    status: z.string().nullish(),
    transaction: z.looseObject({ id }).nullish(),
    address: object.nullish(),
  }),
});

/** An estate and its units, because each unit of a project is advertised separately. */
function homesOfEstate(record: ContentRecord): readonly Home[] {
  const { estate } = readLoosely(EstateRecordSchema, record);
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

/** Lists required information that offered homes lack by law; leaves out complete homes. */
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
