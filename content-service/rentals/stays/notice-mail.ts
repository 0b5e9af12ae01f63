import { formatPrice } from '#domain/format/money.ts';
import { languageName } from '#domain/languages.ts';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { type MailTexts, mailTexts } from '#locales/mails.ts';
import type { AnswerAction } from '#wire/answer-link.ts';
import { rentalMailCard } from '../../estates/rental-mail-card.ts';
import { answerBlocks } from '../../mail/answer-links.ts';
import type { Block, MailContent } from '../../mail/mail.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { costRows, daysInWords, filled, reservedUntil, stayRows, stepsOf } from './mail-facts.ts';
import { findStay, lapsesAt, type RequestedStay } from './stays.ts';

/** Occasions of mails to the agency: `notices.{occasion}` in its texts. */
type Occasion = 'asked' | 'reminder' | 'confirmed' | 'lapsed' | 'wished' | 'withdrawn';

/** End of a day in Brussels, rounded to the later midnight in UTC. */
const endOf = (day: string): Date => new Date(`${addDays(day, 1)}T00:00:00.000Z`);

/** Labels of links; a viewing's differ. */
const LABELS = {
  confirm: 'notices.deeds.confirm',
  'confirm-late': 'notices.deeds.confirm-late',
  decline: 'notices.deeds.decline',
  cancel: 'notices.deeds.cancel',
  move: 'notices.deeds.moveOwn',
  keep: 'notices.deeds.keep',
} as const satisfies Partial<Record<AnswerAction, string>>;

interface Offered {
  readonly deed: keyof typeof LABELS;
  /** Instead of the usual one. */
  readonly label?: 'notices.deeds.moveStay';
  readonly endsAt: (stay: RequestedStay) => Date;
}

const LATE: Offered = { deed: 'confirm-late', endsAt: ({ request }) => endOf(request.from) };
const IN_TIME: readonly Offered[] = [
  { deed: 'confirm', endsAt: lapsesAt },
  { deed: 'decline', endsAt: lapsesAt },
];

const beforeArrival = ({ request }: RequestedStay): Date => endOf(request.from);

/** Links of each mail. */
const OFFERED: Readonly<Record<Occasion, readonly Offered[]>> = {
  asked: IN_TIME,
  reminder: IN_TIME,
  confirmed: [
    { deed: 'cancel', endsAt: ({ request }) => endOf(request.to) },
    { deed: 'move', endsAt: beforeArrival },
  ],
  lapsed: [LATE],
  wished: [
    { deed: 'move', label: 'notices.deeds.moveStay', endsAt: beforeArrival },
    { deed: 'keep', endsAt: beforeArrival },
  ],
  withdrawn: [],
};

/** Whether the occasion is still true: outdated mails are not sent. */
function isTrue(occasion: Occasion, { state, answer, heldUntil, wish, byGuest }: RequestedStay): boolean {
  if (heldUntil !== null) return false;
  if (occasion === 'withdrawn') return byGuest;
  if (occasion === 'wished') return wish !== null;
  if (occasion === 'confirmed') return state === 'confirmed';
  return occasion === 'lapsed' ? state === 'released' && answer === null : state === 'requested';
}

/** Visitor, stay and price. */
const factsOf = (stay: RequestedStay, t: MailTexts): Block => ({
  kind: 'facts',
  rows: filled([
    ...stayRows(stay, t),
    ...costRows(stay, t),
    [t('notice.name'), `${stay.request.firstname} ${stay.request.lastname}`],
    [t('notice.email'), stay.request.email],
    [t('notice.phone'), stay.request.phone ?? ''],
    [t('notice.language'), languageName(stay.request.locale, t.locale)],
    [t('stays.facts.agreements'), stay.agreements.map(({ title }) => title).join(', ')],
  ]),
});

