import { AgreementListSchema } from '#wire/agreements.ts';
import { POLICIES } from '../cache/policies.ts';
import { readAnswer } from './read-answer.ts';
import { required, resource } from './resource.ts';
import { contentPath } from './segments.ts';
import { scopeOf, siteOf } from './site-scope.ts';

/** `GET …/agreements?locale=`: the terms that a guest accepts with a booking; empty when the site has none. */
export const agreements = resource({
  name: 'agreements',
  policy: POLICIES.siteData,
  schema: AgreementListSchema,
  key: () => [],
  async load(caller) {
    const path = contentPath`/sites/${siteOf(caller)}/agreements`;
    const search = { locale: caller.locale };
    const answer = await caller.http.get(path, { ...scopeOf(caller), search });
    return readAnswer(AgreementListSchema, answer, 'agreements', caller.log);
  },
  give: required('agreements'),
});
