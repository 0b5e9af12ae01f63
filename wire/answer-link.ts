/** Links in mails by which an agency answers its visitors (docs/decisions/0068). */
import * as z from 'zod';
import {
  AnswerRequestSchema,
  AppointmentForAgencySchema,
  MoveAppointmentSchema,
  StayForAgencySchema,
} from './answers.ts';
import { LiveAgendaSchema } from './live-agenda.ts';
import { wholeList } from './tolerant/members.ts';
import { IdSchema, LocaleSchema } from './values.ts';

/** What a link may do, each only to the kind of case that has it. */
export const ANSWER_DEEDS = ['confirm', 'confirm-late', 'decline', 'cancel', 'move', 'answered'] as const;
export type AnswerDeed = (typeof ANSWER_DEEDS)[number];
export const AnswerDeedSchema = z.enum(ANSWER_DEEDS);

const instant = z.iso.datetime({ offset: true });
const day = z.iso.date();
/** 256 bits in base64url. */
const TokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'not a token');
const HALF = 'half a list would show nights as free that are taken';

/** Nights `[from, to)`. */
const DaysSchema = z.object({ from: day, to: day });
export type StayDays = z.infer<typeof DaysSchema>;

/** Other days that may be offered with a "no", at the price of the same guests; euros. */
const OtherStaySchema = DaysSchema.extend({ total: z.number() });

/** A stay among its neighbours. */
const StayCaseSchema = StayForAgencySchema.extend({
  kind: z.literal('stay'),
  /** Euros, apart from the total; 0 without one. */
  deposit: z.number(),
  /** Nights around it that are others', as half-open intervals. */
  taken: wholeList(DaysSchema, HALF),
  /** Whether its own nights are free, or its own still. */
  free: z.boolean(),
  /** Free days near it of as many nights. */
  others: wholeList(OtherStaySchema, HALF),
  /** Days that were offered in its place. */
  offers: wholeList(DaysSchema, HALF),
});
export type StayCase = z.infer<typeof StayCaseSchema>;

const AppointmentCaseSchema = AppointmentForAgencySchema.extend({
  kind: z.literal('appointment'),
  /** Its time, as the agenda names it. */
  slotId: z.string(),
  /** Its last move: who made it, when it was to be before, and the agency's word to the visitor. */
  moved: z
    .object({ by: z.enum(['visitor', 'agency']), at: instant, from: instant, word: z.string().nullable() })
    .nullable(),
});

export type AppointmentCase = z.infer<typeof AppointmentCaseSchema>;

/** A message that a visitor sent by the contact form. */
const MessageCaseSchema = z.object({
  kind: z.literal('contact'),
  id: z.string(),
  state: z.enum(['open', 'answered']),
  /** What it is about; both null for a general one. */
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

/** A request to value a home; of one that was taken back nothing is left but its reference. */
const ValuationCaseSchema = z.object({
  kind: z.literal('valuation'),
  id: z.string(),
  state: z.enum(['open', 'answered', 'withdrawn']),
  reference: z.string(),
  /** As it was typed. */
  address: z.string(),
  /** Empty where nobody wrote it: a request needs no name, and either a number or an e-mail address. */
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

/** How a case came to stand where it stands. */
const DoneSchema = z.object({
  /** `link`: a link of a mail to the agency; `office`: the agency otherwise; `nobody`: its time ran out. */
  by: z.enum(['link', 'office', 'visitor', 'nobody']),
  at: instant,
  /** Address that the link was mailed to. */
  mailedTo: z.string().nullable(),
});
export type AnswerDone = z.infer<typeof DoneSchema>;

/** `GET …/answer-links/{token}`: the case, and whether the link opens something still. */
export const AnswerLinkSchema = z.object({
  deed: AnswerDeedSchema,
  /** `used`: by this very link; `past`: it is too late, or the case was answered otherwise. */
  standing: z.enum(['open', 'used', 'past']),
  endsAt: instant,
  /** The agency's address that its mail went to. */
  mailedTo: z.string(),
  /** The other links of its mail that open something still. */
  others: wholeList(z.object({ deed: AnswerDeedSchema, token: TokenSchema }), 'a deed would be out of reach'),
  /** Whether there is something left to do, for which a new link can be mailed to the agency. */
  renewable: z.boolean(),
  /** null while nothing has happened. */
  done: DoneSchema.nullable(),
  subject: AnswerSubjectSchema,
  /** Times of whoever meets the visitor, where the link may still move a viewing; null otherwise. */
  times: LiveAgendaSchema.nullable(),
});
export type AnswerLink = z.infer<typeof AnswerLinkSchema>;

/** Most stays that are offered in place of one. */
export const MOST_OFFERS = 4;

/** `POST …/answer-links`: the press. The deed is named once more, so that no link does what its page did not say. */
export const PressLinkSchema = AnswerRequestSchema.extend({
  token: TokenSchema,
  deed: AnswerDeedSchema,
  offers: z
    .array(z.strictObject({ from: day, to: day }))
    .max(MOST_OFFERS)
    .optional(),
  /** Of a move: the time that a viewing is to have. */
  slotId: MoveAppointmentSchema.shape.slotId.optional(),
});
export type PressLink = z.infer<typeof PressLinkSchema>;

/** `POST …/answer-links/renew`: a mail with new links, to the agency's own address alone. */
export const RenewLinkSchema = z.strictObject({ token: TokenSchema });
