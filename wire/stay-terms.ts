/** What an agency says about staying in all of its units: paying, and the hours of arrival and departure. */
import * as z from 'zod';
import { PAY_WAYS } from '#domain/stays/payment.ts';
import { optional } from './tolerant/leniency.ts';
import { list } from './values.ts';

/** An hour of the day in Brussels, "16:00". */
const hour = () => optional(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const days = () => optional(z.number().int().min(0).max(365));

/** Hours of a unit, or of all units of a site. */
export const STAY_HOURS = { arrivalFrom: hour(), departureUntil: hour() };

/** How and when a stay is paid; each stay keeps the terms it was requested on. */
export const PaymentTermsSchema = z.object({
  /** Share of the total at the confirmation, percent. */
  advance: optional(z.number().min(0).max(100)),
  restDays: days(),
  depositDays: days(),
  ways: list(z.enum(PAY_WAYS)),
});

/** `settings.stays` of a site. */
export const StayTermsSchema = PaymentTermsSchema.extend(STAY_HOURS);
