import * as z from 'zod';
import { memberRecord } from './tolerant/members.ts';

/** `GET /translations/{locale}`: dotted key → text; overrides the interface texts of `locales/`. */
export const TranslationsSchema = memberRecord(z.string());
export type Translations = z.infer<typeof TranslationsSchema>;
