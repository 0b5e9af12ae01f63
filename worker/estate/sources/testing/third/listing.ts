import * as z from 'zod';
import { AddressSchema } from '#wire/estate.ts';
import { localizedText, number, text } from '#wire/values.ts';

/** A listing of the invented source: its own names for everything. */
export const ThirdListingSchema = z.object({
  key: z.string(),
  deal: text(),
  dealName: localizedText(),
  sort: localizedText(),
  headline: localizedText(),
  story: localizedText(),
  /** Euros. */
  asking: number(),
  sleepingRooms: number(),
  /** m². */
  floorSpace: number(),
  label: text(),
  where: AddressSchema.nullish().catch(undefined),
  technical: z.record(z.string(), z.unknown()).nullish().catch(undefined),
});
export type ThirdListing = z.infer<typeof ThirdListingSchema>;
