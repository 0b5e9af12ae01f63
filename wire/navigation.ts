import * as z from 'zod';
import { optional } from './tolerant/leniency.ts';
import { memberRecord, members } from './tolerant/members.ts';
import { list, localizedText } from './values.ts';

/**
 * Target of a menu entry: a screen of the route table with its parameters and query, a content page, or a
 * URL. An unknown route type falls back to "/" (spec 1 §2, Addresses).
 */
export const LinkSchema = z.object({
  /** A screen's name in the route table (`offer`, `favorites`, …), `page`, or `url`. */
  type: z.string(),
  params: optional(memberRecord(z.string())),
  query: optional(memberRecord(z.union([z.string(), members(z.string())]))),
  /** For `page`: the page's own address in each language. */
  page: localizedText(),
  /** For `url`: an absolute https address. */
  href: optional(z.string()),
});
export type Link = z.infer<typeof LinkSchema>;

const NavigationEntrySchema = z.object({
  id: z.union([z.string(), z.number()]),
  label: localizedText(),
  link: LinkSchema,
});
export type NavigationEntry = z.infer<typeof NavigationEntrySchema>;

/** An entry that may head a column; menus are at most two levels deep. */
export const NavigationItemSchema = NavigationEntrySchema.extend({
  children: list(NavigationEntrySchema),
});
export type NavigationItem = z.infer<typeof NavigationItemSchema>;

/** A menu: `main` for the header, `footer` for the columns at the foot (items are columns). */
export const NavigationSchema = z.object({
  name: z.string(),
  items: members(NavigationItemSchema),
});
export type Navigation = z.infer<typeof NavigationSchema>;
