import * as z from 'zod';
import { perLocale } from '#domain/locale.ts';
import { NavigationSchema } from './navigation.ts';
import { OwnServiceSchema } from './own-service.ts';
import { KnownPreviewSchema } from './preview.ts';
import { SiteSchema } from './site.ts';
import { optional, settings } from './tolerant/leniency.ts';
import { members } from './tolerant/members.ts';
import { TranslationsSchema } from './translations.ts';
import { LocaleSchema, list } from './values.ts';

/** Menus of every page: `main` in the header, `footer` at the foot. */
export const FRAME_MENUS = ['main', 'footer'] as const;

/**
 * `GET …/sites/by-hostname/{hostname}`: the site with the menus and texts of every page, which saves further
 * calls. When a service leaves these out, the site requests them.
 */
export const SiteAnswerSchema = settings({
  ...SiteSchema.shape,
  /** Those of FRAME_MENUS that the site has. */
  menus: list(NavigationSchema),
  /** Whether reading calls can be batched (`POST /several`). */
  several: optional(z.boolean()),
  /** Whether the filter options under any query are exactly those of the whole offer. */
  everyOption: optional(z.boolean()),
  /** Whether homes can be searched by traits, and sorted by living area and price per m² (decision 150). */
  knowsTraits: optional(z.boolean()),
  /** Whether homes can be searched in a drawn area (decision 151). */
  knowsAreas: optional(z.boolean()),
  /** Whether addresses of a former website lead to it (decision 169): otherwise none is asked for. */
  hasOldAddresses: optional(z.boolean()),
  /** Languages in which news is shown (decision 183); none is asked for in others. */
  newsIn: list(LocaleSchema),
  /** Names of the agency's systems to which visitors' requests go, for the privacy statement (decision 168). */
  leadSystems: optional(members(z.string())),
  /** Name of the agency's system in which visitors may have a search kept as a search card (decision 174). */
  cardSystem: optional(z.string()),
  /**
   * The agency's own content service; sent only to the deployment's own site, and not part of the contract.
   */
  service: optional(OwnServiceSchema),
  /** Secret previews, also ended ones; sent only to the deployment's own site, by id, and not part of the contract. */
  previews: optional(members(KnownPreviewSchema)),
  /** Interface texts per language. */
  texts: optional(z.object(perLocale(() => optional(TranslationsSchema)))),
});
export type SiteAnswer = z.infer<typeof SiteAnswerSchema>;
