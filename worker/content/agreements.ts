import { readAnswer } from './read-answer.ts';
import { type Agreement, AgreementListSchema } from './schemas/agreements.ts';
import { contentPath } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';

/** `GET …/agreements?locale=`: what who reserves accepts; none where the site has none. */
export async function fetchAgreements(caller: SiteCaller): Promise<readonly Agreement[]> {
  const path = contentPath`/sites/${siteOf(caller)}/agreements`;
  const search = { locale: caller.locale };
  const answer = await caller.http.get(path, { ...scopeOf(caller), search });
  return readAnswer(AgreementListSchema, answer, 'agreements', caller.log);
}
