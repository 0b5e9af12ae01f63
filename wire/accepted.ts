import * as z from 'zod';
import { orAbsent } from './tolerant/leniency.ts';

/** Answer to a form: it is stored under this id (contract, "Forms"). */
export const AcceptedSchema = z.object({ id: z.string() });
export type Accepted = z.infer<typeof AcceptedSchema>;

/** The same for an estate sent to a friend; `waits` when its mail goes later, because the site has sent enough for now. */
export const FriendAcceptedSchema = AcceptedSchema.extend({ waits: orAbsent(z.boolean().optional()) });

/** `Idempotency-Key` of a POST: the sender makes one per form (contract, "Conventions"). */
export const IdempotencyKeySchema = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, 'not a key');
