/** Tokens that open the public door of the content service: calls of its operators (decision 44). */
import * as z from 'zod';
import { members } from './tolerant/members.ts';

/** What a token may do, the least first: each role includes those before it. */
export const ROLES = ['read', 'write', 'operate'] as const;
const RoleSchema = z.enum(ROLES);
export type Role = z.infer<typeof RoleSchema>;

/** `POST …/tokens`. */
export const AccessTokenRequestSchema = z.strictObject({
  role: RoleSchema,
  /** What the token is for, in an operator's words. */
  name: z
    .string()
    .max(80)
    .regex(/^[^\p{Cc}]*\S[^\p{Cc}]*$/u, 'a line of text is expected'),
});
export type AccessTokenRequest = z.infer<typeof AccessTokenRequestSchema>;

/** A token that was made: the one time that it is told. */
export const MadeAccessTokenSchema = z.object({ id: z.string(), token: z.string() });
export type MadeAccessToken = z.infer<typeof MadeAccessTokenSchema>;

/** A token as it is listed: without what opens the door. */
const AccessTokenSchema = z.object({
  id: z.string(),
  role: RoleSchema,
  name: z.string(),
  createdAt: z.string(),
  revokedAt: z.string().nullable(),
});
export type AccessToken = z.infer<typeof AccessTokenSchema>;

/** `GET …/tokens`: the newest first. */
export const AccessTokenListSchema = z.object({ tokens: members(AccessTokenSchema) });
