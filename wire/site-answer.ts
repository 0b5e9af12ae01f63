import * as z from 'zod';
import { perLocale } from '../domain/locale.ts';
import { NavigationSchema } from './navigation.ts';
import { OwnServiceSchema } from './own-service.ts';
import { KnownPreviewSchema } from './preview.ts';
import { SiteSchema } from './site.ts';
import { members } from './tolerant/members.ts';
import { TranslationsSchema } from './translations.ts';
import { list } from './values.ts';

/** Menus of every page: `main` in the header, `footer` at the foot. */
export const FRAME_MENUS = ['main', 'footer'] as const;

/**
 * `GET …/sites/by-hostname/{hostname}`: the site with the menus and texts of every page, which saves further
 * calls. When a service leaves these out, the site requests them.
 */
export const SiteAnswerSchema = SiteSchema.extend({
  /** Those of FRAME_MENUS that the site has. */
  menus: list(NavigationSchema),
  /** Whether reading calls can be batched (`POST /several`). */
  several: z.boolean().nullish().catch(undefined),
  /** Whether the filter options under any query are exactly those of the whole offer. */
  everyOption: z.boolean().nullish().catch(undefined),
  /**
   * The agency's own content service; sent only to the deployment's own site, and not part of the contract.
   */
  service: OwnServiceSchema.nullish().catch(undefined),
  /** Secret previews, also ended ones; sent only to the deployment's own site, by id, and not part of the contract. */
  previews: members(KnownPreviewSchema).nullish().catch(undefined),
  /** Interface texts per language. */
  texts: z
    .object(perLocale(() => TranslationsSchema.nullish().catch(undefined)))
    .nullish()
    .catch(undefined),
});
export type SiteAnswer = z.infer<typeof SiteAnswerSchema>;
