import { formatDayName } from '#domain/format/moment.ts';
import { textOf } from '#domain/forms/read-form.ts';
import { pathTo } from '#domain/routes.ts';
import { nightCount } from '#domain/stays/day.ts';
import type { AnswerLink } from '#wire/answer-link.ts';
import { mailLink, phoneLink } from '../platform/page/contact-link.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { type CaseWords, caseWords, type FactView, momentIn } from './case-words.ts';
import type { AboutView, AnswerInput } from './input.ts';
import { actionLabel, isAnnounced, type PressView, toPress } from './press-view.ts';
import { toWeeks, type WeeksView } from './weeks.ts';

/** A case with its button, or with its outcome. */
export interface AnswerView {
  readonly look: 'ask' | 'done' | 'past';
  /** Above the heading: days left to answer, and date of the request. */
  readonly kick: readonly string[];
  readonly heading: string;
  readonly lead: string | null;
  readonly about: AboutView | null;
  /** Days of a stay, and the calendar around them. */
  readonly span: { readonly from: string; readonly to: string; readonly nights: string } | null;
  readonly weeks: WeeksView | null;
  readonly facts: readonly FactView[];
  /** The visitor's message, the agency's last message to the visitor, and an unsent one. */
  readonly quotes: readonly { readonly title: string; readonly text: string }[];
  readonly press: PressView | null;
  /** Form action that requests new links; null when no action is left. */
  readonly renew: string | null;
  /** Confirmation that new links were mailed; null unless just requested. */
  readonly mailed: string | null;
  /** What else can be done with the case now; only on the agency's own page. */
  readonly acts: readonly { readonly label: string; readonly href: string }[];
  /** Link back to the agency's overview; null behind a link in a mail. */
  readonly back: { readonly label: string; readonly href: string } | null;
  /** The way on to that overview, by signing in, once a link of a mail has nothing left to ask; otherwise null. */
  readonly desk: { readonly label: string; readonly href: string } | null;
}

const HOUR = 3_600_000;

function kickOf({ link, now }: AnswerInput, { t, locale }: ViewContext): readonly string[] {
  const { subject, deed: action, endsAt } = link;
  const left = Math.floor((Date.parse(endsAt) - now.getTime()) / (24 * HOUR));
  const waits = (action === 'confirm' || action === 'decline') && subject.state === 'requested';
  return [
    ...(waits ? [t.count('answers.days', Math.max(1, left))] : []),
    t('answers.asked', { when: formatDayName(subject.createdAt, locale) }),
  ];
}

/** Who did the action, if known, and when; null if it was not done. */
function doneWords({ link: { done } }: AnswerInput, context: ViewContext): string | null {
  if (done === null) return null;
  const values = { when: momentIn(done.at, context), to: done.mailedTo ?? '' };
  return context.t(`answers.by.${done.by}`, values);
}

/** Name and contact links of the visitor; empty after the request was withdrawn. */
function visitorFacts({ link: { subject } }: AnswerInput, { t }: ViewContext): readonly FactView[] {
  const links = [phoneLink(subject.phone), mailLink(subject.email)].flatMap((link) =>
    link === null ? [] : [link],
  );
  const name = `${subject.firstname} ${subject.lastname}`.trim();
  return name === '' && links.length === 0 ? [] : [{ label: t('answers.visitor'), text: name, links }];
}

/** The agency's last message to the visitor. */
export function wordSent({ subject }: AnswerLink): string | null {
  if (subject.kind === 'contact' || subject.kind === 'valuation') return null;
  const moved = subject.kind === 'appointment' && subject.state === 'booked' ? subject.moved : null;
  return (moved ?? subject.answer)?.word ?? null;
}

function quotesOf(input: AnswerInput, look: AnswerView['look'], { t }: ViewContext): AnswerView['quotes'] {
  const { link, late, typed } = input;
  const { message, firstname } = link.subject;
  const sent = look === 'ask' ? null : wordSent(link);
  const unsent = late ? (textOf(typed, 'word') ?? null) : null;
  return [
    { title: t('answers.wrote', { name: firstname }), text: message ?? '' },
    { title: t('answers.sent'), text: sent ?? '' },
    { title: t('answers.unsent'), text: unsent ?? '' },
  ].filter(({ text }) => text !== '');
}

function lookOf({ link: { standing }, justDone, late, staff }: AnswerInput): AnswerView['look'] {
  if (staff?.opened && !justDone) return 'past';
  if (standing === 'open' && !late) return 'ask';
  return standing === 'used' && justDone ? 'done' : 'past';
}

/** The days of a stay in short form. */
function spanOf(
  { link: { subject } }: AnswerInput,
  words: CaseWords,
  { t }: ViewContext,
): AnswerView['span'] {
  if (subject.kind !== 'stay') return null;
  const nights = t.count('stays.nights', nightCount(subject.from, subject.to));
  return { from: words.from, to: words.to, nights };
}

/**
 * Actions of a case as links: on a page that does none of them itself. While a stay can be confirmed, confirming it
 * after its time is the same action again, for links of older mails.
 */
const actsOf = ({ link: { subject }, staff }: AnswerInput, { t }: ViewContext): AnswerView['acts'] =>
  (staff?.possible ?? [])
    .filter((action, _, possible) => action !== 'confirm-late' || !possible.includes('confirm'))
    .map((action) => ({
      label: t(action === 'decline' ? 'answers.stay.no' : actionLabel(subject.kind, action)),
      href: staff?.hrefOf(action) ?? '',
    }));

/** The overview of an agency that has one. */
const deskOf = (
  { staff }: AnswerInput,
  asks: boolean,
  { t, locale, site }: ViewContext,
): AnswerView['desk'] =>
  asks || staff !== undefined || !site.settings.features.includes('staff')
    ? null
    : { label: t('answers.toDesk'), href: pathTo('staff', locale) };

/** View of a link's page. */
export function toAnswer(input: AnswerInput, context: ViewContext): AnswerView {
  const { t } = context;
  const { link, about, action, mailed, staff } = input;
  const { subject, deed: act, renewable } = link;
  const look = lookOf(input);
  const words = caseWords(subject, context);
  const asks = look === 'ask';
  // A case that is open, rather than the outcome of an action.
  const opened = look === 'past' && staff?.opened === true && staff.possible.length > 0;
  const announced =
    look === 'done' && isAnnounced(subject) ? t('answers.told', { email: subject.email }) : null;
  return {
    look,
    kick: asks || opened ? kickOf(input, context) : [],
    heading: asks ? words.question(act) : opened ? words.open : words.state,
    lead:
      asks || opened
        ? null
        : [doneWords(input, context), announced].filter((text) => text !== null).join(' ') || null,
    about,
    span: spanOf(input, words, context),
    weeks: (asks || opened) && subject.kind === 'stay' ? toWeeks(subject, context) : null,
    facts: [...words.facts, ...visitorFacts(input, context)],
    quotes: quotesOf(input, look, context),
    press: asks ? toPress(input, context) : null,
    renew: look === 'past' && renewable && !mailed ? action : null,
    mailed: mailed ? t('answers.renewed') : null,
    acts: asks ? [] : actsOf(input, context),
    desk: deskOf(input, asks, context),
    back: staff === undefined ? null : { label: t('answers.desk'), href: staff.deskHref },
  };
}
