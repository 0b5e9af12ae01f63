/** Homes that an agency's own people write, on its own page (docs/decisions/0155). */
import * as z from 'zod';
import { email, line } from '#domain/forms/fields.ts';
import { OpenHouseSchema } from './estate.ts';
import { LAYER_FIELDS, MOST_DAYS, MOST_ORDERED } from './home-layer.ts';
import { ShownSchema } from './interest-weeks.ts';
import { MeSchema, SecretSchema } from './staff.ts';
import { memberRecord, members, wholeList } from './tolerant/members.ts';
import { instant } from './values.ts';

const CHOICE = 'a field missing from the list would go out unseen';

/** Kinds of records that are written here. */
export const WRITTEN_KINDS = ['estate', 'rental'] as const;
export type WrittenKind = (typeof WRITTEN_KINDS)[number];
export const KindSchema = z.enum(WRITTEN_KINDS);
export const HomeIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'not an id');

/**
 * A path within the record. Lists are whole values, but for the units of a project, which are named by their numbers:
 * `estate.general.children[501].general.price.value`.
 */
const FieldSchema = z
  .string()
  .max(120)
  .regex(
    /^[A-Za-z]\w{0,63}(?:\[(?:[A-Za-z0-9_-]{1,64})\])?(?:\.[A-Za-z]\w{0,63}(?:\[\w{1,64}\])?){0,7}$/,
    'not a field',
  );

const withSession = { session: SecretSchema };
/** The home that a call is about, for the person of a session. */
export const ofHome = { ...withSession, kind: KindSchema, home: HomeIdSchema };

/** Instead of the name of a feed: a file that the agency's web agency sends, and that no person changes here. */
export const FILE = '@file';

/** What a home is for those who list it. */
export const WRITTEN_STATES = ['offer', 'option', 'gone', 'draft', 'withdrawn'] as const;
export type WrittenState = (typeof WRITTEN_STATES)[number];
const StateSchema = z.enum(WRITTEN_STATES);

/** What a home is offered for, as far as an action of the day can change its state. */
export const WRITTEN_PURPOSES = ['FOR_SALE', 'TO_RENT'] as const;
export type WrittenPurpose = (typeof WRITTEN_PURPOSES)[number];

/** `POST …/staff/homes`. */
export const HomesRequestSchema = z.strictObject({
  ...withSession,
  /** Only the home with this id; records of two kinds may share one. */
  home: HomeIdSchema.optional(),
  /** Only homes of this state. */
  state: StateSchema.optional(),
  /** Only homes that are on offer, under option or drafts, and lack something. */
  lacking: z.literal(true).optional(),
  /** Words for street, place, reference, title and number, all of which a home must have. */
  find: z.string().max(80).optional(),
  /** Number of homes to leave out before the first one. */
  from: z.int().min(0).max(100_000).optional(),
});
export type HomesRequest = z.infer<typeof HomesRequestSchema>;

const LackSchema = z.object({
  /** The duty's id (docs/advertising-law.md). */
  duty: z.string(),
  ifLongLease: z.boolean(),
});

const WrittenHomeSchema = z.object({
  kind: KindSchema,
  home: z.string(),
  state: StateSchema,
  /** Null for a holiday home, and for another purpose. */
  purpose: z.enum(WRITTEN_PURPOSES).nullable(),
  /** Whether fields are typed that have not gone out. */
  pending: z.boolean(),
  /** As in the record, with the draft laid over it. */
  title: memberRecord(z.string()).nullable(),
  street: z.string().nullable(),
  city: z.string().nullable(),
  /** Euros; -1 is hidden. */
  price: z.number().nullable(),
  picture: z.string().nullable(),
  pictures: z.int(),
  /** Languages of the site without a description. */
  untold: members(z.string()),
  lacks: members(LackSchema),
  /** Name of the feed that brings it; null for one that is written here. */
  feed: z.string().nullable(),
  /** What shows something else than its record. */
  layer: members(z.enum(LAYER_FIELDS)).optional(),
  /** Of the last closed week; absent where nothing is counted. */
  interest: z.object({ opened: ShownSchema, kept: ShownSchema, questions: ShownSchema }).nullish(),
});
export type WrittenHome = z.infer<typeof WrittenHomeSchema>;

/** What was done to a home, and until when it can be taken back. */
const UndoableSchema = z.object({
  kind: KindSchema,
  home: z.string(),
  action: z.string(),
  /** Null for a person who is gone. */
  by: z.string().nullable(),
  at: instant,
  until: instant,
});

