import * as z from 'zod';
import { members } from './tolerant/members.ts';
import { IdSchema, localizedText, number } from './values.ts';

/** A city with estates on offer, from `GET …/cities?q=&locale=`; centre in degrees. */
export const CitySchema = z.object({
  id: IdSchema,
  zip: z.union([z.string(), z.number()]).nullish(),
  name: localizedText(),
  alias: localizedText(),
  lat: number(),
  lon: number(),
});
export type City = z.infer<typeof CitySchema>;

/** Best match first. */
export const CityListSchema = members(CitySchema);
