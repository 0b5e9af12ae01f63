/** The agency's own page: sign-in, the day at a glance, and actions (docs/decisions/0082). */
import * as z from 'zod';
import { email, line } from '#domain/forms/fields.ts';
import { isMeantDay } from '#domain/stays/day.ts';
import { AnswerActionSchema, AnswerLinkSchema, PressLinkSchema } from './answer-link.ts';
import { ClosureRequestSchema, ClosureSchema } from './closures.ts';
import { members, wholeList } from './tolerant/members.ts';
import { instant, LocaleSchema } from './values.ts';

const LOST = 'a case missing from the list would never be answered';
/** 256 bits in base64url: the secret of a cookie or a link. */
export const SecretSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'not a token');
/** A seed and its HMAC. */
const ProofSchema = z.string().regex(/^[A-Za-z0-9_-]{43}\.[A-Za-z0-9_-]{43}$/, 'not a proof');
const IdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'not an id');

export const CASE_KINDS = ['stay', 'appointment', 'contact', 'valuation'] as const;
export type StaffCaseKind = (typeof CASE_KINDS)[number];
const KindSchema = z.enum(CASE_KINDS);

/**
 * `POST …/staff/sign-ins`: requests a sign-in link; `browser` is a secret that the requesting browser keeps.
 */
export const AskSignInSchema = z.strictObject({
  email: z.string().max(254),
  browser: SecretSchema,
  /** Keyed hash of the sender's network; null when unknown. */
  sender: z.string().max(64).nullable(),
  locale: LocaleSchema,
  /** Proof that the browser signed in as this address before. */
  proof: ProofSchema.optional(),
});
export type AskSignIn = z.infer<typeof AskSignInSchema>;
/** The word and number that the mail repeats; also returned for unknown addresses. */
export const SignInAskedSchema = z.object({ sign: z.string() });

/** `POST …/staff/sessions`: opens a session with the link or the code, in the browser that requested it. */
export const OpenSessionSchema = z
  .strictObject({
    token: SecretSchema.optional(),
    code: z
      .string()
      .regex(/^[0-9]{6}$/, 'not a code')
      .optional(),
    browser: SecretSchema,
    device: z.string().max(80),
  })
  .refine(({ token, code }) => (token === undefined) !== (code === undefined), 'either a link or a code');
export type OpenSession = z.infer<typeof OpenSessionSchema>;
export const SessionOpenedSchema = z.object({ session: SecretSchema, proof: ProofSchema.optional() });

const withSession = { session: SecretSchema };

/** What people may do besides answering: write homes, write the site, add people and grant rights. */
export const STAFF_RIGHTS = ['homes', 'site', 'people'] as const;
export const RightSchema = z.enum(STAFF_RIGHTS);
export type StaffRight = z.infer<typeof RightSchema>;
/** A right that is not known here is none. */
const rights = members(RightSchema);

/** The person of the session; `renewed` when the cookie must be set again. */
export const MeSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  sees: z.enum(['all', 'own']),
  rights,
  renewed: z.boolean(),
});
export type StaffMe = z.infer<typeof MeSchema>;

const StaffCaseSchema = z.object({
  kind: KindSchema,
  /** The id in staff calls; it gives no access to others. */
  id: z.string(),
  /** State of its kind: `StayState`, `AppointmentState`, `open`, `answered` or `withdrawn`. */
  state: z.string(),
  /** Whether the visitor waits for an answer; of a viewing, for the street of a hidden home. */
  waits: z.boolean(),
  /** When it lapses. */
  due: instant.nullable(),
  createdAt: instant,
  /** Start and end: days of a stay, instants of a viewing. */
  begins: z.union([z.iso.date(), instant]).nullable(),
  ends: z.union([z.iso.date(), instant]).nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** The unit or the home's address; empty when it is about no home. */
  place: z.string(),
  message: z.string().nullable(),
  reference: z.string(),
  /** The address that was mailed; null for none. */
  owner: z.string().nullable(),
  persons: z.int().nullable(),
  /** Euros. */
  total: z.number().nullable(),
  /** Extras of a stay in the site's first language; null for none. */
  extras: z.string().nullable(),
  /** The visitor's language. */
  locale: LocaleSchema,
});
export type StaffCase = z.infer<typeof StaffCaseSchema>;