export const HomesSchema = z.object({
  me: MeSchema,
  /** Number of homes by state, of all that the person may see, and of those that lack something. */
  counts: z.object({
    offer: z.int(),
    option: z.int(),
    gone: z.int(),
    draft: z.int(),
    withdrawn: z.int(),
    lacking: z.int(),
  }),
  /** The last action on each home that can still be taken back, the newest first. */
  undo: members(
    UndoableSchema.extend({
      name: z.string(),
      /** Whether a choice hides it from visitors. */
      hidden: z.boolean().optional(),
    }),
  ),
  found: z.int(),
  /** The Monday of the week of each home's `interest`; absent while none is closed. */
  week: z.iso.date().nullish(),
  homes: wholeList(WrittenHomeSchema, 'a home missing from the list could not be opened'),
});
export type Homes = z.infer<typeof HomesSchema>;

/** A field of a draft. */
const DraftFieldSchema = z.object({
  field: z.string(),
  value: z.unknown(),
  /** What the record has now, and what it had when the field was typed: to be chosen between when they differ. */
  stored: z.unknown(),
  base: z.unknown(),
  by: z.string(),
  at: instant,
});
export type DraftField = z.infer<typeof DraftFieldSchema>;

const draft = {
  /** Of the draft, the choices over the home and whether it is withdrawn: publishing names it. */
  mark: z.string(),
  draft: wholeList(DraftFieldSchema, CHOICE),
};

const VersionSchema = z.object({
  number: z.int(),
  action: z.string(),
  /** Null for a record that another way had brought. */
  by: z.string().nullable(),
  at: instant,
  withdrawn: z.boolean(),
});

/** A choice over the record. */
const LayerChoiceSchema = z.object({
  field: z.enum(LAYER_FIELDS),
  value: z.unknown(),
  /** Null for what an import brought, and for a person who is gone. */
  by: z.string().nullable(),
  at: instant,
  /** What the record has; null for nothing, and for pictures, of which the order alone is chosen. */
  delivered: z.unknown(),
});
const HomeLayersSchema = z.object({
  /** Fields that its kind has. */
  fields: members(z.enum(LAYER_FIELDS)),
  /** Whether files bring it, and people write it as well: choices over it stay when the file comes again. */
  ofFile: z.boolean(),
  /** What shows something else than the record. */
  choices: wholeList(LayerChoiceSchema, CHOICE),
});
export type HomeLayers = z.infer<typeof HomeLayersSchema>;
export type LayerChoice = z.infer<typeof LayerChoiceSchema>;

const FaultSchema = z.object({ field: z.string(), value: z.string(), reason: z.string() });

/** A picture of a home that is written here. */
const WrittenPictureSchema = z.object({
  /** Its name, or its address where it is none of the site's own. */
  name: z.string(),
  /** Its file, for its address; null for one that is not stored. */
  hash: z.string().nullable(),
  plan: z.boolean(),
  /** By language. */
  alt: memberRecord(z.string()),
});
export type WrittenPicture = z.infer<typeof WrittenPictureSchema>;

/** `POST …/staff/home`. */
export const HomeRequestSchema = z.strictObject(ofHome);
export type HomeRequest = z.infer<typeof HomeRequestSchema>;
export const OpenedHomeSchema = z.object({
  me: MeSchema,
  kind: KindSchema,
  home: z.string(),
  state: StateSchema,
  /** As it is stored; null for one that was never published. */
  record: z.record(z.string(), z.unknown()).nullable(),
  ...draft,
  versions: members(VersionSchema),
  /** What the law of its region asks and the home, with its draft, does not say. */
  lacks: members(LackSchema),
  /** Why publishing would refuse it as it is. */
  faults: members(FaultSchema),
  feed: z.string().nullable(),
  /** What can be chosen over the record; absent for a home that was never published. */
  layer: HomeLayersSchema.nullish(),
  /** What can be taken back: the action's instant, and until when. */
  undo: z.object({ action: z.string(), at: instant, until: instant }).nullable(),
  /** The site's own pictures of the home with its draft, in their order. */
  pictures: wholeList(WrittenPictureSchema, 'a picture missing from the list would be moved unseen'),
});
export type OpenedHome = z.infer<typeof OpenedHomeSchema>;

/** `POST …/staff/home/draft`. */
export const SaveDraftRequestSchema = z
  .strictObject({
    ...withSession,
    kind: KindSchema,
    /** Left out for a new home. */
    home: HomeIdSchema.optional(),
    /**
     * Names the new home, so that the same request again makes no other one. With `home`, a new unit of that project,
     * whose fields are those of `estate.general.children[new]`.
     */
    makes: z
      .string()
      .regex(/^[A-Za-z0-9_-]{16,64}$/, 'not a key')
      .optional(),
    fields: z
      .array(
        z.strictObject({
          field: FieldSchema,
          value: z.unknown(),
          seen: z.unknown(),
          /** Takes the field out of the draft instead, if it is still as it was seen. */
          drop: z.literal(true).optional(),
        }),
      )
      .min(1)
      .max(500),
  })
  .refine(({ home, makes }) => home !== undefined || makes !== undefined, 'home, makes, or both')
  .refine(
    ({ kind, home, makes, fields }) =>
      fields.every(
        ({ field }) =>
          field.startsWith('estate.general.children[new].') ===
          (kind === 'estate' && home !== undefined && makes !== undefined),
      ),
    'children[new] is for a new unit alone',
  );
