/** A stay for its guest, by the link in their mails (docs/decisions/0106). */
import * as z from 'zod';
import { OtherStaySchema } from './answer-link.ts';
import { StayStateSchema } from './answers.ts';
import { CancellationTermsSchema } from './cancellation-terms.ts';
import { BreakdownSchema } from './stay-reservation.ts';
import { PaymentTermsSchema } from './stay-terms.ts';
import { optional, orElse } from './tolerant/leniency.ts';
import { members, wholeList } from './tolerant/members.ts';
import { IdSchema, LocaleSchema, text } from './values.ts';

const day = z.iso.date();

/** `GET …/rental-units/stays/{token}`: without data about the guest, who may have forwarded the mail. */
export const GuestStaySchema = z.object({
  /** By which the guest and the agency name it. */
  number: text(),
  state: StayStateSchema,
  rentalUnitId: IdSchema,
  from: day,
  to: day,
  persons: z.int(),
  breakdown: BreakdownSchema,
  /** On which it was requested; empty for an agency without them. */
  terms: orElse(CancellationTermsSchema, []),
  /** How and when it is paid, as it was when it was requested; null when the agency says nothing. */
  payment: optional(PaymentTermsSchema),
  /** Titles of the agreements that were accepted. */
  agreements: orElse(members(z.string()), []),
  /** Whether it can be cancelled, and other days asked for: for as long as it lies ahead. */
  cancel: z.boolean(),
  change: z.boolean(),
  /** Other days that were asked for, without an answer yet. */
  wish: orElse(OtherStaySchema.nullable(), null),
  /** Free stays that it could change to, by date; empty when it cannot be changed. */
  others: orElse(wholeList(OtherStaySchema, 'a free stay missing from the list could not be chosen'), []),
  locale: LocaleSchema,
});
export type GuestStay = z.infer<typeof GuestStaySchema>;

/** `POST …/rental-units/stays/{token}/days`: asks the agency for other days, and changes nothing yet. */
export const OtherDaysSchema = z.strictObject({
  from: day,
  to: day,
  /** Euros, as the guest was shown it. */
  total: z.number().nonnegative().optional(),
});
export type OtherDays = z.infer<typeof OtherDaysSchema>;

/** `DELETE …/rental-units/stays/{token}`: cancels at the sum that its page showed. */
export const CancelStayQuerySchema = z.object({
  /** Euros; absent where the page showed none. */
  owed: z.coerce.number().nonnegative().optional(),
});
