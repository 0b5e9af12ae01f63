/** Uploaded pictures: files by their hash, and the record that lists the files of a picture's sizes. */
import * as z from 'zod';
import { wholeList } from './tolerant/members.ts';

/** SHA-256 of a file's bytes, hexadecimal: the file's name. */
export const FileHashSchema = z.string().regex(/^[0-9a-f]{64}$/, 'not a SHA-256');

/** A picture file, with properties that the content service read from its bytes. */
export const PictureFileSchema = z.object({
  hash: FileHashSchema,
  contentType: z.enum(['image/avif', 'image/webp', 'image/jpeg', 'image/png', 'image/svg+xml']),
  /** Pixels. */
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  bytes: z.number().int().min(1),
});
export type PictureFile = z.infer<typeof PictureFileSchema>;

/** Maximum number of hashes in a request. */
export const MOST_HASHES = 1000;

/** `POST …/picture-files/missing`: asks which of these files the service lacks. */
export const MissingFilesRequestSchema = z.strictObject({
  hashes: z.array(FileHashSchema).max(MOST_HASHES),
});
export const MissingFilesSchema = z.object({
  missing: wholeList(FileHashSchema, 'a file that is not named would never be uploaded'),
});

/** Pixels of a picture for mails and link previews: what the large cards of Open Graph's readers show. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Maximum number of sizes of a picture. */
const MOST_SIZES = 12;

/**
 * A picture and the files of its sizes. Documents refer to it by its name.
 */
export const PictureRecordSchema = z.strictObject({
  name: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'not a name'),
  /** A floor plan: always shown whole, never cropped. */
  plan: z.boolean().optional(),
  sizes: z
    .array(z.strictObject({ width: z.number().int().min(1).max(10_000), file: FileHashSchema }))
    .min(1)
    .max(MOST_SIZES)
    .refine(
      (sizes) => new Set(sizes.map(({ width }) => width)).size === sizes.length,
      'a width is there twice',
    ),
  /** A JPEG of `SOCIAL_SIZE` for mails and link previews, whose programs do not all show WebP or AVIF. */
  social: FileHashSchema.optional(),
});
export type PictureRecord = z.infer<typeof PictureRecordSchema>;
