import { z } from 'zod';

/** `GET /translations/{locale}`: dotted key → text; overlays the interface texts of `locales/`. */
export const TranslationsSchema = z.record(z.string(), z.string());
export type Translations = z.infer<typeof TranslationsSchema>;
