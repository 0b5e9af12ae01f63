import * as z from 'zod';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { RichBlock, RichInline } from '#domain/views/rich-text.ts';
import { optional } from '#wire/tolerant/leniency.ts';
import type { LocalizedText } from '#wire/values.ts';
import { readHtml } from './read-html.ts';
import { safeHref } from './safe-href.ts';

const InlineSchema: z.ZodType<RichInline> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({ kind: z.literal('break') }),
    z.object({ kind: z.enum(['strong', 'em']), content: z.array(InlineSchema) }),
    z.object({
      kind: z.literal('link'),
      href: z.string().refine((href) => safeHref(href) === href, 'not a safe address'),
      content: z.array(InlineSchema),
    }),
  ]),
);

const BlockSchema: z.ZodType<RichBlock> = z.lazy(() =>
  z.union([
    z.object({ kind: z.literal('paragraph'), content: z.array(InlineSchema) }),
    z.object({ kind: z.literal('heading'), rank: z.number(), content: z.array(InlineSchema) }),
    z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(BlockSchema)) }),
    z.object({ kind: z.literal('quote'), blocks: z.array(BlockSchema) }),
    z.object({
      kind: z.literal('table'),
      rows: z.array(z.array(z.object({ head: z.boolean(), content: z.array(InlineSchema) }))),
    }),
  ]),
);

/** An agency's formatted text in its languages, as cached: parsed once, when it enters the cache. */
export const LocalizedRichTextSchema = optional(z.partialRecord(z.enum(LOCALES), z.array(BlockSchema)));
export type LocalizedRichText = Partial<Record<Locale, RichBlock[]>>;

/** The HTML of each language as rich text; a language without text is left out. */
export function readLocalizedHtml(text: LocalizedText | null | undefined): LocalizedRichText {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const blocks = readHtml(text?.[locale] ?? '');
      return blocks.length === 0 ? [] : [[locale, blocks]];
    }),
  );
}
