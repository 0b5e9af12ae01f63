import { pathTo } from '#domain/routes.ts';
import type { MailTexts } from '#locales/mails.ts';
import type { AnswerAction } from '#wire/answer-link.ts';
import type { StaffCaseKind } from '#wire/staff.ts';
import { answerToken } from '../platform/answering/links.ts';
import type { Block } from './mail.ts';
import type { MailContext } from './mail-context.ts';

/** An action that a mail to the agency offers as a link. */
interface OfferedAction {
  readonly deed: AnswerAction;
  readonly label: string;
  readonly endsAt: Date;
}

/** The subject of a mail, and the site's origin. */
interface AnsweredCase {
  readonly kind: StaffCaseKind;
  readonly subjectId: string;
  readonly origin: string;
}

/** Actions that the agency is expected to take. Moving or cancelling is optional, so its link is no button. */
const ASKED: ReadonlySet<AnswerAction> = new Set(['confirm', 'confirm-late', 'decline', 'keep', 'answered']);

/** Validity of the link "mark as answered", milliseconds. */
const MARK_LASTS = 90 * 86_400_000;

/**
 * The links with which an agency answers, each to a page that asks for confirmation. The first is a button if the
 * agency is expected to act (`ASKED`). Their pages are in the agency's language, and each token is bound to this
 * mail.
 */
export async function answerBlocks(
  { kind, subjectId, origin }: AnsweredCase,
  actions: readonly OfferedAction[],
  { db, site, tokenSecret, now, mailId, to }: MailContext,
): Promise<readonly Block[]> {
  const of = { siteId: site.id, kind, subjectId, mailId, mailedTo: to };
  const blocks: Block[] = [];
  for (const { deed: action, label, endsAt } of actions) {
    const token = await answerToken(db, { ...of, deed: action, endsAt }, tokenSecret, now);
    if (token === null) continue;
    const href = origin + pathTo('answer', site.defaultLocale, { token });
    blocks.push({ kind: blocks.length === 0 && ASKED.has(action) ? 'button' : 'link', label, href });
  }
  return blocks;
}

/** For a request that the agency answers itself, by mail or phone: a sentence, and the link "mark as answered". */
export async function answeredBlocks(
  answered: AnsweredCase,
  how: 'notices.contact.body' | 'notices.contact.call' | 'notices.valuation.body',
  t: MailTexts,
  context: MailContext,
): Promise<readonly Block[]> {
  const endsAt = new Date(context.now.getTime() + MARK_LASTS);
  const label = t('notices.deeds.answered');
  return [
    { kind: 'text', text: t(how) },
    ...(await answerBlocks(answered, [{ deed: 'answered', label, endsAt }], context)),
  ];
}
