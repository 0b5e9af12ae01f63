import { POLICIES } from '../cache/policies.ts';
import { askOptional } from './ask.ts';
import { resource } from './resource.ts';
import { TranslationsSchema } from './schemas/translations.ts';
import { contentPath, localeSegment } from './segments.ts';

/** `GET /translations/{locale}` for the site named in X-SITE; empty when it has none of its own. */
export const translations = resource({
  name: 'translations',
  policy: POLICIES.siteData,
  schema: TranslationsSchema,
  key: () => [],
  load: (caller) =>
    askOptional(caller, contentPath`/translations/${localeSegment(caller.locale)}`, {
      schema: TranslationsSchema,
      what: 'translations',
    }),
  give: (texts) => texts ?? {},
});
