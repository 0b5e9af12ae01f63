import { fold } from '#domain/fold.ts';
import { StreetListSchema } from '#wire/streets.ts';
import { POLICIES } from '../cache/policies.ts';
import { NO_SUCH_CALL, nullOn } from './http.ts';
import { readAnswer } from './read-answer.ts';
import { required, resource } from './resource.ts';
import { contentPath } from './segments.ts';
import { scopeOf, siteOf } from './site-scope.ts';

/** Text of the request: folded, except for the commas between a street and its town. */
const asked = (text: string): string => text.split(',').map(fold).join(',');

/**
 * `GET …/streets?q=&locale=`: streets that a typed text may mean, of homes with a public address; none from a
 * service without this call.
 */
export const streets = resource({
  name: 'streets',
  policy: POLICIES.listings,
  schema: StreetListSchema,
  key: (text: string) => [asked(text)],
  known: (_caller, text) => (fold(text) === '' ? [] : undefined),
  async load(caller, text) {
    const path = contentPath`/sites/${siteOf(caller)}/streets`;
    const search = { q: asked(text), locale: caller.locale };
    const raw = await nullOn(NO_SUCH_CALL, caller.http.get(path, { ...scopeOf(caller), search }));
    return readAnswer(StreetListSchema, raw ?? [], 'streets', caller.log);
  },
  give: required('streets'),
});
