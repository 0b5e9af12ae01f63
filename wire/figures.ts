/** An agency's figures, on its own page (docs/decisions/0177). */
import * as z from 'zod';
import { HOME_KINDS } from '#domain/interest/measures.ts';
import { CellsSchema, ShownSchema } from './interest-weeks.ts';
import { MeSchema, SecretSchema } from './staff.ts';
import { wholeList } from './tolerant/members.ts';
import { localizedText } from './values.ts';

const PART = 'a total would say less than it could';
/** A Monday, or the first day of a month. */
const DaySchema = z.iso.date();

const PublishedWeekSchema = z.object({ week: DaySchema, cells: CellsSchema });
const CountedWeekSchema = z.object({ week: DaySchema, count: ShownSchema });
const countedWeeks = wholeList(CountedWeekSchema, PART);
export type CountedWeek = z.infer<typeof CountedWeekSchema>;

/** Spans that can be asked for, by their number of closed weeks. */
export const SPANS = { month: 4, quarter: 13 } as const;
export type Span = keyof typeof SPANS;
export const SPAN_NAMES = Object.keys(SPANS) as [Span, ...Span[]];

/** `POST …/staff/figures`. */
export const FiguresRequestSchema = z.strictObject({
  session: SecretSchema,
  span: z.enum(SPAN_NAMES).optional(),
});
export type FiguresRequest = z.infer<typeof FiguresRequestSchema>;

const FigureHomeSchema = z.object({
  kind: z.enum(HOME_KINDS),
  id: z.string(),
  /** Street and number, else its title, else its id; in the site's first language. */
  name: z.string(),
  city: z.string(),
  /** Whether visitors can ask for it: on offer or under option. */
  offered: z.boolean(),
  pictures: z.int(),
  /** Weeks of which a cell is shown. */
  weeks: wholeList(PublishedWeekSchema, PART),
});
export type FigureHome = z.infer<typeof FigureHomeSchema>;

/** Forms that are about no home. */
export const SITE_FORMS = ['general', 'valuation'] as const;

/** What people of the agency answer. */
export const ANSWERED = ['question', 'viewing', 'stay'] as const;

export const FiguresSchema = z.object({
  me: MeSchema,
  /** Whether the agency has its visits counted. */
  counted: z.boolean(),
  /** Mondays of the closed weeks, oldest first. */
  weeks: z.array(DaySchema),
  /** The Monday from which the running week is shown. */
  next: DaySchema,
  homes: wholeList(FigureHomeSchema, 'a home missing from the list would look as if nobody had opened it'),
  /** Of each week, what all homes of a kind without a shown cell had together; empty for who sees only their own. */
  rest: wholeList(PublishedWeekSchema.extend({ kind: z.enum(HOME_KINDS) }), PART),
  /** Forms that are about no home; empty for who sees only their own. */
  forms: wholeList(z.object({ form: z.enum(SITE_FORMS), weeks: countedWeeks }), PART),
  /** The agency's own times, of requests of these weeks. */
  answers: wholeList(
    z.object({
      /** Name of the person, else the address that was mailed; null where nobody was. */
      who: z.string().nullable(),
      kind: z.enum(ANSWERED),
      /** Minutes in which half of them were answered; null where fewer than five came, or half still wait. */
      half: z.int().nullable(),
    }),
    'a person missing from the list would look as if they answered nothing',
  ),
  /** The agency's own nights, by month: three behind, the present one, and two ahead. */
  nights: wholeList(
    z.object({ month: DaySchema, nights: z.int(), taken: z.int() }),
    'a month missing from the plot would move the others',
  ),
  /** Searches of visitors; null for who sees only their own homes. */
  searches: z
    .object({
      /** Combinations with at most two results, as queries of the site's search. */
      few: wholeList(z.object({ search: z.string(), weeks: countedWeeks }), PART),
      /** Of the other searches, the places and the highest budgets in euros, each by itself. */
      places: wholeList(z.object({ id: z.string(), weeks: countedWeeks }), PART),
      budgets: wholeList(z.object({ upTo: z.int(), weeks: countedWeeks }), PART),
      /** Names of the places in both. */
      cities: wholeList(z.object({ id: z.string(), name: localizedText() }), PART),
    })
    .nullable(),
});
export type Figures = z.infer<typeof FiguresSchema>;
