/** Kinds of homes: estates of both sources, and holiday rentals. */
import * as z from 'zod';
import { SOURCES } from '#domain/sources/index.ts';
import type { SourceId } from '#domain/sources/source.ts';
import { ContactInfoSchema } from '#wire/contact-info.ts';
import { EstateSchema } from '#wire/estate.ts';
import { LAYER_SCHEMAS } from '#wire/home-layer.ts';
import { RentalUnitSchema } from '#wire/rental-unit.ts';
import { SlugTextSchema } from '#wire/values.ts';
import { RateSchema } from '../../rental-units/rates.ts';
import { contactInfoStatements, estateStatements } from '../estate.ts';
import { blockedStayStatements, rentalUnitStatements } from '../rentals.ts';
import { LISTING_INTAKES } from '../sources/index.ts';
import type { ListingIntake } from '../sources/listing-intake.ts';
import type { RecordKindName } from '../strict/index.ts';
import { clear } from '../write.ts';
import { deleteRows, goneIds, NOW, recordKind, SITE, withdrawRows } from './kind.ts';

/** Instant of a record's withdrawal: 410 by its address, absent from lists. */
const withdrawnAt = z.iso.datetime({ offset: true }).nullish();

const around = {
  /** Ids of its collections. */
  collections: z.array(SlugTextSchema).nullish(),
  /** Its contact person. */
  contact: ContactInfoSchema.nullish(),
  withdrawnAt,
};

/** An estate of the first source; a project contains its units, or they are sent as records of their own. */
const EstateRecordSchema = z.object({
  estate: EstateSchema,
  ...around,
  layer: LAYER_SCHEMAS.estate.nullish(),
});

/** A holiday rental with its rates, and the nights taken outside the site: `[from, to)`. */
const RentalRecordSchema = z.object({
  rental: RentalUnitSchema,
  rates: z.array(RateSchema).nullish(),
  taken: z.array(z.tuple([z.string(), z.string()])).nullish(),
  withdrawnAt,
  layer: LAYER_SCHEMAS.rental.nullish(),
});

/** SQL for the withdrawn estates: a listing with the estate that represents it, a project with its units. */
const estatesGone = (kind: RecordKindName): string =>
  `SELECT id FROM estates WHERE site_id = ${SITE} AND ` +
  (kind === 'estate'
    ? `(id IN (${goneIds(kind)}) OR parent_id IN (${goneIds(kind)}))`
    : `guid IN (${goneIds(kind)})`);

const leaveEstates = (kind: RecordKindName): readonly string[] => [
  `DELETE FROM estate_collections WHERE site_id = ${SITE} AND estate_id IN (${estatesGone(kind)})`,
  `UPDATE estates SET withdrawn_at = ${NOW} WHERE site_id = ${SITE} AND withdrawn_at IS NULL ` +
    `AND id IN (${estatesGone(kind)})`,
];

const formOf = ({ id }: SourceId): RegExp => new RegExp(`^(?:${id})$`);

/**
 * Kind of a source's listings; `card` is the estate shown in lists, derived from the listing unless given.
 */
const listingKind = ({ kind, source, schema, guidOf, stored, cardOf, statements }: ListingIntake) => {
  const listingIn = (record: Readonly<Record<string, unknown>>): never => record[kind] as never;
  return recordKind({
    name: kind,
    schema: z.object({
      [kind]: schema,
      card: EstateSchema.nullish(),
      ...around,
      layer: LAYER_SCHEMAS.listing.nullish(),
    }),
    home: true,
    gone: 'withdrawn',
    idOf: (record) => guidOf(listingIn(record)).toLowerCase(),
    idForm: formOf(source),
    stored: (record) => ({ ...record, [kind]: stored(listingIn(record)) }),
    writes: (siteId, record, coming) => {
      const { card, collections, contact } = record as z.output<typeof BesideSchema>;
      const listing = listingIn(record);
      return [
        ...statements(siteId, listing, card ?? cardOf(listing), {
          ...coming,
          collections: collections ?? [],
        }),
        ...contactInfoStatements(siteId, guidOf(listing), contact),
      ];
    },
    leave: [...leaveEstates(kind), withdrawRows('source_listings', 'guid', kind)],
  });
};

/** Members besides the listing. */
const BesideSchema = z.object({ card: EstateSchema.nullish(), ...around });

export const HOME_KINDS = [
  recordKind({
    name: 'estate',
    schema: EstateRecordSchema,
    home: true,
    gone: 'withdrawn',
    idOf: ({ estate }) => String(estate.general.id),
    idForm: formOf(SOURCES.plain),
    writes: (siteId, { estate, collections, contact }, coming) => [
      ...estateStatements(siteId, estate, { ...coming, collections: collections ?? [] }),
      ...contactInfoStatements(siteId, String(estate.general.id), contact),
    ],
    leave: leaveEstates('estate'),
  }),
  ...LISTING_INTAKES.map(listingKind),
  recordKind({
    name: 'rental',
    schema: RentalRecordSchema,
    home: true,
    gone: 'withdrawn',
    idOf: ({ rental }) => String(rental.id),
    writes: (siteId, { rental, rates, taken }, { withdrawnAt: since }) => [
      ...rentalUnitStatements(siteId, rental, { rates: rates ?? [], withdrawnAt: since }),
      clear('stays', { site_id: siteId, unit_id: String(rental.id), state: 'blocked', elsewhere: 0 }),
      ...(taken ?? []).flatMap(([from, to]) =>
        blockedStayStatements(siteId, {
          id: `${rental.id}-${from}`,
          unitId: String(rental.id),
          from,
          to,
          at: BLOCKED_AT,
        }),
      ),
    ],
    leave: [
      withdrawRows('rental_units', 'id', 'rental'),
      `${deleteRows('stays', 'unit_id', 'rental')} AND state = 'blocked'`,
    ],
  }),
];

/**
 * Blocked nights have no age: they are deleted when their record no longer contains them, or when they are
 * past.
 */
const BLOCKED_AT = '1970-01-01T00:00:00.000Z';
