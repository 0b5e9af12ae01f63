import * as z from 'zod';
import { perLocale } from '../domain/locale.ts';
import { NavigationSchema } from './navigation.ts';
import { OwnServiceSchema } from './own-service.ts';
import { SiteSchema } from './site.ts';
import { TranslationsSchema } from './translations.ts';
import { list } from './values.ts';

/** The menus that stand on every page: `main` in the header, `footer` at the foot. */
export const FRAME_MENUS = ['main', 'footer'] as const;

/**
 * `GET …/sites/by-hostname/{hostname}`: the site, and what is around each of its pages, so that nobody has to come
 * again for it. A service may leave either out; then it is asked for.
 */
export const SiteAnswerSchema = SiteSchema.extend({
  /** Those of FRAME_MENUS that the site has. */
  menus: list(NavigationSchema),
  /** Calls that read may be made as one (`POST /several`). */
  several: z.boolean().nullish().catch(undefined),
  /** A content service of the agency's own; told to the deployment's own site alone, and part of no contract. */
  service: OwnServiceSchema.nullish().catch(undefined),
  /** The texts of each language. */
  texts: z
    .object(perLocale(() => TranslationsSchema.nullish().catch(undefined)))
    .nullish()
    .catch(undefined),
});
export type SiteAnswer = z.infer<typeof SiteAnswerSchema>;
