/** The calls below `…/valuation-requests`: the form itself is the body. */
import * as z from 'zod';

/** The reference of a request for visitor and agency: random, without characters that look alike. */
const ReferenceSchema = z.string().regex(/^[0-9A-Z]{6}$/, 'not a reference');

/** Answer to a request: it is stored under this id and reference. */
export const ValuationAcceptedSchema = z.object({ id: z.string(), reference: ReferenceSchema });

/** A request as shown to the holder of the mailed token: without what was typed. */
export const ValuationSchema = z.object({
  reference: ReferenceSchema,
  state: z.enum(['asked', 'withdrawn']),
});
export type Valuation = z.infer<typeof ValuationSchema>;
