import { fold } from '#domain/fold.ts';
import { CityListSchema } from '#wire/cities.ts';
import { POLICIES } from '../cache/policies.ts';
import { readAnswer } from './read-answer.ts';
import { required, resource } from './resource.ts';
import { contentPath } from './segments.ts';
import { scopeOf, siteOf } from './site-scope.ts';

/**
 * `GET …/cities?q=&locale=`: cities with estates that a typed place may mean, best first; for a blank text those
 * with most estates.
 */
export const cities = resource({
  name: 'cities',
  core: 'getCities',
  policy: POLICIES.listings,
  schema: CityListSchema,
  // Folded in the key and in the request, so that one answer serves all spellings.
  key: (text: string) => [fold(text)],
  // A text of punctuation names no city, and must not count as blank.
  known: (_caller, text) => (fold(text) === '' && text.trim() !== '' ? [] : undefined),
  async load(caller, text) {
    const path = contentPath`/sites/${siteOf(caller)}/cities`;
    const search = { q: fold(text), locale: caller.locale };
    const raw = await caller.http.get(path, { ...scopeOf(caller), search });
    return readAnswer(CityListSchema, raw, 'cities', caller.log);
  },
  give: required('cities'),
});
