/** The seller's page: what happened around one home, for the one who sells it (docs/decisions/0176). */
import * as z from 'zod';
import { email } from '#domain/forms/fields.ts';
import { MeSchema, SecretSchema } from './staff.ts';
import { members, wholeList } from './tolerant/members.ts';
import { instant, LocaleSchema } from './values.ts';
import { WRITTEN_KINDS } from './written-homes.ts';

const day = z.iso.date();
const KindSchema = z.enum(WRITTEN_KINDS);
const HomeIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'not an id');
const PART = 'a total would no longer be the sum of what is shown';

/** A number of at least five, or the statement that there were fewer. */
const CellSchema = z.union([z.object({ shown: z.int().min(5) }), z.object({ few: z.literal(true) })]);

/** How often the seller gets the page by mail. */
export const SELLER_RHYTHMS = ['week', 'month', 'none'] as const;
const SellerRhythmSchema = z.enum(SELLER_RHYTHMS);
export type SellerRhythm = z.infer<typeof SellerRhythmSchema>;

/** `POST …/seller-pages/open`. */
export const OpenSellerPageSchema = z.strictObject({ token: SecretSchema });
/** `POST …/seller-pages/mail`. */
export const SetSellerMailSchema = z.strictObject({ token: SecretSchema, rhythm: SellerRhythmSchema });

/** From one figure to another: where the middle half of like homes stand. */
const BandSchema = z.object({ from: z.number(), to: z.number() });

/** What is set against like homes: times opened a week, and of a hundred times opened the others. */
const SELLER_STEPS = ['opened', 'kept', 'asked', 'visited'] as const;

const StepSchema = z.object({
  step: z.enum(SELLER_STEPS),
  /** Null where too little can be shown to say it. */
  own: z.number().nullable(),
  /** Null with fewer than five like homes of which it can be said. */
  like: BandSchema.nullable(),
});

const WeekSchema = z.object({
  /** Its Monday. */
  week: day,
  opened: CellSchema,
  kept: CellSchema,
  asked: CellSchema,
  /** Exact: the seller was there. */
  visited: z.int().min(0),
});

const EVENTS = ['online', 'lowered', 'raised', 'openHouse', 'alert'] as const;
const EventSchema = z.object({
  day,
  event: z.enum(EVENTS),
  /** Euros for a price, visitors of an open house, mails of an alert. */
  number: z.number().nullable(),
});

const BudgetSchema = z.object({
  /** Euros: highest budgets from `from`, included, up to `to`, excluded. */
  from: z.number(),
  to: z.number(),
  /** In fives, rounded down. */
  searches: CellSchema,
});

const LikeHomeSchema = z.object({
  /** Street, or zip and city where the street is not public; null for the seller's own. */
  place: z.string().nullable(),
  own: z.boolean(),
  /** Square metres. */
  area: z.number().nullable(),
  bedrooms: z.int().nullable(),
  /** Euros: the asking price, where it is public. */
  price: z.number().nullable(),
  state: z.enum(['offer', 'option', 'gone']),
  /** Days since it can be seen; null where that is not known, and for one that is gone. */
  days: z.int().nullable(),
});

/** `own-service`: the agency's own service answers the calls of its site, of which nothing is counted here. */
export const COUNTED = ['on', 'off', 'own-service'] as const;

export const SellerPageSchema = z.object({
  locale: LocaleSchema,
  home: z.object({
    kind: KindSchema,
    /** Street and city, or the name of a holiday home. */
    place: z.string(),
    /** Euros: the asking price; null for none. */
    price: z.number().nullable(),
    /** Name of its first picture in the site; null without one. */
    picture: z.string().nullable(),
    /** Whether visitors can see it now. */
    online: z.boolean(),
    /** First day on which visitors could see it. */
    since: day,
    /** Days since then. */
    days: z.int().min(0),
  }),
  counted: z.enum(COUNTED),
  /** Monday of the last week that is over; null before the first one. */
  week: day.nullable(),
  sentence: z.object({ text: z.string(), name: z.string(), phone: z.string().nullable() }).nullable(),
  weeks: wholeList(WeekSchema, PART),
  /** Sums of what is shown of the weeks, hence at least; of viewings, all. */
  sums: z.object({ opened: CellSchema, kept: CellSchema, asked: CellSchema, visited: z.int().min(0) }),
  steps: members(StepSchema),
  /** Number of pictures, and of those of like homes; null for none. */
  pictures: z.object({ own: z.int().min(1), like: BandSchema.nullable() }).nullable(),
  /** Times that like homes were opened in the week of the same number since they came on line. */
  likeWeek: BandSchema.nullable(),
  events: members(EventSchema),
  /** Null for a home of which no budgets are known, and with fewer than five searches that match it. */
  budgets: z.object({ step: z.number(), rows: wholeList(BudgetSchema, PART) }).nullable(),
  viewings: members(
    z.object({
      at: instant,
      openHouse: z.boolean(),
      /** Visitors of an open house; 1 for a viewing. */
      visitors: z.int().min(0),
      word: z.string().nullable(),
    }),
  ),
  like: members(LikeHomeSchema),
  mail: SellerRhythmSchema.nullable(),
});
export type SellerPage = z.infer<typeof SellerPageSchema>;

const ofHome = { session: SecretSchema, kind: KindSchema, home: HomeIdSchema };

/** `POST …/staff/home/seller`. */
export const StaffSellerRequestSchema = z.strictObject(ofHome);
export type StaffSellerRequest = z.infer<typeof StaffSellerRequestSchema>;

/** `POST …/staff/home/seller/address`. */
export const MakeSellerPageSchema = z.strictObject({
  ...ofHome,
  locale: LocaleSchema,
  email: z.nullable(email()),
  rhythm: SellerRhythmSchema,
});
export type MakeSellerPage = z.infer<typeof MakeSellerPageSchema>;
/** The secret part of the address: it is in no later answer. */
export const SellerPageMadeSchema = z.object({ token: SecretSchema });

/** Most letters of what an agent writes to the seller. */
export const MOST_SENTENCE = 280;
const WordSchema = z.string().trim().max(MOST_SENTENCE);

/** `POST …/staff/home/seller/words`: one change. An empty text removes what was there. */
export const WriteSellerPageSchema = z.strictObject({
  ...ofHome,
  set: z.union([
    z.strictObject({ sentence: WordSchema, seen: z.string().max(MOST_SENTENCE) }),
    z.strictObject({ viewing: instant, word: WordSchema, seen: z.string().max(MOST_SENTENCE) }),
    z.strictObject({ ended: z.boolean() }),
  ]),
});
export type WriteSellerPage = z.infer<typeof WriteSellerPageSchema>;

/** What a person of the agency sees of a home's seller page. */
export const StaffSellerSchema = z.object({
  me: MeSchema,
  counted: z.enum(COUNTED),
  page: z
    .object({
      locale: LocaleSchema,
      email: z.string().nullable(),
      rhythm: SellerRhythmSchema,
      madeAt: instant,
      /** Last day on which it opens, as long as the home is there. */
      until: day,
      /** The sentence that stands there now, and until which day. */
      sentence: z.object({ text: z.string(), until: day }).nullable(),
    })
    .nullable(),
  /** Whether the home was withdrawn so long ago that no address of its seller opens. */
  longGone: z.boolean(),
  /** Until when the end of the last one can be taken back; null where it cannot. */
  undoUntil: instant.nullable(),
  viewings: members(z.object({ at: instant, openHouse: z.boolean(), word: z.string().nullable() })),
});
export type StaffSeller = z.infer<typeof StaffSellerSchema>;
