import { z } from 'zod';
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

/** Cities as they are kept: each was read. */
export const CityListSchema = z.array(CitySchema);

/** Best first; read one by one, so that a bad city is dropped and not the list. */
export const CitiesAnswerSchema = z.array(z.unknown());
