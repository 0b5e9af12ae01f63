import { pathTo } from '../../domain/routes.ts';
import type { MailTexts } from '../../locales/mails.ts';
import type { AnswerDeed } from '../../wire/answer-link.ts';
import { answerToken, type CaseKind } from '../platform/answering/links.ts';
import type { Block } from './mail.ts';
import type { MailContext } from './mail-context.ts';

/** A deed that a mail to the agency offers. */
interface OfferedDeed {
  readonly deed: AnswerDeed;
  readonly label: string;
  readonly endsAt: Date;
}

/** What a mail is about, and how the site's addresses begin. */
interface AnsweredCase {
  readonly kind: CaseKind;
  readonly subjectId: string;
  readonly origin: string;
}

/** Deeds that a mail waits for; what stands is moved or cancelled only where something came between. */
const ASKED: ReadonlySet<AnswerDeed> = new Set(['confirm', 'confirm-late', 'decline', 'answered']);

/** How long what is only answered can be marked so by the link of its mail, milliseconds. */
const MARK_LASTS = 90 * 86_400_000;

/**
 * The links by which an agency answers, each to a page that asks once more: the first as the mail's one filled button,
 * unless it undoes or moves what stands. They are in the agency's language, and of this mail alone.
 */
export async function answerBlocks(
  { kind, subjectId, origin }: AnsweredCase,
  deeds: readonly OfferedDeed[],
  { db, site, tokenSecret, now, mailId, to }: MailContext,
): Promise<readonly Block[]> {
  const of = { siteId: site.id, kind, subjectId, mailId, mailedTo: to };
  const blocks: Block[] = [];
  for (const { deed, label, endsAt } of deeds) {
    const token = await answerToken(db, { ...of, deed, endsAt }, tokenSecret, now);
    if (token === null) continue;
    const href = origin + pathTo('answer', site.defaultLocale, { token });
    blocks.push({ kind: blocks.length === 0 && ASKED.has(deed) ? 'button' : 'link', label, href });
  }
  return blocks;
}

/** Of what the agency answers by itself: the link that marks it as answered, after a sentence that says what for. */
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
