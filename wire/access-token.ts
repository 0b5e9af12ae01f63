/** Access tokens for the content service's public door, managed by operators (decision 44). */
import * as z from 'zod';
import { members } from './tolerant/members.ts';

/** Roles of a token, least first: each includes those before it. */
export const ROLES = ['read', 'write', 'operate'] as const;
const RoleSchema = z.enum(ROLES);
export type Role = z.infer<typeof RoleSchema>;

/** `POST …/tokens`. */
export const AccessTokenRequestSchema = z.strictObject({
  role: RoleSchema,
  /** The token's purpose, in an operator's words. */
  name: z
    .string()
    .max(80)
    .regex(/^[^\p{Cc}]*\S[^\p{Cc}]*$/u, 'a line of text is expected'),
});
export type AccessTokenRequest = z.infer<typeof AccessTokenRequestSchema>;

/** A new token. Its secret is shown only in this answer. */
export const MadeAccessTokenSchema = z.object({ id: z.string(), token: z.string() });
export type MadeAccessToken = z.infer<typeof MadeAccessTokenSchema>;

/** A token in a list, without its secret. */
const AccessTokenSchema = z.object({
  id: z.string(),
  role: RoleSchema,
  name: z.string(),
  createdAt: z.string(),
  revokedAt: z.string().nullable(),
});
export type AccessToken = z.infer<typeof AccessTokenSchema>;

/** `GET …/tokens`: newest first. */
export const AccessTokenListSchema = z.object({ tokens: members(AccessTokenSchema) });
