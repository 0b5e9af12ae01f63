/** `POST …/rental-units/reservation`: the form itself is the body (contract, "Rentals"). */
import { z } from 'zod';

export { type StayRequest, StayRequestSchema } from '../domain/forms/stay.ts';

/** Euros; `total` without the deposit. */
const BreakdownSchema = z.object({
  nights: z.number().int(),
  stay: z.number(),
  cleaning: z.number(),
  touristTax: z.number(),
  total: z.number(),
  deposit: z.number(),
});

/** The nights are kept; the agency confirms by hand. */
export const StayReservationSchema = z.object({
  id: z.string(),
  state: z.enum(['requested', 'confirmed']),
  total: z.number(),
  breakdown: BreakdownSchema,
});
export type StayReservation = z.infer<typeof StayReservationSchema>;
