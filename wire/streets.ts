import * as z from 'zod';
import { CitySchema } from './cities.ts';
import { members } from './tolerant/members.ts';
import { localizedText } from './values.ts';

/** A street with estates on offer. Only streets of estates whose street is public. */
export const StreetSchema = z.object({ name: localizedText(), city: CitySchema });
export type Street = z.infer<typeof StreetSchema>;

/** `GET …/streets?q=&locale=`: streets that match a typed text, sorted by town. */
export const StreetListSchema = members(StreetSchema);
