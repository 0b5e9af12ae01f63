/** The calls below `…/valuation-requests`: the form itself is the body. */
import * as z from 'zod';

/** By which visitor and agency name a request: drawn by chance, without signs that look alike. */
const ReferenceSchema = z.string().regex(/^[0-9A-Z]{6}$/, 'not a reference');

/** The answer to a request: it is stored, under this id and this reference. */
export const ValuationAcceptedSchema = z.object({ id: z.string(), reference: ReferenceSchema });

/** A request as the token of a mail shows it: nothing of what was typed. */
export const ValuationSchema = z.object({
  reference: ReferenceSchema,
  state: z.enum(['asked', 'withdrawn']),
});
export type Valuation = z.infer<typeof ValuationSchema>;
