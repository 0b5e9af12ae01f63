/** Holiday rentals (spec 1 §3, "Rental unit"; contract, "Rentals"). */
import * as z from 'zod';
import { EXTRA_BASES, EXTRA_ID } from '#domain/stays/extras.ts';
import { PERIOD_TYPES } from '#domain/stays/stay.ts';
import { STAY_FEATURES } from '#domain/stays/stay-features.ts';
import { pictureHash, pictureWidths } from './picture.ts';
import { STAY_HOURS } from './stay-terms.ts';
import { optional, orElse } from './tolerant/leniency.ts';
import { members, someMembers, wholeList } from './tolerant/members.ts';
import {
  boolean,
  count as counted,
  group,
  IdSchema,
  id,
  list,
  localizedText,
  named,
  number,
  text,
  yesNo,
} from './values.ts';

const PeriodTypeSchema = z.enum(PERIOD_TYPES);
const day = z.iso.date();

/** Asset names or absolute https addresses, one per size (spec 1 §3). */
const RentalPhotoSchema = z.object({
  original: z.string().min(1),
  hash: pictureHash(),
  /** Pixels of the largest size, and whether it is a floor plan; for an asset set by the content service. */
  width: number(),
  height: number(),
  widths: pictureWidths(),
  plan: boolean(),
  social: boolean(),
  medium: text(),
  thumbnail: text(),
  alt: localizedText(),
});

export const RentalUnitSchema = z.object({
  id: IdSchema,
  photos: list(RentalPhotoSchema),
  /** Only in search answers, which contain only the first photos: the total number of photos. */
  photoCount: number(),
  general: z.object({
    description: localizedText(),
    descriptionShort: localizedText(),
    location: named(),
    city: group({ id: id(), zip: z.union([z.string(), z.number()]).nullish(), name: localizedText() }),
    geoLocation: group({ lat: number(), lon: number() }),
    maxOccupation: number(),
    subKind: named(),
    garage: yesNo(),
    /** 0 is the ground floor; null for a house. */
    floor: number(),
    /** Under which the tourist authority registered the unit. */
    registrationNumber: text(),
    building: group({ name: text(), rentalName: text() }),
    /**
     * Options such as linen or a dog. One with an id, a price and what it is for can be chosen and is calculated; the
     * others are shown by their description, which has the price in words.
     */
    rentalOptions: list(
      z.object({
        description: localizedText(),
        id: optional(z.string().regex(EXTRA_ID)),
        name: localizedText(),
        price: number(),
        per: optional(z.enum(EXTRA_BASES)),
        most: number(),
        obligatory: boolean(),
      }),
    ),
    /** What is there: a washing machine, a terrace. */
    equipment: list(z.object({ name: localizedText() })),
  }),
  rooms: group({ bedrooms: number(), bathrooms: number() }),
  rules: group({
    arrivalDays: orElse(members(z.number().int().min(0).max(6)), []),
    minNights: number(),
    ...STAY_HOURS,
  }),
  costs: group({ cleaning: number(), deposit: number(), touristTaxPerPersonNight: number() }),
  /** Lowest price of a stay still available, by type; euros. */
  pricesFrom: list(z.object({ type: PeriodTypeSchema, price: z.number() })),
  /** Only in answers to a search with dates: the price of that stay, euros, without extras. */
  quote: optional(z.object({ from: day, to: day, price: z.number() })),
});
export type RentalUnit = z.infer<typeof RentalUnitSchema>;

const RENTAL_TERMS = ['id', 'location', 'city', 'subKind', 'periodType', ...STAY_FEATURES] as const;
const RENTAL_SORTS = ['name', 'price', 'maxOccupation', 'city'] as const;

const terms = z.partialRecord(z.enum(RENTAL_TERMS), z.array(z.string().min(1).max(64)).min(1).max(100));

/**
 * Filters of a search. `periodType` requires a free period of that type (one that begins at `dates.from`, if
 * given).
 */
