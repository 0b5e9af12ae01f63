import { type AnswerLink, AnswerLinkSchema, type PressLink } from '../../../wire/answer-link.ts';
import { readAnswer } from './read-answer.ts';
import { direct } from './resource.ts';
import { contentPath, tokenSegment } from './segments.ts';
import { scopeOf, siteOf } from './site-scope.ts';

/**
 * `GET …/answer-links/{token}`: what a link in a mail to the agency opens, with times from a day on (`YYYY-MM-DD`)
 * where it moves a viewing. Throws NotFound for a token of nobody's. Like everything behind a token it is never kept.
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
 * `POST …/answer-links`: does what the link is for, once; its status says that it is done. The token is not in
 * the path. Throws ContentHttpError 409 where the case was answered before, 410 for a link that is past.
 */
export const pressAnswerLink = direct(async (caller, press: PressLink): Promise<void> => {
  tokenSegment(press.token);
  const path = contentPath`/sites/${siteOf(caller)}/answer-links`;
  await caller.http.post(path, press, scopeOf(caller));
});

/** `POST …/answer-links/renew`: new links, to the agency's own address alone. */
export const renewAnswerLink = direct(async (caller, token: string, origin: string): Promise<void> => {
  tokenSegment(token);
  const path = contentPath`/sites/${siteOf(caller)}/answer-links/renew`;
  await caller.http.post(path, { token }, { ...scopeOf(caller), headers: { 'X-SITE-ORIGIN': origin } });
});
