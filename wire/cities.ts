import * as z from 'zod';
import { members } from './tolerant/members.ts';
import { IdSchema, localizedText, number } from './values.ts';

/** A city of the agency's offer, as `GET …/cities?q=&locale=` names it; centre in degrees. */
export const CitySchema = z.object({
  id: IdSchema,
  zip: z.union([z.string(), z.number()]).nullish(),
  name: localizedText(),
  alias: localizedText(),
  lat: number(),
  lon: number(),
});
export type City = z.infer<typeof CitySchema>;

/** Best first. */
export const CityListSchema = members(CitySchema);
