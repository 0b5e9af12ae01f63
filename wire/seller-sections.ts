/** Page blocks for sellers: valuation, figures, sold homes, steps, reviews, press, offices. */
import * as z from 'zod';
import { LinkSchema } from './navigation.ts';
import { PictureSchema } from './picture.ts';
import { optional } from './tolerant/leniency.ts';
import { members } from './tolerant/members.ts';
import { DaySchema, IdSchema, LocalizedTextSchema, localizedText, text } from './values.ts';

/** A figure with its meaning and the period or day that it holds for; it is meaningless without them. */
const FigureSchema = z.object({
  value: z.number(),
  unit: localizedText(),
  label: LocalizedTextSchema,
  period: LocalizedTextSchema,
});

const StepSchema = z.object({
  title: LocalizedTextSchema,
  text: localizedText(),
  /** Such as "45 minutes, at your home". */
  duration: localizedText(),
});

const ReviewSchema = z.object({
  /** In its original language. */
  text: LocalizedTextSchema,
  by: z.string().min(1),
  about: localizedText(),
  date: DaySchema,
});

/** Source of the reviews, with a link to all of them. */
const ReviewSourceSchema = z.object({
  name: LocalizedTextSchema,
  link: optional(LinkSchema),
});

/**
 * A press quotation: literal, with its source and date, as the right to quote requires (Code of Economic Law,
 * XI.189).
 */
const QuoteSchema = z.object({
  /** In the language of the newspaper. */
  text: LocalizedTextSchema,
  paper: z.string().min(1),
  /** The author, when known. */
  by: text(),
  date: DaySchema,
  /** Title of the article. */
  title: localizedText(),
  link: optional(LinkSchema),
});

/**
 * Members that the law requires with reviews (source, number, date, how they are checked) have no fallback: a
 * block without one of them is invalid (docs/decisions/0071).
 */
export const sellerSections = <Words extends z.ZodRawShape>(words: Words) =>
  [
    /** An address field that starts the valuation form. */
    z.object({
      kind: z.literal('valuation'),
      ...words,
      picture: optional(PictureSchema),
      points: optional(members(LocalizedTextSchema)),
    }),
    /** Up to four figures side by side. */
    z.object({ kind: z.literal('figures'), ...words, figures: members(FigureSchema).max(4) }),
    /** Homes that the agency sold, in the given places or anywhere. */
    z.object({
      kind: z.literal('sold'),
      ...words,
      cityIds: optional(members(IdSchema)),
      /** Head types; all when absent. */
      types: optional(members(IdSchema)),
      /** Maximum number, 1 to 12; 3 when absent. */
      size: optional(z.number().int().min(1).max(12)),
    }),
    /** Steps in order. */
    z.object({ kind: z.literal('steps'), ...words, steps: members(StepSchema) }),
    z.object({
      kind: z.literal('reviews'),
      ...words,
      source: ReviewSourceSchema,
      /** Total number at the source, not in this list. */
      count: z.number().int().min(1),
      /** Mean score, when the source gives one. */
      score: optional(z.object({ value: z.number(), outOf: z.number() })),
      /** Date of count and score. */
      asOf: DaySchema,
      /** Whether and how it is checked that reviewers are customers; "not checked" is a valid answer. */
      checked: LocalizedTextSchema,
      reviews: members(ReviewSchema),
    }),
    /** Quotations from newspapers and magazines. */
    z.object({ kind: z.literal('press'), ...words, quotes: members(QuoteSchema) }),
    /** The offices of the site's settings, with their hours. */
    z.object({ kind: z.literal('offices'), ...words }),
  ] as const;