/** What the guest still owes after the cancellation; nothing for an agency without terms. */
function dueOf(stay: RequestedStay, t: MailTexts): readonly Block[] {
  const [step] = stepsOf(stay, brusselsDay(stay.answeredAt ?? new Date(0)));
  if (step === undefined) return [];
  const text =
    step.due === 0
      ? t('notices.withdrawn.free')
      : t('notices.withdrawn.due', { price: formatPrice(step.due, t) });
  return [{ kind: 'text', text }];
}

/** Mail to the agency with the answer links; replies go to the visitor. */
async function notice(
  occasion: Occasion,
  stay: RequestedStay,
  context: MailContext,
): Promise<MailContent | null> {
  if (!isTrue(occasion, stay)) return null;
  const { db, site } = context;
  const { request, origin } = stay;
  const t = mailTexts(site.defaultLocale, site.settings.figures);
  const estate = await rentalMailCard(db, site.id, request.rentalUnitId, { origin, t });
  const days = daysInWords(request, t.locale);
  const visitor = `${request.firstname} ${request.lastname}`;
  const offered = OFFERED[occasion].map(({ deed: action, label, endsAt }) => ({
    deed: action,
    label: t(label ?? LABELS[action]),
    endsAt: endsAt(stay),
  }));
  const links = await answerBlocks({ kind: 'stay', subjectId: stay.id, origin }, offered, context);
  // A reminder has the text of the request.
  const said = occasion === 'reminder' ? 'asked' : occasion;
  const body = t(`notices.${said}.body`, {
    until: reservedUntil(stay, t.locale),
    days,
    wish: stay.wish === null ? '' : daysInWords(stay.wish, t.locale),
    price: stay.wish === null ? '' : formatPrice(stay.wish.breakdown.total, t),
  });
  return {
    locale: t.locale,
    // No header contains a visitor's text (decision 35).
    subject: t(`notices.${occasion}.subject`, { unit: estate.title, days }),
    preview: `${days}, ${estate.title}`,
    title: t(`notices.${said}.title`, { visitor }),
    blocks: [
      factsOf(stay, t),
      ...(request.message
        ? [{ kind: 'quote', title: t('stays.notice.message'), text: request.message } as const]
        : []),
      { kind: 'text', text: body },
      ...(occasion === 'withdrawn' ? dueOf(stay, t) : []),
      ...links,
      ...(links.length === 0 ? [] : [{ kind: 'text', text: t('notices.how') } as const]),
      { kind: 'estate', estate },
    ],
    why: t('notices.why'),
    replyTo: request.email,
  };
}

interface Data {
  readonly stayId: string;
}

/** Mail of a stay request; if written later, of its confirmation with a link to undo it. */
export async function stayNotice({ stayId }: Data, context: MailContext): Promise<MailContent | null> {
  const stay = await findStay(context.db, context.site.id, stayId);
  return stay === null ? null : notice(stay.state === 'confirmed' ? 'confirmed' : 'asked', stay, context);
}

/** Reminder of an unanswered request. */
export async function stayReminder({ stayId }: Data, context: MailContext): Promise<MailContent | null> {
  const stay = await findStay(context.db, context.site.id, stayId);
  return stay === null ? null : notice('reminder', stay, context);
}

/** Mail of a lapsed request: its nights are free again, and the visitor was told. */
export async function stayLapsedNotice({ stayId }: Data, context: MailContext): Promise<MailContent | null> {
  const stay = await findStay(context.db, context.site.id, stayId);
  return stay === null ? null : notice('lapsed', stay, context);
}

/** Mail of other days that a guest asks for. */
export async function stayWishNotice({ stayId }: Data, context: MailContext): Promise<MailContent | null> {
  const stay = await findStay(context.db, context.site.id, stayId);
  return stay === null ? null : notice('wished', stay, context);
}

/** Mail of a stay that its guest cancelled. */
export async function stayWithdrawn({ stayId }: Data, context: MailContext): Promise<MailContent | null> {
  const stay = await findStay(context.db, context.site.id, stayId);
  return stay === null ? null : notice('withdrawn', stay, context);
}
