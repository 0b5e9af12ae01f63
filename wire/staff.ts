/** The agency's own page: who comes in, the day at a glance, and its deeds (docs/decisions/0082). */
import * as z from 'zod';
import { email, line } from '../domain/forms/fields.ts';
import { AnswerDeedSchema, PressLinkSchema } from './answer-link.ts';
import { ClosureRequestSchema, ClosureSchema } from './closures.ts';
import { wholeList } from './tolerant/members.ts';
import { LocaleSchema } from './values.ts';

const instant = z.iso.datetime({ offset: true });
const LOST = 'a case that is lost would never be answered';
/** 256 bits in base64url: what a cookie or a link holds. */
const SecretSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'not a token');
const IdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'not an id');

export const CASE_KINDS = ['stay', 'appointment', 'contact', 'valuation'] as const;
export type StaffCaseKind = (typeof CASE_KINDS)[number];
const KindSchema = z.enum(CASE_KINDS);

/** `POST …/staff/sign-ins`: asks for a link; `browser` is what the asking browser keeps. */
export const AskSignInSchema = z.strictObject({
  email: z.string().max(254),
  browser: SecretSchema,
  /** Keyed hash of the sender's network; null without one. */
  sender: z.string().max(64).nullable(),
  locale: LocaleSchema,
});
export type AskSignIn = z.infer<typeof AskSignInSchema>;
/** The word and number that the mail must show too: the same for addresses that nobody has. */
export const SignInAskedSchema = z.object({ sign: z.string() });

/** `POST …/staff/sessions`: the link, in the browser that asked. */
export const OpenSessionSchema = z.strictObject({
  token: SecretSchema,
  browser: SecretSchema,
  device: z.string().max(80),
});
export type OpenSession = z.infer<typeof OpenSessionSchema>;
export const SessionOpenedSchema = z.object({ session: SecretSchema });

const withSession = { session: SecretSchema };

/** Whose session it is; `renewed` where its cookie is to be given once more. */
const MeSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  sees: z.enum(['all', 'own']),
  renewed: z.boolean(),
});
export type StaffMe = z.infer<typeof MeSchema>;

const StaffCaseSchema = z.object({
  kind: KindSchema,
  /** As the calls of staff name it; opens nothing to anybody else. */
  id: z.string(),
  /** Of its kind: `StayState`, `AppointmentState`, `open`, `answered` or `withdrawn`. */
  state: z.string(),
  /** Whether somebody waits for an answer. */
  waits: z.boolean(),
  /** When it lapses by itself. */
  due: instant.nullable(),
  createdAt: instant,
  /** First and last: days of a stay, instants of a viewing. */
  begins: z.string().nullable(),
  ends: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Where: the unit, the address of the home; empty where it is about none. */
  place: z.string(),
  message: z.string().nullable(),
  reference: z.string(),
  /** Address that it was mailed to; null where nobody was. */
  owner: z.string().nullable(),
  persons: z.int().nullable(),
  /** Euros. */
  total: z.number().nullable(),
});
export type StaffCase = z.infer<typeof StaffCaseSchema>;

/** `POST …/staff/desk`. */
export const DeskRequestSchema = z.strictObject({
  ...withSession,
  /** Kind of what waits that is listed; all without. */
  kind: KindSchema.optional(),
  /** Addresses of the people whose cases are shown; everybody's without. */
  owners: z.array(z.string().max(254)).max(200).optional(),
  /** Words to look for in name, address and reference, among all that is kept. */
  find: z.string().max(80).optional(),
  /** Most of what waits; 50 unless it says otherwise. */
  most: z.int().min(1).max(5000).optional(),
});
export type DeskRequest = z.infer<typeof DeskRequestSchema>;

const OpenHouseSetSchema = z.object({
  id: z.string(),
  /** Id of the home, and where it is. */
  estateId: z.string(),
  place: z.string(),
  day: z.iso.date(),
  from: z.string(),
  to: z.string(),
  places: z.int().nullable(),
});
export type OpenHouseSet = z.infer<typeof OpenHouseSetSchema>;

