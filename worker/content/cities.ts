import { readAnswer, readMembers } from './read-answer.ts';
import { CitiesAnswerSchema, type City, CitySchema } from './schemas/cities.ts';
import { contentPath } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';

/** `GET …/cities?q=&locale=`, best first; a city that cannot be read is dropped and logged. */
export async function fetchCities(caller: SiteCaller, text: string): Promise<City[]> {
  const path = contentPath`/sites/${siteOf(caller)}/cities`;
  const search = { q: text, locale: caller.locale };
  const raw = await caller.http.get(path, { ...scopeOf(caller), search });
  const answer = readAnswer(CitiesAnswerSchema, raw, 'cities', caller.log);
  return readMembers(CitySchema, answer, 'city', caller.log);
}
