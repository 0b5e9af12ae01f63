/** The list for two: favourites of two people, each at a secret address of their own (docs/decisions/0180). */
import * as z from 'zod';
import { manyLines, singleLine } from '#domain/forms/clean-text.ts';
import { IdempotencyKeySchema } from './accepted.ts';
import { SecretSchema } from './staff.ts';
import { wholeList } from './tolerant/members.ts';

/** Most homes of a list. */
export const MOST_DUO_HOMES = 50;
/** Most letters of a name, and of a note on a home. */
export const DUO_LENGTHS = { name: 40, note: 300 } as const;

const WHOLE = 'a home missing from the list could not be taken off, nor its notes read';
/** A home as favourites have it: the id of an estate, or `stay-` and the id of a holiday home. */
const HomeSchema = z.string().regex(/^[A-Za-z0-9_-]{1,69}$/, 'not a favourite');
const HomesSchema = wholeList(HomeSchema, WHOLE).max(MOST_DUO_HOMES);
const NameSchema = z.string().overwrite(singleLine).max(DUO_LENGTHS.name);
const NoteSchema = z.string().overwrite(manyLines).max(DUO_LENGTHS.note);
/** A note as its page showed it. */
const SeenNoteSchema = z.string().max(DUO_LENGTHS.note);

/** `POST …/duo-lists`: the same key makes the same list. */
export const MakeDuoSchema = z.strictObject({
  key: IdempotencyKeySchema,
  homes: HomesSchema.min(1),
  own: NameSchema,
  theirs: NameSchema,
});
export type MakeDuo = z.infer<typeof MakeDuoSchema>;
/** The secret of the maker's address: it is in no later answer. */
export const DuoMadeSchema = z.object({ token: SecretSchema });

/** `POST …/duo-lists/open`. */
export const OpenDuoSchema = z.strictObject({ token: SecretSchema });

/** What one of the two says of a home. */
const MarkSchema = z.object({
  heart: z.boolean(),
  /** Empty without. */
  note: z.string(),
  notedAt: z.iso.datetime({ offset: true }).nullable(),
});

const DuoHomeSchema = z.object({ home: HomeSchema, own: MarkSchema, theirs: MarkSchema });
export type DuoHome = z.infer<typeof DuoHomeSchema>;

/** The list as one of the two sees it. */
export const DuoSchema = z.object({
  /** Names; empty where none was typed. */
  own: z.string(),
  theirs: z.string(),
  /** Day in Brussels on which the other one opened it last; null before the first time. */
  theirsSeenOn: z.iso.date().nullable(),
  /** The secret of the other address, for the one who made the list to hand on; null for the other one. */
  invitation: SecretSchema.nullable(),
  /** In the order in which they came. */
  homes: wholeList(DuoHomeSchema, WHOLE),
});
export type Duo = z.infer<typeof DuoSchema>;

/** `POST …/duo-lists/change`: one change by the person of the address. */
export const ChangeDuoSchema = z.strictObject({
  token: SecretSchema,
  set: z.union([
    z.strictObject({ home: HomeSchema, heart: z.boolean() }),
    /** An empty note removes what stood there; `seen` is what did. */
    z.strictObject({ home: HomeSchema, note: NoteSchema, seen: SeenNoteSchema }),
    /** As many as there is room for, each with a heart of this person. */
    z.strictObject({ add: HomesSchema.min(1) }),
    /** Takes a home off for both; `seen` is what the other one had said of it. */
    z.strictObject({ off: HomeSchema, seen: z.strictObject({ heart: z.boolean(), note: SeenNoteSchema }) }),
    z.strictObject({ name: NameSchema }),
    z.strictObject({ ended: z.literal(true) }),
  ]),
});
export type DuoChange = z.infer<typeof ChangeDuoSchema>['set'];
