/** `POST …/rental-units/reservation`: the form itself is the body (contract, "Rentals"). */
import * as z from 'zod';
import { EXTRA_BASES } from '#domain/stays/extras.ts';
import { optional, orAbsent, orElse } from './tolerant/leniency.ts';
import { wholeList } from './tolerant/members.ts';
import { IdSchema, LocalizedTextSchema } from './values.ts';

export { type StayRequest, StayRequestSchema } from '#domain/forms/stay.ts';

/** An extra on a bill; euros. */
const ExtraLineSchema = z.object({
  id: z.string(),
  name: LocalizedTextSchema,
  price: z.number(),
  per: z.enum(EXTRA_BASES),
  count: z.number().int(),
  amount: z.number(),
});
/** The extras of a stay. */
export const ExtraLinesSchema = wholeList(
  ExtraLineSchema,
  'a bill without one of its lines would not add up to its total',
);

/** Euros; `total` is without the deposit. */
export const BreakdownSchema = z.object({
  nights: z.number().int(),
  stay: z.number(),
  cleaning: z.number(),
  touristTax: z.number(),
  extras: orElse(ExtraLinesSchema, []),
  total: z.number(),
  deposit: z.number(),
});

/** The nights are reserved; the agency confirms by hand. A pending stay waits for its visitor first. */
export const StayReservationSchema = z.object({
  id: z.string(),
  /** `pending`: held until `heldUntil` for the visitor to press the link in the mail. */
  state: z.enum(['pending', 'requested', 'confirmed']),
  heldUntil: optional(z.iso.datetime({ offset: true })),
  total: z.number(),
  breakdown: BreakdownSchema,
});
export type StayReservation = z.infer<typeof StayReservationSchema>;

/** `POST …/rental-units/reservation/confirm`: the requested stay, by the token of its mail. */
export const ConfirmedStaySchema = z.object({
  rentalUnitId: IdSchema,
  from: z.iso.date(),
  to: z.iso.date(),
  persons: z.int(),
  state: z.enum(['requested', 'confirmed', 'released']),
});
export type ConfirmedStay = z.infer<typeof ConfirmedStaySchema>;

/**
 * The readable rest of an answer that fails its schema: its status already said that the stay is reserved.
 */
export const ReservedStaySchema = orElse(
  z.object({
    id: orAbsent(z.string().optional()),
    state: orElse(StayReservationSchema.shape.state, 'requested'),
    heldUntil: StayReservationSchema.shape.heldUntil,
  }),
  { state: 'requested' },
);
/** A reserved stay, as far as the answer could be read. */
export type ReservedStay = StayReservation | z.infer<typeof ReservedStaySchema>;
