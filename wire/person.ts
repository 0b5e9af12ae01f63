/** What is stored about a person, by their address, and how they are forgotten. */
import * as z from 'zod';
import { email } from '../domain/forms/fields.ts';

/** Somebody, by their address; of one site, or of all. */
export const PersonSchema = z.object({ email: email(), site: z.string().max(64).optional() });

const PlaceSchema = z.object({
  siteId: z.string(),
  table: z.string(),
  rows: z.number(),
  /** `own` rows of theirs, `named` in what others wrote, `content` of the agency, which only it can change. */
  how: z.enum(['own', 'named', 'content']),
});
export type PersonPlace = z.infer<typeof PlaceSchema>;

const StandingSchema = z.object({ siteId: z.string(), table: z.string(), id: z.string() });

export const FoundPersonSchema = z.object({
  places: z.array(PlaceSchema),
  /** Bookings that still stand. */
  standing: z.array(StandingSchema),
  /** When the address was forgotten before; the newest first. */
  erasures: z.array(z.string()),
});
export type FoundPerson = z.infer<typeof FoundPersonSchema>;

export const PersonExportSchema = z.object({
  rows: z.array(z.object({ siteId: z.string(), table: z.string(), row: z.record(z.string(), z.unknown()) })),
});

export const ErasedPersonSchema = z.object({
  /** False where bookings stand: nothing was changed then. */
  erased: z.boolean(),
  rows: z.number(),
  standing: z.array(StandingSchema),
  /** What is left: the agency's own content. */
  left: z.array(PlaceSchema),
});

/** Rows came back with a backup: whoever was forgotten since is forgotten in them again, a piece of the rows a call. */
export const ForgetAgainSchema = z.object({
  /** The moment of the backup. */
  since: z.iso.datetime(),
  site: z.string().max(64).optional(),
  /** Where the call before stopped. */
  after: z.string().max(1_000).nullish(),
});

export const ForgottenAgainSchema = z.object({
  /** Whom rows of this piece were about: the first signs of each record. */
  persons: z.array(z.string()),
  rows: z.number(),
  /** Null: that was the last piece. */
  after: z.string().nullable(),
});