const RentalQuerySchema = z.strictObject({
  terms: terms.optional(),
  range: z
    .strictObject({
      maxOccupation: z.strictObject({ gte: z.number().int().min(1).max(99) }).optional(),
      /**
       * Total with all that is obligatory, euros: of the stay of the dates, else of the cheapest period of the types asked
       * for, a week by default.
       */
      total: z.strictObject({ lte: z.number().min(0).max(1_000_000) }).optional(),
      /** Arrival, or arrival and departure: every night between is free and the booking rules allow it. */
      dates: z.strictObject({ from: day, to: day.optional() }).optional(),
    })
    .optional(),
  match: z.strictObject({ text: z.string().min(1).max(200) }).optional(),
});
export type RentalQuery = z.infer<typeof RentalQuerySchema>;

/** `POST …/rental-units`: ties are broken by id. */
export const RentalSearchRequestSchema = z.strictObject({
  query: RentalQuerySchema,
  sort: z
    .array(z.partialRecord(z.enum(RENTAL_SORTS), z.strictObject({ order: z.enum(['asc', 'desc']) })))
    .max(2)
    .optional(),
  from: z.number().int().min(0).max(100_000).optional(),
  size: z.number().int().min(0).max(100).optional(),
});
export type RentalSearchRequest = z.infer<typeof RentalSearchRequestSchema>;

export const RentalSearchAnswerSchema = z.object({
  total: z.object({ value: z.number().int().min(0) }),
  results: someMembers(RentalUnitSchema),
});

/** `POST …/rental-units/filters`. */
export const RentalFiltersRequestSchema = z.strictObject({ query: RentalQuerySchema });

/**
 * Maximum number of free stays, of which there are some two hundred; the site shows a few. It is in the query string,
 * so that a service that does not know it ignores it.
 */
export const RentalFiltersQuerySchema = z.object({
  stays: z.coerce.number().int().min(1).max(1_000).optional(),
});

const count = counted();
const options = orElse(members(z.object({ id: IdSchema, name: localizedText(), count })), []);

/** The six lists of filter options (spec 1 §3, "Filter data"), each option with its count under the query. */
export const RentalFiltersSchema = z.object({
  locations: options,
  maxOccupations: orElse(members(z.object({ value: z.number().int(), count })), []),
  subKinds: options,
  cities: options,
  /** What visitors ask for, each with the number of units that have it. */
  features: orElse(members(z.object({ id: z.enum(STAY_FEATURES), count })), []),
  periodTypes: orElse(members(z.object({ id: PeriodTypeSchema, count })), []),
  /** Days on which a free period begins. */
  periodStartDates: orElse(members(z.object({ day, count })), []),
  /** Free periods on offer, `[from, to)`; only the first ones if the call limits their number. */
  periodDates: orElse(members(z.object({ type: PeriodTypeSchema, from: day, to: day, count })), []),
});
export type RentalFilters = z.infer<typeof RentalFiltersSchema>;

/**
 * `GET …/rental-units/{id}/periods`, from today. Intervals of nights are half-open: the day of departure is
 * free for the next guest.
 */
export const RentalPeriodsSchema = z.object({
  periods: members(
    z.object({
      id: z.string(),
      type: PeriodTypeSchema,
      from: day,
      to: day,
      price: z.number().min(0),
      state: z.enum(['free', 'busy']),
    }),
  ),
  nights: z.object({
    busy: wholeList(z.tuple([day, day]), 'a taken night missing from the list would be sold again'),
  }),
  rules: z.object({
    arrivalDays: members(z.number().int().min(0).max(6)),
    minNights: z.number().int().min(1),
  }),
  /** Euros. Absent, null or -1 means unknown; the nights are offered anyway. */
  costs: group({ cleaning: number(), deposit: number(), touristTaxPerPersonNight: number() }),
});
export type RentalPeriods = z.infer<typeof RentalPeriodsSchema>;
