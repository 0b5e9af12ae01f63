/** Pictures as they come in: their bytes by hash, and the record that says which picture they are sizes of. */
import * as z from 'zod';
import { wholeList } from './tolerant/members.ts';

/** SHA-256 of a file's bytes, hexadecimal: its name. */
export const FileHashSchema = z.string().regex(/^[0-9a-f]{64}$/, 'not a SHA-256');

/** A file of a picture as the content service has read it from the bytes themselves. */
export const PictureFileSchema = z.object({
  hash: FileHashSchema,
  contentType: z.enum(['image/avif', 'image/webp', 'image/jpeg', 'image/png', 'image/svg+xml']),
  /** Pixels. */
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  bytes: z.number().int().min(1),
});
export type PictureFile = z.infer<typeof PictureFileSchema>;

/** Hashes that one question may name. */
export const MOST_HASHES = 1000;

/** `POST …/picture-files/missing`: which of these files the service has not. */
export const MissingFilesRequestSchema = z.strictObject({
  hashes: z.array(FileHashSchema).max(MOST_HASHES),
});
export const MissingFilesSchema = z.object({
  missing: wholeList(FileHashSchema, 'a file that is not named would never be uploaded'),
});

/** Most sizes of one picture. */
const MOST_SIZES = 12;

/**
 * A picture and the files of its sizes. Its name is what documents ask for it by; with `-social` after it, it is
 * cut for links elsewhere (1200 × 630 px).
 */
export const PictureRecordSchema = z.strictObject({
  name: z.string().regex(/^[A-Za-z0-9_-]{1,64}(?:-social)?$/, 'not a name'),
  /** A drawn plan: shown whole, never cut to a shape. */
  plan: z.boolean().optional(),
  sizes: z
    .array(z.strictObject({ width: z.number().int().min(1).max(10_000), file: FileHashSchema }))
    .min(1)
    .max(MOST_SIZES)
    .refine(
      (sizes) => new Set(sizes.map(({ width }) => width)).size === sizes.length,
      'a width is there twice',
    ),
});
export type PictureRecord = z.infer<typeof PictureRecordSchema>;
