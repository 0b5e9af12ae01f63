/** Links in mails by which an agency answers its visitors (docs/decisions/0068). */
import * as z from 'zod';
import {
  AnswerRequestSchema,
  AppointmentForAgencySchema,
  MoveAppointmentSchema,
  StayForAgencySchema,
} from './answers.ts';
import { CancellationTermsSchema } from './cancellation-terms.ts';
import { LiveAgendaSchema } from './live-agenda.ts';
import { ExtraLinesSchema } from './stay-reservation.ts';
import { optional, orElse } from './tolerant/leniency.ts';
import { wholeList } from './tolerant/members.ts';
import { IdSchema, instant, LocaleSchema, text } from './values.ts';

/** Actions of a link; each kind of case allows only some of them. */
export const ANSWER_ACTIONS = [
  'confirm',
  'confirm-late',
  'decline',
  'cancel',
  'move',
  'keep',
  'answered',
] as const;
export type AnswerAction = (typeof ANSWER_ACTIONS)[number];
export const AnswerActionSchema = z.enum(ANSWER_ACTIONS);

const day = z.iso.date();
/** 256 bits in base64url. */
const TokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'not a token');
const HALF = 'half a list would show nights as free that are taken';

/** Nights `[from, to)`. */
const DaysSchema = z.object({ from: day, to: day });
export type StayDays = z.infer<typeof DaysSchema>;

/** Other days offered when a stay is declined, with the price for the same guests in euros. */
export const OtherStaySchema = DaysSchema.extend({ total: z.number() });

/** A stay with the bookings around it. */
const StayCaseSchema = StayForAgencySchema.extend({
  kind: z.literal('stay'),
  /** Euros, not part of the total; 0 for none. */
  deposit: z.number(),
  /** Part of the total. */
  extras: orElse(ExtraLinesSchema, []),
  /** Nights around it that other bookings take, as half-open intervals. */
  taken: wholeList(DaysSchema, HALF),
  /** Whether its own nights are free or still reserved for it. */
  free: z.boolean(),
  /** Free periods near it, with as many nights. */
  others: wholeList(OtherStaySchema, HALF),
  /** Periods offered instead of it. */
  offers: wholeList(DaysSchema, HALF),
  /** Other days that its guest asks for, at the price of that moment; null or absent without such a request. */
  wish: optional(OtherStaySchema),
  /** Terms of cancellation on which it was requested; empty for an agency without them. */
  terms: orElse(CancellationTermsSchema, []),
});
export type StayCase = z.infer<typeof StayCaseSchema>;

const AppointmentCaseSchema = AppointmentForAgencySchema.extend({
  kind: z.literal('appointment'),
  /** Its slot id in the agenda. */
  slotId: z.string(),
  /** Its last move: who made it, the time before the move, and the agency's message to the visitor. */
  moved: z
    .object({ by: z.enum(['visitor', 'agency']), at: instant, from: instant, word: z.string().nullable() })
    .nullable(),
});

export type AppointmentCase = z.infer<typeof AppointmentCaseSchema>;

/** A message sent with the contact form. */
const MessageCaseSchema = z.object({
  kind: z.literal('contact'),
  id: z.string(),
  /** By which the visitor and the agency name it. */
  number: text(),
  state: z.enum(['open', 'answered']),
  /** The estate or rental unit that it is about; both null for a general message. */
  estateId: IdSchema.nullable(),
  rentalUnitId: IdSchema.nullable(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  locale: LocaleSchema,
  createdAt: instant,
});
export type MessageCase = z.infer<typeof MessageCaseSchema>;

/** A valuation request; when it was withdrawn, only its reference is kept. */
const ValuationCaseSchema = z.object({
  kind: z.literal('valuation'),
  id: z.string(),
  state: z.enum(['open', 'answered', 'withdrawn']),
  reference: z.string(),
  /** As the visitor typed it. */
  address: z.string(),
  /** Empty when not filled in: a request needs no name, and either a phone number or an e-mail address. */
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  locale: LocaleSchema,
  createdAt: instant,
});
export type ValuationCase = z.infer<typeof ValuationCaseSchema>;

const AnswerSubjectSchema = z.discriminatedUnion('kind', [
  StayCaseSchema,
  AppointmentCaseSchema,
  MessageCaseSchema,
  ValuationCaseSchema,
]);
export type AnswerSubject = z.infer<typeof AnswerSubjectSchema>;

/** The last answer to a case. */
const DoneSchema = z.object({
  /**
   * `link`: a link in a mail to the agency; `office`: the agency by another way; `nobody`: the time limit
   * passed.
   */
  by: z.enum(['link', 'office', 'visitor', 'nobody']),
  at: instant,
  /** The address that the link was mailed to. */
  mailedTo: z.string().nullable(),
});
export type AnswerDone = z.infer<typeof DoneSchema>;

/** `GET …/answer-links/{token}`: the case, and whether the link still works. */
export const AnswerLinkSchema = z.object({
  deed: AnswerActionSchema,
  /** `used`: by this link; `past`: the time limit has passed, or the case was answered in another way. */
  standing: z.enum(['open', 'used', 'past']),
  endsAt: instant,
  /** The agency address that received the mail. */
  mailedTo: z.string(),
  /** The mail's other links that still work. */
  others: wholeList(
    z.object({ deed: AnswerActionSchema, token: TokenSchema }),
    'an action missing from the list could not be chosen',
  ),
  /** Whether an action is still possible, so that new links can be mailed to the agency. */
  renewable: z.boolean(),
  /** null when the case has no answer yet. */
  done: DoneSchema.nullable(),
  subject: AnswerSubjectSchema,
  /** Free times of the agent while the link can still move a viewing; null otherwise. */
  times: LiveAgendaSchema.nullable(),
});
export type AnswerLink = z.infer<typeof AnswerLinkSchema>;

/** Most other stays that can be offered instead of one. */
export const MOST_OFFERS = 4;

/**
 * `POST …/answer-links`: executes a link. The request names the action again, so that a link never does
 * something that its page did not show.
 */
export const PressLinkSchema = AnswerRequestSchema.extend({
  token: TokenSchema,
  deed: AnswerActionSchema,
  /** Days offered when a stay is declined; for the move of a stay, the new ones alone. */
  offers: z
    .array(z.strictObject({ from: day, to: day }))
    .max(MOST_OFFERS)
    .optional(),
  /** Only for the move of a viewing: the new slot. */
  slotId: MoveAppointmentSchema.shape.slotId.optional(),
});
export type PressLink = z.infer<typeof PressLinkSchema>;

/** `POST …/answer-links/renew`: mails new links, only ever to the agency's own address. */
export const RenewLinkSchema = z.strictObject({ token: TokenSchema });
