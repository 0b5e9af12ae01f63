/** Pictures that an agency's own people send, and order, on the page of a home (docs/decisions/0157). */
import * as z from 'zod';
import { line } from '#domain/forms/fields.ts';
import { LOCALES } from '#domain/locale.ts';
import { HomeIdSchema, KindSchema, ofHome } from './written-homes.ts';

/** The session of a call whose body is a picture, so that no address has it. */
export const SESSION_HEADER = 'X-STAFF-SESSION';

/** Most pictures of a home, and most bytes that the people of a site send as pictures on a day. */
export const MOST_PICTURES = 60;
export const MOST_SENT_BYTES = 1_000_000_000;
/** Largest picture in bytes: where the platform resizes it, and where it is stored unchanged. */
export const MOST_PICTURE_BYTES = { resized: 20 * 1024 * 1024, unchanged: 10 * 1024 * 1024 } as const;

/** `PUT …/staff/home/pictures/{key}`: a key of the picture's own, so that it is there once however often it is sent. */
export const PictureKeySchema = z.string().regex(/^[0-9a-f]{32}$/, 'not a key');
export const AddPictureQuerySchema = z.strictObject({
  kind: KindSchema,
  home: HomeIdSchema,
  plan: z.literal('1').optional(),
});

const PictureNameSchema = z.string().min(1).max(2000);
const AltSchema = z.partialRecord(z.enum(LOCALES), line(250));

/** `POST …/staff/home/pictures`: moves a picture before another one, removes it, or says what it shows. */
export const ArrangePicturesRequestSchema = z.strictObject({
  ...ofHome,
  name: PictureNameSchema,
  what: z.union([
    /** Null: behind all others. */
    z.strictObject({ before: PictureNameSchema.nullable() }),
    z.strictObject({ remove: z.literal(true) }),
    /** With the words that the person saw. */
    z.strictObject({ plan: z.boolean().optional(), alt: AltSchema, seen: AltSchema }),
  ]),
});
export type ArrangePictures = z.infer<typeof ArrangePicturesRequestSchema>;

export const PicturesArrangedSchema = z.object({
  /** Of the picture; another one once it is a plan, or no longer one. */
  name: z.string(),
  /** Number of the home's pictures. */
  pictures: z.int(),
});
export type PicturesArranged = z.infer<typeof PicturesArrangedSchema>;

/** Why a picture is not taken: `fields.picture` of the refusal. */
export const WHY_NOT_TAKEN = [
  'heic',
  'kind',
  'broken',
  'moving',
  'notes',
  'pixels',
  'bytes',
  'homeFull',
  'dayFull',
] as const;
export type WhyNotTaken = (typeof WHY_NOT_TAKEN)[number];