export type SaveDraft = z.infer<typeof SaveDraftRequestSchema>;

const ConflictSchema = z.object({
  field: z.string(),
  yours: z.unknown(),
  theirs: z.unknown(),
  /** Null for a change that came another way, such as an import. */
  by: z.string().nullable(),
  at: instant.nullable(),
});
export type Conflict = z.infer<typeof ConflictSchema>;

export const DraftSavedSchema = z.object({
  home: z.string(),
  saved: wholeList(z.string(), 'a field would be typed again'),
  conflicts: wholeList(ConflictSchema, CHOICE),
  ...draft,
});
export type DraftSaved = z.infer<typeof DraftSavedSchema>;

/** `POST …/staff/home/publication`. */
export const PublishRequestSchema = z.strictObject({
  ...ofHome,
  mark: z.string().max(64),
  /** Improbable values that were asked about and confirmed. */
  sure: z.array(FieldSchema).max(20).optional(),
});
export type Publish = z.infer<typeof PublishRequestSchema>;

const AskSchema = z.object({
  field: z.string(),
  value: z.number(),
  last: z.number(),
  /** What was probably meant; null when nothing is near. */
  likely: z.number().nullable(),
});
export type Ask = z.infer<typeof AskSchema>;

/** Outcome of an action on a home. */
export const ActionDoneSchema = z.object({
  /** `same`: nothing to do; `asked`: improbable values are to be confirmed; `chosen`: conflicts are to be resolved. */
  outcome: z.enum(['done', 'same', 'asked', 'conflict']),
  asks: wholeList(AskSchema, CHOICE),
  conflicts: wholeList(ConflictSchema, CHOICE),
  /** Left out of the record, such as pictures that are gone. */
  notes: members(FaultSchema),
  /** By which it can be taken back, and until when. */
  at: instant.nullable(),
  until: instant.nullable(),
});
export type ActionDone = z.infer<typeof ActionDoneSchema>;

/** `POST …/staff/home/price`. */
export const ChangePriceRequestSchema = z.strictObject({
  ...ofHome,
  /** Euros; -1 hides it. */
  price: z.number().min(-1).max(1_000_000_000),
  sure: z.boolean().optional(),
});
export type ChangePrice = z.infer<typeof ChangePriceRequestSchema>;

/** `POST …/staff/home/status`. */
export const ChangeStatusRequestSchema = z.strictObject({
  ...ofHome,
  to: z.enum(['offer', 'option', 'gone']),
});
export type ChangeStatus = z.infer<typeof ChangeStatusRequestSchema>;

/** `POST …/staff/home/withdrawal`. */
export const WithdrawHomeRequestSchema = z.strictObject(ofHome);
export type WithdrawHome = z.infer<typeof WithdrawHomeRequestSchema>;

/** A contact person that was chosen: of the team, or typed. */
const ChosenContactSchema = z.strictObject({
  name: line(80),
  email: email(),
  phone: z.optional(line(40)),
  picture: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .optional(),
});

const ChosenDaySchema = z
  .strictObject({
    ...OpenHouseSchema.shape,
    places: z.int().min(0).max(10_000).optional(),
    registration: z.boolean().optional(),
  })
  .refine(({ from, to }) => from < to, 'ends before it begins');

/** `POST …/staff/home/layer`: one choice over a home that a feed or a file brings; null is the record's own value. */
export const ChangeLayerRequestSchema = z.strictObject({
  ...ofHome,
  set: z
    .strictObject({
      hidden: z.literal(true).nullable().optional(),
      contact: ChosenContactSchema.nullable().optional(),
      pictures: z.array(z.string().min(1).max(2000)).min(1).max(MOST_ORDERED).nullable().optional(),
      openHouses: z.array(ChosenDaySchema).max(MOST_DAYS).nullable().optional(),
    })
    .refine((set) => Object.values(set).filter((one) => one !== undefined).length === 1, 'one field'),
  /** The choice that was seen, or null. */
  seen: z.unknown(),
});
export type ChangeLayer = z.infer<typeof ChangeLayerRequestSchema>;

/** `POST …/staff/home/undo`. */
export const UndoRequestSchema = z.strictObject({ ...ofHome, at: instant });
export type Undo = z.infer<typeof UndoRequestSchema>;

/** `POST …/staff/home/versions`. */
export const RestoreVersionRequestSchema = z.strictObject({ ...ofHome, version: z.int().min(1) });
export type RestoreVersion = z.infer<typeof RestoreVersionRequestSchema>;
