/**
 * Leads: visitors' requests as calls to the agency's own system, and the operators' calls that manage them.
 */
import * as z from 'zod';
import { CALL_TIMES } from '#domain/forms/contact.ts';
import { LEAD_KINDS } from '#domain/team/team.ts';
import { wholeList } from './tolerant/members.ts';
import { instant, LocaleSchema } from './values.ts';

const maybe = z.string().nullable();

/** What is sent: visitors' requests, and searches of alerts that go to the system of a feed as search cards. */
const CALLED_KINDS = [...LEAD_KINDS, 'search'] as const;
export type CalledKind = (typeof CALLED_KINDS)[number];

/** Event of a lead: requested, moved, changed or cancelled. */
const LEAD_NEWS = ['asked', 'moved', 'changed', 'cancelled'] as const;
export type LeadNews = (typeof LEAD_NEWS)[number];

/** Event types of lead calls; a new request has the action alone. */
const LEAD_TYPES = [
  ...LEAD_KINDS.map((kind) => `lead.${kind}` as const),
  'lead.viewing.moved',
  'lead.viewing.cancelled',
  'lead.valuation.cancelled',
  'lead.stay.cancelled',
] as const;

/** The home that a lead is about. */
const HomeSchema = z.object({
  kind: z.enum(['estate', 'rental']),
  /** As in the home's address on the site. */
  id: z.string(),
  title: z.string(),
  /** Only as far as the address is public. */
  place: z.string(),
  reference: maybe,
  url: z.string(),
});

/** Content of a lead, whatever way it is sent. */
const LeadDataSchema = z.object({
  site: z.string(),
  /** The number under which the platform stores the request. */
  number: z.string(),
  /** The agency address that the site's rules choose; null when there is none. */
  recipient: maybe,
  visitor: z.object({
    firstname: maybe,
    lastname: maybe,
    email: maybe,
    phone: maybe,
    locale: LocaleSchema,
  }),
  message: maybe,
  /** Time of day at which the visitor wants a call. */
  callBack: z.enum(CALL_TIMES).nullable(),
  home: HomeSchema.nullable(),
  viewing: z
    .object({ start: instant, end: instant, agent: z.object({ name: z.string(), email: z.string() }) })
    .nullable(),
  stay: z
    .object({
      from: z.iso.date(),
      to: z.iso.date(),
      persons: z.number(),
      /** Euros. */
      total: z.number(),
      /** Chosen and obligatory extras, part of the total; the name in the site's first language. */
      extras: wholeList(
        z.object({ id: z.string(), name: z.string(), count: z.int(), amount: z.number() }),
        'a bill without one of its lines would not add up to its total',
      ),
      answerBefore: z.iso.date(),
    })
    .nullable(),
  valuation: z
    .object({
      reference: z.string(),
      /**
       * What the visitor typed; null once the request was withdrawn: the receiver must then delete its copy.
       */
      asked: z
        .object({
          address: z.string(),
          kind: z.string(),
          /** Square metres. */
          area: z.number().nullable(),
          plot: z.number().nullable(),
          year: z.number().nullable(),
          /** Choices of the form, including `unknown`. */
          bedrooms: maybe,
          bathrooms: maybe,
          state: maybe,
          epc: maybe,
          /** When to reach the visitor, and when they plan to sell. */
          moment: maybe,
          plan: maybe,
        })
        .nullable(),
    })
    .nullable(),
});
export type LeadData = z.infer<typeof LeadDataSchema>;

/** The body of a call (docs/operations/bookings.md, "Leads as calls"). */
export const LeadCallSchema = z.object({
  type: z.enum(LEAD_TYPES),
  /** When the visitor requested, moved or cancelled it. */
  timestamp: instant,
  data: LeadDataSchema,
});
export type LeadCall = z.infer<typeof LeadCallSchema>;

export const LeadStateSchema = z.enum(['due', 'sending', 'sent', 'failed', 'void']);
export type LeadState = z.infer<typeof LeadStateSchema>;

/** A lead as operators see it: never what the visitor wrote. */
export const LeadSchema = z.object({
  id: z.string(),
  deed: z.enum(CALLED_KINDS),
  news: z.enum(LEAD_NEWS),
  state: LeadStateSchema,
  attempts: z.number(),
  createdAt: instant,
  /** Time of the next attempt; null when there will be none. */
  nextAttemptAt: instant.nullable(),
  /** Outcome of the last attempt: a status, or a word such as `timeout`; null before the first. */
  outcome: maybe,
  /** The feed to whose system it goes; null for the agency's own address. */
  feed: maybe,
});
export type Lead = z.infer<typeof LeadSchema>;

/** `GET …/leads`: in order of arrival. */
export const LeadListSchema = z.object({
  leads: wholeList(LeadSchema, 'a lead missing from the list would never be sent again'),
  next: maybe,
});

/** A new signing key. Its secret is shown only in this answer. */
export const MadeLeadKeySchema = z.object({
  id: z.string(),
  secret: z.string(),
  earlierUntil: instant.nullable(),
});

/** `GET …/lead-keys`: newest first, without their secrets. */
export const LeadKeyListSchema = z.object({
  keys: wholeList(
    z.object({ id: z.string(), createdAt: instant, endsAt: instant.nullable() }),
    'a key that is not listed would not be ended',
  ),
});
