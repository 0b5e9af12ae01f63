import { TranslationsSchema } from '#wire/translations.ts';
import { POLICIES } from '../cache/policies.ts';
import { askOptional } from './ask.ts';
import { required, resource } from './resource.ts';
import { contentPath, localeSegment } from './segments.ts';

/**
 * `GET /translations/{locale}` for the site named in X-SITE, unless they came with the site; empty when it
 * has none.
 */
export const translations = resource({
  name: 'translations',
  policy: POLICIES.siteData,
  schema: TranslationsSchema,
  key: () => [],
  known: ({ site, locale }) => site.texts?.[locale] ?? undefined,
  async load(caller) {
    const path = contentPath`/translations/${localeSegment(caller.locale)}`;
    const texts = await askOptional(caller, path, { schema: TranslationsSchema, what: 'translations' });
    return texts ?? {};
  },
  give: required('translations'),
});
