import * as z from 'zod';
import { CitySchema } from './cities.ts';
import { members } from './tolerant/members.ts';
import { localizedText } from './values.ts';

/** A street of the offer: of homes whose street may be shown, and of no others. */
export const StreetSchema = z.object({ name: localizedText(), city: CitySchema });
export type Street = z.infer<typeof StreetSchema>;

/** `GET …/streets?q=&locale=`: streets that a typed text may mean, in the alphabet of their towns. */
export const StreetListSchema = members(StreetSchema);
