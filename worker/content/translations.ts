import { nullIfNotFound } from './http.ts';
import { readOptional } from './read-answer.ts';
import { type Translations, TranslationsSchema } from './schemas/translations.ts';
import { contentPath, localeSegment } from './segments.ts';
import { type SiteCaller, scopeOf } from './site-scope.ts';

/** `GET /translations/{locale}` for the site named in X-SITE; empty when it has none of its own. */
export async function fetchTranslations(caller: SiteCaller): Promise<Translations> {
  const path = contentPath`/translations/${localeSegment(caller.locale)}`;
  const answer = await nullIfNotFound(caller.http.get(path, scopeOf(caller)));
  return readOptional(TranslationsSchema, answer, 'translations', caller.log) ?? {};
}