export const DeskSchema = z.object({
  me: MeSchema,
  /** What waits by kind, under the same filter of people. */
  counts: z.object({ stay: z.int(), contact: z.int(), valuation: z.int() }),
  /** What waits, what lapses first on top; found cases instead where something is looked for. */
  cases: wholeList(StaffCaseSchema, LOST),
  /** Viewings from the beginning of today, for a week; cancelled ones of today and tomorrow too. */
  viewings: wholeList(StaffCaseSchema, LOST),
  /** Stays that begin or end from today, for a week. */
  stays: wholeList(StaffCaseSchema, LOST),
  closures: wholeList(ClosureSchema, 'an hour that is closed would look open'),
  /** Open-house days that were set here and are not over. */
  openHouses: wholeList(OpenHouseSetSchema, 'a day that is not listed could not be ended'),
  /** Who shows homes; empty where nobody does. */
  agents: wholeList(
    z.object({ id: z.string(), name: z.string(), email: z.string() }),
    'whose hours they are',
  ),
});
export type Desk = z.infer<typeof DeskSchema>;

/** `POST …/staff/case`: a case with one deed, as the page behind a link shows it. */
export const StaffCaseRequestSchema = z.strictObject({
  ...withSession,
  kind: KindSchema,
  id: IdSchema,
  deed: AnswerDeedSchema,
  from: z.iso.date().optional(),
});
export type StaffCaseRequest = z.infer<typeof StaffCaseRequestSchema>;

/** `POST …/staff/answers`: does it. */
export const StaffPressSchema = PressLinkSchema.omit({ token: true }).extend({
  ...withSession,
  kind: KindSchema,
  id: IdSchema,
});
export type StaffPress = z.infer<typeof StaffPressSchema>;

const wallTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'not HH:mm');

/** A day on which whoever likes may come and look, by the clock of Brussels. */
const OpenHouseRequestSchema = z.strictObject({
  /** Its number, or its reference. */
  home: line(80),
  day: z.iso.date(),
  from: wallTime,
  to: wallTime,
  /** How many may register; everybody without. */
  places: z.int().min(1).max(999).optional(),
  /** Whether visitors register first. */
  registration: z.boolean(),
});
export type OpenHouseRequest = z.infer<typeof OpenHouseRequestSchema>;

/** `POST …/staff/closures`: closes, or opens what was closed; sets an open-house day, or ends one. */
export const StaffClosureSchema = z.strictObject({
  ...withSession,
  close: ClosureRequestSchema.optional(),
  open: z
    .string()
    .regex(/^[0-9a-f]{16}$/, 'not a closure')
    .optional(),
  openHouse: OpenHouseRequestSchema.optional(),
  endOpenHouse: z
    .string()
    .regex(/^[0-9a-f]{16}$/, 'not an open house')
    .optional(),
});
export type StaffClosure = z.infer<typeof StaffClosureSchema>;

/** `POST …/staff/journal`, `POST …/staff/devices`. */
export const StaffRequestSchema = z.strictObject(withSession);

const DeedSchema = z.object({
  at: instant,
  /** Name of who did it; null for what came by a link of a mail or from an operator, as `by` says. */
  name: z.string().nullable(),
  by: z.enum(['staff', 'link', 'operator']),
  deed: z.string(),
  what: z.string(),
  /** Name of the visitor whose case it is, as long as it is kept. */
  about: z.string().nullable(),
});
export const StaffJournalSchema = z.object({
  me: MeSchema,
  deeds: wholeList(DeedSchema, 'a deed that is lost was nobody’s'),
});
export type StaffJournal = z.infer<typeof StaffJournalSchema>;

export const StaffDevicesSchema = z.object({
  me: MeSchema,
  devices: wholeList(
    z.object({ id: z.string(), device: z.string(), seenAt: instant, createdAt: instant, here: z.boolean() }),
    'a device that is not listed could not be signed out',
  ),
});
export type StaffDevices = z.infer<typeof StaffDevicesSchema>;

/** `POST …/staff/sessions/end`: this session, another of the same person by its id, or all of theirs. */
export const EndSessionSchema = z.strictObject({
  ...withSession,
  which: z.union([z.literal('here'), z.literal('all'), IdSchema]),
});
export type EndSession = z.infer<typeof EndSessionSchema>;

/** `POST …/staff`: a person with their rights. */
export const StaffPersonRequestSchema = z.strictObject({
  name: line(80),
  email: email(),
  sees: z.enum(['all', 'own']),
});
const PersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  sees: z.enum(['all', 'own']),
  /** Devices that are signed in. */
  devices: z.int(),
  seenAt: instant.nullable(),
});
export const StaffListSchema = z.object({
  staff: wholeList(PersonSchema, 'somebody with a key must be listed'),
});
