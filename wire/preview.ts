/** Secret addresses at which an agency sees its site before it is opened (decision 131). */
import * as z from 'zod';
import { LogoSchema, ThemeSchema } from './site.ts';
import { optional } from './tolerant/leniency.ts';
import { members } from './tolerant/members.ts';

/** Longest life of a preview, days. */
const MOST_DAYS = 60;

/** `POST …/previews`. */
export const PreviewRequestSchema = z.strictObject({
  days: z.int().min(1).max(MOST_DAYS).default(14),
  /** Shown instead of the site's own. */
  theme: ThemeSchema.optional(),
});

const PreviewSchema = z.object({ id: z.string(), createdAt: z.string(), until: z.string() });
export type Preview = z.infer<typeof PreviewSchema>;

/** A new preview. Its address contains its secret and is told only in this answer. */
export const MadePreviewSchema = PreviewSchema.extend({ address: z.string() });

/** `GET …/previews`: newest first. */
export const PreviewListSchema = z.object({ previews: members(PreviewSchema) });

/** What the deployment's site needs to show a preview: the SHA-256 of its secret, its end, and its own look if it has one. */
export const KnownPreviewSchema = z.object({
  hash: z.string(),
  until: z.string(),
  theme: optional(ThemeSchema),
  logo: optional(LogoSchema),
});
export type KnownPreview = z.infer<typeof KnownPreviewSchema>;
