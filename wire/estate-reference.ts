import * as z from 'zod';

/** `GET …/estates/by-reference?reference=`: the estate's id; a guid for the second source. */
export const EstateReferenceSchema = z.object({ id: z.string().min(1) });

/** Maximum length of a reference that is searched for. */
export const MAX_REFERENCE = 64;
