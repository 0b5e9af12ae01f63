import * as z from 'zod';

/** `GET …/estates/by-reference?reference=`: the id that names the estate everywhere, a guid for the second source. */
export const EstateReferenceSchema = z.object({ id: z.string().min(1) });

/** Longest reference that is looked for. */
export const MAX_REFERENCE = 64;
