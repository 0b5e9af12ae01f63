/** What is stored about a person, by their e-mail address, and its erasure. */
import * as z from 'zod';
import { email } from '#domain/forms/fields.ts';

/** A person by e-mail address; on one site, or on all. */
export const PersonSchema = z.object({ email: email(), site: z.string().max(64).optional() });

const PlaceSchema = z.object({
  siteId: z.string(),
  table: z.string(),
  rows: z.number(),
  /**
   * `own`: rows of the person; `named`: rows in which others named them; `content`: the agency's content,
   * which only the agency can change.
   */
  how: z.enum(['own', 'named', 'content']),
});
export type PersonPlace = z.infer<typeof PlaceSchema>;

const StandingSchema = z.object({ siteId: z.string(), table: z.string(), id: z.string() });

const PassedOnSchema = z.object({
  siteId: z.string(),
  /** The feed to whose system it went. */
  feed: z.string(),
  /** The reference that the system was given. */
  reference: z.string(),
  /** When the visitor asked. */
  at: z.string(),
});
export type PassedOn = z.infer<typeof PassedOnSchema>;

export const FoundPersonSchema = z.object({
  places: z.array(PlaceSchema),
  /** Bookings that are still active. */
  standing: z.array(StandingSchema),
  /** Earlier erasures of this address, newest first. */
  erasures: z.array(z.string()),
  /** Requests that the system of a feed has, or may have: of the last sixty days. */
  passedOn: z.array(PassedOnSchema),
});
export type FoundPerson = z.infer<typeof FoundPersonSchema>;

export const PersonExportSchema = z.object({
  rows: z.array(z.object({ siteId: z.string(), table: z.string(), row: z.record(z.string(), z.unknown()) })),
});

export const ErasedPersonSchema = z.object({
  /** False while active bookings exist: nothing was changed, or what `rows` says before one was made. */
  erased: z.boolean(),
  rows: z.number(),
  standing: z.array(StandingSchema),
  /** What remains: the agency's own content. */
  left: z.array(PlaceSchema),
  /** Requests that the system of a feed has, or may have: only the agency can erase them there. */
  passedOn: z.array(PassedOnSchema),
});

/** After a restored backup: erases again everybody who was erased since, a batch of rows per call. */
export const ForgetAgainSchema = z.object({
  /** Time of the backup. */
  since: z.iso.datetime(),
  site: z.string().max(64).optional(),
  /** Where the previous call stopped. */
  after: z.string().max(1_000).nullish(),
});

export const ForgottenAgainSchema = z.object({
  /** Persons in this batch, each by the first characters of their record. */
  persons: z.array(z.string()),
  rows: z.number(),
  /** Null after the last batch. */
  after: z.string().nullable(),
});

const ErasureSchema = z.strictObject({
  /** Keyed hash of the address. */
  person: z.string().min(1).max(100),
  erasedAt: z.iso.datetime(),
  who: z.string().max(100),
  rows: z.number().int().min(0),
  /** A site, or `*` for all. */
  scope: z.string().min(1).max(64),
});
export type Erasure = z.infer<typeof ErasureSchema>;

/** Erasures of a page, at most. */
export const MOST_ERASURES = 200;

/** `GET /erasures`: the record of erasures, for a backup. */
export const ErasuresSchema = z.object({
  erasures: z.array(ErasureSchema),
  /** Where the next page continues; null after the last one. */
  next: z.string().nullable(),
});

/** `PUT /erasures`: adds what a backup knows; what is there stays. */
export const PutErasuresSchema = z.strictObject({ erasures: z.array(ErasureSchema).max(MOST_ERASURES) });