/** Which cases are listed. */
const narrowed = {
  /** Only cases of this kind; of all kinds when absent. */
  kind: KindSchema.optional(),
  /** Only cases of these people, by address; everybody's when absent. */
  owners: z.array(z.string().max(254)).max(200).optional(),
  /** Words for name, e-mail, home, reference and day, all of which a case must have; in all stored cases. */
  find: z.string().max(80).optional(),
  /** All viewings and stays that lie ahead or are going on, in order, instead of the waiting cases. */
  ahead: z.literal(true).optional(),
};

/** `POST …/staff/desk`. */
export const DeskRequestSchema = z.strictObject({
  ...withSession,
  ...narrowed,
  /** Maximum number of waiting cases; 50 by default. */
  most: z.int().min(1).max(500).optional(),
});
export type DeskRequest = z.infer<typeof DeskRequestSchema>;

const OpenHouseSetSchema = z.object({
  id: z.string(),
  /** Id and address of the home. */
  estateId: z.string(),
  place: z.string(),
  day: z.iso.date(),
  from: z.string(),
  to: z.string(),
  places: z.int().nullable(),
});
export type OpenHouseSet = z.infer<typeof OpenHouseSetSchema>;

/** A calendar of another portal of which not everything was understood at its last reading, or that fails. */
const DeskCalendarSchema = z.object({
  id: z.string(),
  /** Name of the holiday rental. */
  unit: z.string(),
  host: z.string(),
  failingSince: instant.nullable(),
  /** Why it fails, in the words of the operators' commands. */
  outcome: z.string().nullable(),
  readAt: instant.nullable(),
  notUnderstood: z.int(),
  free: z.int(),
});
export type DeskCalendar = z.infer<typeof DeskCalendarSchema>;

/** States of feeds that failed (docs/operations/feeds.md); the page has words for each. */
export const FEED_STATES = [
  /** The vendor refuses the key or the account: 401, 403, or its own words for it. */
  'key-refused',
  /** The vendor wants fewer calls (429). */
  'too-often',
  /** No answer in time, or no connection. */
  'unreachable',
  /** The vendor's own failure: 5xx. */
  'failing',
  /** An answer that is not what was asked for: HTML, half a page, too large, endless, of another client. */
  'broken',
  /** Settings or an account that cannot be used. */
  'settings',
  /** A piece of the round was lost here. */
  'interrupted',
] as const;

/** Name of an agency's own service for the core of the contract, where feeds are shown. */
export const OWN_SERVICE_FEED = 'own-service';

export type FeedState = (typeof FEED_STATES)[number];

/** A feed that failed in its last round. */
const DeskFeedSchema = z.object({
  name: z.string(),
  /** When the last complete round began. */
  readAt: instant.nullable(),
  /** Why it fails: a state of `FEED_STATES`, or one that is not known here. */
  state: z.string(),
  /** More about it, in the words of the operators' commands. */
  reason: z.string().nullable(),
});
export type DeskFeed = z.infer<typeof DeskFeedSchema>;

/** Requests of the last week for the system of a feed that did not take them, or perhaps took them. */
const DeskMailedSchema = z.object({ feed: z.string(), requests: z.int() });
export type DeskMailed = z.infer<typeof DeskMailedSchema>;

export const DeskSchema = z.object({
  me: MeSchema,
  /** Number of waiting cases by kind, under the same filter of people. */
  counts: z.object({ stay: z.int(), contact: z.int(), valuation: z.int() }),
  /** Waiting cases, the first to lapse on top; the found ones in a search, or all that lies ahead. */
  cases: wholeList(StaffCaseSchema, LOST),
  /** Viewings of today and the next week; cancelled ones of today and tomorrow too. */
  viewings: wholeList(StaffCaseSchema, LOST),
  /** Stays that begin or end in the week from today. */
  stays: wholeList(StaffCaseSchema, LOST),
  closures: wholeList(ClosureSchema, 'a closed hour would look open'),
  /** Open houses set on this page that have not ended. */
  openHouses: wholeList(OpenHouseSetSchema, 'a day missing from the list could not be ended'),
  calendars: wholeList(DeskCalendarSchema, 'nights could look free that are taken elsewhere'),
  feeds: members(DeskFeedSchema),
  /** By feed; they were mailed. */
  mailed: members(DeskMailedSchema),
  /** The agents who show homes; empty when there are none. */
  agents: wholeList(
    z.object({ id: z.string(), name: z.string(), email: z.string() }),
    'the hours of an agent missing from the list could not be closed',
  ),
});
export type Desk = z.infer<typeof DeskSchema>;

