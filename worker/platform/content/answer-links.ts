import { type AnswerLink, AnswerLinkSchema, type PressLink } from '#wire/answer-link.ts';
import { readAnswer } from './read-answer.ts';
import { direct } from './resource.ts';
import { contentPath, tokenSegment } from './segments.ts';
import { scopeOf, siteOf } from './site-scope.ts';

/**
 * `GET …/answer-links/{token}`: the case behind a link in a mail to the agency, with free times from a day on
 * (`YYYY-MM-DD`) when it moves a viewing. Throws NotFound for an unknown token. Like everything behind a
 * token it is never cached.
 */
export const answerLink = direct(async (caller, token: string, from: string | null): Promise<AnswerLink> => {
  const path = contentPath`/sites/${siteOf(caller)}/answer-links/${tokenSegment(token)}`;
  return readAnswer(
    AnswerLinkSchema,
    await caller.http.get(path, { ...scopeOf(caller), search: { from: from ?? undefined } }),
    'answer link',
    caller.log,
  );
});

/**
 * `POST …/answer-links`: performs the link's action, once; a success status means that it is done. The token
 * is not in the path. Throws ContentHttpError 409 when the case was already answered, 410 for an expired
 * link.
 */
export const pressAnswerLink = direct(async (caller, press: PressLink): Promise<void> => {
  tokenSegment(press.token);
  const path = contentPath`/sites/${siteOf(caller)}/answer-links`;
  await caller.http.post(path, press, scopeOf(caller));
});

/** `POST …/answer-links/renew`: mails new links, only to the agency's own address. */
export const renewAnswerLink = direct(async (caller, token: string, origin: string): Promise<void> => {
  tokenSegment(token);
  const path = contentPath`/sites/${siteOf(caller)}/answer-links/renew`;
  await caller.http.post(path, { token }, { ...scopeOf(caller), headers: { 'X-SITE-ORIGIN': origin } });
});
