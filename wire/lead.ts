/** What visitors ask, as a call to a system of the agency's own, and the calls by which operators see to it. */
import * as z from 'zod';
import { CALL_TIMES } from '../domain/forms/contact.ts';
import { DEEDS } from '../domain/team/team.ts';
import { wholeList } from './tolerant/members.ts';
import { LocaleSchema } from './values.ts';

const instant = z.iso.datetime({ offset: true });
const maybe = z.string().nullable();

/** What became of a request: asked for, moved to another time, or called off. */
const LEAD_NEWS = ['asked', 'moved', 'cancelled'] as const;
export type LeadNews = (typeof LEAD_NEWS)[number];

/** What calls tell; the deed alone where somebody asks. */
const LEAD_TYPES = [
  ...DEEDS.map((deed) => `lead.${deed}` as const),
  'lead.viewing.moved',
  'lead.viewing.cancelled',
  'lead.valuation.cancelled',
] as const;

/** A home that a lead is about. */
const HomeSchema = z.object({
  kind: z.enum(['estate', 'rental']),
  /** As the home's address on the site names it. */
  id: z.string(),
  title: z.string(),
  /** As far as it is shown to everybody. */
  place: z.string(),
  reference: maybe,
  url: z.string(),
});

/** What a lead says, in whatever way it is sent. */
const LeadDataSchema = z.object({
  site: z.string(),
  /** The number under which the platform keeps the request. */
  number: z.string(),
  /** The agency's own address that looks after it by the site's rules; null where it has none. */
  recipient: maybe,
  visitor: z.object({
    firstname: maybe,
    lastname: maybe,
    email: maybe,
    phone: maybe,
    locale: LocaleSchema,
  }),
  message: maybe,
  /** Time of day at which they want to be called. */
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
      answerBefore: z.iso.date(),
    })
    .nullable(),
  valuation: z
    .object({
      reference: z.string(),
      /** What was typed; null once the request was taken back: what was kept of it is to be deleted. */
      asked: z
        .object({
          address: z.string(),
          kind: z.string(),
          /** Square metres. */
          area: z.number().nullable(),
          plot: z.number().nullable(),
          year: z.number().nullable(),
          /** Answers as the form has them; `unknown` is one. */
          bedrooms: maybe,
          bathrooms: maybe,
          state: maybe,
          epc: maybe,
          /** When to reach whoever asks, and when they mean to sell. */
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
  /** When the visitor asked, or it was moved or called off. */
  timestamp: instant,
  data: LeadDataSchema,
});
export type LeadCall = z.infer<typeof LeadCallSchema>;

export const LeadStateSchema = z.enum(['due', 'sending', 'sent', 'failed', 'void']);
export type LeadState = z.infer<typeof LeadStateSchema>;

/** A lead as operators see it: never what the visitor wrote. */
export const LeadSchema = z.object({
  id: z.string(),
  deed: z.enum(DEEDS),
  news: z.enum(LEAD_NEWS),
  state: LeadStateSchema,
  attempts: z.number(),
  createdAt: instant,
  /** When it is tried again; null where nobody will. */
  nextAttemptAt: instant.nullable(),
  /** What the last attempt met: a status, or a word such as `timeout`; null before the first. */
  outcome: maybe,
});
export type Lead = z.infer<typeof LeadSchema>;

/** `GET …/leads`: in the order in which they came. */
export const LeadListSchema = z.object({
  leads: wholeList(LeadSchema, 'a lead that is lost would never be sent again'),
  next: maybe,
});

/** A key that was made: the one time that it is told. */
export const MadeLeadKeySchema = z.object({
  id: z.string(),
  secret: z.string(),
  earlierUntil: instant.nullable(),
});

/** `GET …/lead-keys`: the newest first, without what they sign with. */
export const LeadKeyListSchema = z.object({
  keys: wholeList(
    z.object({ id: z.string(), createdAt: instant, endsAt: instant.nullable() }),
    'a key that is not listed would not be ended',
  ),
});