/** `POST …/staff/cases`: all stored cases, also answered ones, the newest first. */
export const StaffCasesRequestSchema = z.strictObject({
  ...withSession,
  ...narrowed,
  /** `next` of the page before; the first page when absent. */
  after: z.string().max(200).optional(),
});
export type StaffCasesRequest = z.infer<typeof StaffCasesRequestSchema>;

/** `GET …/cases`: the same for those who operate the agency. */
export const CasesQuerySchema = z.object({
  kind: KindSchema.optional(),
  /** `next` of the page before; the first page when absent. */
  after: z.string().max(200).optional(),
});
export type CasesQuery = z.infer<typeof CasesQuerySchema>;

export const CasesSchema = z.object({
  cases: wholeList(StaffCaseSchema, 'a case missing from the file would be taken for one that never was'),
  /** null on the last page. */
  next: z.string().nullable(),
});
export type Cases = z.infer<typeof CasesSchema>;

export const StaffCasesSchema = CasesSchema.extend({ me: MeSchema });
export type StaffCases = z.infer<typeof StaffCasesSchema>;

/** `POST …/staff/case`: a case, with one of its actions like the page behind an answer link. */
export const StaffCaseRequestSchema = z.strictObject({
  ...withSession,
  kind: KindSchema,
  id: IdSchema,
  /** Without one the answer has the first possible action. */
  deed: AnswerActionSchema.optional(),
  from: z.iso.date().optional(),
});
export type StaffCaseRequest = z.infer<typeof StaffCaseRequestSchema>;

/** A case for a person of the agency: with all that can be done with it now. */
export const OpenedCaseSchema = AnswerLinkSchema.extend({
  possible: wholeList(AnswerActionSchema, 'an action missing from the list could not be chosen'),
});
export type OpenedCase = z.infer<typeof OpenedCaseSchema>;

/** `POST …/staff/answers`: executes the action. */
export const StaffPressSchema = PressLinkSchema.omit({ token: true }).extend({
  ...withSession,
  kind: KindSchema,
  id: IdSchema,
});
export type StaffPress = z.infer<typeof StaffPressSchema>;

const wallTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'not HH:mm');

/** An open house, in Brussels time. */
const OpenHouseRequestSchema = z.strictObject({
  /** Id or reference. */
  home: line(80),
  day: z.iso.date().refine(isMeantDay, 'not a day that anybody means'),
  from: wallTime,
  to: wallTime,
  /** Number of places; unlimited when absent. */
  places: z.int().min(1).max(999).optional(),
  /** Whether visitors must register. */
  registration: z.boolean(),
});
export type OpenHouseRequest = z.infer<typeof OpenHouseRequestSchema>;

/** `POST …/staff/closures`: adds or removes a closure; sets or ends an open house. */
export const StaffClosureSchema = z
  .strictObject({
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
  })
  .refine(
    ({ close, open, openHouse, endOpenHouse }) =>
      [close, open, openHouse, endOpenHouse].filter((one) => one !== undefined).length === 1,
    'one change at a time: close, open, openHouse or endOpenHouse',
  );
export type StaffClosure = z.infer<typeof StaffClosureSchema>;

/** `POST …/staff/journal`, `POST …/staff/devices`. */
export const StaffRequestSchema = z.strictObject(withSession);

const JournalEventSchema = z.object({
  at: instant,
  /** Name of the person who did it; null for a mail link or an operator, as `by` says. */
  name: z.string().nullable(),
  by: z.enum(['staff', 'link', 'operator']),
  deed: z.string(),
  what: z.string(),
  /** Name of the visitor, while the case is stored; street or id of the home; name of the colleague. */
  about: z.string().nullable(),
});
export const StaffJournalSchema = z.object({
  me: MeSchema,
  deeds: wholeList(JournalEventSchema, 'a missing action could not be traced to a person'),
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

/** `POST …/staff/sessions/end`: ends this session, another of the same person by its id, or all of theirs. */
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
  /** Left out: those of a known person stay, a new one has none. */
  rights: z.array(RightSchema).max(STAFF_RIGHTS.length).optional(),
});
const PersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  sees: z.enum(['all', 'own']),
  rights,
  /** Number of signed-in devices. */
  devices: z.int(),
  seenAt: instant.nullable(),
});
export const StaffListSchema = z.object({
  staff: wholeList(PersonSchema, 'everybody with access must be listed'),
});
