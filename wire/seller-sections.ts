/** Blocks for whoever thinks of selling: what a home is worth, figures, homes that were sold, steps, reviews, press. */
import * as z from 'zod';
import { LinkSchema } from './navigation.ts';
import { PictureSchema } from './picture.ts';
import { members } from './tolerant/members.ts';
import { IdSchema, LocalizedTextSchema, localizedText, text } from './values.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'not a day');

/** A figure: what it counts, and the years or the day it holds for. Without these it says nothing. */
const FigureSchema = z.object({
  value: z.number(),
  unit: localizedText(),
  label: LocalizedTextSchema,
  period: LocalizedTextSchema,
});

const StepSchema = z.object({
  title: LocalizedTextSchema,
  text: localizedText(),
  /** "45 minutes, at your home". */
  duration: localizedText(),
});

const ReviewSchema = z.object({
  /** In the language it was written in. */
  text: LocalizedTextSchema,
  by: z.string().min(1),
  about: localizedText(),
  date: day,
});

/** Where reviews come from, with the way to all of them. */
const ReviewSourceSchema = z.object({
  name: LocalizedTextSchema,
  link: LinkSchema.nullish().catch(undefined),
});

/** What a paper wrote: word for word, with its name and day, as whoever quotes it owes (Code of Economic Law, XI.189). */
const QuoteSchema = z.object({
  /** In the language it was printed in. */
  text: LocalizedTextSchema,
  paper: z.string().min(1),
  /** Who wrote it, where that is known. */
  by: text(),
  date: day,
  /** Title of the piece. */
  title: localizedText(),
  link: LinkSchema.nullish().catch(undefined),
});

/**
 * What the law asks of whoever shows reviews is not left out by leaving it out: a block without its source, their
 * number, their day or how they are checked is none (docs/decisions/0071).
 */
export const sellerSections = <Words extends z.ZodRawShape>(words: Words) =>
  [
    /** The field for an address, which begins the form. */
    z.object({
      kind: z.literal('valuation'),
      ...words,
      picture: PictureSchema.nullish().catch(undefined),
      points: members(LocalizedTextSchema).nullish().catch(undefined),
    }),
    /** Figures beside each other, four at most. */
    z.object({ kind: z.literal('figures'), ...words, figures: members(FigureSchema).max(4) }),
    /** Homes that the agency sold; in these places, or anywhere. */
    z.object({
      kind: z.literal('sold'),
      ...words,
      cityIds: members(IdSchema).nullish().catch(undefined),
      /** Head types; all of them without. */
      types: members(IdSchema).nullish().catch(undefined),
      /** How many at most, 1 to 12; 3 without. */
      size: z.number().int().min(1).max(12).nullish().catch(undefined),
    }),
    /** What happens, one after the other. */
    z.object({ kind: z.literal('steps'), ...words, steps: members(StepSchema) }),
    z.object({
      kind: z.literal('reviews'),
      ...words,
      source: ReviewSourceSchema,
      /** How many there are at the source, not here. */
      count: z.number().int().min(1),
      /** Their mean, where the source gives one. */
      score: z.object({ value: z.number(), outOf: z.number() }).nullish().catch(undefined),
      /** The day of count and score. */
      asOf: day,
      /** Whether, and how, it is made sure that they are of customers; that it is not is an answer too. */
      checked: LocalizedTextSchema,
      reviews: members(ReviewSchema),
    }),
    /** What newspapers and magazines wrote. */
    z.object({ kind: z.literal('press'), ...words, quotes: members(QuoteSchema) }),
  ] as const;
