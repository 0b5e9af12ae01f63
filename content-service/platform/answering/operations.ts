import * as z from 'zod';
import { AnswerLinkSchema, PressLinkSchema, RenewLinkSchema } from '#wire/answer-link.ts';
import { LiveAgendaQuerySchema } from '#wire/live-agenda.ts';
import { type Operation, operation } from '../operation/operation.ts';
import { SiteParams } from '../operation/params.ts';
import type { AnswerKind } from './kind.ts';
import { pressLink, renewLink, showLink } from './press.ts';

const TokenParams = SiteParams.extend({
  token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'not a token'),
});
const answer = { kind: 'json', name: 'AnswerLink', schema: AnswerLinkSchema } as const;

/** Errors of an answer, by link or on the agency's page. */
export const PRESS_ERRORS = [
  'expired',
  'link_used',
  'dates_taken',
  'slot_taken',
  'changed',
  'is_pending',
  'is_expired',
  'is_requested',
  'is_lapsed',
  'is_confirmed',
  'is_past',
  'is_declined',
  'is_cancelled',
  'is_cancelled_by_visitor',
] as const;

/** Operations of answer links (decision 68): the link's token is the only authorisation. */
export const answerLinkOperations = (kinds: readonly AnswerKind[]): readonly Operation[] => [
  operation({
    id: 'showAnswerLink',
    summary:
      'The case of an answer link in a mail to the agency: its current state, the link’s action, and whether that ' +
      'is still possible; for a move, the times of a week from `from` on, by default today. Changes ' +
      'nothing.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/answer-links/{token}',
    params: TokenParams,
    query: LiveAgendaQuerySchema.pick({ from: true }),
    answer,
    run: ({ params: { siteId, token }, query: { from } }, context) =>
      showLink(kinds, siteId, token, context, from),
  }),
  operation({
    id: 'pressAnswerLink',
    summary:
      'Executes the link’s action and mails the visitor; once. Repeated with the same message: ' +
      'the same answer, and no second mail.',
    role: 'read',
    method: 'post',
    path: '/sites/{siteId}/answer-links',
    params: SiteParams,
    body: { name: 'PressLink', schema: PressLinkSchema },
    answer,
    errors: [...PRESS_ERRORS],
    run: ({ params: { siteId }, body }, context) => pressLink(kinds, siteId, body, context),
  }),
  operation({
    id: 'renewAnswerLink',
    summary:
      "Mails new links of the case to the agency's own address, at most three times a day; no mail when " +
      'no action is possible any more. The answer does not say which.',
    role: 'read',
    method: 'post',
    path: '/sites/{siteId}/answer-links/renew',
    params: SiteParams,
    body: { name: 'RenewLink', schema: RenewLinkSchema },
    answer: { kind: 'none' },
    run: ({ params: { siteId }, body: { token } }, context) => renewLink(kinds, siteId, token, context),
  }),
];
