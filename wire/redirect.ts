import * as z from 'zod';
import { members } from './tolerant/members.ts';
import { LocaleSchema, SlugTextSchema } from './values.ts';

/** Screens without parameters to which an old address may lead. */
const REDIRECT_SCREENS = [
  'home',
  'offer',
  'rentals',
  'favorites',
  'subscribe',
  'contact',
  'valuation',
  'privacy',
  'terms',
] as const;

const locale = LocaleSchema;
/** An id or reference; `:name` is what the pattern found there. */
const named = z.string().trim().min(1).max(80);

/**
 * Target of an old address. All but `path` name what they lead to, so that they follow its changes of address. A language
 * that the site does not offer is its main one.
 */
const RedirectTargetSchema = z.union([
  /** A home, or a unit of a project, by its id. */
  z.strictObject({ locale, home: named }),
  /** A home by the agency's own reference. */
  z.strictObject({ locale, reference: named }),
  /** A holiday rental, by its id. */
  z.strictObject({ locale, rental: named }),
  /** A screen of the site. */
  z.strictObject({ locale, screen: z.enum(REDIRECT_SCREENS) }),
  /** A page of the agency, by its id. */
  z.strictObject({ locale, page: z.string().min(1).max(64) }),
  /** The offer with filters, as they are in its address: `city=1201&status=FOR_SALE`. */
  z.strictObject({ locale, search: z.string().min(1).max(500) }),
  /** A path of this site, which begins with a language. */
  z.strictObject({
    path: z
      .string()
      .max(500)
      .regex(/^\/(?:nl|fr|en|de)(?:[/?][^\\\s#]*)?$/),
  }),
]);
export type RedirectTarget = z.infer<typeof RedirectTargetSchema>;

/** An old address of a site, and where it leads. */
export const RedirectSchema = z.object({
  id: SlugTextSchema,
  /** Path and parameters of the old address, or a pattern of such. */
  from: z.string().min(1).max(500),
  to: RedirectTargetSchema,
});
export type Redirect = z.infer<typeof RedirectSchema>;

/** `GET …/redirects/find?address=`: where an old address leads, with what its pattern found. */
export const FoundRedirectSchema = z.object({ id: SlugTextSchema, to: RedirectTargetSchema });
export type FoundRedirect = z.infer<typeof FoundRedirectSchema>;

/** `GET …/redirects/uses`: how often visitors came by each old address, in the days that are still counted. */
export const RedirectUsesSchema = z.object({
  uses: members(z.object({ id: z.string(), count: z.int(), last: z.string() })),
});
