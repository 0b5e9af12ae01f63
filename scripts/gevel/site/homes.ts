import * as z from 'zod';
import { lacksOfEstate, lacksOfListing } from '#domain/advertising/advertised.ts';
import type { Lack } from '#domain/advertising/lacks.ts';
import { registrationLacking } from '#domain/advertising/lodging.ts';
import { childrenOf, EstateSchema } from '#wire/estate.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import type { ContentRecord } from '../records.ts';

/** Kinds of records of homes for sale, to let and for holidays. */
export const HOME_KINDS = ['estate', 'listing', 'rental'] as const;

/** A home, and the information required by its region's law that it lacks. */
export interface HomeReport {
  /** `estate 501`. */
  readonly home: string;
  /** One sentence for each, for operators. */
  readonly lacks: readonly string[];
}

interface Home {
  readonly name: string;
  readonly lacks: readonly Lacked[];
}

/** What a home lacks, by the sentence and the standing of its rule. */
type Lacked = Pick<Lack, 'ifLongLease'> & {
  readonly duty: Pick<Lack['duty'], 'id' | 'says' | 'unconfirmed'>;
};

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

const RentalRecordSchema = z.object({ rental: z.looseObject({ id: z.union([z.string(), z.number()]) }) });

/** A holiday rental owes one fact: the number under which it is registered. */
function homesOfRental(record: ContentRecord): readonly Home[] {
  const { rental } = RentalRecordSchema.parse(record);
  const duty = registrationLacking(record);
  return [{ name: `rental ${rental.id}`, lacks: duty === null ? [] : [{ duty, ifLongLease: false }] }];
}

const HOMES_OF: Readonly<Record<(typeof HOME_KINDS)[number], (record: ContentRecord) => readonly Home[]>> = {
  estate: homesOfEstate,
  listing: homesOfListing,
  rental: homesOfRental,
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
